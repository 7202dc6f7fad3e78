import Marvel

let storySyntax = ResourceSyntax(
    singular: "story", plural: "stories", summary: "parts of comics, such as a cover",
    query: StoryQuery(), under: \.under,
    filters: filters,
    request: { .stories($0) })

private let filters: [CommandOption<StoryQuery>] = [
    CommandOption("modified-since", .date, \.modifiedSince, "those that changed since then"),
    CommandOption("comics", .ids, \.comics, "those in one of these comics"),
    CommandOption("series", .ids, \.series, "those in one of these series"),
    CommandOption("events", .ids, \.events, "those in one of these events"),
    CommandOption("creators", .ids, \.creators, "those by one of these creators"),
    CommandOption("characters", .ids, \.characters, "those with one of these characters"),
    CommandOption("order-by", .words(), \.orderBy, "how to sort"),
    .limit(\.limit),
    .offset(\.offset),
]

let storyColumns: [Column<StoryModel>] = [
    .number("ID") { $0.id },
    .text("TITLE") { $0.title },
    .short("TYPE") { $0.type },
    .text("ISSUE") { $0.originalIssue?.name ?? "" },
    .detail("SERIES") { named($0.series.items) },
    .detail("CREATORS") { named($0.creators.items) },
    .detail("CHARACTERS") { named($0.characters.items) },
    .detail("EVENTS") { named($0.events.items) },
    .detail("MODIFIED") { day($0.modified) },
    .detail("DESCRIPTION") { $0.description ?? "" },
]
