/// How long a comparison may take.
struct Effort: Sendable {
    /// In each round every contender has one turn.
    var rounds: Int
    /// How long the slowest contender's turn takes, about.
    var turn: Duration

    static let full = Effort(rounds: 2000, turn: .milliseconds(1))
    static let quick = Effort(rounds: 20, turn: .microseconds(500))
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

/// What one call costs.
struct Cost {
    let name: String
    /// In nanoseconds.
    let time: Samples
    /// Nil where they can't be counted.
    let allocations: Double?
}

/// Compares `contender` with `baseline` in one run: short turns, again and again, in alternating order, so that whatever else
/// the machine does meets both alike. Only turns of the same round are compared.
func compare(_ baseline: Contender, with contender: Contender, effort: Effort) async throws -> Comparison {
    let calls = min(
        try await callsPerTurn(of: baseline, effort.turn), try await callsPerTurn(of: contender, effort.turn))
    let baselineAllocations = try await allocationsPerCall(of: baseline, calls: calls)
    let contenderAllocations = try await allocationsPerCall(of: contender, calls: calls)

    var baselineTimes: [Double] = []
    var contenderTimes: [Double] = []
    for round in 0..<effort.rounds {
        if round.isMultiple(of: 2) {
            baselineTimes.append(try await nanoseconds(of: baseline, calls: calls))
            contenderTimes.append(try await nanoseconds(of: contender, calls: calls))
        } else {
            contenderTimes.append(try await nanoseconds(of: contender, calls: calls))
            baselineTimes.append(try await nanoseconds(of: baseline, calls: calls))
        }
    }

    return Comparison(
        baseline: Cost(name: baseline.name, time: Samples(baselineTimes), allocations: baselineAllocations),
        contender: Cost(name: contender.name, time: Samples(contenderTimes), allocations: contenderAllocations),
        difference: Samples(zip(contenderTimes, baselineTimes).map { $0 - $1 }),
        ratio: Samples(zip(contenderTimes, baselineTimes).map { $0 / $1 }))
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
