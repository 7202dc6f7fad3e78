import Fetching
import FetchingResilience
import Foundation

extension Subject {
    static let layers = Subject(
        name: "layers",
        title: "the cost of each layer and of the standard layers with a stub; --chart FILE draws a chart"
    ) { effort in
        let (request, store) = try await constantResponse()
        var bars: [BarGroup] = []
        // A transport ends its exchanges at the time limits of the context. A stub needs a task for that.
        let response = try await store.fetchData(request)
        let transport = opaque(
            NetworkStore(
                around: store, endsAtLimits: true, fetchData: { _ in response }, fetchStream: store.fetchStream))
        func cost(
            _ name: String, _ layers: [StoreLayer], _ bounds: [Bound], on store: NetworkStore = store
        ) async throws -> Finding {
            let layered = opaque(store.layered(layers))
            let plain = opaque(store.layered([]))
            let comparison = try await compare(
                Contender("the store itself") { try await plain.fetchData(request) },
                with: Contender(name) { try await layered.fetchData(request) }, effort: effort)
            let time = comparison.difference.median
            bars.append(BarGroup(name: name, bars: [(time, timeText(time))]))
            return comparison.finding(bounds)
        }
        // Only allocations have bounds, because a time depends on the machine.
        let none: [Bound] = [.allocations(0)]
        let listener: @Sendable (NetworkEvent) -> Void = { _ in }
        let findings = [
            try await cost("idempotent, for a GET", [idempotent()], none),
            try await cost("followingRedirects", [followingRedirects()], []),
            try await cost("intercepting", [intercepting("nothing") { try await $1($0) }], [.allocations(2)]),
            try await cost("coalescing, without an equal request", [coalescing()], []),
            try await cost("retrying", [retrying()], none),
            try await cost("limitingRate, without a rate", [limitingRate(nil)], [.allocations(3)]),
            try await cost("limitingRate", [limitingRate(.bursty(1_000_000_000, per: .seconds(1)))], [.allocations(3)]),
            try await cost("breakingCircuit", [breakingCircuit()], none),
            try await cost("limitingConcurrency", [limitingConcurrency(to: 8)], none),
            try await cost("timingOut", [timingOut(after: .seconds(20))], [.allocations(14)]),
            try await cost("deadline", [deadline(after: .seconds(60))], [.allocations(10)]),
            try await cost(
                "deadline and timingOut, with a transport",
                [deadline(after: .seconds(60)), timingOut(after: .seconds(20))], [.allocations(2)], on: transport),
            try await cost("hedging", [hedging(after: .seconds(1))], []),
            try await cost("observing, 5 events", [observing(listener)], [.allocations(3)]),
            try await cost("logging", [logging { _ in }], []),
            try await cost(
                "standardLayers with one time limit", standardLayers(attemptLimit: nil), [.allocations(22)]),
            try await cost("standardLayers", standardLayers(), []),
            try await cost("standardLayers, with a transport", standardLayers(), [], on: transport),
            try await openCircuit(request, effort),
        ]
        let chart = barChart(
            "What a layer adds to a call", "A request over loopback takes more than 100 µs.", series: [""], bars)
        return findings + [Finding(lines: [], chart: chart)]
    }
}

/// Measures a request that an open circuit breaker refuses.
private func openCircuit(_ request: URLRequest, _ effort: Effort) async throws -> Finding {
    let store = NetworkStore.failing(URLError(.timedOut)).layered(
        breakingCircuit(BreakerPolicy(breakDuration: .seconds(3600))))
    for _ in 0..<20 { _ = try? await store.fetchData(request) }
    let refusing = opaque(store)
    return try await compare(
        Contender("nothing") {},
        with: Contender("an open circuit breaker") {
            do { _ = try await refusing.fetchData(request) } catch is RequestRefused {}
        }, effort: effort
    ).finding([.allocations(1)])
}
