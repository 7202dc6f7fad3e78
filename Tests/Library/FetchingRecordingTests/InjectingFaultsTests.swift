import Fetching
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRecording

@Suite struct InjectingFaultsTests {
    private let faults: KeyValuePairs<Fault, Double> = [
        .latency(.seconds(1)): 0.1, .reset: 0.1, .truncation: 0.1, .status(503): 0.1, .garbage: 0.1,
    ]

    /// Returns what each of `count` requests results in: `-` for a success.
    private func outcomes(
        seed: UInt64, _ rates: KeyValuePairs<Fault, Double>, count: Int,
        time: VirtualTime = VirtualTime(advancesAutomatically: true)
    ) async throws -> [String] {
        let store = Network(texts: "body").store.layered(
            settingTime(time.source), injectingFaults(seed: seed, rates))
        var outcomes: [String] = []
        for _ in 0..<count {
            let start = time.now
            do {
                let (data, response) = try await store.fetchData(message("https://a/"))
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                let isLate = time.now - start == .seconds(1)
                outcomes.append(
                    isLate ? "late" : status != 200 ? "\(status)" : data == Data("body".utf8) ? "-" : "garbage")
            } catch let error as URLError {
                outcomes.append(error.localizedDescription.contains("truncation") ? "truncation" : "reset")
            }
        }
        return outcomes
    }

    @Test func theSameSeedGivesTheSameFaults() async throws {
        let first = try await outcomes(seed: 7, faults, count: 200)
        try await expectEqual(outcomes(seed: 7, faults, count: 200), first)
        expect(try await outcomes(seed: 8, faults, count: 200) != first)
        expectEqual(Set(first), ["-", "late", "reset", "truncation", "503", "garbage"])
    }

    @Test func theRatesAreKept() async throws {
        let all = try await outcomes(seed: 1, [.reset: 0.3, .status(500): 0.2], count: 500)
        expect((120...180).contains(all.count { $0 == "reset" }))
        expect((75...125).contains(all.count { $0 == "500" }))
        expect(try await outcomes(seed: 1, [.reset: 0], count: 50).allSatisfy { $0 == "-" })
        expect(try await outcomes(seed: 1, [.reset: 1], count: 50).allSatisfy { $0 == "reset" })
    }

    @Test func theOrderOfConcurrentRequestsDoesNotMatter() async throws {
        func failed(_ numbers: some Sequence<Int>) async throws -> Set<Int> {
            let store = Network(texts: "").store.layered(injectingFaults(seed: 3, [.reset: 0.5]))
            var failed: Set<Int> = []
            for number in numbers where await !store.errorText("https://a/\(number)?x=\(number)").isEmpty {
                failed.insert(number)
            }
            return failed
        }
        let forward = try await failed(0..<50)
        expect(try await failed((0..<50).reversed()) == forward && forward.count > 10 && forward.count < 40)
    }

    @Test func aScriptGivesTheFaultsOfTheFirstRequests() async throws {
        let store = Network(texts: "ok").store.layered(
            injectingFaults(seed: 1, [:], script: [nil, .reset, .status(502), .garbage, .truncation]))
        try await expectEqual(store.body("https://a/"), "ok")
        expect(await store.errorText("https://a/").contains("injected fault: reset, seed 1, request 2 of GET /"))
        try await expectEqual(store.body("https://a/"), "injected fault: status(502), seed 1, request 3 of GET /")
        expect(try await store.body("https://a/").hasPrefix("injected fault: garbage, seed 1, request 4 of GET /\0"))
        expect(await store.errorText("https://a/").contains("injected fault: truncation, seed 1, request 5 of GET /"))
        try await expectEqual(store.body("https://a/"), "ok")
    }

    /// The texts of a failure that an app and a log show.
    @Test func theSeedIsInTheErrorOfAFetcher() async throws {
        for fault in [Fault.reset, .truncation, .status(500), .garbage] {
            let fetch: Fetcher<Void, [Int]> = modelFetcher(
                createURLRequest: { try createRequest(baseURL: "https://a/") },
                store: .json("[]").layered(injectingFaults(seed: 4711, [:], script: [fault])))
            let error = await fetch(()).error
            expectEqual(error.map { "\($0)" }?.contains("seed 4711"), true, "\(fault): \(String(describing: error))")
        }
    }

    @Test func faultsInsideRetriesAreRetried() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run { () async throws in
            let store = Network(texts: "ok").store.layered(
                retrying(), injectingFaults(seed: 1, [:], script: [.reset, .status(503)]))
            try await expectEqual(store.body("https://a/"), "ok")
        }
    }

    @Test func streamsHaveFaultsToo() async throws {
        let chunks = (0..<10).map { _ in Data(repeating: 65, count: 1000) }
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.streaming(chunks: chunks).layered(
                injectingFaults(
                    seed: 5, [:], script: [.latency(.seconds(3)), .reset, .status(500), .garbage, .truncation, nil]))
            func read() async throws -> (Data, (any Error)?) {
                var data = Data()
                do {
                    for try await chunk in try await store.fetchStream(message("https://a/")).0 { data += chunk }
                    return (data, nil)
                } catch { return (data, error) }
            }
            expect(try await read().0.count == 10_000 && time.now == .seconds(3))
            expect(try await read().1 is URLError)
            expect(try await read().0.starts(with: "injected fault: status(500), seed 5".utf8))
            expect(try await read().0.starts(with: "injected fault: garbage, seed 5".utf8))
            let (data, error) = try await read()
            expect(data.count < 4096 && (error as? URLError)?.code == .networkConnectionLost)
            expect("\(error, default: "")".contains("seed 5"))
            try await expectEqual(read().0.count, 10_000)
        }
    }

    @Test func aTruncatedStreamThatIsShortFailsAtItsEnd() async throws {
        let store = Network(texts: "").store.layered(injectingFaults(seed: 5, [.truncation: 1]))
        let (body, _) = try await store.fetchStream(message("https://a/"))
        await expect(throws: URLError.self) { try await body.data() }
    }

    @Test func aSecretInThePathIsNotShown() async throws {
        let store = Network(texts: "").store.layered(injectingFaults(seed: 5, [.status(500): 1]))
        expect(try await !store.body("https://a/x;token=planted?apikey=planted").contains("planted"))
    }

    @Test func faultsAreReportedAsAttempts() async throws {
        let events = Texts()
        let store = Network(texts: "ok").store.layered(
            observing { events.add("\($0.kind)") }, injectingFaults(seed: 1, [.reset: 1]))
        expect(await !store.errorText("https://a/").isEmpty)
        expectEqual(events.all, ["callStarted", "attemptStarted", "attemptEnded", "callEnded"])
    }
}
