/// How long a comparison may take.
struct Effort: Sendable {
    /// In each round every contender has one turn.
    var rounds: Int
    /// How long the slowest contender's turn takes, about.
    var turn: Duration
    /// In place of `rounds` where one call takes a tenth of a second.
    var longRounds: Int
    /// In place of `rounds` where one call takes seconds; the median lies in the whole range of 6 with 97% confidence.
    var longestRounds: Int
    /// How long all rounds of one comparison may take, about: where calls are long there are fewer, but no less than
    /// `longestRounds`.
    var limit: Duration

    static let full = Effort(
        rounds: 2000, turn: .milliseconds(1), longRounds: 100, longestRounds: 6, limit: .seconds(10))
    static let quick = Effort(
        rounds: 20, turn: .microseconds(500), longRounds: 10, longestRounds: 2, limit: .milliseconds(200))
}

/// What one contender costs beside the baseline.
struct Comparison {
    let baseline: Cost
    let contender: Cost
    /// Contender less baseline, round by round, in nanoseconds per call.
    let difference: Samples
    /// Contender through baseline, round by round.
    let ratio: Samples
}

/// What one contender was measured to take, round by round, in nanoseconds per call.
struct Timed {
    var name: String
    var times: [Double]
    /// Nil where they aren't counted.
    var allocations: Double?
}

extension Comparison {
    /// Compares round with round.
    init(_ baseline: Timed, _ contender: Timed) {
        self.init(
            baseline: Cost(name: baseline.name, time: Samples(baseline.times), allocations: baseline.allocations),
            contender: Cost(name: contender.name, time: Samples(contender.times), allocations: contender.allocations),
            difference: Samples(zip(contender.times, baseline.times).map { $0 - $1 }),
            ratio: Samples(zip(contender.times, baseline.times).map { $0 / $1 }))
    }
}

/// What one call costs.
struct Cost {
    let name: String
    /// In nanoseconds.
    let time: Samples
    /// Nil where they can't be counted.
    let allocations: Double?
}

/// Compares `contender` with `baseline` in one run: short turns, again and again, in alternating order, so that
/// whatever else the machine does meets both alike. Only turns of the same round are compared.
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

/// What each of `calls` calls takes, in nanoseconds: for each contender, round by round, every other round in reverse
/// order.
func measure(_ contenders: [Contender], calls: Int = 1, rounds: Int) async throws -> [[Double]] {
    var times: [[Double]] = contenders.map { _ in [] }
    for round in 0..<rounds {
        let order = round.isMultiple(of: 2) ? Array(contenders.indices) : contenders.indices.reversed()
        for index in order { times[index].append(try await nanoseconds(of: contenders[index], calls: calls)) }
    }
    return times
}

/// How many calls fill a turn; finding out warms the contender up.
private func callsPerTurn(of contender: Contender, _ turn: Duration) async throws -> Int {
    var calls = 1
    while try await nanoseconds(of: contender, calls: calls) * Double(calls) < turn / .nanoseconds(1) { calls *= 2 }
    return calls
}

/// What each of `calls` calls takes.
private func nanoseconds(of contender: Contender, calls: Int) async throws -> Double {
    try await ContinuousClock().measure { try await contender.run(calls) } / .nanoseconds(1) / Double(calls)
}
