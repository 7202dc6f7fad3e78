import CommandLineSupport
import Fetching
import Marvel

let creators = Resource(
    singular: "creator", plural: "creators", summary: "List or show creators: writers, artists and editors",
    kind: .creators, unfiltered: CreatorQuery(), parent: \.parent,
    filters: filters, columns: columns)

private let filters: [CommandOption<CreatorQuery>] = [
    CommandOption("name-starts-with", .text, \.nameStartsWith, "Only creators whose full name starts with TEXT"),
    CommandOption("first-name", .text, \.firstName, "Only creators with this first name"),
    CommandOption("middle-name", .text, \.middleName, "Only creators with this middle name"),
    CommandOption("last-name", .text, \.lastName, "Only creators with this last name"),
    CommandOption("suffix", .text, \.suffix, "Only creators with this name suffix, such as Jr."),
    CommandOption(
        "first-name-starts-with", .text, \.firstNameStartsWith, "Only creators whose first name starts with TEXT"),
    CommandOption(
        "middle-name-starts-with", .text, \.middleNameStartsWith, "Only creators whose middle name starts with TEXT"),
    CommandOption(
        "last-name-starts-with", .text, \.lastNameStartsWith, "Only creators whose last name starts with TEXT"),
    CommandOption(
        "modified-since", .date, \.modifiedSince, "Only creators modified since this date, such as 2014-04-29"),
    CommandOption("comics", .ids, \.comics, "Only creators of any of these comics"),
    CommandOption("series", .ids, \.series, "Only creators of any of these series"),
    CommandOption("events", .ids, \.events, "Only creators of any of these events"),
    CommandOption("stories", .ids, \.stories, "Only creators of any of these stories"),
    CommandOption("order-by", .words(), \.orderBy, "Sort order (“-lastName” means descending)"),
    .limit(\.limit),
    .offset(\.offset),
]

private let columns: [Column<CreatorModel>] = [
    .number("ID") { $0.id },
    .text("NAME") { $0.fullName },
    .number("COMICS") { $0.comics.available },
    .number("SERIES") { $0.series.available },
    .number("STORIES") { $0.stories.available },
    .number("EVENTS") { $0.events.available },
    .short("MODIFIED") { day($0.modified) },
    .detail("LINKS") { links($0.urls) },
]
