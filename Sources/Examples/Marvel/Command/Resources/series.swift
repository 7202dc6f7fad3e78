import CommandLineSupport
import Fetching
import Marvel

let series = Resource(
    singular: "series", plural: "series", summary: "List or show series: comics that share a title",
    kind: .series, unfiltered: SeriesQuery(), parent: \.parent,
    filters: filters, columns: columns)

private let filters: [CommandOption<SeriesQuery>] = [
    CommandOption("title-starts-with", .text, \.titleStartsWith, "Only series whose title starts with TEXT"),
    CommandOption("title", .text, \.title, "Only series with this title"),
    CommandOption("start-year", .number(), \.startYear, "Only series that started in this year"),
    CommandOption("modified-since", .date, \.modifiedSince, "Only series modified since this date, such as 2014-04-29"),
    CommandOption("series-type", .word, \.seriesType, "Only series of this type"),
    CommandOption("contains", .words(), \.contains, "Only series with comics in any of these formats"),
    CommandOption("comics", .ids, \.comics, "Only series with any of these comics"),
    CommandOption("stories", .ids, \.stories, "Only series with any of these stories"),
    CommandOption("events", .ids, \.events, "Only series in any of these events"),
    CommandOption("creators", .ids, \.creators, "Only series by any of these creators"),
    CommandOption("characters", .ids, \.characters, "Only series with any of these characters"),
    CommandOption("order-by", .words(), \.orderBy, "Sort order (“-title” means descending)"),
    .limit(\.limit),
    .offset(\.offset),
]

private let columns: [Column<SeriesModel>] = [
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

/// Returns the years of a series, such as `1963–1999`, or `1963` for a single year. A series that continues has the
/// last year 2099 in the API, and gives `1963–`.
private func years(of series: SeriesModel) -> String {
    if series.startYear == 0 { return "" }
    return switch series.endYear {
    case series.startYear, ..<1: "\(series.startYear)"
    case 2099...: "\(series.startYear)–"
    default: "\(series.startYear)–\(series.endYear)"
    }
}
