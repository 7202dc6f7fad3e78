import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite(.hangLimit) struct AuthenticatingWithLimitsTests {
    @Test func aDeadlineDuringARefreshEndsTheWaitOfItsCallOnly() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let refreshes = Mutex(0)
            let credential = SharedCredential("old") { _ in
                refreshes.withLock { $0 += 1 }
                try await time.source.sleep(.seconds(3))
                return "new"
            }
            let store = NetworkStore { request in
                let isNew = request.value(forHTTPHeaderField: "Authorization") == "Bearer new"
                return try await NetworkStore.json("{}", status: isNew ? 200 : 401).fetchData(request)
            }.layered(authenticating(credential, allowedOrigins: ["http://a"]) { .bearer($0) })
            let limited = store.layered(deadline(after: .seconds(1)))
            let calls = [limited, store].map { store in Task { try await store.fetchData(request()).1 } }
            await time.waitForSleepers(atLeast: 2)
            time.advance(by: .seconds(1))
            let error = await expect(throws: TimedOut.self) { try await calls[0].value }
            expectEqual(error?.elapsed, .seconds(1))
            time.advance(by: .seconds(2))
            expect((try await calls[1].value as? HTTPURLResponse)?.statusCode == 200)
            expectEqual(refreshes.withLock { $0 }, 1)
        }
    }

    /// The expiry date of a token is compared with the system's date, which can jump. All waits use the uptime.
    @Test(arguments: [-1e9, -3600, 3600, 1e9])
    func aJumpOfTheClockNeitherDelaysNorFailsACall(seconds: Double) async throws {
        let jump = Mutex(0.0)
        let refreshes = Mutex(0)
        let log = RequestLog()
        let virtual = VirtualTime().source
        let date = virtual.date
        let time = TimeSource(
            uptime: virtual.uptime, date: { date() + jump.withLock { $0 } }, sleep: virtual.sleep,
            random: virtual.random)
        let shared = SharedCredential(date() + 600, expires: { $0 }) { _ in
            refreshes.withLock { $0 += 1 }
            return date() + 600
        }
        let store = NetworkStore.json("{}").recorded(in: log).layered(
            settingTime(time), deadline(after: .seconds(60)), retrying(), limitingRate(nil), breakingCircuit(),
            authenticating(shared, allowedOrigins: ["http://a"]) { .bearer("\($0.timeIntervalSince1970)") })
        for index in 0..<20 {
            if index == 5 { jump.withLock { $0 = seconds } }
            expect((try await store.fetchData(request()).1 as? HTTPURLResponse)?.statusCode == 200)
        }
        expectEqual(log.count, 20)
        expect(refreshes.withLock { $0 } == (seconds > 0 ? 5 : 0), "refreshes are limited")
    }

    /// The rejection is an unread stream. It must not keep the only permit.
    @Test(arguments: ["authenticating", "authenticatingDigest"])
    func aRejectedStreamGivesItsPermitBackBeforeTheRequestIsSentAgain(name: String) async throws {
        let challenge = #"Digest realm="r", nonce="n", qop="auth", algorithm=SHA-256"#
        let layer =
            name == "authenticating"
            ? authenticating(SharedCredential("old") { _ in "new" }, allowedOrigins: ["http://a"]) { .bearer($0) }
            : authenticatingDigest(user: "ada", password: "countess", allowedOrigins: ["http://a"])
        let store = NetworkStore.sequence(
            .json("rejected", status: 401, headers: ["WWW-Authenticate": challenge]), .json("accepted")
        ).layered(layer, limitingConcurrency(to: 1, maximumWaiting: 0))
        let (body, response) = try await store.fetchStream(request())
        expect((response as? HTTPURLResponse)?.statusCode == 200)
        try await expectEqual(body.data(), Data("accepted".utf8))
    }
}
