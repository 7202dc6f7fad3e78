import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct CrawlFiguresTests {
    @Test func theStatisticsAndTheTimelineShowEachRequestWithoutSecrets() async throws {
        let folder = TestFolder()
        let picture = folder.path("requests.svg")
        let store = NetworkStore.sequence(.json("", status: 503, headers: ["Retry-After": "3"]), .shortSandbox)
        let run = await crawlInProcess("events --limit 100 --stats --timeline \(picture)", in: folder, store: store)
        expectEqual(run.exitCode, 0)
        expect(run.notes.contains("The server responded with status 503. Retrying in 3 s."))
        expect(run.notes.contains("1 call, 0 failed, retries: 1, waits: 0\n127.0.0.1:7777: 2 requests, 1 failure, "))
        let svg = try #require(folder.text("requests.svg"))
        expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
        expect(svg.contains("wait before retry") && svg.contains("attempt 2: GET http"))
        expect(svg.contains("apikey=***") && !svg.contains("hash=0") && svg.contains("hash=***"))
    }

    @Test func theFiguresOfAFailedCrawlAreShownToo() async {
        let run = await crawlInProcess("events --stats", in: TestFolder(), store: .broken)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("1 call, 1 failed, retries: 0"))
    }

    @Test func theTimelineOfAnEarlierRunIsReplaced() async throws {
        let folder = TestFolder()
        let timeline = "--timeline \(folder.path("requests.svg"))"
        _ = await crawlInProcess("events --limit 10 \(timeline)", in: folder)
        let first = try #require(folder.text("requests.svg"))
        await expectCompletion("events --limit 100 --restart \(timeline)", in: folder)
        let second = try #require(folder.text("requests.svg"))
        expect(second.utf8.count < first.utf8.count && second.hasPrefix("<svg") && second.hasSuffix("</svg>\n"))
    }

    /// A text, another picture, links, a second name and a pipe.
    @Test func aTimelineReplacesNoFileOfAnotherProgram() async throws {
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 44"><rect/></svg>"#
        let folder = TestFolder()
        for text in ["my notes\n", drawing, "\0"] { try folder.write(text, to: "file-\(text.utf8.count)") }
        try folder.write("", to: "target")
        try folder.write("", to: "first")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "target")
        try FileManager.default.createSymbolicLink(atPath: folder.path("dangling"), withDestinationPath: "missing")
        try FileManager.default.linkItem(atPath: folder.path("first"), toPath: folder.path("second"))
        expectEqual(mkfifo(folder.path("pipe"), 0o600), 0)
        let names = folder.names
        for name in names where name != "target" {
            let run = await crawlInProcess("events --timeline \(folder.path(name))", in: nil, store: .unimplemented)
            expect(run.exitCode == 1 && run.notes.contains(name), "\(run.notes)")
        }
        expectEqual(folder.names, names)
        expect(folder.text("file-9") == "my notes\n" && folder.text("target") == "" && folder.text("first") == "")
        expectEqual(folder.text("file-\(drawing.utf8.count)"), drawing)
    }
}
