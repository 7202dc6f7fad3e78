import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// A server with scripted responses and a virtual clock, and a cache in front of it.
final class CachedOrigin: Sendable {
    struct Reply: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body: String?
        var error: (any Error)?
    }

    let time = VirtualTime()
    let cache: CacheStore
    private let replies = Mutex((once: [Reply](), later: Reply()))
    private let log = Mutex<[URLRequest]>([])

    init(_ cache: CacheStore = .memory()) { self.cache = cache }

    /// The requests that the server received.
    var requests: [URLRequest] { log.withLock { $0 } }

    /// The server, without a cache. By default, the body is the number of the request.
    var network: NetworkStore {
        NetworkStore { request in
            let number = self.log.withLock { log in
                log.append(request)
                return log.count
            }
            let reply = self.replies.withLock { $0.once.isEmpty ? $0.later : $0.once.removeFirst() }
            if let error = reply.error { throw error }
            let hasBody = request.httpMethod != "HEAD" && reply.status != 304
            return try stubResponse(
                to: request, Data((hasBody ? reply.body ?? "\(number)" : "").utf8), status: reply.status,
                headers: reply.headers.mapValues(self.replacingDates))
        }
    }

    /// The server with a cache in front of it.
    var store: NetworkStore { network.layered(settingTime(time.source), caching(in: cache)) }

    /// Sets the reply to later requests.
    func reply(
        _ status: Int = 200, _ headers: [String: String] = [:], body: String? = nil, error: (any Error)? = nil
    ) {
        replies.withLock { $0.later = Reply(status: status, headers: headers, body: body, error: error) }
    }

    /// Sets the reply to one request.
    func replyOnce(_ status: Int, _ headers: [String: String]) {
        replies.withLock { $0.once.append(Reply(status: status, headers: headers)) }
    }

    /// Stores a response with status 200, and lets time pass.
    func fill(_ headers: [String: String], waiting seconds: Double = 5) async throws {
        reply(200, headers)
        _ = try await get()
        time.advance(by: .seconds(seconds))
    }

    func get(
        _ path: String = "/a", _ headers: [String: String] = [:], method: String = "GET",
        through store: NetworkStore? = nil
    ) async throws -> (body: String, response: HTTPURLResponse) {
        var request = try request("https://example.com" + path)
        request.httpMethod = method
        for (name, value) in headers { request.setValue(replacingDates(value), forHTTPHeaderField: name) }
        let (body, response) = try await time.run { [request] in
            try await StoreClosure.fetchData.send(request, store ?? self.store)
        }
        return (body, response)
    }

    /// Whether the last request has a condition that the cache has added.
    var isConditional: Bool {
        ["If-None-Match", "If-Modified-Since"].contains { requests.last?.value(forHTTPHeaderField: $0) != nil }
    }

    /// Replaces `{-60}` in a text with the date 60 seconds before the current virtual date.
    private func replacingDates(_ text: String) -> String {
        text.replacing(/\{(-?\d+)\}/) { match in
            httpDateText(time.source.date().addingTimeInterval(Double(match.1) ?? 0))
        }
    }
}

let httpDateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"

/// Returns a date in the format of RFC 9110 §5.6.7.
func httpDateText(_ date: Date, format: String = httpDateFormat) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter.string(from: date)
}

extension CacheStore {
    /// The URLs and partitions of all entries.
    func texts() async throws -> String {
        let texts = Texts()
        try await removeWhere { url, partition in
            texts.add("\(url) \(partition)")
            return false
        }
        return texts.all.joined(separator: "\n")
    }
}

extension StoreClosure {
    /// Sends a request, and returns the complete body as text.
    func send(
        _ request: URLRequest, _ store: NetworkStore
    ) async throws -> (text: String, response: HTTPURLResponse) {
        let (data, response): (Data, URLResponse)
        switch self {
        case .fetchData: (data, response) = try await store.fetchData(request)
        case .fetchStream:
            let (body, head) = try await store.fetchStream(request)
            (data, response) = (try await body.data(), head)
        }
        return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }
}
