import Foundation

/// The number and the duration of the rounds of a comparison.
struct Effort: Sendable {
    /// The number of rounds. In each round every contender has one turn.
    var rounds: Int
    /// The approximate duration of the slowest contender's turn.
    var turn: Duration
    /// The number of rounds if one call takes a tenth of a second.
    var longRounds: Int
    /// The number of rounds if one call takes seconds. The range of 6 rounds contains the median with 97% confidence.
    var longestRounds: Int
    /// The approximate maximum duration of a comparison. If calls are slow, there are fewer rounds, but at least
    /// `longestRounds`.
    var limit: Duration

    static let full = Effort(
        rounds: 2000, turn: .milliseconds(1), longRounds: 100, longestRounds: 6, limit: .seconds(10))
    static let quick = Effort(
        rounds: 20, turn: .microseconds(500), longRounds: 10, longestRounds: 2, limit: .milliseconds(200))
}

/// The cost of a contender compared with that of the baseline.
struct Comparison {
    let baseline: Cost
    let contender: Cost
    /// The contender's time minus the baseline's in each round, in nanoseconds per call.
    let difference: Samples
    /// The contender's time divided by the baseline's in each round.
    let ratio: Samples
}

/// The times of one contender in each round, in nanoseconds per call.
struct Timed {
    var name: String
    var times: [Double]
    /// The number of allocations per call, or nil if allocations are not counted.
    var allocations: Double?
}

extension Comparison {
    /// Creates a comparison of the times of each round.
    init(_ baseline: Timed, _ contender: Timed) {
        self.init(
            baseline: Cost(name: baseline.name, time: Samples(baseline.times), allocations: baseline.allocations),
            contender: Cost(name: contender.name, time: Samples(contender.times), allocations: contender.allocations),
            difference: Samples(zip(contender.times, baseline.times).map { $0 - $1 }),
            ratio: Samples(zip(contender.times, baseline.times).map { $0 / $1 }))
    }
}

/// The cost of one call.
struct Cost {
    let name: String
    /// The time in nanoseconds.
    let time: Samples
    /// The number of allocations, or nil if allocations are not counted.
    let allocations: Double?
}

/// Compares `contender` with `baseline` in one run. Short turns alternate between the two, so that other work of the
/// machine affects each equally. Only turns of the same round are compared.
func compare(_ baseline: Contender, with contender: Contender, effort: Effort) async throws -> Comparison {
    let calls = min(
        try await callsPerTurn(of: baseline, effort.turn), try await callsPerTurn(of: contender, effort.turn))
    let baselineAllocations = try await allocationsPerCall(of: baseline, calls: calls)
    let contenderAllocations = try await allocationsPerCall(of: contender, calls: calls)

    let first = try await measure([baseline, contender], calls: calls, rounds: 1).joined().reduce(0, +)
    let rounds = Int(effort.limit / .nanoseconds(1) / (first * Double(calls)))
    let times = try await measure(
        [baseline, contender], calls: calls, rounds: min(effort.rounds, max(effort.longestRounds, rounds)))
    return Comparison(
        Timed(name: baseline.name, times: times[0], allocations: baselineAllocations),
        Timed(name: contender.name, times: times[1], allocations: contenderAllocations))
}

/// Returns the number of nanoseconds per call for each contender and each round. Every second round is in reverse
/// order.
func measure(_ contenders: [Contender], calls: Int = 1, rounds: Int) async throws -> [[Double]] {
    var times: [[Double]] = contenders.map { _ in [] }
    for round in 0..<rounds {
        let order = round.isMultiple(of: 2) ? Array(contenders.indices) : contenders.indices.reversed()
        for index in order { times[index].append(try await nanoseconds(of: contenders[index], calls: calls)) }
    }
    return times
}

/// Returns the number of calls that fill a turn. Also warms up the contender.
private func callsPerTurn(of contender: Contender, _ turn: Duration) async throws -> Int {
    var calls = 1
    while try await nanoseconds(of: contender, calls: calls) * Double(calls) < turn / .nanoseconds(1) { calls *= 2 }
    return calls
}

/// Returns the number of nanoseconds per call.
private func nanoseconds(of contender: Contender, calls: Int) async throws -> Double {
    let start = clock()
    let elapsed = try await ContinuousClock().measure { try await contender.run(calls) } / .nanoseconds(1)
    // POSIX defines that `clock` counts microseconds.
    return (contender.usesProcessorTime ? Double(clock() - start) * 1_000 : elapsed) / Double(calls)
}
