import Foundation

/// The command `Benchmarks [--quick] [--chart FILE] [filter…]`, which measures the subjects whose names contain one of
/// the filters. Without filters, it measures all subjects except those that run only on request. If a subject has a
/// chart, the command writes the chart to FILE. It exits with 1 if a bound is missed.
@main
struct Benchmarks {
    static func main() async throws {
        #if DEBUG
            print("The speed of a debug build is not meaningful. Run: swift run -c release Benchmarks")
            exit(64)
        #else
            var filters = Array(CommandLine.arguments.dropFirst())
            if try Subject.decodesInput(filters) { return }
            if try await Subject.crawlsInput(filters) { return }
            var chartFile: String?
            if let option = filters.firstIndex(of: "--chart"), option + 1 < filters.count {
                chartFile = filters[option + 1]
                filters.removeSubrange(option...option + 1)
            }
            let isQuick = filters.contains("--quick")
            filters.removeAll { $0 == "--quick" }
            let subjects = Subject.all.filter { subject in
                filters.isEmpty ? !subject.isOnRequest : filters.contains { subject.name.contains($0) }
            }
            guard !subjects.isEmpty else {
                print("Benchmarks [--quick] [--chart FILE] [filter…]")
                for subject in Subject.all { print("  \(subject.name): \(subject.title)") }
                exit(64)
            }
            let faults = await measure(subjects, isQuick: isQuick, chartFile)
            if !faults.isEmpty {
                print("\n" + faults.joined(separator: "\n"))
                exit(1)
            }
        #endif
    }
}

/// Prints the findings of each subject. If a quick run misses a bound, measures the subject again with all turns.
///
/// Returns a sentence for each missed bound and each subject that failed. A quick run finds regressions on any machine.
/// It prints the times that miss their bounds by at most 15%, but doesn't return them, because two processors differ by
/// as much.
private func measure(_ subjects: [Subject], isQuick: Bool, _ chartFile: String?) async -> [String] {
    print("Times are medians per call (with quartiles); differences are medians (with 95% confidence intervals).")
    var faults: [String] = []
    for subject in subjects {
        print("\n\(subject.name): \(subject.title)")
        do {
            var findings = try await subject.run(isQuick ? .quick : .full)
            if isQuick, findings.contains(where: { !($0.missed + $0.nearlyMet).isEmpty }) {
                print(findings.flatMap { $0.lines + $0.missed + $0.nearlyMet }.joined(separator: "\n"))
                print("A few turns do not decide about a bound. The subject is measured again with all turns.")
                findings = try await subject.run(.full)
            }
            for finding in findings {
                print(finding.lines.joined(separator: "\n"))
                faults += finding.missed + (isQuick ? [] : finding.nearlyMet)
                if let chart = finding.chart, let chartFile {
                    try Data(chart.utf8).write(to: URL(filePath: chartFile))
                }
            }
        } catch {
            faults.append("\(subject.name) was not measured: \(error)")
        }
    }
    return faults
}
