import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import MarvelCLI

struct CrawlFiguresTests {
    @Test func theStatisticsAndTheTimelineShowEachRequestWithoutSecrets() async throws {
        let folder = TestFolder()
        let picture = folder.path("requests.svg")
        let store = NetworkStore.sequence(.json("", status: 503, headers: ["Retry-After": "3"]), .shortSandbox)
        let run = await crawlInProcess("events --limit 100 --stats --timeline \(picture)", in: folder, store: store)
        #expect(run.exitCode == 0)
        #expect(run.notes.contains("The server responded with status 503. Retrying in 3 s."))
        #expect(run.notes.contains("1 call, 0 failed, retries: 1, waits: 0\n127.0.0.1:7777: 2 requests, 1 failure, "))
        let svg = try #require(folder.text("requests.svg"))
        #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("wait before retry") && svg.contains("attempt 2: GET http"))
        #expect(svg.contains("apikey=***") && !svg.contains("hash=0") && svg.contains("hash=***"))
    }

    @Test func theFiguresOfAFailedCrawlAreShownToo() async {
        let run = await crawlInProcess("events --stats", in: TestFolder(), store: .broken)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("1 call, 1 failed, retries: 0"))
    }
}
