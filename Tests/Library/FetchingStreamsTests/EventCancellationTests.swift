import Fetching
import FetchingStreams
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// The states of an event stream in which it is cancelled, released, or silent.
struct EventCancellationTests {
    private let time = VirtualTime()

    /// Reads the events of a server until the task is cancelled, and expects that nothing is left.
    private func expectCancellation(of server: EventServer, when isReady: () async -> Void) async {
        let task = Task { [time] () async throws -> Void in
            let stream = try await events(of: server, time, silenceLimit: .seconds(60)).get()
            for try await _ in stream {}
        }
        await isReady()
        task.cancel()
        let error = await expect(throws: AppError.self) { try await task.value }
        expectEqual(error?.isCancelled, true)
        expectEqual(server.open, 0)
        await waitUntil { time.sleeperCount == 0 }
    }

    @Test(.hangLimit) func aStreamIsCancelledInEachState() async {
        let connected = EventServer(.stream(.chunk("data: a\n\n"), .silence))
        // The reader waits for the second chunk.
        await expectCancellation(of: connected) { await waitUntil { connected.reads == 2 } }
        expectEqual(connected.requests.count, 1)

        let waiting = EventServer(.events("data: a\n\n"))
        await expectCancellation(of: waiting) {
            await waitUntil { waiting.reads == 2 && waiting.open == 0 }
            await time.waitForSleepers(atLeast: 1)
        }
        expectEqual(waiting.requests.count, 1)

        let connecting = EventServer(.events("retry: 0\ndata: a\n\n"), .noHead(.silence))
        await expectCancellation(of: connecting) {
            await waitUntil { connecting.reads == 2 && connecting.open == 0 }
            // A sleeper can be the limit of the first connection, so the time advances until the second one begins.
            await waitUntil {
                time.advance(by: .milliseconds(100))
                return connecting.requests.count == 2
            }
        }

        let first = EventServer(.noHead(.silence))
        await expectCancellation(of: first) { await waitUntil { first.requests.count == 1 } }
    }

    @Test func aReleasedIteratorOrStreamEndsTheTransfer() async throws {
        let server = EventServer(.stream(.chunk("data: a\n\ndata: b\n\n"), .silence))
        for try await _ in try await events(of: server, time).get() { break }
        expectEqual(server.open, 0)

        let later = EventServer(.events("retry: 0\n"), .stream(.chunk("data: a\n\n"), .silence))
        let stream = try await events(of: later, VirtualTime(advancesAutomatically: true)).get()
        for try await _ in stream { break }
        expectEqual(later.open, 0)
        withExtendedLifetime(stream) {}

        let unread = EventServer(.stream(.chunk("data: a\n\n"), .silence))
        _ = try await events(of: unread, time).get()
        expectEqual(unread.open, 0)
    }

    @Test(.hangLimit) func silenceIsFollowedByANewConnection() async throws {
        let server = EventServer(
            .stream(.chunk("id: 1\nretry: 5000\ndata: a\n\n"), .chunk(": heartbeat\n"), .silence),
            .events("data: b\n\n"))
        let task = Task { [time] in
            try await events(of: server, time, silenceLimit: .seconds(20)).get().prefix(2).map(\.data).all()
        }
        await waitUntil { server.reads == 3 }
        // Each read has a limit. Those of the first two reads have ended.
        await waitUntil { time.waits.count == 3 && time.sleeperCount == 1 }
        time.advance(by: .seconds(19))
        expectEqual(server.open, 1)
        time.advance(by: .seconds(1))
        await waitUntil { server.open == 0 && time.waits.last == .seconds(5) }
        await time.waitForSleepers(atLeast: 1)
        expectEqual(server.requests.count, 1)
        time.advance(by: .seconds(5))
        try await expectEqual(task.value, ["a", "b"])
        expectEqual(server.lastEventIDs, [nil, "1"])
    }
}
