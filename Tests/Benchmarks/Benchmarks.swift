import Foundation

/// The command `Benchmarks [--quick] [filter…]`, which measures the subjects whose names contain one of the filters.
/// Without filters, it measures all subjects except those that run only on request. It exits with 1 if a bound is
/// missed.
@main
struct Benchmarks {
    static func main() async throws {
        #if DEBUG
            print("The speed of a debug build is not meaningful. Run: swift run -c release Benchmarks")
            exit(64)
        #else
            let arguments = CommandLine.arguments.dropFirst()
            if try Subject.decodesPages(Array(arguments)) { return }
            let filters = arguments.filter { $0 != "--quick" }
            let subjects = Subject.all.filter { subject in
                filters.isEmpty ? !subject.isOnRequest : filters.contains { subject.name.contains($0) }
            }
            guard !subjects.isEmpty else {
                print("Benchmarks [--quick] [filter…]")
                for subject in Subject.all { print("  \(subject.name): \(subject.title)") }
                exit(64)
            }
            let faults = await measure(subjects, filters.count == arguments.count ? .full : .quick)
            if !faults.isEmpty {
                print("\n" + faults.joined(separator: "\n"))
                exit(1)
            }
        #endif
    }
}

/// Prints the findings of each subject. Returns a sentence for each missed bound and each subject that failed.
private func measure(_ subjects: [Subject], _ effort: Effort) async -> [String] {
    print("Times are medians per call (with quartiles); differences are medians (with 95% confidence intervals).")
    var faults: [String] = []
    for subject in subjects {
        print("\n\(subject.name): \(subject.title)")
        do {
            for finding in try await subject.run(effort) {
                print(finding.lines.joined(separator: "\n"))
                faults += finding.missed
            }
        } catch {
            faults.append("\(subject.name) was not measured: \(error)")
        }
    }
    return faults
}
