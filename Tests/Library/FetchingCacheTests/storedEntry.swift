import FetchingCache
import Foundation

/// An entry whose other values derive from its key. The size in memory is about 560 bytes and the body.
func storedEntry(
    _ key: String, variant: String = "", url: String = "", partition: String = "", headers: [String: String] = [:],
    body: Data = Data(), received: Double = 0
) -> CacheEntry {
    CacheEntry(
        key: key, variant: variant, url: url, partition: partition, vary: variant.isEmpty ? [] : ["accept"],
        status: 200, headers: headers, body: body, requestDate: Date(timeIntervalSinceReferenceDate: received - 0.1),
        responseDate: Date(timeIntervalSinceReferenceDate: received))
}

/// All values of an entry, for comparisons.
struct EntryValues: Equatable {
    let texts: [String]
    let status: Int
    let headers: [String: String]
    let body: Data
    let dates: [Date]

    init(_ entry: CacheEntry) {
        texts = [entry.key, entry.variant, entry.url, entry.partition] + entry.vary
        status = entry.status
        headers = entry.headers
        body = entry.body
        dates = [entry.requestDate, entry.responseDate]
    }
}

extension CacheStore {
    /// The variants of the entries with a key, sorted.
    func variants(_ key: String) async throws -> [String] { try await entries(key).map(\.variant).sorted() }
}
