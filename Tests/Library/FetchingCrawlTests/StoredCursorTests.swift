import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingCrawl

/// Cursors that are URLs, from a coordinator or a file. Only the origins of the API get requests.
@Suite(.hangLimit) struct StoredCursorTests {
    private let folder = TestFolder()
    private let requests = Texts()

    private static let otherURLs = [
        "https://evil.example/3", "http://api.example.com/3", "https://api.example.com:8443/3",
        "https://api.example.com@evil.example/3", "//evil.example/3", "/3", "file:///etc/passwd", "https:///3",
    ]

    /// A collection with six pages. The fourth page fails once.
    private var fetch: Fetcher<URL, LinkedPage<Int>> {
        let isFirst = Atomic(true)
        return { [requests] url in
            requests.add(url.absoluteString)
            let number = Int(url.lastPathComponent) ?? 0
            if number == 4, isFirst.exchange(false, ordering: .relaxed) {
                return .failure(.unknown(UnknownFailure(TestIssueError())))
            }
            return .success(LinkedPage(model: number, next: number < 6 ? "/\(number + 1)" : nil))
        }
    }

    private func links(_ origins: [String] = []) throws -> Pages<Int, URL> {
        linkPages(of: fetch, from: try #require(URL(string: "https://api.example.com/1")), allowedOrigins: origins) {
            [$0]
        }
    }

    private func crawl(_ pages: Pages<Int, URL>, _ coordinator: Coordinator? = nil) -> Crawl<Int, URL> {
        Crawl(of: pages, to: folder.url, coordinator: coordinator, pagesPerPart: 2)
    }

    private func expectOtherOrigin(_ crawl: Crawl<Int, URL>, _ text: String) async {
        let error = await expect(throws: PageError<URL>.self, "\(text)") { try await crawl.run() }
        guard case .otherOrigin? = error?.reason else {
            Issue.record("\(text): \(error as Any)")
            return
        }
        let other = requests.all.filter { !$0.hasPrefix("https://api.example.com/") }
        expect(other.isEmpty, "\(text)")
    }

    @Test func aClaimOfAnotherOriginIsNotFetched() async throws {
        for text in Self.otherURLs {
            let honest = memoryCoordinator()
            // The first run reads some pages, so that a later part can be claimed.
            await expect(throws: PageError<URL>.self) { try await crawl(links(), honest).run() }
            let json = try String(decoding: JSONEncoder().encode(text), as: UTF8.self)
            await expectOtherOrigin(crawl(try links(), honest.claimingRanges { $0.start = json }), text)
        }
    }

    @Test func aLogWithAURLOfAnotherOriginIsNotFollowed() async throws {
        for text in Self.otherURLs {
            let log = folder.url.appending(path: "job.log")
            try? FileManager.default.removeItem(at: log)
            await expect(throws: PageError<URL>.self) { try await crawl(links()).run() }
            let stored = try String(contentsOf: log, encoding: .utf8)
            let changed = stored.replacing(
                #""start":"\"https://api.example.com/4\"""#, with: #""start":"\"\#(text)\"""#)
            expect(changed != stored)
            try changed.write(to: log, atomically: true, encoding: .utf8)
            await expectOtherOrigin(crawl(try links()), text)
        }
    }

    @Test func aURLThatIsAParameterIsNotFetchedFromAnotherOrigin() async throws {
        let fetch = fetch
        let start = try #require(URL(string: "https://api.example.com/1"))
        for text in Self.otherURLs.prefix(3) {
            // The page's own link, and a stored one.
            let pages = parameterPages(of: fetch, from: start, items: { [$0.model] }) { page, url in
                page.model == 2
                    ? URL(string: text) : page.next.flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
            }
            await expectOtherOrigin(crawl(pages, memoryCoordinator()), text)
        }
    }

    @Test func anAllowedOriginIsFetched() async throws {
        let honest = memoryCoordinator()
        let origins = ["https://files.example.com"]
        await expect(throws: PageError<URL>.self) { try await crawl(links(origins), honest).run() }
        let lying = honest.claimingRanges { $0.start = #""https://files.example.com/4""# }
        // The fourth page fails again, but this time on the other origin.
        await expect(throws: PageError<URL>.self) { try await crawl(links(origins), lying).run() }
        expectEqual(requests.all.last, "https://files.example.com/4")
    }
}
