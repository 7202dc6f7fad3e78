import Fetching
import FetchingCrawl
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// The shared value of a rate, which any program can write.
@Suite(.hangLimit) struct HostileRateTests {
    private let server = NetworkStore.constant(Data())

    /// What another program can have stored in place of the state, and what a coordinator can do.
    @Test func aStateOfAnotherProgramIsLimited() async throws {
        let (large, small) = (Int.max, Int.min)
        let duration = { (high: Int) in "[\(high), 0]" }
        var states = ["", "[", "{}", "null", String(repeating: "[", count: 100_000)]
        for number in [large, small, large / 1000, 1 << 40, -1] {
            states.append(
                #"{"period":\#(number),"reserved":0,"free":[],"cooldownEnd":[0,0]}"#)
            states.append(#"{"period":0,"reserved":\#(number),"free":[],"cooldownEnd":[0,0]}"#)
            states.append(#"{"period":\#(number),"reserved":\#(number),"free":[],"cooldownEnd":\#(duration(number))}"#)
            states.append(#"{"period":0,"reserved":0,"free":[\#(duration(number))],"cooldownEnd":[0,0]}"#)
            states.append(#"{"period":0,"reserved":0,"free":[],"cooldownEnd":\#(duration(number))}"#)
        }
        let request = try createRequest(baseURL: "https://api.example.com")
        let rates: [RateLimit?] = [
            nil, .smooth(50, per: .seconds(1)), .bursty(1_000_000_000, per: .seconds(86_400)), .smooth(1, per: .zero),
        ]
        for (state, rate) in states.flatMap({ state in rates.map { (state, $0) } }) {
            let time = VirtualTime(advancesAutomatically: true)
            await time.run {
                var coordinator = memoryCoordinator()
                // The coordinator always has the same state.
                coordinator.update = { _, change in _ = change(Data(state.utf8)) }
                let store = server.layered(limitingRate(rate, sharedBy: coordinator))
                do { _ = try await store.fetchData(request) } catch {
                    let text = "\(error)"
                    expect(text.contains("stops a request for more than"), "\(state): \(text)")
                }
                expect(time.now < .seconds(12 * 86_400), "\(state)")
            }
        }
    }

    @Test func aCoordinatorThatReadsNoStateIsAnError() async throws {
        let request = try createRequest(baseURL: "https://api.example.com")
        for rate in [nil, .smooth(1, per: .seconds(1))] as [RateLimit?] {
            let time = VirtualTime(advancesAutomatically: true)
            await time.run {
                var coordinator = memoryCoordinator()
                coordinator.update = { _, _ in }
                let store = server.layered(limitingRate(rate, sharedBy: coordinator))
                let error = await expect(throws: CrawlError.self) { try await store.fetchData(request) }
                expectEqual(error?.description.contains("was not read"), true)
            }
        }
    }
}
