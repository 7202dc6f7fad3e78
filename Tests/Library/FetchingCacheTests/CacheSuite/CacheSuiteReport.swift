/// The results of the cases of a suite.
struct CacheSuiteReport: Sendable {
    /// The result of a case.
    enum Verdict: Equatable, Sendable {
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

    /// The verdict on the case with an ID, or nil if there is none.
    func verdict(of id: String) -> Verdict? { indices[id].map { verdict(at: $0) } }

    private func verdict(at index: Int) -> Verdict {
        let (test, verdict) = results[index]
        if case .leftOut = verdict { return verdict }
        let failed = test.dependsOn?.first { self.verdict(of: $0) != .passed }
        return failed.map { .dependencyFailed($0) } ?? verdict
    }

    /// The IDs of the failed cases of a kind, and the reasons. A case without a kind is required.
    func failures(_ kind: CacheSuiteCase.Kind) -> [(id: String, reason: String)] {
        verdicts(kind).compactMap { id, verdict in
            if case .failed(let reason) = verdict { (id, reason) } else { nil }
        }
    }

    /// The number of the cases of a kind that passed, and of those that passed or failed.
    func score(_ kind: CacheSuiteCase.Kind) -> (passed: Int, judged: Int) {
        let passed = verdicts(kind).count { $0.verdict == .passed }
        return (passed, passed + failures(kind).count)
    }

    private func verdicts(_ kind: CacheSuiteCase.Kind) -> [(id: String, verdict: Verdict)] {
        results.indices.filter { (results[$0].test.kind ?? .required) == kind }
            .map { (results[$0].test.id, verdict(at: $0)) }
    }
}

extension CacheSuiteReport: CustomStringConvertible {
    /// The numbers of cases by kind and verdict, and a line for each case that was judged and did not pass.
    var description: String {
        var lines: [String] = []
        for kind in CacheSuiteCase.Kind.allCases {
            var counts: [String: Int] = [:]
            for (id, verdict) in verdicts(kind) {
                let (name, line) = verdict.description
                counts[name, default: 0] += 1
                if let line { lines.append("  \(kind.rawValue) \(id): \(line)") }
            }
            let list = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            lines.append("\(kind.rawValue): \(list.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }
}

extension CacheSuiteReport.Verdict {
    fileprivate var description: (name: String, line: String?) {
        switch self {
        case .passed: ("passed", nil)
        case .failed(let reason): ("failed", reason)
        case .setupFailed(let reason): ("with a failed setup", "the setup failed: \(reason)")
        case .dependencyFailed(let id): ("with a failed dependency", "depends on \(id)")
        case .leftOut(let reason): ("left out (\(reason))", nil)
        }
    }
}
