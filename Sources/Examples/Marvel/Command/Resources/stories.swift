import CommandLineSupport
import Fetching
import Marvel

let stories = Resource(
    singular: "story", plural: "stories", summary: "List or show stories: parts of comics, such as covers",
    kind: .stories, unfiltered: StoryQuery(), parent: \.parent,
    filters: filters, columns: columns)

private let filters: [CommandOption<StoryQuery>] = [
    CommandOption(
        "modified-since", .date, \.modifiedSince, "Only stories modified since this date, such as 2014-04-29"),
    CommandOption("comics", .ids, \.comics, "Only stories in any of these comics"),
    CommandOption("series", .ids, \.series, "Only stories in any of these series"),
    CommandOption("events", .ids, \.events, "Only stories in any of these events"),
    CommandOption("creators", .ids, \.creators, "Only stories by any of these creators"),
    CommandOption("characters", .ids, \.characters, "Only stories with any of these characters"),
    CommandOption("order-by", .words(), \.orderBy, "Sort order (“-id” means descending)"),
    .limit(\.limit),
    .offset(\.offset),
]

private let columns: [Column<StoryModel>] = [
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
