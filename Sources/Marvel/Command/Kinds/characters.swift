import Marvel

let characterSyntax = ResourceSyntax(
    singular: "character", plural: "characters", summary: "those who act: heroes, villains, teams",
    query: CharacterQuery(), under: \.under,
    filters: filters,
    request: { .characters($0) })

private let filters: [CommandOption<CharacterQuery>] = [
    CommandOption("name-starts-with", .text, \.nameStartsWith, "those whose name begins so, such as Spider"),
    CommandOption("name", .text, \.name, "the one with exactly this name"),
    CommandOption("modified-since", .date, \.modifiedSince, "those that changed since then"),
    CommandOption("comics", .ids, \.comics, "those in one of these comics"),
    CommandOption("series", .ids, \.series, "those in one of these series"),
    CommandOption("events", .ids, \.events, "those in one of these events"),
    CommandOption("stories", .ids, \.stories, "those in one of these stories"),
    CommandOption("order-by", .words(), \.orderBy, "how to sort"),
    .limit(\.limit),
    .offset(\.offset),
]

let characterColumns: [Column<CharacterModel>] = [
    .number("ID") { $0.id },
    .text("NAME") { $0.name },
    .number("COMICS") { $0.comics.available },
    .number("SERIES") { $0.series.available },
    .number("STORIES") { $0.stories.available },
    .number("EVENTS") { $0.events.available },
    .short("MODIFIED") { day($0.modified) },
    .detail("DESCRIPTION") { $0.description ?? "" },
    .detail("LINKS") { links($0.urls) },
]
