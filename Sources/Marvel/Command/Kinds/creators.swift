import Marvel

let creatorSyntax = ResourceSyntax(
    singular: "creator", plural: "creators", summary: "those who make them: writers, artists, editors",
    query: CreatorQuery(), under: \.under,
    filters: filters,
    request: { .creators($0) })

private let filters: [CommandOption<CreatorQuery>] = [
    CommandOption("name-starts-with", .text, \.nameStartsWith, "those whose full name begins so"),
    CommandOption("first-name", .text, \.firstName, "those with this first name"),
    CommandOption("middle-name", .text, \.middleName, "those with this middle name"),
    CommandOption("last-name", .text, \.lastName, "those with this last name"),
    CommandOption("suffix", .text, \.suffix, "those with this suffix, such as Jr."),
    CommandOption("first-name-starts-with", .text, \.firstNameStartsWith, "those whose first name begins so"),
    CommandOption("middle-name-starts-with", .text, \.middleNameStartsWith, "those whose middle name begins so"),
    CommandOption("last-name-starts-with", .text, \.lastNameStartsWith, "those whose last name begins so"),
    CommandOption("modified-since", .date, \.modifiedSince, "those that changed since then"),
    CommandOption("comics", .ids, \.comics, "those of one of these comics"),
    CommandOption("series", .ids, \.series, "those of one of these series"),
    CommandOption("events", .ids, \.events, "those of one of these events"),
    CommandOption("stories", .ids, \.stories, "those of one of these stories"),
    CommandOption("order-by", .words(), \.orderBy, "how to sort"),
    .limit(\.limit),
    .offset(\.offset),
]

let creatorColumns: [Column<CreatorModel>] = [
    .number("ID") { $0.id },
    .text("NAME") { $0.fullName },
    .number("COMICS") { $0.comics.available },
    .number("SERIES") { $0.series.available },
    .number("STORIES") { $0.stories.available },
    .number("EVENTS") { $0.events.available },
    .short("MODIFIED") { day($0.modified) },
    .detail("LINKS") { links($0.urls) },
]
