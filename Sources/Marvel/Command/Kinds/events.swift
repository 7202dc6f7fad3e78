import Marvel

let eventSyntax = ResourceSyntax(
    singular: "event", plural: "events", summary: "stories told across many series",
    query: EventQuery(), under: \.under,
    filters: filters,
    request: { .events($0) })

private let filters: [CommandOption<EventQuery>] = [
    CommandOption("name-starts-with", .text, \.nameStartsWith, "those whose title begins so"),
    CommandOption("name", .text, \.name, "the one with exactly this title"),
    CommandOption("modified-since", .date, \.modifiedSince, "those that changed since then"),
    CommandOption("creators", .ids, \.creators, "those by one of these creators"),
    CommandOption("characters", .ids, \.characters, "those with one of these characters"),
    CommandOption("series", .ids, \.series, "those that run through one of these series"),
    CommandOption("comics", .ids, \.comics, "those with one of these comics"),
    CommandOption("stories", .ids, \.stories, "those with one of these stories"),
    CommandOption("order-by", .words(), \.orderBy, "how to sort"),
    .limit(\.limit),
    .offset(\.offset),
]

let eventColumns: [Column<EventModel>] = [
    .number("ID") { $0.id },
    .text("TITLE") { $0.title },
    .short("START") { $0.start.map(day) ?? "" },
    .short("END") { $0.end.map(day) ?? "" },
    .number("COMICS") { $0.comics.available },
    .number("CHARACTERS") { $0.characters.available },
    .detail("SERIES") { named($0.series.items) },
    .detail("CREATORS") { count($0.creators.available) },
    .detail("STORIES") { count($0.stories.available) },
    .detail("PREVIOUS") { $0.previous.map { named([$0]) } ?? "" },
    .detail("NEXT") { $0.next.map { named([$0]) } ?? "" },
    .detail("DESCRIPTION") { $0.description ?? "" },
    .detail("LINKS") { links($0.urls) },
]
