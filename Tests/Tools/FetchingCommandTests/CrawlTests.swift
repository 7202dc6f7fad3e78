import Fetching
import FetchingGenerators
import FetchingJSON
import FetchingTestSupport
import FetchingText
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct CrawlTests {
    private let folder = TestFolder()
    private var file: String { folder.path + "items.jsonl" }

    @Test func allPagesOfEachPaginationStyleAreSaved() async throws {
        let lines = (1...45).map { "{\"id\":\($0)}\n" }.joined()
        for (index, style) in paginationStyles.enumerated() {
            let (run, requests) = await crawl(style, "")
            expect(run.exitCode == 0 && run.output == lines, "\(style.path): \(run)")
            expect(run.notes.hasPrefix(style.note), "\(run.notes)")
            // The first page is not requested twice. An offset without a total needs an empty page at the end.
            expectEqual(requests, style.path.contains("skip") ? 4 : 3, "\(style.path)")
            // Writing files takes time.
            guard runsSlowTests || index % 6 == 0 else { continue }
            let file = "\(file)\(index)"
            let (saved, savedRequests) = await crawl(style, "--out \(file)")
            expect(saved.exitCode == 0 && savedRequests == requests, "\(style.path): \(saved.notes)")
            expect(saved.notes.hasSuffix("All 45 items are in “\(file)”.\n"), "\(saved.notes)")
            try expectEqual(String(contentsOfFile: file, encoding: .utf8), lines)
            await expectEqual(crawl(style, "--out \(file)").requests, 0)
        }
    }

    /// What `--pages` and `--items` change.
    @Test func theUserCanChooseThePagesAndTheItems() async throws {
        let style = PaginationStyle(
            "/issues", "2 items", "list.name.of.list", "token:after:n",
            #"{"tags": $items, "list": {"name.of.list": [$start, {}]}, "n": "$end"}"#)
        let (run, _) = await crawl(style, "--pages token:after:n --items list.name.of.list")
        expect(run.notes.hasPrefix(style.note))
        expect(run.output.hasPrefix("0\n{}\n20\n{}\n40\n"), "\(run)")
    }

    /// A server that sends an error with status 200 does not end the collection.
    @Test func anErrorInAPageIsNotTheEnd() async {
        let first = #"{"status": "ok", "next": "/list?page=2", "items": [{"id": 1}]}"#
        for (index, body) in [
            #"{"error": "rate limited", "next": null}"#, #"{"items": null, "next": null, "Message": "boom"}"#,
            #"{"status": "error", "errors": ["quota exceeded"], "next": null}"#,
        ].enumerated() {
            let store = NetworkStore.sequence(.json(first), .json(body))
            let line = "crawl http://a.example/list --out \(file)\(index)"
            let run = await runInProcess(line, store: store, isInterrupted: false)
            expect(run.exitCode == 1 && run.notes.contains("The page has no items, but the field “"), "\(run.notes)")
            expect(folder.text("items.jsonl\(index)") == nil)
        }
    }

    /// The URLs differ, but the items are those of the first page.
    @Test(arguments: ["Link", "X-Next"])
    func aPageThatARepeatedHeaderFieldLeadsToIsAnError(name: String) async {
        let count = Mutex(0)
        let store = NetworkStore { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            let url = "http://a.example/list?n=\(number)"
            let value = name == "Link" ? "<\(url)>; rel=\"next\"" : url
            return try stubResponse(to: request, Data(#"[{"id": 1}]"#.utf8), status: 200, headers: [name: value])
        }
        let run = await runInProcess("crawl http://a.example/list", store: store, isInterrupted: false)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("The server sent the items of the first page again"), "\(run.notes)")
    }

    @Test func aPageThatCannotBeFollowedIsExplained() async {
        let again = "The server sent the items of the first page again"
        for (body, line, text) in [
            ("{}", "", "The first page does not show how the next page is requested."),
            (#"{"a": [1, 2]}"#, "", "The first page does not show how the next page is requested."),
            ("<html>", "", "The response is not JSON: no valid value in line 1, column 1 (byte 0)."),
            (#"{"a": 1, "b": [1], "next": null}"#, "--items a", "There is no array at “a”; there are arrays at “b”."),
            (#"{"b": [1], "next": null}"#, "--items c", "There is no array at “c”; there are arrays at “b”."),
            ("[1, 2]", "--pages url:next", "The first page has no field “next”; choose another --pages."),
            ("[1, 2]", "--pages link", "The first page has no header field Link; choose another --pages."),
            ("[1]", "--pages header:X-Next", "The first page has no header field “X-Next”; choose another --pages."),
            (#"{"b": [1]}"#, "--pages token:a:next", "The first page has no field “next”; choose another --pages."),
            // A filter is not an offset.
            (#"{"a": [1]}"#, "from==2024-01-01", "The first page does not show how the next page is requested."),
            // A server that ignores the parameter would send the same items without end.
            ("[1, 2]", "--pages offset:skip", again),
            (#"{"page": 1, "total_pages": 9, "a": [1]}"#, "", again),
            (#"{"next": "http://b.example/2", "a": [1]}"#, "", "http://b.example"),
            (
                #"{"has_more": true, "a": [{"id": null}]}"#, "",
                "the server reports more pages but sends no cursor for them"
            ),
        ] {
            let folder = TestFolder()
            let run = await runInProcess(
                "crawl http://a.example/list --out \(folder.path)a \(line)", store: .json(body), isInterrupted: false)
            expect(run.exitCode == 1 && run.notes.contains(text), "\(body) \(line): \(run.notes)")
            expect(folder.text("a") == nil, "\(body) \(line)")
        }
    }

    @Test func aFailedCrawlContinuesAfterItsSavedPages() async throws {
        let style = PaginationStyle(
            "/issues", "", "", "", #"{"next": "?after=$end", "data": $items}"#, last: #"{"data": $items}"#)
        let (failed, _) = await crawl(style, "--out \(file)", failingAt: 40)
        expectEqual(failed.exitCode, 1)
        expect(failed.notes.contains("status 400"), "\(failed.notes)")
        expect(failed.notes.contains("40 items are in “\(file).parts”; run the same command to resume."))
        let (run, requests) = await crawl(style, "--out \(file)")
        expectEqual(run.exitCode, 0)
        expectEqual(requests, 1)
        expect(run.notes.contains("Resuming; 40 items are already saved."), "\(run.notes)")
        try expectEqual(String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count, 45)
        let other = await crawl(PaginationStyle("/issues?state=open", "", "", "", "[]"), "--out \(file)").run
        expect(other.notes.contains("contains the collection of “fetching crawl http://a.example/issues”"))
    }

    /// An item that has moved to a later page while the collection was read.
    @Test func anItemWithAKnownValueInTheUniqueFieldIsWrittenOnce() async throws {
        let pages = [
            #"[{"id": 9007199254740993}, {"id": 2}, {}]"#, #"[{"id": 2}, {"id": 9007199254740992}, {}]"#, "[]",
        ]
        let store = NetworkStore { request in
            let number = request.url?.query().flatMap { Int($0.dropFirst(5)) } ?? 1
            return try await NetworkStore.json(pages[number - 1]).fetchData(request)
        }
        let line = "crawl http://a.example/issues?page=1 --unique id"
        let lines = #"{"id":9007199254740993}|{"id":2}|{}|{"id":9007199254740992}|{}|"#.replacing("|", with: "\n")
        await expectEqual(runInProcess(line, store: store, isInterrupted: false).output, lines)
        await expectEqual(runInProcess(line + " --out \(file)", store: store, isInterrupted: false).exitCode, 0)
        try expectEqual(String(contentsOfFile: file, encoding: .utf8), lines)
    }

    @Test func collectHasTheOptionForTheUniqueFieldToo() throws {
        var options = CrawlOptions()
        (options.uniqueField, options.settings.job, options.settings.out) = ("id", "a", "b")
        let line = "crawl collect --job a --out b --unique id"
        try expectEqual(parseCommand(words(line)), .command(.crawlJob(.collect, options)))
    }

    @Test func aSecretInTheURLIsNotSaved() async throws {
        let style = PaginationStyle("/issues?api_key=planted&skip=0", "", "", "", "$items")
        let (run, _) = await crawl(style, "--out \(file)")
        expectEqual(run.exitCode, 0, "\(run.notes)")
        let linked = PaginationStyle("/issues?api_key=planted", "", "", "", #"{"next": "?after=$end", "a": $items}"#)
        let (refused, _) = await crawl(linked, "--out \(file)2")
        expect(refused.notes.contains("one of them contains a secret"), "\(refused.notes)")
        expect(!(run.notes + refused.notes).contains("planted"))
        expect(!folder.everything.contains("planted"), "\(folder.everything)")
    }

    @Test func noItemIsLostOrDuplicatedAtUnusualServers() async throws {
        for (index, pages) in unusualServers.enumerated() {
            let line = "crawl \(pages.url) " + (pages.next.map { "--pages \($0)" } ?? "")
            // Writing files takes time.
            let outputs = runsSlowTests || index % 6 == 0 ? ["", " --out \(file)\(index)"] : [""]
            for out in outputs {
                let run = await runInProcess(line + out, store: pages.store, isInterrupted: false)
                expect(run.exitCode == 0 && run.notes.contains(pages.note), "\(run.notes)")
                let text = out.isEmpty ? run.output : try String(contentsOfFile: "\(file)\(index)", encoding: .utf8)
                expectEqual(text.split(separator: "\n").count, pages.items, "\(text)")
                expectEqual(Set(text.split(separator: "\n")).count, pages.items, "\(text)")
            }
        }
    }

    @Test func aResponseWithoutItemsIsNotTheEnd() async {
        let pages = UnusualPages(
            "?page=%", [:], default: #"{"error": "backend timeout"}"#,
            first: #"{"page": 1, "total_pages": 4, "a": [1, 2]}"#)
        for option in ["", "--out \(file)"] {
            let run = await runInProcess("crawl \(pages.url) \(option)", store: pages.store, isInterrupted: false)
            expectEqual(run.exitCode, 1)
            expect(run.notes.contains("There is no array at “a”; the response has no array."), "\(run.notes)")
        }
    }

    @Test func aResumedCrawlKeepsItsPlanAndNeedsTheSameHeaderFields() async throws {
        let failing = UnusualPages("?after=%", [:], first: #"{"next": "?after=2", "a": [1, 2]}"#)
        let line = "crawl \(failing.url) --out \(file) -H"
        let failed = await runInProcess(words(line) + ["X-Tenant: alice"], store: failing.store, isInterrupted: false)
        expectEqual(failed.exitCode, 1, "\(failed.notes)")
        let other = await runInProcess(words(line) + ["X-Tenant: bob"], store: failing.store, isInterrupted: false)
        expect(other.notes.contains("contains the collection of"), "\(other.notes)")
        let changed = UnusualPages(
            "?after=%", ["2": #"{"next": null, "a": [3], "warnings": [{}, {}]}"#], first: "[]")
        let run = await runInProcess(words(line) + ["X-Tenant: alice"], store: changed.store, isInterrupted: false)
        expectEqual(run.exitCode, 0, "\(run.notes)")
        try expectEqual(String(contentsOfFile: file, encoding: .utf8), "1\n2\n3\n")
    }

    @Test func aTokenInTheURLOfAPageIsNotSaved() async throws {
        let pages = UnusualPages(
            "?after=%", [:], first: #"{"next": "?access_token=planted&after=2", "a": [1, 2]}"#)
        let run = await runInProcess("crawl \(pages.url) --out \(file)", store: pages.store, isInterrupted: false)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("one of them contains a secret") && !run.notes.contains("planted"), "\(run.notes)")
        expect(!folder.everything.contains("planted"), "\(folder.everything)")
        // The refused crawl does not occupy the name.
        let other = UnusualPages("?page=%", ["1": "[1]", "2": "[]"], first: "[1]")
        let secret = await runInProcess(
            "crawl \(pages.url)?api_key=planted --pages url:next --out \(file)b", store: pages.store,
            isInterrupted: false)
        expectEqual(secret.exitCode, 1)
        let line = "crawl \(other.url) --pages page:page --out \(file)b"
        await expectEqual(runInProcess(line, store: other.store, isInterrupted: false).exitCode, 0)
    }

    @Test func anInterruptionBeforeTheFirstPageExitsWith130() async {
        await expectEqual(runInProcess("crawl http://a.example/", store: .hanging).exitCode, 130)
    }

    @Test func aPageWithManyFieldsIsReadInLittleTime() {
        let fields = (0..<(runsSlowTests ? 60_000 : 15_000)).map { "\"f\($0)\":\($0 % 2 == 0 ? "{}" : "1")" }.joined(
            separator: ",")
        let body = try? JSONTree(Data("{\"next\":null,\"items\":[{}],\(fields)}".utf8))
        let url = URL(string: "http://a.example/")
        let start = threadCPUSeconds()
        if let body, let url { _ = pageScheme(of: [PageSample(url: url, headers: [:], body: body)]) }
        expect(threadCPUSeconds() - start < 2)
    }

    private func crawl(
        _ style: PaginationStyle, _ line: String, failingAt start: Int? = nil
    ) async -> (run: Run, requests: Int) {
        let requests = Mutex(0)
        let store = NetworkStore { request in
            requests.withLock { $0 += 1 }
            return try style.response(to: request, failingAt: start)
        }
        let run = await withCall({ $0.time = VirtualTime(advancesAutomatically: true).source }) {
            await runInProcess(
                ["crawl", "http://a.example" + style.path] + words(line), store: store, isInterrupted: false)
        }
        return (run, requests.withLock { $0 })
    }
}

/// The pagination styles of public APIs, with 45 items, and what the command finds.
private let paginationStyles = [
    // GitHub: a Link field, and an array as the body.
    PaginationStyle(
        "/issues?per_page=20", "20 items", ".", "link", "$items", header: ("Link", "<?after=$end>; rel=\"next\"")),
    // Kinto.
    PaginationStyle(
        "/issues", "20 items", "data", "header:Next-Page", #"{"data": $items}"#,
        header: ("Next-Page", "http://a.example/issues?after=$end")),
    // Django REST framework, and PokéAPI.
    PaginationStyle(
        "/issues", "20 of 45 items", "results", "url:next",
        #"{"count": 45, "next": "/issues?after=$end", "results": $items}"#,
        last: #"{"count": 45, "next": null, "results": $items}"#),
    // JSON:API.
    PaginationStyle(
        "/issues", "20 items", "data", "url:links.next",
        #"{"links": {"self": "/issues", "next": "?after=$end"}, "data": $items}"#,
        last: #"{"links": {"self": "/issues", "next": null}, "data": $items}"#),
    // HAL.
    PaginationStyle(
        "/issues", "20 items", "_embedded.issues", "url:_links.next.href",
        #"{"_links": {"next": {"href": "/issues?after=$end"}}, "_embedded": {"issues": $items}}"#,
        last: #"{"_links": {"self": {"href": "/issues"}}, "_embedded": {"issues": $items}}"#),
    // OData.
    PaginationStyle(
        "/issues", "20 items", "value", "url:@odata.nextLink",
        #"{"@odata.nextLink": "http://a.example/issues?after=$end", "value": $items}"#,
        last: #"{"value": $items}"#),
    // Slack.
    PaginationStyle(
        "/issues", "20 items", "issues", "token:cursor:meta.next_cursor",
        #"{"ok": true, "issues": $items, "meta": {"next_cursor": "t$end="}}"#,
        last: #"{"ok": true, "issues": $items, "meta": {"next_cursor": ""}}"#),
    // Google.
    PaginationStyle(
        "/issues?pageSize=20", "20 items", "items", "token:pageToken:nextPageToken",
        #"{"nextPageToken": "t$end=", "items": $items}"#, last: #"{"items": $items}"#),
    // A token whose query item is already in the URL.
    PaginationStyle(
        "/issues?page_token=", "20 items", "items", "token:page_token:nextToken",
        #"{"nextToken": $end, "items": $items}"#, last: #"{"nextToken": null, "items": $items}"#),
    // Marvel.
    PaginationStyle(
        "/issues", "20 of 45 items", "data.results", "offset:offset",
        #"{"data": {"offset": $start, "limit": 20, "total": 45, "count": 20, "results": $items}}"#),
    // An offset that is only in the URL.
    PaginationStyle("/issues?skip=0&limit=20", "20 items", ".", "offset:skip", "$items"),
    // Jira.
    PaginationStyle(
        "/issues", "20 of 45 items", "issues", "offset:startAt",
        #"{"startAt": $start, "maxResults": 20, "total": 45, "issues": $items}"#),
    // OpenSearch, whose first item has the number 1.
    PaginationStyle(
        "/issues", "20 of 45 items", "entries", "offset:startIndex",
        #"{"totalResults": 45, "startIndex": $one, "entries": $items}"#, base: 1),
    // Rick and Morty: page numbers in the URL.
    PaginationStyle(
        "/issues?page=1", "20 items", "results", "page:page", #"{"info": {"pages": 3}, "results": $items}"#, base: 1
    ),
    // Reqres.
    PaginationStyle(
        "/issues", "20 of 45 items", "data", "page:page",
        #"{"page": $number, "per_page": 20, "total": 45, "total_pages": 3, "data": $items}"#, base: 1),
    // Spring, which counts pages from 0.
    PaginationStyle(
        "/issues", "20 of 45 items", "content", "page:page",
        #"{"content": $items, "number": $index, "totalElements": 45, "totalPages": 3}"#),
    // Laravel, without URLs.
    PaginationStyle(
        "/issues", "20 items", "data", "page:page",
        #"{"data": $items, "meta": {"current_page": $number, "last_page": 3}}"#, base: 1),
]

/// Pages of servers that count, repeat, or fail in odd ways. The items are numbers.
private let unusualServers = [
    // The first page of a server that counts from 0, without a number in the body.
    UnusualPages(
        "?page=%", ["0": "[0, 1]", "1": "[2, 3]", "2": "[4]", "3": "[]"], default: "[0, 1]", items: 5, "page:page",
        "with page numbers from 0."),
    UnusualPages(
        "?page=%", ["1": "[0, 1]", "2": "[2]", "3": "[]"], default: "[0, 1]", items: 3, "page:page", "has 2 items"),
    // The last page again for each greater number.
    UnusualPages(
        "?p=%", ["2": "[2, 3]", "3": "[4]"], default: "[4]", first: "[0, 1]", items: 5, "page:p",
        "so the collection ends there"),
    // The last item as the cursor.
    UnusualPages(
        "?starting_after=%", ["2": #"{"has_more": false, "data": [{"id": 3}]}"#],
        first: #"{"has_more": true, "data": [{"id": 1}, {"id": 2}]}"#, items: 3, nil, "last:starting_after:id"),
    // The number 0 as the end.
    UnusualPages(
        "?cursor=%", ["7": #"{"next_cursor": 0, "a": [3]}"#], first: #"{"next_cursor": 7, "a": [1, 2]}"#, items: 3,
        nil, "token:cursor:next_cursor"),
    // Totals that are 0, that are the number of items that are left, or that cannot be a number.
    UnusualPages(
        "?offset=%", ["2": #"{"offset": 2, "total": 0, "a": [3]}"#, "3": #"{"offset": 3, "total": 0, "a": []}"#],
        first: #"{"offset": 0, "total": 0, "a": [1, 2]}"#, items: 3, nil, "offset:offset"),
    UnusualPages(
        "?offset=%",
        ["2": #"{"offset": 2, "total": 2, "a": [3, 4]}"#, "4": #"{"offset": 4, "total": 0, "a": []}"#],
        first: #"{"offset": 0, "total": 4, "a": [1, 2]}"#, items: 4, nil, "has 2 of 4 items"),
    UnusualPages(
        "?start=%", ["3": #"{"start": 3, "total": 9223372036854775807, "a": []}"#],
        first: #"{"start": 1, "total": 9223372036854775807, "a": [1, 2]}"#, items: 2, nil, "offset:start"),
    UnusualPages(
        "?page=%",
        ["2": #"{"page": 2, "total_pages": -9223372036854775808, "a": [3]}"#, "3": #"{"page": 3, "a": []}"#],
        first: #"{"page": 1, "total_pages": 2, "a": [1, 2]}"#, items: 3, nil, "page:page"),
    // Google leaves out the items of an empty page.
    UnusualPages(
        "?pageToken=%", ["t": #"{"kind": "list"}"#],
        first: #"{"kind": "list", "nextPageToken": "t", "items": [1]}"#,
        items: 1, nil, "token:pageToken:nextPageToken"),
    // Pages of different lengths.
    UnusualPages(
        "?offset=%",
        [
            "2": #"{"offset": 2, "total": 9, "a": [3, 4, 5, 6, 7]}"#,
            "4": #"{"offset": 4, "total": 9, "a": [5, 6, 7, 8, 9]}"#,
            "6": #"{"offset": 6, "total": 9, "a": [7, 8, 9]}"#, "7": #"{"offset": 7, "total": 9, "a": [8, 9]}"#,
            "8": #"{"offset": 8, "total": 9, "a": [9]}"#,
        ],
        first: #"{"offset": 0, "total": 9, "a": [1, 2]}"#, items: 9, nil, "offset:offset"),
]

/// A way to send a collection of 45 items in pages of 20.
struct PaginationStyle: Sendable {
    let path: String
    /// The line about the first page that the command prints.
    let note: String
    /// The body of a page. `$items`, `$start`, `$end`, `$number` and others are replaced by values of the page.
    private let body: String
    private let last: String
    /// The header field with the URL of the next page.
    private let header: (name: String, value: String)?
    /// The number of the first item or page.
    private let base: Int

    init(
        _ path: String, _ counts: String, _ items: String, _ pages: String, _ body: String, last: String? = nil,
        header: (String, String)? = nil, base: Int = 0
    ) {
        (self.path, self.body, self.last, self.header, self.base) = (path, body, last ?? body, header, base)
        note = "The first page has \(counts) (--items \(items)). The next page: --pages \(pages)."
    }

    /// Returns the page that a request selects, or status 400 for the page at an offset.
    func response(to request: URLRequest, failingAt failure: Int?) throws -> (Data, URLResponse) {
        let query = URLComponents(string: request.url?.absoluteString ?? "")?.queryItems ?? []
        func number(_ names: String...) -> Int? {
            query.last { names.contains($0.name) }?.value.flatMap { Int($0.filter(\.isNumber)) }
        }
        let start =
            number("after", "cursor", "pageToken", "page_token")
            ?? number("offset", "skip", "startAt", "startIndex").map { $0 - base }
            ?? number("page").map { ($0 - base) * 20 } ?? 0
        let end = min(start + 20, 45)
        let items = (start..<max(start, end)).map { #"{"id": \#($0 + 1)}"# }.joined(separator: ",")
        let values = [
            "items": "[\(items)]", "start": "\(start)", "one": "\(start + 1)", "end": "\(end)",
            "index": "\(start / 20)", "number": "\(start / 20 + 1)",
        ]
        func filled(_ text: String) -> String {
            values.reduce(text) { text, value in text.replacing("$" + value.key, with: value.value) }
        }
        let headers = header.flatMap { end < 45 ? [$0.name: filled($0.value)] : nil }
        return try stubResponse(
            to: request, Data(filled(end < 45 ? body : last).utf8), status: start == failure ? 400 : 200,
            headers: headers ?? [:])
    }
}

/// A collection whose first page has the URL `http://a.example/list`, and whose other pages have a query item.
struct UnusualPages: Sendable {
    let url = "http://a.example/list"
    /// The value of `--pages`; nil to find it.
    let next: String?
    let items: Int
    let note: String
    private let name: String
    private let pages: [String: String]
    private let other: String?
    private let first: String

    init(
        _ query: String, _ pages: [String: String], default other: String? = nil, first: String? = nil, items: Int = 0,
        _ next: String? = nil, _ note: String = ""
    ) {
        name = String(query.dropFirst().prefix { $0 != "=" })
        (self.pages, self.other, self.items, self.next, self.note) = (pages, other, items, next, note)
        self.first = first ?? other ?? "[]"
    }

    var store: NetworkStore {
        NetworkStore { request in
            let query = URLComponents(string: request.url?.absoluteString ?? "")?.queryItems ?? []
            let value = query.last { $0.name == name }?.value
            let body = value.map { pages[$0] ?? other } ?? first
            return try await NetworkStore.json(body ?? "{}", status: body == nil ? 400 : 200).fetchData(request)
        }
    }
}
