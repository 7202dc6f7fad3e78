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
        // Filters keep the test short. The 145 comics still need more than one page of 100.
        let filter =
            ["characters": "--name-starts-with S", "comics": "--title-starts-with \(soakSize == nil ? "Al" : "Av")"][
                kind] ?? "--events 310,314"
        let query = kind == "events" ? "" : filter
        let folder = TestFolder()
        let run = await crawlInProcess("\(kind) --limit 7 \(query)", in: folder, store: MarvelSandbox().store)
        expectEqual(run.exitCode, 0, "\(run.notes)")
        expect(run.output.isEmpty)
        expectEqual(folder.allNames, completeNames)

        var listed: [Int] = []
        while true {
            let page = await runInProcess("\(kind) --limit 100 --offset \(listed.count) --json \(query)")
            let ids = try JSONDecoder().decode(PaginatedResponseModel<Identified>.self, from: Data(page.output.utf8))
            listed += ids.results.map(\.id)
            if ids.results.count < 100 { break }
        }
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
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        expect(await folder.hasAllEvents)
        expect(folder.text("heroes.jsonl")?.count == (await crawlInProcess("events --out -", in: nil).output).count)
    }

    @Test func aCompleteCollectionIsNotFetchedAgain() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        let text = folder.text("heroes.jsonl")
        for line in ["events", "events --resume", "events --limit 3 --width 2"] {
            let again = await crawlInProcess(line, in: folder, store: .unimplemented)
            expectEqual(again.exitCode, 0)
            expect(again.notes.hasPrefix("All 72 events are already in “\(folder.path("heroes.jsonl"))”"))
        }
        expect(folder.has(text))
    }

    @Test func afterAFailureOnlyThePageThatFailedIsReadAgain() async throws {
        let folder = TestFolder()
        let time = VirtualTime(advancesAutomatically: true)
        let failing = NetworkStore.routed {
            offset(of: $0) == 20 ? .json(#"{"message":"boom"}"#, status: 500) : .shortSandbox
        }
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

    @Test func afterAFailureThePagesOfSimultaneousRequestsAreSavedToo() async throws {
        let folder = TestFolder()
        let failing = NetworkStore.routed { offset(of: $0) == 20 ? .broken : .shortSandbox }
        let first = RequestLog()
        let run = await crawlInProcess("events --limit 10 --width 4", in: folder, store: failing.recorded(in: first))
        expectEqual(run.exitCode, 1)
        let read = Set(first.requests.compactMap(offset)).subtracting([20])
        expect(run.notes.contains("\(read.count * 10 - (read.contains(70) ? 8 : 0)) of 72 events are in"))
        let second = RequestLog()
        let store = NetworkStore.shortSandbox.recorded(in: second)
        await expectEqual(crawlInProcess("events --limit 10", in: folder, store: store).exitCode, 0)
        expect(Set(second.requests.compactMap(offset)).isDisjoint(with: read))
        expect(await folder.hasAllEvents)
    }

    @Test func aTransientFailureIsRetriedAndNoted() async throws {
        let folder = TestFolder()
        let store = NetworkStore.sequence(.failing(URLError(.timedOut)), .shortSandbox)
        let run = await crawlInProcess("events --limit 100", in: folder, store: store)
        expectEqual(run.exitCode, 0)
        expect(run.notes.contains("Retrying in 1 s."))
        try expectEqual(ids(folder.text("heroes.jsonl")).count, 72)
    }

    @Test func aPermanentFailureIsNotRetried() async throws {
        let log = RequestLog()
        let store = NetworkStore.json(#"{"code":"InvalidCredentials","message":"no"}"#, status: 401).recorded(in: log)
        let run = await crawlInProcess("events", in: TestFolder(), store: store)
        expectEqual(run.exitCode, 1)
        expectEqual(log.count, 1)
        expect(run.notes.contains("Check MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY."))
        expect(!run.notes.contains("Retrying") && !run.notes.contains("times"))
    }

    @Test(arguments: [400, 404, 409])
    func adviceNamesOnlyOptionsThatCrawlHas(status: Int) async throws {
        let run = await crawlInProcess(
            "events", in: TestFolder(), store: .json(#"{"message":"no"}"#, status: status))
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("no."))
        expect(!run.notes.contains("--curl"))
    }

    @Test func aRunWithAnotherLimitResumes() async throws {
        let folder = TestFolder()
        let failing = NetworkStore.routed { offset(of: $0) == 20 ? .broken : .shortSandbox }
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let run = await crawlInProcess("events --limit 7 --width 1", in: folder)
        expectEqual(run.exitCode, 0)
        expect(run.notes.contains("This crawl started with --limit 10, so it continues with this limit."))
        expect(await folder.hasAllEvents)
    }

    @Test func aCollectionThatShiftsBetweenTwoRunsHasNoDuplicates() async throws {
        let folder = TestFolder()
        let failing = NetworkStore.routed { offset(of: $0) == 20 ? .broken : .shortSandbox }
        _ = await crawlInProcess("events --limit 10 --width 1", in: folder, store: failing)
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
        expect(found.starts(with: try ids(await crawlInProcess("events", in: nil).output).prefix(60)))
    }

    @Test func anEmptyCollectionIsAnEmptyFile() async throws {
        let folder = TestFolder()
        await expectEqual(crawlInProcess("characters --name Nobody", in: folder).exitCode, 0)
        expectEqual(folder.text("heroes.jsonl")?.isEmpty, true)
        await expectEqual(crawlInProcess("characters --name Nobody", in: folder, store: .unimplemented).exitCode, 0)
    }

    @Test func ctrlCKeepsTheProgressAndSaysHowToResume() async throws {
        let folder = TestFolder()
        let (presses, keyboard) = AsyncStream.makeStream(of: Void.self)
        let store = NetworkStore { request in
            if offset(of: request) == 30 {
                keyboard.yield()
                return try await NetworkStore.hanging.fetchData(request)
            }
            return try await NetworkStore.shortSandbox.fetchData(request)
        }
        let run = await crawlInProcess(
            "events --limit 10 --width 1", in: folder, store: store, interruptions: { presses })
        expectEqual(run.exitCode, 130)
        expect(
            run.notes.hasSuffix(
                "marvel: Interrupted. 30 of 72 events are in “\(folder.path("heroes.jsonl.parts"))”; "
                    + "run the same command to resume.\n"))
        await expectEqual(crawlInProcess("events", in: folder).exitCode, 0)
        expect(await folder.hasAllEvents)
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
