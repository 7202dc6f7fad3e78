import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that signs each attempt as the Marvel API requires: with `ts`, `apikey` and `hash` in the query.
///
/// `hash` is the MD5 digest of the timestamp, the private key and the public key. The timestamp `ts` is the number of
/// milliseconds since 1970, but at least the previous timestamp + 1. So any two attempts through this layer have
/// different signatures.
///
/// - Parameter keys: The developer's keys. If a key is missing, requests fail with ``MissingMarvelKeys`` and are not
///   sent.
func marvelSigning(keys: MarvelKeys) -> StoreLayer {
    let latest = LatestTimestamp()
    return signing(declaring: SecretNames(queryItems: ["apikey", "hash"])) { request, date in
        try signed(request, keys: keys, timestamp: String(latest.next(at: date)))
    }
}

/// Returns `request` with a signature in its query. The new signature replaces an existing signature.
///
/// - Throws: ``MissingMarvelKeys`` if a key is missing, and `RequestError` if the URL is invalid.
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
        "apikey=\(percentEncoded(keys.publicKey))",
        "hash=\(md5((timestamp + keys.privateKey + keys.publicKey).utf8))",
    ]
    components.percentEncodedQuery = (others.map(String.init) + signature).joined(separator: "&")
    var request = request
    request.url = components.url
    return request
}

private let signatureNames: Set<String> = ["ts", "apikey", "hash"]

private final class LatestTimestamp: Sendable {
    private let latest = Mutex<Int64>(0)

    func next(at date: Date) -> Int64 {
        latest.withLock { latest in
            latest = timestamp(after: latest, at: date)
            return latest
        }
    }
}

/// Returns `date` in milliseconds since 1970, or `latest + 1` if that is greater.
func timestamp(after latest: Int64, at date: Date) -> Int64 {
    let now = Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded(.down)) ?? 0
    return max(now, latest + 1)
}
