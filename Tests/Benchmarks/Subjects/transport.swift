import Fetching
import Foundation

#if os(Linux)
    import AllocationCounter
    import TransportBaseline

    extension Subject {
        static let transport = Subject(
            name: "transport",
            title: "requests over libcurl, compared with URLSession and with a loop in C; --chart FILE draws a chart",
            isOnRequest: true
        ) { effort in
            try requireNoProxy()
            baseline_count_allocations()
            let port = baseline_server_start(6144)
            guard port > 0 else { throw ServerNotStarted() }
            var (findings, bars): ([Finding], [BarGroup]) = ([], [])
            for concurrency in [1, 16, 64, 256] {
                let (finding, rates) = try await requests("http://127.0.0.1:\(port)/", concurrency, effort)
                findings.append(finding)
                bars.append(
                    BarGroup(
                        name: "\(concurrency) at the same time",
                        bars: rates.map { ($0, Int($0).formatted(.number.locale(Locale(identifier: "en_US")))) }))
            }
            let chart = barChart(
                "Requests per second over loopback",
                "A response has 6 KB. The server is a loop in C in the same process.",
                series: ["NetworkStore.curl", "NetworkStore.urlSession", "a loop in C, one thread"], bars)
            findings.append(Finding(lines: [], chart: chart))
            findings.append(try await allocations("http://127.0.0.1:\(port)/"))
            return findings
        }
    }

    private struct ServerNotStarted: Error {}
    private struct ResponseMissing: Error {}

    /// Measures the requests per second of each transport. Short turns alternate. The rates are those of `curl`,
    /// `urlSession` and the loop.
    private func requests(
        _ url: String, _ concurrency: Int, _ effort: Effort
    ) async throws -> (finding: Finding, rates: [Double]) {
        var options = CurlOptions()
        options.maximumConnectionsPerHost = 256
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 256
        let request = try createRequest(baseURL: url)
        let count = max(4, 400 / concurrency) * concurrency
        let (urlSession, curl) = (NetworkStore.urlSession(configuration), try NetworkStore.curl(options))
        var rates: [[Double]] = [[], [], [], []]
        for round in 0..<(effort.rounds > 100 ? 15 : 3) {
            let turns = [
                try await rate(count) { try check(unsafe baseline_send(url, Int32(count), Int32(concurrency)), count) },
                try await rate(count) {
                    // With 256 threads, the result would mostly be the cost of thread switches.
                    guard concurrency <= 64 else { return }
                    try check(unsafe baseline_send_from_threads(url, Int32(count), Int32(concurrency)), count)
                },
                try await rate(count) { try await send(request, count, concurrency, urlSession) },
                try await rate(count) { try await send(request, count, concurrency, curl) },
            ]
            // The first round opens the connections.
            if round > 0 { for (index, turn) in turns.enumerated() { rates[index].append(turn) } }
        }
        let medians = rates.map { Samples($0).median }
        let threads = concurrency <= 64 ? "loop in C with threads \(Int(medians[1])), " : ""
        let ratios = medians.map { ((medians[3] / $0) * 100).rounded() / 100 }
        let finding = Finding(lines: [
            "\(concurrency) at once: loop in C \(Int(medians[0])), \(threads)urlSession \(Int(medians[2])), "
                + "curl \(Int(medians[3])) requests/s",
            "  curl is \(ratios[2]) times urlSession, \(ratios[0]) of the loop"
                + (concurrency <= 64 ? ", \(ratios[1]) of the loop with threads" : ""),
        ])
        return (finding, [medians[3], medians[2], medians[0]])
    }

    private func check(_ complete: Int32, _ count: Int) throws {
        guard complete == count else { throw ResponseMissing() }
    }

    func rate(_ count: Int, _ work: () async throws -> Void) async throws -> Double {
        Double(count) / (try await ContinuousClock().measure(work) / .seconds(1))
    }

    func send(_ request: URLRequest, _ count: Int, _ concurrency: Int, _ store: NetworkStore) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<concurrency {
                group.addTask {
                    for _ in 0..<count / concurrency { _ = try await store.fetchData(request) }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Counts the allocations of one request over a kept connection, on all threads. The server allocates nothing.
    private func allocations(_ url: String) async throws -> Finding {
        guard allocation_counter_is_available() else { return Finding(lines: []) }
        let request = try createRequest(baseURL: url)
        let store = try NetworkStore.curl(CurlOptions())
        let loop = Contender("loop in C") { unsafe url.withCString { unsafe baseline_send($0, 1, 1) } }
        let call = Contender("curl") { try await store.fetchData(request) }
        return Finding(lines: [try await allocations(of: loop), try await allocations(of: call)])
    }

    private func allocations(of contender: Contender) async throws -> String {
        let calls = 1000
        try await contender.run(calls)
        // The lowest of several counts, because other threads can only increase a count.
        var least = (all: UInt64.max, libcurl: UInt64(0))
        for _ in 0..<5 {
            let before = baseline_allocations()
            allocation_counter_start()
            defer { _ = allocation_counter_stop() }
            try await contender.run(calls)
            let count = (all: allocation_counter_stop(), libcurl: baseline_allocations() - before)
            if count.all < least.all { least = count }
        }
        let (all, libcurl) = (Double(least.all) / Double(calls), Double(least.libcurl) / Double(calls))
        return "\(contender.name): \(numberText(all)) allocations per request, \(numberText(libcurl)) by libcurl"
    }
#endif
