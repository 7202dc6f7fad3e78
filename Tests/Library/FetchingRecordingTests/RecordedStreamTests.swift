import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRecording
@testable import FetchingTestSupport

@Suite struct RecordedStreamTests {
    private let folder = TestFolder()
    private let chunks = ["one", "two and more", "three"].map { Data($0.utf8) }

    private var file: String { folder.path + "a.har" }

    private func record(
        endingWith error: (any Error)? = nil, reading count: Int = 10
    ) async throws {
        let time = VirtualTime(advancesAutomatically: true)
        await time.run {
            let store = NetworkStore.streaming(chunks: chunks, every: .seconds(2), endingWith: error)
                .layered(recording(to: file, mode: .all))
            _ = await Result { try await store.read(count) }
        }
    }

    @Test func theChunksArrivesAtTheRecordedTimes() async throws {
        try await record()
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.replaying(from: file, keepsDelays: true)
            let (body, _) = try await store.fetchStream(message("https://a/"))
            var arrived: [(Data, Duration)] = []
            for try await chunk in body { arrived.append((chunk, time.now)) }
            expectEqual(arrived.map(\.0), chunks)
            expectEqual(arrived.map(\.1), [.seconds(2), .seconds(4), .seconds(6)])
        }
    }

    @Test func withoutDelaysTheChunksArriveAtOnce() async throws {
        try await record()
        let time = VirtualTime()
        try await time.run { () async throws in
            try await expectEqual(NetworkStore.replaying(from: file).read(10), chunks)
            expect(time.waits.isEmpty)
            try await expectEqual(NetworkStore.replaying(from: file).body("https://a/"), "onetwo and morethree")
        }
    }

    @Test func aCompleteBodyArrivesAfterTheRecordedTime() async throws {
        let slow = Network(texts: "a").store.delayed(by: .seconds(3))
        _ = try await VirtualTime.run {
            try await slow.layered(recording(to: file, mode: .once)).body("https://a/")
        }
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            _ = try await NetworkStore.replaying(from: file, keepsDelays: true).body("https://a/")
            expectEqual(time.now, .seconds(3))
        }
    }

    @Test func theTimesOfOtherProgramsAreKept() async throws {
        try folder.write(
            #"""
            {"log": {"entries": [{"request": {"url": "https://a/"}, "response": {"status": 200, "content": {"text": "a"}},
             "timings": {"blocked": 500, "dns": -1, "connect": 250, "ssl": 200, "send": 50, "wait": 1200, "receive": 1000}}]}}
            """#, to: "a.har")
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.replaying(from: file, repeatsLast: true, keepsDelays: true)
            _ = try await store.body("https://a/")
            expectEqual(time.waits, [.seconds(2), .seconds(1)])
            try await expectEqual(store.read(1), [Data("a".utf8)])
            expectEqual(time.waits, [.seconds(2), .seconds(1), .seconds(2), .seconds(1)])
        }
    }

    @Test func anErrorWithinAStreamIsPlayed() async throws {
        try await record(endingWith: URLError(.networkConnectionLost))
        let (body, _) = try await NetworkStore.replaying(from: file).fetchStream(message("https://a/"))
        var arrived: [Data] = []
        let error = await expect(throws: URLError.self) { for try await chunk in body { arrived.append(chunk) } }
        expect(error?.code == .networkConnectionLost && arrived == chunks)
        let whole = await NetworkStore.replaying(from: file).failure(try message("https://a/"))
        expect((whole as? URLError)?.code == .networkConnectionLost)
    }

    @Test func aStreamThatWasNotReadToItsEndIsPlayedSoFar() async throws {
        try await record(reading: 2)
        try await expectEqual(NetworkStore.replaying(from: file).read(2), Array(chunks[..<2]))
        var error: (any Error)?
        let messages = await failures {
            error = await Result { try await NetworkStore.replaying(from: file).read(3) }.error
        }
        expectEqual(messages.count, 1)
        expect("\(error, default: "")".contains("only the beginning of a response: the body was not read to its end"))
    }

    @Test func anEndlessStreamIsNotHeldBack() async throws {
        let endless = NetworkStore(
            fetchData: { _ in throw CancellationError() },
            fetchStream: { request in
                (
                    ResponseBody(next: { Data("tick\n".utf8) }),
                    try stubResponse(to: request, Data(), status: 200, headers: [:]).1
                )
            })
        let store = endless.layered(recording(to: file, mode: .once))
        try await expectEqual(store.read(5).count, 5)
        try await expectEqual(NetworkStore.replaying(from: file).read(5).count, 5)
    }

    @Test func recordedTwiceTheFileHasEqualBytes() async throws {
        try await record()
        let first = folder.text("a.har")
        try await record()
        expect(folder.text("a.har") == first && first?.contains("_chunks") == true)
    }
}

extension NetworkStore {
    /// Reads at most `count` chunks of a stream.
    fileprivate func read(_ count: Int) async throws -> [Data] {
        let (body, _) = try await fetchStream(message("https://a/"))
        var chunks: [Data] = []
        for try await chunk in body {
            chunks.append(chunk)
            if chunks.count == count { break }
        }
        return chunks
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ operation: () async throws -> Success) async {
        do { self = .success(try await operation()) } catch { self = .failure(error) }
    }
}
