import SharedTestCode
import Testing

@testable import Fetching

@Suite struct SessionExchangePhaseTests {
    enum Event {
        case abandon, redirect, response
    }

    @Test(
        "Whether the last event permits its action",
        arguments: [
            (events: [Event.abandon], permits: true, "a task may be cancelled at once"),
            ([.redirect, .abandon], false, "a task must not be cancelled while a redirect is pending"),
            (
                [.redirect, .abandon, .response], true,
                "a task with a pending redirect is cancelled when its response arrives"
            ),
            ([.redirect, .response, .abandon], true, "after the response no redirect is pending"),
            ([.response, .abandon], true, "a task may be cancelled while its body arrives"),
            ([.redirect], true, "a redirect gets a reply"),
            ([.abandon, .redirect], false, "a redirect of a cancelled task gets no reply"),
            ([.response], false, "a task with a caller is not cancelled at its response"),
            ([.redirect, .response], false, "a task with a caller is not cancelled at its response after a redirect"),
            ([.abandon, .response], true, "a task whose response arrives after its cancellation is cancelled again"),
        ])
    func eachEventPermitsOnlyASafeAction(events: [Event], permits: Bool, because reason: String) {
        var state = SessionExchangePhase()
        let permissions = events.map { event in
            switch event {
            case .abandon: state.abandon()
            case .redirect: state.recordRedirect()
            case .response: state.receiveResponse()
            }
        }
        expectEqual(permissions.last, permits, "\(reason)")
    }
}
