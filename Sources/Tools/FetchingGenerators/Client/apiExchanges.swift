import Foundation
internal import HTTPSyntax

/// The exchanges of one API in a recording.
struct APIExchanges {
    /// The start of all URLs, such as `https://api.example.com`.
    let origin: String
    let exchanges: [RecordedExchange]
    /// The reasons why exchanges were left out, each with the number of exchanges.
    let skipped: [(reason: String, count: Int)]
}

/// Returns the exchanges of the API with the most exchanges. HTML pages, images, scripts and the like are left out.
///
/// - Parameter host: The host of the API, such as `api.example.com` or `127.0.0.1:8080`. Nil for the most frequent one.
/// - Throws: ``ClientError`` if there is no such exchange.
func apiExchanges(in recording: [RecordedExchange], host: String?) throws(ClientError) -> APIExchanges {
    var skippedCounts: [String: Int] = [:]
    var candidates: [(origin: String, exchange: RecordedExchange)] = []
    var originCounts: [String: Int] = [:]
    // `Data` is not used as a key, because its hash includes only the first 80 bytes.
    var known: Set<[[UInt8]]> = []
    for exchange in recording {
        let parts = [exchange.method, exchange.request.url?.absoluteString ?? "", "\(exchange.status)"]
        let key = parts.map { Array($0.utf8) } + [exchange.request.httpBody ?? Data(), exchange.body].map { Array($0) }
        if let reason = exchange.reasonToSkip {
            skippedCounts[reason, default: 0] += 1
        } else if !known.insert(key).inserted {
            // A web app that waits for a change sends many equal requests.
            skippedCounts["equal to an earlier exchange", default: 0] += 1
        } else if let origin = exchange.origin {
            candidates.append((origin, exchange))
            originCounts[origin, default: 0] += 1
        }
    }
    let hosts = originCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let chosen = hosts.first { origin in
        guard let host = host?.lowercased(), let parts = parsedComponents(origin) else { return host == nil }
        return parts.encodedHost == host || origin.hasSuffix("://" + host)
    }
    guard let chosen else {
        let incomplete = skippedCounts["no complete response", default: 0]
        if !hosts.isEmpty {
            throw ClientError(
                "The recording has no exchange with the host \(host ?? ""); it has \(hosts.joined(separator: ", ")).")
        }
        if incomplete > 0 {
            throw ClientError(
                "Responses without a complete body: \(incomplete); in a browser, use “Save all as HAR with content”.")
        }
        throw ClientError("The recording has no API response; HTML, redirects and the like are left out.")
    }
    for (origin, _) in candidates where origin != chosen { skippedCounts["other host: \(origin)", default: 0] += 1 }
    return APIExchanges(
        origin: chosen, exchanges: candidates.filter { $0.origin == chosen }.map(\.exchange),
        skipped: skippedCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) })
}

/// An error that says why no client can be generated from a recording.
public struct ClientError: Error, Equatable, CustomStringConvertible {
    /// A sentence that says what the recording has instead.
    public let description: String

    init(_ description: String) { self.description = description }
}
