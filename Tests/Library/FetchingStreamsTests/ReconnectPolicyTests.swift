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

    @Test func theTableOfFailuresDecides() {
        #expect(reconnects(nil))
        let statuses = (300...599).map { AppError.server(ServerFailure(request: request(), status: $0)) }
        let errors = [
            RedirectError.tooMany(maximumRedirects: 1, last: ""), RequestRefused.overloaded(maximumWaiting: 1),
            URLError(.networkConnectionLost), URLError(.badURL), CancellationError(), ResponseBodyError.alreadyRead,
        ].map { AppError(sending: request(), $0 as any Error) }
        for error in statuses + errors { #expect(reconnects(error) == error.traits.allowsReconnecting, "\(error)") }
        #expect(Set((statuses + errors).map(reconnects)) == [true, false])
    }
}
