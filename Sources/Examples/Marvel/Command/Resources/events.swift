import CommandLineSupport
import Fetching
import Marvel

let events = Resource(
    singular: "event", plural: "events", summary: "List or show events: storylines across many series",
    kind: .events, unfiltered: EventQuery(), parent: \.parent,
    filters: filters, columns: columns)

private let filters: [CommandOption<EventQuery>] = [
    CommandOption("name-starts-with", .text, \.nameStartsWith, "Only events whose name starts with TEXT"),
    CommandOption("name", .text, \.name, "Only the event with this exact name"),
    CommandOption("modified-since", .date, \.modifiedSince, "Only events modified since this date, such as 2014-04-29"),
    CommandOption("creators", .ids, \.creators, "Only events by any of these creators"),
    CommandOption("characters", .ids, \.characters, "Only events with any of these characters"),
    CommandOption("series", .ids, \.series, "Only events in any of these series"),
    CommandOption("comics", .ids, \.comics, "Only events with any of these comics"),
    CommandOption("stories", .ids, \.stories, "Only events with any of these stories"),
    CommandOption("order-by", .words(), \.orderBy, "Sort order (“-name” means descending)"),
    .limit(\.limit),
    .offset(\.offset),
]

private let columns: [Column<EventModel>] = [
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
