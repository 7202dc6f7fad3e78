import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// A recording with two pages of a collection for each pagination style of public APIs, and a third page for some of
/// them.
let pageRecording: [RecordedExchange] = {
    // The items of each collection have other fields, so that each gets a model of its own.
    func items(_ range: Range<Int>, _ path: String) -> String {
        let path = path.replacing("/", with: "_")
        let fields = range.map { #"{"id": \#($0), "\#(path)_code": "code \#($0)", "\#(path)_size": \#($0)}"# }
        return "[" + fields.joined(separator: ", ") + "]"
    }
    func pages(
        _ path: String, _ pages: (query: String, body: String)..., header: (name: String, value: String)? = nil
    ) -> [RecordedExchange] {
        var exchanges = pages.map { page in
            let body = page.body.replacing("FIRST", with: items(1..<3, path)).replacing(
                "LAST", with: items(3..<4, path))
            return exchange("GET https://api.listing.test/\(path)\(page.query)", 200, body)
        }
        if let header { exchanges[0].headers[header.name] = header.value }
        return exchanges
    }
    return [
        // The envelope of Marvel.
        pages(
            "comics",
            ("?limit=2", #"{"code": 200, "data": {"offset": 0, "total": 3, "count": 2, "results": FIRST}}"#),
            ("?limit=2&offset=2", #"{"code": 200, "data": {"offset": 2, "total": 3, "count": 1, "results": LAST}}"#)),
        // Page numbers with their count, and from 0 without one.
        pages(
            "books", ("?page=1", #"{"info": {"pages": 2}, "books": FIRST}"#),
            ("?page=2", #"{"info": {"pages": 2}, "books": LAST}"#)),
        pages(
            "films", ("?p=0&size=2", "FIRST"), ("?p=1&size=2", "LAST"), ("?p=2&size=2", "[]")),
        // The last word of the path does not name the items.
        pages("members/all", ("", #"{"next": "3", "results": FIRST}"#), ("?next=3", #"{"results": LAST}"#)),
        // Page numbers with a total. The size of a page is in the query, in the body or in a full page, or unknown.
        pages(
            "shops", ("?p=1&ps=2", #"{"paging": {"total": 3}, "shops": FIRST}"#),
            ("?p=2&ps=2", #"{"paging": {"total": 3}, "shops": LAST}"#)),
        pages("tasks", ("?page=1&per_page=50", #"{"total": 2, "tasks": FIRST}"#)),
        pages(
            "parts", ("?page=1", #"{"page_size": 2, "total": 3, "parts": FIRST}"#),
            ("?page=2", #"{"page_size": 2, "total": 3, "parts": LAST}"#)),
        pages(
            "tours", ("?page=1", #"{"total": 3, "tours": FIRST}"#),
            ("?page=2", #"{"total": 3, "tours": LAST}"#)),
        pages("walls", ("?page=1", #"{"total": 2, "walls": FIRST}"#)),
        // Tokens.
        pages(
            "songs", ("", #"{"songs": FIRST, "meta": {"next_cursor": "dXNlcjpX"}}"#),
            ("?cursor=dXNlcjpX", #"{"songs": LAST, "meta": {"next_cursor": ""}}"#)),
        pages(
            "rows", ("", #"{"rows": FIRST, "next": "2"}"#),
            ("?_next=2", #"{"rows": LAST, "next": null}"#)),
        // A Link field.
        pages(
            "issues", ("", "FIRST"), ("?after=2", "LAST"), header: ("Link", "</issues?after=2>; rel=\"next\"")),
        // Other header fields. One of them does not have the word “next” in its name.
        pages(
            "records", ("", #"{"data": FIRST}"#), ("?from=a2", #"{"data": LAST}"#),
            header: ("Next-Page", "https://api.listing.test/records?from=a2")),
        pages("tracks", ("?limit=2", "FIRST"), ("?limit=2&from=b", "LAST"), header: ("x-more", "?limit=2&from=b")),
        pages("alerts", ("", #"{"alerts": FIRST}"#), header: ("X-Next", "/alerts?after=2")),
        // A URL in the body, whatever its name.
        pages(
            "cheeses", ("", #"{"cheeses": FIRST, "meta": {"more": "/cheeses?from=2"}}"#),
            ("?from=2", #"{"cheeses": LAST, "meta": {}}"#)),
        pages(
            "articles",
            ("", #"{"data": FIRST, "links": {"self": "/articles", "next": "/articles?page[number]=2"}}"#),
            ("?page%5Bnumber%5D=2", #"{"data": LAST, "links": {"self": "/articles?page[number]=2", "next": null}}"#)),
        // The last item of a page.
        pages(
            "charges", ("", #"{"has_more": true, "data": FIRST}"#),
            ("?starting_after=2", #"{"has_more": false, "data": LAST}"#)),
        // Arrays that are longer than that of the items.
        pages(
            "things", ("?limit=2", #"{"count": 3, "kinds": [{"k": 1}, {"k": 2}, {"k": 3}], "list": FIRST}"#),
            ("?limit=2&offset=2", #"{"count": 3, "kinds": [{"k": 1}, {"k": 2}, {"k": 3}], "list": LAST}"#)),
        pages(
            "posts",
            ("", #"{"data": FIRST, "included": [{"a": 1}, {"a": 2}, {"a": 3}], "links": {"next": "/posts?p=2"}}"#),
            ("?p=2", #"{"data": LAST, "included": [{"a": 4}, {"a": 5}, {"a": 6}], "links": {"next": null}}"#)),
        // A total of another object.
        pages(
            "stocks",
            ("?from=0&size=2", #"{"_shards": {"total": 5}, "hits": {"total": {"value": 3}, "hits": FIRST}}"#),
            ("?from=2&size=2", #"{"_shards": {"total": 5}, "hits": {"total": {"value": 3}, "hits": LAST}}"#)),
        // The last page, which has no cursor, was not recorded.
        pages(
            "bases", ("", #"{"bases": FIRST, "offset": "itr2"}"#),
            ("?offset=itr2", #"{"bases": LAST, "offset": "itr3"}"#)),
        pages(
            "contacts",
            ("", #"{"results": FIRST, "paging": {"limit": 2, "next": {"after": "b2", "link": "/contacts?x=1"}}}"#),
            ("?after=b2", #"{"results": LAST, "paging": {"limit": 2, "next": {"after": "c3", "link": "/contacts"}}}"#)),
        pages(
            "pods", ("", #"{"metadata": {"continue": "ey2", "remainingItemCount": 1}, "items": FIRST}"#),
            ("?continue=ey2", #"{"metadata": {"continue": "ey3", "remainingItemCount": 0}, "items": LAST}"#)),
        // The first response is the complete collection.
        pages(
            "rooms", ("", #"{"total": 3, "rooms": FIRST}"#), ("?page=1", #"{"total": 3, "rooms": FIRST}"#),
            ("?page=2", #"{"total": 3, "rooms": LAST}"#)),
        // A URL that the last page has too.
        pages(
            "tickets",
            ("", #"{"tickets": FIRST, "meta": {"has_more": true}, "links": {"next": "/tickets?after=2"}}"#),
            ("?after=2", #"{"tickets": LAST, "meta": {"has_more": false}, "links": {"next": "/tickets?after=3"}}"#)
        ),
        // Only one page.
        pages("plants", ("", #"{"count": 2, "next": null, "previous": null, "results": FIRST}"#)),
        pages("stones", ("", #"{"stones": FIRST, "links": {"last": "/stones?page=1", "next": null}}"#)),
        pages("events", ("?skip=0", #"{"events": FIRST, "total": 9}"#)),
    ].flatMap(\.self)
}()

struct ClientPagesTests {
    @Test func eachPaginationStyleBecomesAPageSequence() throws {
        let client = try clientSource(for: pageRecording)
        let unusualReads: [String: [Substring]] = [
            "Films": ["2", "1", "0", "nil"], "Events": ["2"], "Alerts": ["2"], "Bases": ["2", "1"],
            "Contacts": ["2", "1"], "Pods": ["2", "1"], "Walls": ["2"], "Tasks": ["2", "nil"],
            "Plants": ["2", "nil"], "Stones": ["2", "nil"],
        ]
        for (name, signature, parts, more) in pageSequences {
            let source = client.text("\(name).swift")
            for part in [signature, parts, more] { expect(source.contains(part), "\(part) is not in \(source)") }
            let tests = client.text("\(name)Tests.swift")
            let reads = tests.replacing("pages.next() == nil", with: "pages.next()?.items.count == nil")
                .components(separatedBy: "pages.next()?.items.count == ").dropFirst().map { $0.prefix { $0 != ")" } }
            expectEqual(reads, unusualReads[name] ?? ["2", "1", "nil"], "\(tests)")
        }
        // A second response without one of these values must decode.
        for (name, property) in [
            ("Cheeses", "var more: String?"), ("Articles", "var next: String?"), ("Articles", "var selfValue: String?"),
            ("Songs", "var nextCursor: String?"), ("Rows", "var next: String?"),
        ] { expect(client.text("\(name).swift").contains(property), "\(client.text("\(name).swift"))") }
        expect(!client.source.contains("[String: String"))
    }
}

/// The name of a file, and three parts of it.
private let pageSequences: [(name: String, signature: String, parts: String, more: String)] = [
    (
        "Comics", "_ query: ComicsQuery, width: Int = 8) -> Pages<Comic, OffsetCursor>",
        "offset: query.offset ?? 0, limit: query.limit), width: width",
        "OffsetPage(items: $0.data.results, total: $0.data.total)"
    ),
    (
        "Books", "from page: Int = 1, width: Int = 8) -> Pages<Book, Int>", "of: booksFetcher(api),",
        "from: page, width: width, items: { $0.books },\n        lastPage: { $0.info.pages })"
    ),
    (
        "Films", "_ query: FilmsQuery, width: Int = 8) -> Pages<Film, Int>", "query.p = number",
        "from: query.p, width: width, items: { $0 })"
    ),
    (
        "Members", "func membersAllPages(", "-> Pages<Member, PageToken>",
        "nonisolated struct MembersAllResponse: Codable, Sendable {"
    ),
    (
        "Shops", "_ query: ShopsQuery, width: Int = 8) -> Pages<Shop, Int>", "query.p = number",
        "lastPage: { ($0.paging.total - 1) / max(1, query.ps) + 1 })"
    ),
    (
        "Tasks", "_ query: TasksQuery, width: Int = 8)", "query.page = number",
        "lastPage: { ($0.total - 1) / max(1, query.perPage) + 1 })"
    ),
    (
        "Parts", "Pages<Part, Int>", "of: partsFetcher(api),",
        "lastPage: { ($0.total - 1) / max(1, $0.pageSize) + 1 })"
    ),
    ("Tours", "Pages<Tour, Int>", "of: toursFetcher(api),", "lastPage: { ($0.total - 1) / 2 + 1 })"),
    ("Walls", "Pages<Wall, Int>", "of: wallsFetcher(api),", "from: page, width: width, items: { $0.walls })"),
    (
        "Songs", "from cursor: String? = nil, width: Int = 1) -> Pages<Song, PageToken>", "of: songsFetcher(api),",
        "TokenPage(items: $0.songs, next: $0.meta.nextCursor)"
    ),
    (
        "Rows", "from next: String? = nil, width: Int = 1) -> Pages<Row, PageToken>", "from: PageToken(next)",
        "TokenPage(items: $0.rows, next: $0.next)"
    ),
    ("Issues", "from first: URL, width: Int = 1) -> Pages<Issue, URL>", "linkMapper(", "items: { $0 })"),
    (
        "Records", "from first: URL, width: Int = 1) -> Pages<Record, URL>", "in the header field `Next-Page`.",
        #"(response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Next-Page")"#
    ),
    ("Tracks", "from first: URL", "in the header field `x-more`.", #"forHTTPHeaderField: "x-more")"#),
    (
        "Alerts", "from first: URL",
        "in the header field `X-Next`.\n///\n/// The recording does not show consecutive pages",
        #"forHTTPHeaderField: "X-Next")"#
    ),
    (
        "Cheeses", "from first: URL, width: Int = 1) -> Pages<Cheese, URL>",
        "let next = page.meta.more", "items: { $0.cheeses })"
    ),
    (
        "Articles", "from first: URL, width: Int = 1) -> Pages<Article, URL>",
        "let next = page.links.next", "items: { $0.data })"
    ),
    (
        "Charges", "    width: Int = 1\n) -> Pages<Charge, PageToken> {",
        "next: $0.data.last.map { String($0.id) }, hasMore: $0.hasMore", "items: $0.data,"
    ),
    ("Stocks", "OffsetCursor", "OffsetPage(items: $0.hits.hits, total: $0.hits.total.value)", "query.from"),
    ("Bases", "PageToken", "var offset: String?\n", "TokenPage(items: $0.bases, next: $0.offset)"),
    ("Contacts", "PageToken", "var paging: ListedPaging?\n", "next: $0.paging?.next?.after)"),
    ("Pods", "PageToken", "var remainingItemCount: Int?\n", "next: $0.metadata?.`continue`)"),
    ("Rooms", "Pages<Room, Int>", "of: roomsFetcher(api),", "lastPage: { ($0.total - 1) / 2 + 1 })"),
    (
        "Tickets", "Pages<Ticket, URL>", "let next = page.meta.hasMore == false ? nil : page.links?.next",
        "items: { $0.tickets }"
    ),
    ("Things", "OffsetCursor", "OffsetPage(items: $0.list, total: $0.count)", "query.offset"),
    ("Posts", "Pages<Post, URL>", "items: { $0.data }", "let next = page.links.next"),
    (
        "Plants", "from first: URL, width: Int = 1) -> Pages<Plant, URL>",
        "/// The recording does not show consecutive pages, so check how the next page is requested.",
        "let next = page.next"
    ),
    (
        "Stones", "from first: URL, width: Int = 1) -> Pages<Stone, URL>", "var next: String?  // always null in",
        "let next = page.links.next"
    ),
    (
        "Events", "from skip: Int = 0, width: Int = 8) -> Pages<Event, OffsetCursor>",
        "/// The recording does not show consecutive pages, so check how the next page is requested.",
        "total: $0.total"
    ),
]
