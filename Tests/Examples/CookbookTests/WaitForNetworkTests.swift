import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@Test func aRequestIsSentWhenTheDeviceIsOnlineAgain() async throws {
    let waits = Mutex(0)
    let store = NetworkStore.sequence(.failing(URLError(.notConnectedToInternet)), .json("[1]"))
        .layered(waitingForNetwork { waits.withLock { $0 += 1 } })
    let (data, _) = try await store.fetchData(request())
    #expect(data == Data("[1]".utf8))
    #expect(waits.withLock { $0 } == 1)
}

@Test func otherErrorsDoNotWait() async throws {
    let store = NetworkStore.failing(URLError(.timedOut))
        .layered(waitingForNetwork { Issue.record("waits although the device is online") })
    await #expect(throws: URLError(.timedOut)) { try await store.fetchData(request()) }
}
