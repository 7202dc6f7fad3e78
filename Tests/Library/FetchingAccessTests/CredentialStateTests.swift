import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingAccess

/// Tests of the decisions of `authenticating`, without tasks. `AuthenticatingTests` shows what follows from them.
@Suite struct CredentialStateTests {
    private typealias Call = CredentialState<String>.Call

    private let date = Date(timeIntervalSince1970: 1_000)

    @Test func callsWaitDuringARefresh() {
        var state = CredentialState("a", canRefresh: true)
        expectEqual(state.words(Call(rejected: 0, sends: 1), date), "refresh a")
        expectEqual(state.words(Call(rejected: 0, sends: 1), date), "wait")
        expectEqual(state.words(Call(), date), "wait")
        let isCurrent = state.endRefresh(with: "b", date: date)
        expect(isCurrent)
        expectEqual(state.words(Call(rejected: 0, sends: 1), date), "send b")

        var missing = CredentialState<String>(nil, canRefresh: true)
        expectEqual(missing.words(Call(), date), "log in")
        expect(!missing.isEarlyRefresh)
        expectEqual(missing.words(Call(), date), "wait")
        let isFirst = missing.endRefresh(with: "a", date: date)
        expect(isFirst)
        expectEqual(missing.words(Call(rejected: 1, sends: 1), date), "refresh a")
    }

    /// For each lifetime in seconds, the second at which the credential is refreshed.
    @Test func theTimeOfAnEarlyRefreshDependsOnTheLifetime() {
        for (lifetime, refresh) in [
            (8.0, 6.0), (12, 6), (20, 10), (40, 20), (60, 30), (90, 60), (3_600, 3_570), (1e300, nil), (.infinity, nil),
            (.nan, nil),
        ] as [(Double, Double?)] {
            var state = CredentialState("a", expires: date, canRefresh: true, refreshingBefore: .seconds(30))
            expectEqual(state.words(Call(), date), "refresh a")
            _ = state.endRefresh(with: "b", expires: date + lifetime, date: date)
            expectEqual(state.words(Call(), date + (refresh ?? 1) - 1), "send b", "\(lifetime)")
            if let refresh { expectEqual(state.words(Call(), date + refresh), "refresh b", "\(lifetime)") }
        }
        for (seconds, step) in [(31, "send a"), (30, "refresh a"), (0, "refresh a"), (-1, "refresh a")] {
            var state = CredentialState(
                "a", expires: date + Double(seconds), canRefresh: true, refreshingBefore: .seconds(30))
            expectEqual(state.words(Call(), date), step, "\(seconds)")
        }
    }

    /// The leeway of a short lifetime does not apply to the next credential.
    @Test func eachCredentialHasItsOwnTimeOfAnEarlyRefresh() {
        var state = CredentialState("a", expires: date, canRefresh: true, refreshingBefore: .seconds(30))
        expectEqual(state.words(Call(), date), "refresh a")
        _ = state.endRefresh(with: "b", expires: date + 20, date: date)
        expectEqual(state.words(Call(), date + 10), "refresh b")
        _ = state.endRefresh(with: "c", expires: date + 3_600, date: date + 10)
        expectEqual(state.words(Call(), date + 3_569), "send c")
        expectEqual(state.words(Call(), date + 3_570), "refresh c")
    }

    @Test func withoutARefreshARejectionIsReturnedAndAnExpiredCredentialIsSent() {
        var state = CredentialState("a", expires: date - 1, canRefresh: false)
        expectEqual(state.words(Call(), date), "send a")
        expectEqual(state.words(Call(rejected: 0), date), "give up")
        state.replace(with: "b")
        expectEqual(state.words(Call(rejected: 0), date), "send b")
    }

    @Test func aCallWaitsForAtMostOneRefreshAndIsSentThreeTimesAtMost() {
        var state = CredentialState("a", expires: date, canRefresh: true)
        expectEqual(state.words(Call(hasRefreshed: true), date), "send a")
        expect(!Call(sends: 2).isFinal)
        expect(Call(sends: 3).isFinal)
        expect(Call(hasRefreshed: true, sends: 1).isFinal)
    }

    @Test func aValidCredentialIsSentAfterAFailedEarlyRefresh() {
        let state = CredentialState("a", expires: date + 10, canRefresh: true, refreshingBefore: .seconds(30))
        expect(state.isSent(afterFailedRefresh: Call(), date: date))
        expect(!state.isSent(afterFailedRefresh: Call(), date: date + 10))
        expect(!state.isSent(afterFailedRefresh: Call(rejected: 0), date: date))
    }

    @Test func theSixthRefreshIn30SecondsIsAnError() {
        var state = CredentialState("a", expires: date, canRefresh: true)
        for second in 0..<5 {
            _ = state.words(Call(rejected: second), at: .seconds(second), date)
            _ = state.endRefresh(with: "\(second + 1)", expires: date, date: date)
        }
        expectEqual(state.words(Call(rejected: 5), at: .seconds(29.9), date), "too many refreshes")
        // A server that still accepts the credential is right, even if the clock says that it has expired.
        expectEqual(state.words(Call(), at: .seconds(29.9), date), "send 5")
        expectEqual(state.words(Call(rejected: 5), at: .seconds(30), date), "refresh 5")

        var missing = CredentialState<String>(nil, canRefresh: true)
        for second in 0..<5 {
            expectEqual(missing.words(Call(), at: .seconds(second), date), "log in")
            _ = missing.endRefresh(with: nil, date: date)
        }
        expectEqual(missing.words(Call(), at: .seconds(29.9), date), "too many refreshes")
        expectEqual(missing.words(Call(), at: .seconds(30), date), "log in")
    }

    @Test func theResultOfARefreshIsIgnoredAfterAReplacementOrTheEnd() {
        var state = CredentialState("a", canRefresh: true)
        expectEqual(state.words(Call(rejected: 0), date), "refresh a")
        state.replace(with: "new")
        expectEqual(state.words(Call(rejected: 0), date), "send new")
        // The obsolete refresh still runs.
        expectEqual(state.words(Call(rejected: 1), date), "wait")
        let isCurrent = state.endRefresh(with: "b", date: date)
        expect(!isCurrent)
        expectEqual(state.words(Call(rejected: 1), date), "refresh new")
        state.end()
        let isCurrentAfterTheEnd = state.endRefresh(with: "b", date: date)
        expect(!isCurrentAfterTheEnd)
        state.replace(with: "c")
        expectEqual(state.words(Call(), date), "cancel")
    }
}

extension CredentialState<String> {
    fileprivate mutating func words(_ call: Call, at uptime: Duration = .zero, _ date: Date) -> String {
        switch step(for: call, uptime: uptime, date: date) {
        case .send(let value, _): "send \(value)"
        case .refresh(let value?): "refresh \(value)"
        case .refresh(nil): "log in"
        case .wait: "wait"
        case .giveUp: "give up"
        case .fail: "too many refreshes"
        case .cancel: "cancel"
        }
    }
}
