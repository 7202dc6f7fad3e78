import Foundation
import Fetching
import Marvel

let comicSyntax = ResourceSyntax(
    singular: "comic", plural: "comics", summary: "what is published: issues, collections, digital comics",
    query: ComicQuery(), under: \.under,
    filters: filters,
    request: { .comics($0) })

private let filters: [CommandOption<ComicQuery>] = [
    CommandOption("title-starts-with", .text, \.titleStartsWith, "those whose title begins so"),
    CommandOption("title", .text, \.title, "those with this title"),
    CommandOption("format", .word, \.format, "those published so"),
    CommandOption("format-type", .word, \.formatType, "only issues, or only collections"),
    CommandOption(flag: "no-variants", \.noVariants, "without other covers, second printings, director's cuts"),
    CommandOption("date-descriptor", .word, \.dateDescriptor, "those on sale in this span around today"),
    CommandOption("date-range", .twoDays, \.dateRange, "those on sale between two days"),
    CommandOption("start-year", .number(), \.startYear, "those whose series began in this year"),
    CommandOption("issue-number", .issueNumber, \.issueNumber, "those with this number in their series"),
    CommandOption("diamond-code", .text, \.diamondCode, "the one with this code of the Diamond distributor"),
    CommandOption("digital-id", .number(), \.digitalId, "the one with this digital edition"),
    CommandOption("upc", .text, \.upc, "the one with this UPC"),
    CommandOption("isbn", .text, \.isbn, "the one with this ISBN"),
    CommandOption("ean", .text, \.ean, "the one with this EAN"),
    CommandOption("issn", .text, \.issn, "the one with this ISSN"),
    CommandOption(flag: "has-digital-issue", \.hasDigitalIssue, "those with a digital edition"),
    CommandOption("modified-since", .date, \.modifiedSince, "those that changed since then"),
    CommandOption("creators", .ids, \.creators, "those by one of these creators"),
    CommandOption("characters", .ids, \.characters, "those with one of these characters"),
    CommandOption("series", .ids, \.series, "those of one of these series"),
    CommandOption("events", .ids, \.events, "those in one of these events"),
    CommandOption("stories", .ids, \.stories, "those with one of these stories"),
    CommandOption(
        "shared-appearances", .ids, \.sharedAppearances, "those in which all these characters appear together"),
    CommandOption("collaborators", .ids, \.collaborators, "those on which all these creators worked together"),
    CommandOption("order-by", .words(), \.orderBy, "how to sort"),
    .limit(\.limit),
    .offset(\.offset),
]

let comicColumns: [Column<ComicModel>] = [
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

/// `$3.50`.
func dollars(_ price: Decimal) -> String {
    // In cents, because a formatter would follow the user's locale.
    guard let cents = Int("\(price * 100)"), cents >= 0 else { return "$\(price)" }
    return "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
}

private func issue(of comic: ComicModel) -> String {
    guard comic.issueNumber != 0 else { return "" }
    return Int(exactly: comic.issueNumber).map { String($0) } ?? String(comic.issueNumber)
}
