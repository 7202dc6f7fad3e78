import Foundation
import Fetching
import Synchronization

/// Signs each attempt as the Marvel API wants it: `ts`, `apikey` and `hash = md5(ts + private key + public key)` in the
/// query.
///
/// The timestamp is the time in milliseconds, and later than that of every attempt before it, so that no two
/// attempts through one layer have the same signature, not even within one millisecond.
///
/// - Parameters:
///   - keys: The developer's keys. Without them, requests fail with ``MissingMarvelKeys`` and are not sent.
///   - time: Tells the time of day.
public func marvelSigning(keys: MarvelKeys, time: TimeSource = .system) -> StoreLayer {
    let latest = LatestTimestamp()
    return signing(declaring: SecretNames(queryItems: signatureNames), time: time) { request, date in
        try signed(request, keys: keys, timestamp: String(latest.next(at: date)))
    }
}

/// `request` with its signature in the query, in place of one that it may have already.
func signed(_ request: URLRequest, keys: MarvelKeys, timestamp: String) throws -> URLRequest {
    try keys.requireBoth()
    guard let url = request.url, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
        throw RequestError.invalidURL(request.url?.absoluteString ?? "")
    }
    let others = (components.percentEncodedQuery ?? "").split(separator: "&").filter { pair in
        let name = pair.prefix { $0 != "=" }
        return !signatureNames.contains(name.removingPercentEncoding ?? String(name))
    }
    let signature = [
        "ts=\(timestamp)",
        "apikey=\(escaped(keys.publicKey))",
        "hash=\(md5((timestamp + keys.privateKey + keys.publicKey).utf8))",
    ]
    components.percentEncodedQuery = (others.map(String.init) + signature).joined(separator: "&")
    var request = request
    request.url = components.url
    return request
}

/// The time in milliseconds since 1970, or one more than `latest` where the clock hasn't moved on.
func timestamp(after latest: Int64, at date: Date) -> Int64 {
    let now = Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded(.down)) ?? 0
    return max(now, latest + 1)
}

private final class LatestTimestamp: Sendable {
    private let latest = Mutex<Int64>(0)

    func next(at date: Date) -> Int64 {
        latest.withLock { latest in
            latest = timestamp(after: latest, at: date)
            return latest
        }
    }
}

private let signatureNames: Set<String> = ["ts", "apikey", "hash"]

/// Escaped for a query's value; only RFC 3986's unreserved characters stay.
private func escaped(_ text: String) -> String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved)) ?? ""
}
