import Fetching
import FetchingTestSupport
import Foundation
import Marvel
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct CrawlTests {
    @Test(arguments: resources.map(\.plural))
    func everyCollectionIsSavedCompletelyInTheServersOrder(kind: String) async throws {
        // With these filters, each collection has more than two pages, and the list has one.
        let filters = ["characters": "--name-starts-with Ma", "comics": "--title-starts-with Alp", "events": ""]
        let query = filters[kind] ?? "--events 310,314"
        let folder = TestFolder()
        let run = await crawlInProcess("\(kind) --limit 7 \(query)", in: folder)
        expectEqual(run.exitCode, 0, "\(run.notes)")
        expect(run.output.isEmpty)
        expectEqual(folder.allNames, completeNames)

        let json = await runInProcess("\(kind) --limit 100 --json \(query)", store: .shortSandbox).output
        let page = try JSONDecoder().decode(PaginatedResponseModel<Identified>.self, from: Data(json.utf8))
        let listed = page.results.map(\.id)
        expectEqual(listed.count, page.total)
        expect(listed.count > 14)
        try expectEqual(ids(folder.text("heroes.jsonl")), listed)
        expect(run.notes.contains("All \(listed.count) \(kind) are in “\(folder.path("heroes.jsonl"))”."))
    }

    @Test func aLineIsACompleteModel() async throws {
        let line = "characters --name-starts-with Spider"
        let run = await crawlInProcess(line, in: nil, store: MarvelSandbox().store)
        let page = await runInProcess("\(line) --limit 100 --json")
        let models = try JSONDecoder().decode(PaginatedResponseModel<CharacterModel>.self, from: Data(page.output.utf8))
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        expectEqual(lines.last?.isEmpty, true)
        try expectEqual(
            lines.dropLast().map { try JSONDecoder().decode(CharacterModel.self, from: Data($0.utf8)) }, models.results)
        expectEqual(run.exitCode, 0)
    }

    @Test func theStandardOutputAndAFileGetTheSameText() async throws {
        let folder = try await completeCrawl()
        expect(await folder.hasAllEvents)
        expect(folder.has(await crawlInProcess("events --out -", in: nil).output))
    }

    @Test func aCompleteCollectionIsNotFetchedAgain() async throws {
        let folder = try await completeCrawl()
        for line in ["events", "events --resume", "events --limit 3 --width 2"] {
            let again = await crawlInProcess(line, in: folder, store: .unimplemented)
            expectEqual(again.exitCode, 0)
            expect(again.notes.hasPrefix("All 72 events are already in “\(folder.path("heroes.jsonl"))”"))
        }
        expect(await folder.hasAllEvents)
    }

    @Test func afterAFailureOnlyThePageThatFailedIsReadAgain() async throws {
        let folder = TestFolder()
        let time = VirtualTime(advancesAutomatically: true)
        let failing = NetworkStore.interrupted(at: 20, by: .json(#"{"message":"boom"}"#, status: 500))
        let run = await crawlInProcess("events --limit 10 --width 1", in: folder, store: failing, time: time)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("Retrying in 4 s."))
        expect(run.notes.contains("The request was sent up to 4 times. 20 of 72 events are in"))
        expect(run.notes.hasSuffix("run the same command to resume.\n"))
        expectEqual(time.waits, [.seconds(1), .seconds(2), .seconds(4)])
        expectEqual(folder.names, ["heroes.jsonl.parts"])

        let log = RequestLog()
        let again = await crawlInProcess(
            "events --limit 10 --resume", in: folder, store: NetworkStore.shortSandbox.recorded(in: log))
        expectEqual(again.exitCode, 0)
        expect(again.notes.contains("Resuming; 20 of 72 events are already saved."))
        expectEqual(Set(log.requests.compactMap(offset)), [20, 30, 40, 50, 60, 70])
        expect(await folder.hasAllEvents)
        expectEqual(folder.allNames, completeNames)
    }

    /// The advice does not name options that `crawl` does not have.
    @Test func aPermanentFailureIsNotRetried() async throws {
        let cases: [(status: Int, advice: String)] = [
            (401, "Check MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY."), (400, "no."), (404, "no."), (409, "no."),
        ]
        for (status, advice) in cases {
            let log = RequestLog()
            let store = NetworkStore.json(#"{"code":"C","message":"no"}"#, status: status).recorded(in: log)
            let run = await crawlInProcess("events", in: TestFolder(), store: store)
            expectEqual(run.exitCode, 1)
            expectEqual(log.count, 1)
            expect(run.notes.contains(advice), "\(run.notes)")
            for text in ["Retrying", "times", "--curl"] { expect(!run.notes.contains(text), "\(run.notes)") }
        }
    }

    @Test func aRunWithAnotherLimitResumes() async throws {
        let folder = try await interruptedCrawl()
        let run = await crawlInProcess("events --limit 7 --width 1", in: folder)
        expectEqual(run.exitCode, 0)
        expect(run.notes.contains("This crawl started with --limit 10, so it continues with this limit."))
        expect(await folder.hasAllEvents)
    }

    @Test func aCollectionThatShiftsBetweenTwoRunsHasNoDuplicates() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10 --width 1", in: folder, store: .interrupted(at: 20))
        // Five new events at the start of the list move all other events by five positions.
        let shifted = NetworkStore { request in
            var request = request
            let requested = offset(of: request) ?? 0
            let text = request.url?.absoluteString.replacing(
                "offset=\(requested)&", with: "offset=\(max(0, requested - 5))&")
            request.url = text.flatMap { URL(string: $0) }
            return try await NetworkStore.shortSandbox.fetchData(request)
        }
        await expectEqual(crawlInProcess("events --limit 10", in: folder, store: shifted).exitCode, 0)
        let found = try ids(folder.text("heroes.jsonl"))
        expectEqual(Set(found).count, found.count)
        expect(found.starts(with: try ids(try await completeCrawl().text("heroes.jsonl")).prefix(60)))
    }

    @Test func anEmptyCollectionIsAnEmptyFile() async throws {
        let folder = TestFolder()
        for store in [NetworkStore.shortSandbox, .unimplemented] {
            await expectEqual(crawlInProcess("characters --name Nobody", in: folder, store: store).exitCode, 0)
            expectEqual(folder.text("heroes.jsonl")?.isEmpty, true)
        }
    }

    @Test func ctrlCKeepsTheProgressAndSaysHowToResume() async throws {
        let folder = TestFolder()
        let (presses, keyboard) = AsyncStream.makeStream(of: Void.self)
        let pressing = NetworkStore { request in
            keyboard.yield()
            return try await NetworkStore.hanging.fetchData(request)
        }
        let run = await crawlInProcess(
            "events --limit 10 --width 1", in: folder, store: .interrupted(at: 30, by: pressing),
            interruptions: { presses })
        expectEqual(run.exitCode, 130)
        expect(
            run.notes.hasSuffix(
                "marvel: Interrupted. 30 of 72 events are in “\(folder.path("heroes.jsonl.parts"))”; "
                    + "run the same command to resume.\n"))
        await expectCompletion(in: folder)
    }

    @Test func quietPrintsErrorsOnly() async throws {
        let folder = TestFolder()
        for _ in 0..<2 { expect(await crawlInProcess("events --quiet", in: folder, width: 80).notes.isEmpty) }
        expect(await crawlInProcess("comics --quiet", in: folder).notes.hasPrefix("marvel: "))
    }
}

private struct Identified: Codable, Sendable {
    var id: Int
}
