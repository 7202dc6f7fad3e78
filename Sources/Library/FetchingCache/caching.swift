import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that stores responses and uses them again, as RFC 9111 describes for a private cache.
///
/// ```swift
/// let cache = CacheStore.disk(at: folder)
/// let store = NetworkStore.live.layered(caching(in: cache), retrying())
/// ```
///
/// A fresh response is returned without a request. If a stored response is stale, the server is asked whether it is
/// still valid. If the server confirms this with status 304, the stored response is returned. The header fields of
/// responses and requests decide what is stored and for how long. The directives `stale-while-revalidate` and
/// `stale-if-error` are supported (RFC 5861). A request with a condition or a range of its own is always sent. If the
/// server sends status 304 for a request without a condition, the layer throws `URLError.badServerResponse`.
///
/// A request that can change a resource, such as `PUT`, removes the stored responses for its URL in its partition if it
/// succeeds. Other responses that contain the resource, such as a list, stay until they are stale.
///
/// Responses of different accounts are stored in different partitions. The partition is the account of `authenticating`
/// or of a session of `FetchingAccess`. These layers can be outside or inside of this one. Other credentials are a part
/// of the partition as hashes: header fields with secret names, and the cookies of a `URLSession`. If a layer inside
/// this one adds a credential that this layer cannot know, the response is not stored. A store with `onChallenge` may
/// send a certificate, so it shares no responses with other stores, also not after the app was started again, unless
/// `partition` is passed.
///
/// The query items that `signing` adds do not separate accounts: pass `partition`, or add the key with
/// `authenticating(.query(…))`. Files of a disk cache are neither encrypted nor signed. A partition for a plain
/// credential is a hash, with which a reader of the folder can guess a weak password.
///
/// Place this layer inside layers that limit the time of a call, and outside layers that retry, limit or sign requests,
/// so that a stored response costs no retry, no permit and no signature. `coalescing` belongs inside too. The layer
/// follows redirects itself, so that each response is stored for its own URL.
///
/// The `cachePolicy` of a request acts like directives of its `Cache-Control`: `.reloadIgnoringLocalCacheData` and
/// `.reloadIgnoringLocalAndRemoteCacheData` like `no-cache`, `.reloadRevalidatingCacheData` like `max-age=0`,
/// `.returnCacheDataElseLoad` like `max-stale`, and `.returnCacheDataDontLoad` like `only-if-cached, max-stale`.
///
/// - Parameters:
///   - cache: The place where responses are stored. Layers that share a cache must have the same `heuristicLifetime`.
///   - partition: Returns the partition for a request, such as the ID of an account, and replaces the partition
///     described above. A response is used only for requests with the same partition. After a redirect to another
///     origin, requests have no credential, so their responses are kept apart from the others in the partition.
///   - heuristicLifetime: Returns how long a response without an explicit lifetime is fresh. The arguments are the
///     request and the time from the last modification of the response to its date. By default, the result is a tenth
///     of that time, at most 24 hours, and zero if the URL has a query (RFC 9111 §4.2.2).
public func caching(
    in cache: CacheStore = .memory(),
    partition: (@Sendable (URLRequest) -> String)? = nil,
    heuristicLifetime: (@Sendable (_ request: URLRequest, _ unmodified: Duration) -> Duration)? = nil
) -> StoreLayer {
    let cache = ResponseCache(cache, partition, heuristicLifetime)
    return { store in
        let data = CachedFetch(cache, store.identity, store.fetchData, body: { $0 }) { data, maximumBytes, use in
            if data.count <= maximumBytes { await use(data) }
            return data
        }
        let stream = CachedFetch(cache, store.identity, store.fetchStream, body: { ResponseBody($0) }) {
            $0.keeping(atMost: $1, use: $2)
        }
        let cached = NetworkStore(
            around: store, endsAtLimits: true, fetchData: { try await data.fetch($0) },
            fetchStream: { try await stream.fetch($0) })
        // This layer turns off the redirect layer of a live store, so each response of a redirect chain is stored for
        // its own URL.
        return followingRedirects()(cached)
    }
}

/// The closure of a store that fetches complete bodies or streams through a cache.
private struct CachedFetch<Body: Sendable>: Sendable {
    /// Returns the body of a response. When the body is complete, passes its data to the closure, if the data has at
    /// most the given number of bytes.
    typealias Keep = @Sendable (Body, Int, @escaping @Sendable (Data) async -> Void) async -> Body

    private let cache: ResponseCache
    private let identity: CallIdentity.Closure?
    private let next: Fetch<Body>
    private let body: @Sendable (Data) -> Body
    private let keep: Keep

    init(
        _ cache: ResponseCache, _ identity: CallIdentity.Closure?, _ next: @escaping Fetch<Body>,
        body: @escaping @Sendable (Data) -> Body, keep: @escaping Keep
    ) {
        (self.cache, self.identity, self.next, self.body, self.keep) = (cache, identity, next, body, keep)
    }

    // This method, `forward`, `send` and the initializer of the key are inlined, because each call of an async function
    // takes about 20 ns.
    @inline(__always)
    func fetch(_ request: URLRequest) async throws -> (Body, URLResponse) {
        let headers = request.allHTTPHeaderFields ?? [:]
        let chosen = cache.partition?(request)
        guard CallContext.current[upgradeKey] == nil,
            let key = try? await CacheKey(request, headers, identity, partition: chosen)
        else {
            return try await next(request)
        }
        let method = request.httpMethod ?? "GET"
        guard method == "GET" || method == "HEAD", request.httpBody == nil, request.httpBodyStream == nil else {
            let (body, response) = try await next(request)
            if !isSafe(method: method) { await invalidate(request, key, response) }
            return (body, response)
        }
        let directives = RequestDirectives(request, headers)
        let entries = (try? await cache.store.entries(key.text)) ?? []
        let time = CallContext.current.time
        let decision = cacheDecision(time.date(), headers, directives, entries) {
            cache.freshness(of: $0, request)
        }
        let exchange = Exchange(
            request: request, headers: headers, key: key, entries: entries, isConditional: directives.isConditional,
            isStored: !directives.noStore, changeCount: cache.changeCount, time: time)
        switch decision {
        case .serve(let entry, let age): return try serve(entry, age, request)
        case .serveAndRevalidate(let entry, let age):
            cache.revalidate(entry) {
                // Another call may have replaced the entry after this call read it.
                let current = try await cache.store.entries(key.text).first { $0.variant == entry.variant }
                guard current?.responseDate == entry.responseDate else { return }
                let (body, _) = try await revalidate(entry, age, mayServe: false, exchange)
                try await finish(body)
            }
            return try serve(entry, age, request)
        case .revalidate(let entry, let age, let mayServe):
            return try await revalidate(entry, age, mayServe: mayServe, exchange)
        case .forward:
            CallContext.current.emit(.cacheMiss)
            return try await forward(exchange)
        case .gatewayTimeout:
            // The error for status 504 shows `detail` to the user; see `serverMessage`.
            let headers = ["Content-Type": "application/problem+json"]
            guard let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 504, httpVersion: nil, headerFields: headers)
            else { return try await next(request) }
            return (
                body(Data(#"{"detail":"The cache has no usable response, and the network may not be used."}"#.utf8)),
                response
            )
        }
    }

    /// A request, and what the cache knows about it.
    private struct Exchange: Sendable {
        let request: URLRequest
        let headers: [String: String]
        let key: CacheKey
        let entries: [CacheEntry]
        /// Whether the request has a condition or a range.
        let isConditional: Bool
        /// Whether the request allows storing.
        let isStored: Bool
        /// The cache's `changeCount` before the request is sent.
        let changeCount: Int
        let time: TimeSource
    }

    private func serve(
        _ entry: CacheEntry, _ age: TimeInterval, _ request: URLRequest, isRevalidated: Bool = false
    ) throws -> (Body, URLResponse) {
        let age = age >= 0 && age < 0x1p30 ? Int(age) : 1 << 30
        guard let response = entry.cached.response(entry, request, age: age) else { throw URLError(.badURL) }
        let data = request.httpMethod == "HEAD" ? Data() : entry.body
        CallContext.current.emit(
            .servedFromCache(isRevalidated: isRevalidated), .success(response), bytes: Int64(data.count))
        return (body(data), response)
    }

    private func revalidate(
        _ entry: CacheEntry, _ age: TimeInterval, mayServe: Bool, _ exchange: Exchange
    ) async throws -> (Body, URLResponse) {
        guard let conditional = revalidation(of: entry, exchange.request) else {
            return try await forward(exchange, replacesEntry: true, servingOnError: mayServe ? (entry, age) : nil)
        }
        let requestDate = exchange.time.date()
        let sent: LatestRequest, body: Body, response: URLResponse
        do { (sent, body, response) = try await send(conditional) } catch {
            guard mayServe, allowsStaleResponse(error) else { throw error }
            return try serve(entry, age, exchange.request)
        }
        guard let response = response as? HTTPURLResponse else { return (body, response) }
        if mayServe, FailureTraits(status: response.statusCode).allowsStaleResponse {
            return try serve(entry, age, exchange.request)
        }
        guard response.statusCode == 304 else {
            guard changesEntries(exchange, sent, response) else { return (body, response) }
            return await store(exchange, sent, body, response, requestDate, replacesEntry: true)
        }
        let headers = response.headerFields
        guard entry.isConfirmed(by: headers) else { return try await forward(exchange, replacesEntry: true) }
        let now = exchange.time.date()
        let updated = entry.updated(with: headers, requestDate: requestDate, responseDate: now)
        let freshness = cache.freshness(of: updated, exchange.request)
        // An entry without a lifetime is confirmed before each use, so it is written again only if its fields have
        // changed.
        let isChanged = freshness.lifetime > 0 || !updated.hasEqualFields(as: entry)
        if !updated.isStorable(freshness) {
            try? await cache.store.remove(exchange.key.text)
        } else if isChanged, exchange.isStored, covers(exchange, sent), await isCurrent(exchange) {
            await cache.save(updated, after: exchange.changeCount)
        }
        return try serve(updated, freshness.age(now, since: now), exchange.request, isRevalidated: true)
    }

    @inline(__always)
    private func forward(
        _ exchange: Exchange, replacesEntry: Bool = false,
        servingOnError stale: (entry: CacheEntry, age: TimeInterval)? = nil
    ) async throws -> (Body, URLResponse) {
        let requestDate = exchange.time.date()
        let sent: LatestRequest, body: Body, response: URLResponse
        do { (sent, body, response) = try await send(exchange.request) } catch {
            guard let stale, allowsStaleResponse(error) else { throw error }
            return try serve(stale.entry, stale.age, exchange.request)
        }
        guard let response = response as? HTTPURLResponse else { return (body, response) }
        if let stale, FailureTraits(status: response.statusCode).allowsStaleResponse {
            return try serve(stale.entry, stale.age, exchange.request)
        }
        // The caller has no copy of the resource, so it cannot use a response without a body.
        if response.statusCode == 304, !exchange.isConditional { throw URLError(.badServerResponse) }
        guard changesEntries(exchange, sent, response) else { return (body, response) }
        return await store(exchange, sent, body, response, requestDate, replacesEntry: replacesEntry)
    }

    @inline(__always)
    private func send(_ request: URLRequest) async throws -> (LatestRequest, Body, URLResponse) {
        let sent = LatestRequest()
        let (body, response) = try await withCall({ call in
            guard let outer = call.onSend else {
                call.onSend = { sent.record($0) }
                return
            }
            call.onSend = { request in
                outer(request)
                sent.record(request)
            }
        }) { try await next(request) }
        return (sent, body, response)
    }

    /// Whether the key of a call fits a response: the response belongs to the request of the call, and the key depends
    /// on all credentials in the request that was sent.
    private func covers(_ exchange: Exchange, _ sent: LatestRequest, _ response: URLResponse? = nil) -> Bool {
        guard let latest = sent.value, exchange.key.covers(latest, of: exchange.request) else { return false }
        // A store can follow redirects itself. Then the response belongs to another URL.
        guard let url = response?.url, let sentURL = latest.request.url else { return true }
        return url == sentURL
    }

    /// Whether the identity of a call is still the same. Another user may have logged in while the request was sent.
    private func isCurrent(_ exchange: Exchange) async -> Bool {
        let chosen = cache.partition?(exchange.request)
        guard let key = try? await CacheKey(exchange.request, exchange.headers, identity, partition: chosen) else {
            return false
        }
        return key.text == exchange.key.text
    }

    /// Whether the response to a request may be stored, or may change the stored responses.
    private func changesEntries(_ exchange: Exchange, _ sent: LatestRequest, _ response: HTTPURLResponse) -> Bool {
        // Reading one field first is faster than reading all of them.
        let isForbidden =
            exchange.entries.isEmpty && forbidsStoring(response.value(forHTTPHeaderField: "Cache-Control"))
        return exchange.isStored && !isForbidden && covers(exchange, sent, response)
    }

    /// Stores a response. If the response may not be stored but its status shows that the stale response is no longer
    /// valid, removes the stale response.
    private func store(
        _ exchange: Exchange, _ sent: LatestRequest, _ body: Body, _ response: HTTPURLResponse, _ requestDate: Date,
        replacesEntry: Bool
    ) async -> (Body, URLResponse) {
        let now = exchange.time.date()
        let (request, headers) = (exchange.request, response.headerFields)
        if request.httpMethod == "HEAD" {
            await update(exchange, response.statusCode, headers, requestDate, now)
            return (body, response)
        }
        let fields = CacheFields(headers)
        let freshness = cache.freshness(response.statusCode, fields, requestDate, now, request)
        guard isStorable(status: response.statusCode, fields, freshness), response.bodyError == nil,
            response.expectedContentLength <= Int64(cache.store.maximumEntryBytes)
        else {
            // Without this removal, `stale-while-revalidate` would allow the use of a response that the server has
            // withdrawn.
            if replacesEntry, statesReplacement(response.statusCode) {
                try? await cache.store.remove(exchange.key.text)
            }
            return (body, response)
        }
        let names = varyNames(fields.vary) ?? []
        guard let latest = sent.value?.request, exchange.key.coversVariant(names, latest, of: exchange.headers) else {
            return (body, response)
        }
        let (status, key, url) = (response.statusCode, exchange.key, maskedURL(request))
        // A stream can end in another task, which does not have the context of the call, and after the call's deadline.
        let context = body is ResponseBody ? CallContext.current.forSharedWork : .current
        let kept = await keep(body, cache.store.maximumEntryBytes) { [cache] data in
            let isStillCurrent: Bool = await context.run { await isCurrent(exchange) }
            guard isStillCurrent else { return }
            let entry = CacheEntry(
                key: key.text, variant: variant(of: exchange.headers, names), url: url, partition: key.partition,
                vary: names, status: status, headers: storedHeaders(headers), body: data, requestDate: requestDate,
                responseDate: now)
            await cache.save(entry, after: exchange.changeCount)
        }
        return (kept, response)
    }

    /// Updates or removes the stored responses that the response to `HEAD` describes (RFC 9111 §4.3.5).
    private func update(
        _ exchange: Exchange, _ status: Int, _ headers: [String: String], _ requestDate: Date, _ responseDate: Date
    ) async {
        guard status == 200 else { return }
        let matching = exchange.entries.filter { $0.variant == variant(of: exchange.headers, $0.vary) }
        guard matching.allSatisfy({ $0.isDescribed(by: headers) }) else {
            try? await cache.store.remove(exchange.key.text)
            return
        }
        for entry in matching {
            let updated = entry.updated(with: headers, requestDate: requestDate, responseDate: responseDate)
            if updated.isStorable(cache.freshness(of: updated, exchange.request)) {
                await cache.save(updated, after: exchange.changeCount)
            } else {
                try? await cache.store.remove(exchange.key.text)
            }
        }
    }

    /// Removes the stored responses that are out of date after a request has changed the resource (RFC 9111 §4.4).
    private func invalidate(_ request: URLRequest, _ key: CacheKey, _ response: URLResponse) async {
        guard let response = response as? HTTPURLResponse, (200..<400).contains(response.statusCode),
            let url = request.url
        else { return }
        await cache.removeChanged(key.text)
        for name in ["Location", "Content-Location"] {
            for text in response.value(forHTTPHeaderField: name).map(urlValues) ?? [] {
                guard let other = resolvedURL(text, relativeTo: url), haveSameOrigin(url, other) else { continue }
                await cache.removeChanged(key.text(for: other))
            }
        }
    }

    /// Reads the body of a revalidation, so that it is stored. Stops if the body is too long to store, or has not
    /// arrived after a minute. No caller waits for it, so otherwise a server could keep its connection without a limit.
    private func finish(_ body: Body) async throws {
        guard let stream = body as? ResponseBody else { return }
        try await withTimeLimit(.seconds(60), setBy: "caching") { [cache] in
            var bytes = 0
            for try await chunk in stream {
                bytes += chunk.count
                if bytes > cache.store.maximumEntryBytes { break }
            }
        }
    }
}

/// Whether an error allows a stale response: the server could not be reached, or a layer refused the request to protect
/// the server. Other errors, such as a login that has ended, must reach the app.
private func allowsStaleResponse(_ error: any Error) -> Bool {
    if error is TimedOut, CallContext.current.reachesLimit(after: .zero) { return false }
    return !Task.isCancelled && FailureTraits(error).allowsStaleResponse
}

/// The latest request that the layers inside the cache have sent. It shows which credentials these layers have added.
private final class LatestRequest: Sendable {
    private let state = Mutex<CacheKey.SentRequest?>(nil)

    /// The request, and what layers have added to it. Nil if no request was sent.
    var value: CacheKey.SentRequest? { state.withLock { $0 } }

    func record(_ request: URLRequest) {
        state.withLock { $0 = (request, CallContext.current.added) }
    }
}

extension ResponseBody {
    /// Returns a body that passes its data to `use` at its end, if it is not longer than `maximumBytes`.
    fileprivate func keeping(atMost maximumBytes: Int, use: @escaping @Sendable (Data) async -> Void) -> ResponseBody {
        let copy = Mutex<Data?>(Data())
        return wrapping { next in
            let chunk = try await next()
            let complete = copy.withLock { copy -> Data? in
                guard let chunk else { return copy.take() }
                let fits = chunk.count <= maximumBytes - (copy?.count ?? maximumBytes)
                if fits { copy?.append(chunk) } else { copy = nil }
                return nil
            }
            if let complete { await use(complete) }
            return chunk
        }
    }
}
