import Fetching
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

    /// The ways of public APIs to send 45 items, and what the command finds.
    @Test(arguments: [
        // GitHub: a Link field, and an array as the body.
        Style("/issues?per_page=20", "20 items", ".", "link", "$items", link: "?after=$end"),
        // Django REST framework, and PokéAPI.
        Style(
            "/issues", "20 of 45 items", "results", "url:next",
            #"{"count": 45, "next": "/issues?after=$end", "results": $items}"#,
            last: #"{"count": 45, "next": null, "results": $items}"#),
        // JSON:API.
        Style(
            "/issues", "20 items", "data", "url:links.next",
            #"{"links": {"self": "/issues", "next": "?after=$end"}, "data": $items}"#,
            last: #"{"links": {"self": "/issues", "next": null}, "data": $items}"#),
        // HAL.
        Style(
            "/issues", "20 items", "_embedded.issues", "url:_links.next.href",
            #"{"_links": {"next": {"href": "/issues?after=$end"}}, "_embedded": {"issues": $items}}"#,
            last: #"{"_links": {"self": {"href": "/issues"}}, "_embedded": {"issues": $items}}"#),
        // OData.
        Style(
            "/issues", "20 items", "value", "url:@odata.nextLink",
            #"{"@odata.nextLink": "http://a.example/issues?after=$end", "value": $items}"#,
            last: #"{"value": $items}"#),
        // Slack.
        Style(
            "/issues", "20 items", "issues", "token:cursor:meta.next_cursor",
            #"{"ok": true, "issues": $items, "meta": {"next_cursor": "t$end="}}"#,
            last: #"{"ok": true, "issues": $items, "meta": {"next_cursor": ""}}"#),
        // Google.
        Style(
            "/issues?pageSize=20", "20 items", "items", "token:pageToken:nextPageToken",
            #"{"nextPageToken": "t$end=", "items": $items}"#, last: #"{"items": $items}"#),
        // A token whose query item is already in the URL.
        Style(
            "/issues?page_token=", "20 items", "items", "token:page_token:nextToken",
            #"{"nextToken": $end, "items": $items}"#, last: #"{"nextToken": null, "items": $items}"#),
        // Marvel.
        Style(
            "/issues", "20 of 45 items", "data.results", "offset:offset",
            #"{"data": {"offset": $start, "limit": 20, "total": 45, "count": 20, "results": $items}}"#),
        // An offset that is only in the URL.
        Style("/issues?skip=0&limit=20", "20 items", ".", "offset:skip", "$items"),
        // Jira.
        Style(
            "/issues", "20 of 45 items", "issues", "offset:startAt",
            #"{"startAt": $start, "maxResults": 20, "total": 45, "issues": $items}"#),
        // OpenSearch, whose first item has the number 1.
        Style(
            "/issues", "20 of 45 items", "entries", "offset:startIndex",
            #"{"totalResults": 45, "startIndex": $one, "entries": $items}"#, base: 1),
        // Rick and Morty: page numbers in the URL.
        Style(
            "/issues?page=1", "20 items", "results", "page:page", #"{"info": {"pages": 3}, "results": $items}"#, base: 1
        ),
        // Reqres.
        Style(
            "/issues", "20 of 45 items", "data", "page:page",
            #"{"page": $number, "per_page": 20, "total": 45, "total_pages": 3, "data": $items}"#, base: 1),
        // Spring, which counts pages from 0.
        Style(
            "/issues", "20 of 45 items", "content", "page:page",
            #"{"content": $items, "number": $index, "totalElements": 45, "totalPages": 3}"#),
        // Laravel, without URLs.
        Style(
            "/issues", "20 items", "data", "page:page",
            #"{"data": $items, "meta": {"current_page": $number, "last_page": 3}}"#, base: 1),
    ])
    func allPagesOfAPublicStyleAreFoundAndSaved(style: Style) async throws {
        let lines = (1...45).map { "{\"id\":\($0)}\n" }.joined()
        let (run, requests) = await crawl(style, "--out \(file)")
        #expect(run.exitCode == 0, "\(run.notes)")
        #expect(run.notes.hasPrefix(style.note), "\(run.notes)")
        #expect(run.notes.hasSuffix("All 45 items are in “\(file)”.\n"), "\(run.notes)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == lines)
        // The first page is not requested twice. An offset without a total needs an empty page at the end.
        #expect(requests == (style.path.contains("skip") ? 4 : 3))
        #expect(await crawl(style, "").run.output == lines)
        #expect(await crawl(style, "--out \(file)").requests == 0)
    }

    /// What `--pages` and `--items` change.
    @Test func theUserCanChooseThePagesAndTheItems() async throws {
        let style = Style(
            "/issues", "2 items", "list.name.of.list", "token:after:n",
            #"{"tags": $items, "list": {"name.of.list": [$start, {}]}, "n": "$end"}"#)
        let (run, _) = await crawl(style, "--pages token:after:n --items list.name.of.list")
        #expect(run.notes.hasPrefix(style.note))
        #expect(run.output.hasPrefix("0\n{}\n20\n{}\n40\n"), "\(run)")
    }

    @Test(arguments: [
        ("{}", "", "The first page does not show how the next page is requested."),
        (#"{"a": [1, 2]}"#, "", "The first page does not show how the next page is requested."),
        ("<html>", "", "The response is not JSON: no valid value in line 1, column 1 (byte 0)."),
        (#"{"a": 1, "b": [1], "next": null}"#, "--items a", "There is no array at “a”."),
        // A server that ignores the parameter would send the same items without end.
        ("[1, 2]", "--pages offset:skip", "The server sent the items of the first page again"),
        (#"{"page": 1, "total_pages": 9, "a": [1]}"#, "", "The server sent the items of the first page again"),
        (#"{"next": "http://b.example/2", "a": [1]}"#, "", "http://b.example"),
    ])
    func aPageThatCannotBeFollowedIsExplained(body: String, line: String, text: String) async {
        let run = await runInProcess(
            words("crawl http://a.example/list --out \(file) \(line)"), store: .json(body), isInterrupted: false)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains(text), "\(run.notes)")
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: [
        ("", "A URL is required"), ("http://a.example --pages next", "--pages takes link, url:FIELD, token"),
        ("http://a.example --pages url:", "--pages takes link, url:FIELD, token"),
        ("http://a.example --restart", "--resume and --restart need a file; add --out FILE."),
        ("status", "“fetching crawl status” needs the name of a job; add --job NAME."),
        ("status --job a --header a:b", "--header is not an option of crawl."),
        ("http://a.example --limit 5", "--limit is not an option of crawl."),
    ])
    func anIncorrectCommandLineIsExplained(line: String, text: String) async {
        let run = await runInProcess(words("crawl " + line), isInterrupted: false)
        #expect(run.exitCode == 64)
        #expect(run.notes.contains(text), "\(run.notes)")
    }

    @Test func anInterruptedCrawlContinuesAfterThePagesThatItHas() async throws {
        let style = Style(
            "/issues", "", "", "", #"{"next": "?after=$end", "data": $items}"#, last: #"{"data": $items}"#)
        let (failed, _) = await crawl(style, "--out \(file)", failingAt: 40)
        #expect(failed.exitCode == 1)
        #expect(failed.notes.contains("status 400"), "\(failed.notes)")
        #expect(failed.notes.contains("40 items are in “\(file).parts”; run the same command to resume."))
        let (run, requests) = await crawl(style, "--out \(file)")
        #expect(run.exitCode == 0)
        #expect(requests == 2)
        #expect(run.notes.contains("Resuming; 40 items are already saved."), "\(run.notes)")
        #expect(try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").count == 45)
        let other = await crawl(Style("/issues?state=open", "", "", "", "[]"), "--out \(file)").run
        #expect(other.notes.contains("contains the collection of “fetching crawl http://a.example/issues”"))
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
        #expect(await runInProcess(line, store: store, isInterrupted: false).output == lines)
        #expect(await runInProcess(line + " --out \(file)", store: store, isInterrupted: false).exitCode == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == lines)
    }

    @Test func aSecretInTheURLIsNotSaved() async throws {
        let style = Style("/issues?api_key=planted&skip=0", "", "", "", "$items")
        let (run, _) = await crawl(style, "--out \(file)")
        #expect(run.exitCode == 0, "\(run.notes)")
        let linked = Style("/issues?api_key=planted", "", "", "", #"{"next": "?after=$end", "a": $items}"#)
        let (refused, _) = await crawl(linked, "--out \(file)2")
        #expect(refused.notes.contains("this URL has a secret in it"), "\(refused.notes)")
        #expect(!(run.notes + refused.notes).contains("planted"))
        let names = FileManager.default.subpaths(atPath: folder.path) ?? []
        for name in names {
            let text = try? String(contentsOfFile: folder.path + name, encoding: .utf8)
            #expect(text?.contains("planted") != true, "\(name)")
        }
    }

    private func crawl(
        _ style: Style, _ line: String, failingAt start: Int? = nil
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

/// A way to send a collection of 45 items in pages of 20.
struct Style: Sendable {
    let path: String
    /// What the command says about the first page.
    let note: String
    /// The body of a page. `$items`, `$start`, `$end`, `$number` and others are replaced by values of the page.
    private let body: String
    private let last: String
    /// The target of the `Link` field.
    private let link: String?
    /// The number of the first item or page.
    private let base: Int

    init(
        _ path: String, _ counts: String, _ items: String, _ pages: String, _ body: String, last: String? = nil,
        link: String? = nil, base: Int = 0
    ) {
        (self.path, self.body, self.last, self.link, self.base) = (path, body, last ?? body, link, base)
        note = "Found \(counts) with --items \(items); the next page with --pages \(pages)."
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
        let headers = link.flatMap { end < 45 ? ["Link": "<\(filled($0))>; rel=\"next\""] : nil }
        return try stubResponse(
            to: request, Data(filled(end < 45 ? body : last).utf8), status: start == failure ? 400 : 200,
            headers: headers ?? [:])
    }
}
