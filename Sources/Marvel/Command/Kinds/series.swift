import Marvel

let seriesSyntax = ResourceSyntax(
    singular: "series", plural: "series", summary: "comics that come out under one title",
    query: SeriesQuery(), under: \.under,
    filters: filters,
    request: { .series($0) })

private let filters: [CommandOption<SeriesQuery>] = [
    CommandOption("title-starts-with", .text, \.titleStartsWith, "those whose title begins so"),
    CommandOption("title", .text, \.title, "those with this title"),
    CommandOption("start-year", .number(), \.startYear, "those that began in this year"),
    CommandOption("modified-since", .date, \.modifiedSince, "those that changed since then"),
    CommandOption("series-type", .word, \.seriesType, "those that come out so"),
    CommandOption("contains", .words(), \.contains, "those that have comics in one of these formats"),
    CommandOption("comics", .ids, \.comics, "those with one of these comics"),
    CommandOption("stories", .ids, \.stories, "those with one of these stories"),
    CommandOption("events", .ids, \.events, "those in one of these events"),
    CommandOption("creators", .ids, \.creators, "those by one of these creators"),
    CommandOption("characters", .ids, \.characters, "those with one of these characters"),
    CommandOption("order-by", .words(), \.orderBy, "how to sort"),
    .limit(\.limit),
    .offset(\.offset),
]

let seriesColumns: [Column<SeriesModel>] = [
    .number("ID") { $0.id },
    .text("TITLE") { $0.title },
    .short("YEARS") { years(of: $0) },
    .short("TYPE") { $0.type ?? "" },
    .short("RATING") { $0.rating },
    .number("COMICS") { $0.comics.available },
    .detail("CREATORS") { named($0.creators.items) },
    .detail("CHARACTERS") { named($0.characters.items) },
    .detail("EVENTS") { named($0.events.items) },
    .detail("STORIES") { count($0.stories.available) },
    .detail("PREVIOUS") { $0.previous.map { named([$0]) } ?? "" },
    .detail("NEXT") { $0.next.map { named([$0]) } ?? "" },
    .detail("MODIFIED") { day($0.modified) },
    .detail("DESCRIPTION") { $0.description ?? "" },
    .detail("LINKS") { links($0.urls) },
]

/// The API writes 2099 for a series that goes on.
private func years(of series: SeriesModel) -> String {
    if series.startYear == 0 { return "" }
    return switch series.endYear {
    case series.startYear, ..<1: "\(series.startYear)"
    case 2099...: "\(series.startYear)–"
    default: "\(series.startYear)–\(series.endYear)"
    }
}
