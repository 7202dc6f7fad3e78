/// The results of the cases of a suite.
struct CacheSuiteReport: CustomStringConvertible {
    /// The result of a case.
    enum Verdict: Equatable {
        case passed
        case failed(String)
        /// A part of the case failed that only prepares it.
        case setupFailed(String)
        /// A case with this ID, on which the case depends, did not pass.
        case dependencyFailed(String)
        case leftOut(String)
    }

    private var results: [(test: CacheSuiteCase, verdict: Verdict)] = []
    private var indices: [String: Int] = [:]

    mutating func add(_ test: CacheSuiteCase, _ verdict: Verdict) {
        indices[test.id] = results.count
        results.append((test, verdict))
    }

    var count: Int { results.count }

    private func verdict(at index: Int) -> Verdict {
        let (test, verdict) = results[index]
        if case .leftOut = verdict { return verdict }
        let failed = test.dependsOn?.first { indices[$0].map { self.verdict(at: $0) } != .passed }
        return failed.map { .dependencyFailed($0) } ?? verdict
    }

    /// The IDs of the cases of a kind, and their verdicts. A case without a kind is required.
    private func verdicts(_ kind: CacheSuiteCase.Kind) -> [(id: String, verdict: Verdict)] {
        results.indices.filter { (results[$0].test.kind ?? .required) == kind }
            .map { (results[$0].test.id, verdict(at: $0)) }
    }

    /// The IDs of the failed cases of a kind.
    func failures(_ kind: CacheSuiteCase.Kind) -> [String] {
        verdicts(kind).filter { if case .failed = $0.verdict { true } else { false } }.map(\.id)
    }

    /// The number of the cases of a kind that passed.
    func passed(_ kind: CacheSuiteCase.Kind) -> Int { verdicts(kind).count { $0.verdict == .passed } }

    /// The numbers of the cases of each kind that passed and failed, and a line for each case that did not pass.
    var description: String {
        CacheSuiteCase.Kind.allCases.map { kind in
            let others = verdicts(kind).filter { $0.verdict != .passed }.map { "  \(kind) \($0.id): \($0.verdict)\n" }
            return others.joined() + "\(kind): \(passed(kind)) passed, \(failures(kind).count) failed"
        }.joined(separator: "\n")
    }
}
