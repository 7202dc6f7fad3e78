import Fetching
import FetchingStreams
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Suite(.hangLimit) struct LongPollTests {
    private let cursors = Recorded<Int>()

    /// Returns the responses of an endpoint that returns one result after the other, and then waits.
    private func polls(
        _ results: [Result<[Int], AppError>], _ policy: ReconnectPolicy = ReconnectPolicy()
    ) -> some AsyncSequence<[Int], AppError> & Sendable {
        let endpoint: Fetcher<Int, [Int]> = { [cursors] cursor in
            let count = cursors.add(cursor)
            if count <= results.count { return results[count - 1] }
            do { try await CallContext.current.time.sleep(.seconds(1_000_000)) } catch { return .failure(.cancelled) }
            return .success([])
        }
        return longPolls(of: endpoint, from: 0, reconnecting: policy) { $0.last ?? $1 }
    }

    private func failure(_ status: Int) -> AppError {
        .server(ServerFailure(request: URLRequest(url: URL(filePath: "/x")), status: status))
    }

    @Test func emptyResponsesAndRepeatedCursorsAreAllowed() async throws {
        var iterator = polls([.success([5]), .success([]), .success([]), .success([7, 8])]).makeAsyncIterator()
        // No request is sent before the consumer asks for a response.
        expectEqual(cursors.all, [])
        for expected in [[5], [], [], [7, 8]] { try await expectEqual(iterator.next(), expected) }
        expectEqual(cursors.all, [0, 5, 5, 5])
    }

    @Test func aFailedRequestIsSentAgainAfterADelay() async throws {
        try await VirtualTime.run {
            var iterator = polls(
                [
                    .failure(failure(503)), .failure(serverIsDown), .success([1]), .failure(failure(429)),
                    .success([2]),
                ], ReconnectPolicy(delay: .seconds(1), attempts: 2)
            ).makeAsyncIterator()
            // The attempts are counted after each response.
            let responses = [try await iterator.next(), try await iterator.next()]
            expectEqual(responses, [[1], [2]])
            expectEqual(cursors.all, [0, 0, 0, 1, 1])
        }
    }

    @Test(arguments: [404, 400, 403])
    func anErrorThatIsNotTransientEndsTheSequence(status: Int) async throws {
        var iterator = polls([.failure(failure(status)), .success([1])]).makeAsyncIterator()
        let error = try #require(await expect(throws: AppError.self) { try await iterator.next() })
        expectEqual(error.server?.status, status)
        expect(try await iterator.next() == nil)
    }

    @Test func theLastOfTheAttemptsThrows() async throws {
        await VirtualTime.run {
            let results = Array(repeating: Result<[Int], AppError>.failure(failure(503)), count: 9)
            var iterator = polls(results, ReconnectPolicy(attempts: 3)).makeAsyncIterator()
            await expect(throws: AppError.self) { try await iterator.next() }
            expectEqual(cursors.all.count, 4)
        }
    }

    /// A wait can be cancelled during a request and during a delay.
    @Test(arguments: [[], [503, 503]]) func aCancelledSequenceEndsAtOnce(statuses: [Int]) async throws {
        let time = VirtualTime()
        await time.run {
            let task = Task {
                var iterator = polls(statuses.map { .failure(failure($0)) }).makeAsyncIterator()
                return try await iterator.next()
            }
            await time.waitForSleepers(atLeast: 1)
            task.cancel()
            let error = await expect(throws: AppError.self) { try await task.value }
            expectEqual(error?.isCancelled, true)
            expectEqual(time.sleeperCount, 0)
        }
    }

    /// The server keeps each request open for a minute, so the requests have a limit of their own.
    @Test func aRequestHasATimeLimitOfItsOwn() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.json("[3]").delayed(by: .seconds(90)).layered(
                deadline(after: .seconds(60), allowingLongerRequests: true), timingOut(after: .seconds(20)))
            let api = APISettings(baseURL: "https://a.example", store: store)
            let changes: Fetcher<Int, [Int]> = api.modelFetcher { since in
                try api.request(path: ["changes"], query: [QueryItem("since", since)], timeLimit: .seconds(120))
            }
            var iterator = longPolls(of: changes, from: 0) { $0.last ?? $1 }.makeAsyncIterator()
            let response = try await iterator.next()
            expectEqual(response, [3])
            expectEqual(time.now, .seconds(90))
        }
    }
}
