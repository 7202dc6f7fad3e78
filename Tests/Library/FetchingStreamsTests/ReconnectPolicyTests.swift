import Fetching
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingStreams

struct ReconnectPolicyTests {
    /// Whether the default policy connects again after an error.
    private func reconnects(_ error: AppError?) -> Bool {
        ReconnectPolicy().delay(beforeAttempt: 1, after: error, reconnectionTime: nil, now: Date(), random: 0.5) != nil
    }

    @Test func theTableOfFailuresDecides() throws {
        let request = try request()
        expect(reconnects(nil))
        let statuses = (300...599).map { AppError.server(ServerFailure(request: request, status: $0)) }
        let thrown: [any Error] = [
            RedirectError.tooMany(maximumRedirects: 1, last: ""), RequestRefused.overloaded(maximumWaiting: 1),
            URLError(.networkConnectionLost), URLError(.badURL), CancellationError(), ResponseBodyError.alreadyRead,
        ]
        let errors = thrown.map { AppError(sending: request, $0) }
        for error in statuses + errors { expectEqual(reconnects(error), error.traits.allowsReconnecting, "\(error)") }
        expectEqual(Set((statuses + errors).map(reconnects)), [true, false])
    }

    @Test(arguments: [Duration.seconds(-9), .zero, .seconds(1e20)]) func anyDelayIsLimited(_ delay: Duration) throws {
        let tooMany = AppError.server(ServerFailure(request: try request(), status: 429))
        for policy in [ReconnectPolicy(delay: delay, maximumDelay: delay), ReconnectPolicy(delay: delay)] {
            for attempt in [1, 2, 100] {
                let wait = policy.delay(
                    beforeAttempt: attempt, after: tooMany, reconnectionTime: nil, now: Date(), random: 0.5)
                expect(try #require(wait) > .zero && #require(wait) <= .seconds(86_400))
            }
        }
    }
}
