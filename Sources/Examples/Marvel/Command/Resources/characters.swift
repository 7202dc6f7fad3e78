import CommandLineSupport
import Fetching
import Marvel

let characters = Resource(
    singular: "character", plural: "characters", summary: "List or show characters: heroes, villains and teams",
    kind: .characters, unfiltered: CharacterQuery(), parent: \.parent,
    filters: filters, columns: columns)

private let filters: [CommandOption<CharacterQuery>] = [
    CommandOption("name-starts-with", .text, \.nameStartsWith, "Only characters whose name starts with TEXT"),
    CommandOption("name", .text, \.name, "Only the character with this exact name"),
    CommandOption(
        "modified-since", .date, \.modifiedSince, "Only characters modified since this date, such as 2014-04-29"),
    CommandOption("comics", .ids, \.comics, "Only characters in any of these comics"),
    CommandOption("series", .ids, \.series, "Only characters in any of these series"),
    CommandOption("events", .ids, \.events, "Only characters in any of these events"),
    CommandOption("stories", .ids, \.stories, "Only characters in any of these stories"),
    CommandOption("order-by", .words(), \.orderBy, "Sort order (“-name” means descending)"),
    .limit(\.limit),
    .offset(\.offset),
]

private let columns: [Column<CharacterModel>] = [
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
