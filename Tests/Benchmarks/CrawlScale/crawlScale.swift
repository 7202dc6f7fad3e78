import Foundation

extension Subject {
    /// A simulation in virtual time. Its figures are the same in each run.
    static let crawlScale = Subject(
        name: "crawl-scale",
        title: "a crawl of 10 million pages by 1 to 1,000 workers, in a simulation; --chart FILE draws a chart"
    ) { _ in
        var finding = Finding(lines: ["10 million pages of 50 ms, 8 requests at a time in each worker:"])
        let simulations = [1, 10, 100, 1000].map { CrawlSimulation(workers: $0) }
        for simulation in simulations { finding.lines.append(simulation.line) }
        finding.lines.append("With one of ten workers killed and replaced at a random moment:")
        for simulation in [10, 100, 1000].map({ CrawlSimulation(workers: $0, kills: $0 / 10) }) {
            let lost = simulation.lostPages / Double(simulation.kills)
            finding.lines.append(
                simulation.line
                    + String(
                        format: ", %.0f pages read again for each kill (%.1f s of the worker)", lost,
                        lost * CrawlSimulation.pageSeconds / Double(CrawlSimulation.width)))
        }
        for simulation in simulations {
            let verdict = Verdict(1 - simulation.efficiency...(1 - simulation.efficiency), bound)
            if verdict == .missed { finding.missed.append("\(simulation.workers) workers: \(simulation.line)") }
        }
        finding.lines.append("  bound: at most 10% less than as many workers that never wait")
        finding.chart = crawlScaleChart(simulations)
        return [finding]
    }
}

private let bound = 0.1

extension CrawlSimulation {
    fileprivate var line: String {
        String(
            format: "  %4d workers: %7.0f pages/s (%.1f%%), %6.1f requests to etcd/s, %6.0f s", workers,
            Double(Self.pages) / seconds, efficiency * 100, Double(requests) / seconds, seconds)
    }
}
