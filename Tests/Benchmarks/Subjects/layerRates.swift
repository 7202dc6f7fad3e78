import Fetching
import FetchingResilience
import Foundation

#if os(Linux)
    extension Subject {
        static let layerRates = Subject(
            name: "layerRates", title: "requests over libcurl to nginx, with and without the standard layers",
            isOnRequest: true
        ) { effort in
            try requireNoProxy()
            let server = try await PageServer.start()
            defer { server.stop() }
            let request = try createRequest(baseURL: server.baseURL, path: ["page"])
            var options = CurlOptions()
            options.maximumConnectionsPerHost = 256
            let plain = try NetworkStore.curl(options)
            let layered = plain.layered(standardLayers(concurrency: 256))
            var lines = ["the server is \(server.name)"]
            var findings: [Finding] = []
            for concurrency in [1, 16, 64, 256] {
                let count = max(8, 1600 / concurrency) * concurrency
                var ratios: [Double] = []
                var rates: [Double] = []
                // The two turns of a round are neighbors, so that a disturbance of the machine changes both.
                for round in 0..<(effort.rounds > 100 ? 41 : 5) {
                    let stores = round.isMultiple(of: 2) ? [plain, layered] : [layered, plain]
                    let turns = [
                        try await rate(count) { try await send(request, count, concurrency, stores[0]) },
                        try await rate(count) { try await send(request, count, concurrency, stores[1]) },
                    ]
                    // The first round opens the connections.
                    if round == 0 { continue }
                    ratios.append(round.isMultiple(of: 2) ? turns[1] / turns[0] : turns[0] / turns[1])
                    rates.append(round.isMultiple(of: 2) ? turns[0] : turns[1])
                }
                lines.append(
                    "\(concurrency) at once: \(Int(Samples(rates).median)) requests/s, with standardLayers "
                        + "\((Samples(ratios).median * 1000).rounded() / 1000) of that")
            }
            findings.append(Finding(lines: lines))
            return findings
        }
    }
#endif
