import Fetching
import FetchingCache
import Foundation
import LoopbackServer
import Synchronization

extension Subject {
    static let cache = Subject(
        name: "cache", title: "hits and misses of the cache, and a crawl of 79 pages with it"
    ) { effort in
        let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await lookups(folder, effort) + crawls(folder, effort)
    }
}

private func lookups(_ folder: URL, _ effort: Effort) async throws -> [Finding] {
    let request = try createRequest(baseURL: "https://example.com/v1/heroes")
    func cost(
        _ name: String, _ headers: [String: String], _ request: URLRequest, in cache: CacheStore, _ bound: Bound
    ) async throws -> Finding {
        let body = characterPage(of: 1)
        let response = try await NetworkStore.constant(body, headers: headers).fetchData(request)
        let store = NetworkStore { _ in response }
        // An endpoint sends its requests in the secret scope of its call. Without one, the layer would open a scope.
        let plain = networkFetcher(store: opaque(store.layered([])))
        let cached = networkFetcher(store: opaque(store.layered(caching(in: cache))))
        return try await compare(
            Contender("the same call without a cache") { try await plain(request) },
            with: Contender(name) { try await cached(request) }, effort: effort
        ).finding([bound])
    }
    var reload = request
    reload.setValue("no-cache", forHTTPHeaderField: "Cache-Control")
    let fresh = ["Cache-Control": "max-age=3600", "Content-Type": "application/json"]
    return [
        try await cost("a hit in memory, 5 KB", fresh, request, in: .memory(), .time(.microseconds(3))),
        try await cost("a hit on disk, 5 KB", fresh, request, in: .disk(at: folder), .time(.microseconds(60))),
        try await cost(
            "a miss that is not stored", ["Cache-Control": "no-store"], request, in: .memory(), .allocations(2)),
        try await cost(
            "a miss that is stored in memory", fresh, reload, in: .memory(), .allocations(23)),
        try await cost(
            "a miss that is stored on disk, 5 KB", fresh, reload, in: .disk(at: folder), .allocations(160)),
    ]
}

/// Measures crawls of a server that sends an entity tag with each page.
private func crawls(_ folder: URL, _ effort: Effort) async throws -> [Finding] {
    let pages = (0..<79).map { characterPage(of: $0 < 78 ? 20 : 4, from: $0 * 20) }
    let isFresh = Mutex(false)
    let server = try LoopbackServer.start { request in
        let offset = request[query: "offset"].flatMap { Int($0) } ?? 0
        let control = isFresh.withLock { $0 } ? "max-age=3600" : "no-cache"
        let tag = "\"\(offset)\""
        if request.headers.contains(where: { $0.name == "If-None-Match" && $0.value == tag }) {
            return .status(304, headers: ["ETag": tag, "Cache-Control": control])
        }
        return .data(pages[offset / 20], type: "application/json").header("ETag", tag).header("Cache-Control", control)
    }
    defer { server.stop() }
    @Sendable func crawl(_ store: NetworkStore) async throws {
        for offset in stride(from: 0, to: 1564, by: 20) {
            let request = try createRequest(baseURL: server.baseURL, query: [QueryItem("offset", offset)])
            _ = try await store.fetchData(request)
        }
    }
    var findings: [Finding] = []
    for (name, freshness) in [("revalidated", false), ("fresh", true)] {
        isFresh.withLock { $0 = freshness }
        for (place, cache) in [
            ("in memory", CacheStore.memory()), ("on disk", .disk(at: folder.appending(path: name))),
        ] {
            let store = NetworkStore.live.layered(caching(in: cache))
            try await crawl(store)
            findings.append(
                try await compare(
                    Contender("79 pages without a cache") { try await crawl(.live) },
                    with: Contender("79 pages, \(name), \(place)") { try await crawl(store) }, effort: effort
                ).finding())
        }
    }
    return findings
}
