import Testing

@testable import Fetching

@Suite struct SessionExchangePhaseTests {
    enum Event {
        case abandon, redirect, response
    }

    @Test(
        "What the last event permits",
        arguments: [
            (events: [Event.abandon], permits: true, "it may be cancelled at once"),
            ([.redirect, .abandon], false, "it must not be cancelled while a redirect is pending"),
            ([.redirect, .abandon, .response], true, "it is cancelled at the response instead"),
            ([.redirect, .response, .abandon], true, "with the response no redirect is pending"),
            ([.response, .abandon], true, "it may be cancelled during the body"),
            ([.redirect], true, "a redirect is replied to"),
            ([.abandon, .redirect], false, "a cancelled task gets no reply"),
            ([.response], false, "an answer that is waited for is not cancelled"),
            ([.redirect, .response], false, "nor is a redirect's"),
            ([.abandon, .response], true, "what comes late for the cancellation is cancelled again"),
        ])
    func anExchangeKnowsWhatMayBeDone(events: [Event], permits: Bool, because reason: String) {
        var state = SessionExchangePhase()
        let answers = events.map { event in
            switch event {
            case .abandon: state.abandon()
            case .redirect: state.recordRedirect()
            case .response: state.receiveResponse()
            }
        }
        #expect(answers.last == permits, "\(reason)")
    }
}
