import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingAccess

/// Tests of the decisions of `authenticating`, without tasks.
@Suite struct CredentialStateTests {
    private typealias Call = CredentialState<String>.Call

    private let date = Date(timeIntervalSince1970: 1_000)

    @Test func aCallIsSentWithTheCredential() {
        var state = CredentialState("a", canRefresh: true)
        expectEqual(state.words(Call(), date), "send a")
    }

    @Test func aRejectedCredentialIsRefreshedOnce() {
        var state = CredentialState("a", canRefresh: true)
        let rejected = Call(rejected: 0, sends: 1)
        expectEqual(state.words(rejected, date), "refresh a")
        expectEqual(state.words(rejected, date), "wait")
        expectEqual(state.words(Call(), date), "wait")
        let isCurrent = state.endRefresh(with: "b", date: date)
        expect(isCurrent)
        expectEqual(state.words(rejected, date), "send b")
    }

    @Test func withoutACredentialTheFirstCallLogsInAndTheOthersWait() {
        var state = CredentialState<String>(nil, canRefresh: true)
        expectEqual(state.words(Call(), date), "log in")
        expect(!state.isEarlyRefresh)
        expectEqual(state.words(Call(), date), "wait")
        let isCurrent = state.endRefresh(with: "a", date: date)
        expect(isCurrent)
        expectEqual(state.words(Call(), date), "send a")
        expectEqual(state.words(Call(rejected: 1, sends: 1), date), "refresh a")
    }

    @Test func theSixthLoginIn30SecondsIsAnError() {
        var state = CredentialState<String>(nil, canRefresh: true)
        for second in 0..<5 {
            expectEqual(state.words(Call(), at: .seconds(second), date), "log in")
            _ = state.endRefresh(with: nil, date: date)
        }
        expectEqual(state.words(Call(), at: .seconds(29.9), date), "too many refreshes")
        expectEqual(state.words(Call(), at: .seconds(30), date), "log in")
    }

    @Test func aCredentialThatLivesShorterThanTheLeewayIsRefreshedAtHalfOfItsTime() {
        var state = CredentialState("a", expires: date, canRefresh: true, refreshingBefore: .seconds(30))
        expectEqual(state.words(Call(), date), "refresh a")
        _ = state.endRefresh(with: "b", expires: date + 20, date: date)
        expectEqual(state.words(Call(), date), "send b")
        expectEqual(state.words(Call(), date + 9), "send b")
        expectEqual(state.words(Call(), date + 10), "refresh b")
        _ = state.endRefresh(with: "c", expires: date + 3_600, date: date + 10)
        expectEqual(state.words(Call(), date + 3_569), "send c")
        expectEqual(state.words(Call(), date + 3_570), "refresh c")
    }

    /// For each lifetime in seconds, the second at which the credential is refreshed.
    @Test(arguments: [(8.0, 6.0), (12, 6), (20, 10), (40, 20), (60, 30), (90, 60)])
    func theTimeOfAnEarlyRefreshDependsOnTheLifetime(lifetime: Double, refresh: Double) {
        var state = CredentialState("a", expires: date, canRefresh: true, refreshingBefore: .seconds(30))
        expectEqual(state.words(Call(), date), "refresh a")
        _ = state.endRefresh(with: "b", expires: date + lifetime, date: date)
        expectEqual(state.words(Call(), date + refresh - 1), "send b")
        expectEqual(state.words(Call(), date + refresh), "refresh b")
    }

    @Test(arguments: [1e300, .infinity, .nan]) func anyExpiryDateCanBeReturned(seconds: Double) {
        var state = CredentialState("a", expires: date, canRefresh: true, refreshingBefore: .seconds(30))
        expectEqual(state.words(Call(), date), "refresh a")
        _ = state.endRefresh(with: "b", expires: Date(timeIntervalSince1970: seconds), date: date)
        expectEqual(state.words(Call(), date), "send b")
    }

    @Test func aFailedRefreshCanBeRepeated() {
        var state = CredentialState("a", canRefresh: true)
        expectEqual(state.words(Call(rejected: 0), date), "refresh a")
        _ = state.endRefresh(with: nil, date: date)
        expectEqual(state.words(Call(rejected: 0), date), "refresh a")
    }

    @Test func withoutARefreshARejectionIsReturned() {
        var state = CredentialState("a", canRefresh: false)
        expectEqual(state.words(Call(rejected: 0), date), "give up")
        state.replace(with: "b")
        expectEqual(state.words(Call(rejected: 0), date), "send b")
    }

    @Test func theResponseAfterARefreshOrTheThirdRequestIsFinal() {
        expect(!Call(sends: 2).isFinal)
        expect(Call(sends: 3).isFinal)
        expect(Call(hasRefreshed: true, sends: 1).isFinal)
    }

    @Test(arguments: [(31, "send a"), (30, "refresh a"), (0, "refresh a"), (-1, "refresh a")])
    func aCredentialIsRefreshedBeforeItExpires(seconds: Double, step: String) {
        var state = CredentialState(
            "a", expires: date + seconds, canRefresh: true, refreshingBefore: .seconds(30))
        expectEqual(state.words(Call(), date), step)
    }

    @Test func anExpiredCredentialIsSentIfItCannotBeRefreshed() {
        var state = CredentialState("a", expires: date - 1, canRefresh: false)
        expectEqual(state.words(Call(), date), "send a")
    }

    @Test func aCallWaitsForAtMostOneRefresh() {
        var state = CredentialState("a", expires: date, canRefresh: true)
        expectEqual(state.words(Call(hasRefreshed: true), date), "send a")
    }

    @Test func aValidCredentialIsSentAfterAFailedEarlyRefresh() {
        let state = CredentialState("a", expires: date + 10, canRefresh: true, refreshingBefore: .seconds(30))
        expect(state.isSent(afterFailedRefresh: Call(), date: date))
        expect(!state.isSent(afterFailedRefresh: Call(), date: date + 10))
        expect(!state.isSent(afterFailedRefresh: Call(rejected: 0), date: date))
    }

    @Test func theSixthRefreshIn30SecondsIsAnError() {
        var state = CredentialState("a", expires: date, canRefresh: true)
        for second in 0..<5 { _ = state.refresh(at: .seconds(second), date) }
        expectEqual(state.words(Call(rejected: 5), at: .seconds(29.9), date), "too many refreshes")
        // A server that still accepts the credential is right, even if the clock says that it has expired.
        expectEqual(state.words(Call(), at: .seconds(29.9), date), "send 5")
        expectEqual(state.words(Call(rejected: 5), at: .seconds(30), date), "refresh 5")
    }

    @Test func aReplacementClearsTheFailedState() {
        var state = CredentialState("a", canRefresh: true)
        for _ in 0..<5 { _ = state.refresh(at: .zero, date) }
        state.replace(with: "new")
        expectEqual(state.words(Call(rejected: 6), date), "refresh new")
    }

    @Test func theResultOfARefreshIsIgnoredAfterAReplacement() {
        var state = CredentialState("a", canRefresh: true)
        expectEqual(state.words(Call(rejected: 0), date), "refresh a")
        state.replace(with: "new")
        expectEqual(state.words(Call(rejected: 0), date), "send new")
        // The obsolete refresh still runs.
        expectEqual(state.words(Call(rejected: 1), date), "wait")
        let isCurrent = state.endRefresh(with: "b", date: date)
        expect(!isCurrent)
        expectEqual(state.words(Call(rejected: 1), date), "refresh new")
    }

    @Test func nothingIsSentAfterTheEnd() {
        var state = CredentialState("a", canRefresh: true)
        _ = state.words(Call(rejected: 0), date)
        state.end()
        let isCurrent = state.endRefresh(with: "b", date: date)
        expect(!isCurrent)
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

    /// Carries out one refresh, whose result is the number of the version.
    fileprivate mutating func refresh(at uptime: Duration, _ date: Date) -> Bool {
        _ = step(for: Call(rejected: version), uptime: uptime, date: date)
        return endRefresh(with: "\(version + 1)", expires: date, date: date)
    }
}
