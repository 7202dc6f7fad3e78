import CommandLineSupport
import Fetching
import Foundation
import Marvel

let comics = Resource(
    singular: "comic", plural: "comics", summary: "List or show comics: issues, collections and digital comics",
    kind: .comics, unfiltered: ComicQuery(), parent: \.parent,
    filters: filters, columns: columns)

private let filters: [CommandOption<ComicQuery>] = [
    CommandOption("title-starts-with", .text, \.titleStartsWith, "Only comics whose title starts with TEXT"),
    CommandOption("title", .text, \.title, "Only comics with this title"),
    CommandOption("format", .word, \.format, "Only comics in this format"),
    CommandOption("format-type", .word, \.formatType, "Only single issues or only collections"),
    CommandOption(flag: "no-variants", \.noVariants, "Exclude variant covers, second printings and director's cuts"),
    CommandOption("date-descriptor", .word, \.dateDescriptor, "Only comics with an on-sale date in this period"),
    CommandOption(
        "date-range", .dateRange, \.dateRange,
        "Only comics with an on-sale date between these two dates, such as 2013-01-01,2013-01-31"),
    CommandOption("start-year", .number(), \.startYear, "Only comics whose series started in this year"),
    CommandOption("issue-number", .issueNumber, \.issueNumber, "Only comics with this issue number"),
    CommandOption("diamond-code", .text, \.diamondCode, "Only the comic with this Diamond distributor code"),
    CommandOption("digital-id", .number(), \.digitalId, "Only the comic with this digital edition ID"),
    CommandOption("upc", .text, \.upc, "Only the comic with this UPC"),
    CommandOption("isbn", .text, \.isbn, "Only the comic with this ISBN"),
    CommandOption("ean", .text, \.ean, "Only the comic with this EAN"),
    CommandOption("issn", .text, \.issn, "Only comics with this ISSN"),
    CommandOption(flag: "has-digital-issue", \.hasDigitalIssue, "Only comics with a digital edition"),
    CommandOption("modified-since", .date, \.modifiedSince, "Only comics modified since this date, such as 2014-04-29"),
    CommandOption("creators", .ids, \.creators, "Only comics by any of these creators"),
    CommandOption("characters", .ids, \.characters, "Only comics with any of these characters"),
    CommandOption("series", .ids, \.series, "Only comics in any of these series"),
    CommandOption("events", .ids, \.events, "Only comics in any of these events"),
    CommandOption("stories", .ids, \.stories, "Only comics with any of these stories"),
    CommandOption(
        "shared-appearances", .ids, \.sharedAppearances, "Only comics in which all of these characters appear"),
    CommandOption("collaborators", .ids, \.collaborators, "Only comics that all of these creators worked on"),
    CommandOption("order-by", .words(), \.orderBy, "Sort order (“-title” means descending)"),
    .limit(\.limit),
    .offset(\.offset),
]

private let columns: [Column<ComicModel>] = [
    .number("ID") { $0.id },
    .text("TITLE") { $0.title },
    .text("FORMAT") { $0.format },
    .short("ON SALE") { comic in comic.dates.first { $0.type == "onsaleDate" }.map { day($0.date) } ?? "" },
    .right("PAGES") { count($0.pageCount) },
    .right("PRICE") { comic in comic.prices.first { $0.price > 0 }.map { dollars($0.price) } ?? "" },
    .detail("ISSUE") { issue(of: $0) },
    .detail("VARIANT") { $0.variantDescription },
    .detail("SERIES") { $0.series.map { named([$0]) } ?? "" },
    .detail("CREATORS") { named($0.creators.items) },
    .detail("CHARACTERS") { named($0.characters.items) },
    .detail("EVENTS") { named($0.events.items) },
    .detail("STORIES") { count($0.stories.available) },
    .detail("ISBN") { $0.isbn?.text ?? "" },
    .detail("UPC") { $0.upc?.text ?? "" },
    .detail("MODIFIED") { day($0.modified) },
    .detail("DESCRIPTION") { $0.description ?? "" },
    .detail("LINKS") { links($0.urls) },
]

/// Returns a price in dollars and cents, such as `$3.50`.
func dollars(_ price: Decimal) -> String {
    // A formatter would use the user's locale.
    guard let cents = Int("\(price * 100)"), cents >= 0 else { return "$\(price)" }
    return "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
}

private func issue(of comic: ComicModel) -> String {
    guard comic.issueNumber != 0 else { return "" }
    return Int(exactly: comic.issueNumber).map { String($0) } ?? String(comic.issueNumber)
}
