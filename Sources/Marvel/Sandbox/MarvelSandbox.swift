import Foundation
import Fetching
import Marvel

/// The Marvel Comics API, which was retired in 2025, answering offline from facts embedded in the binary.
///
/// One handler, ``answer(_:)``, and two ways in: ``store`` in process, ``serve(port:)`` over HTTP.
///
/// ```swift
/// let sandbox = MarvelSandbox()
/// let fetchCharacters = characterFetcher(store: sandbox.store, keys: MarvelSandbox.keys)
/// ```
///
/// It has 633 characters and 5,026 comics, and what belongs to them: names, dates, numbers and relations, no prose.
/// Data provided by Marvel. © MARVEL
public struct MarvelSandbox: Sendable {
    /// The sandbox's own pair of keys, which every sandbox accepts unless it is made with others.
    public static let keys = MarvelKeys(publicKey: "sandbox-public-key", privateKey: "sandbox-private-key")

    private let acceptedKeys: [MarvelKeys]
    private let quota: Quota
    private let baseURL: String
    private let time: TimeSource

    /// Makes a sandbox; those made with equal values answer alike.
    ///
    /// - Parameters:
    ///   - acceptedKeys: The pairs of keys whose signatures are good.
    ///   - requestLimit: How many signed requests are answered before `RequestThrottled`, 429; nil for no limit. Copies
    ///     of a sandbox share one count.
    ///   - baseURL: What every `resourceURI` and `collectionURI` starts with, without a slash at the end.
    ///   - time: Where `dateDescriptor` (this week, next week) takes today's date from; days are UTC's.
    public init(
        acceptedKeys: [MarvelKeys] = [MarvelSandbox.keys],
        requestLimit: Int? = nil,
        baseURL: String = "http://gateway.marvel.com/v1/public",
        time: TimeSource = .system
    ) {
        self.acceptedKeys = acceptedKeys
        quota = Quota(limit: requestLimit)
        self.baseURL = baseURL
        self.time = time
    }

    /// Answers a request as the API did: a function of the request, but for the count of requests if there is a limit.
    ///
    /// - Parameter request: Any request at all; one that makes no sense is answered with an error's body.
    public func answer(_ request: SandboxRequest) -> SandboxResponse {
        var answer = answerWithBody(request)
        if request.method == "HEAD" { answer.body = Data() }
        return answer
    }

    /// What GET would be answered with, for a transport that tells HEAD the length of what it leaves out.
    func answerWithBody(_ request: SandboxRequest) -> SandboxResponse {
        do throws(SandboxError) {
            return try successfulAnswer(to: request)
        } catch {
            return error.answer
        }
    }

    private func successfulAnswer(to request: SandboxRequest) throws(SandboxError) -> SandboxResponse {
        let route = try Route(request)
        try checkCredentials(of: request, against: acceptedKeys)
        try quota.spendOne()
        let page = try selectPage(
            at: route, queryItems: request.queryItems, in: .embedded, today: DayNumber(of: time.date()))
        let etag = page.etag(baseURL: baseURL)
        // Compared as it stands: the real server took back only what it had sent, without quotes.
        if request[header: "If-None-Match"] == etag {
            return SandboxResponse(status: 304, headers: ["ETag": etag], body: Data())
        }
        return SandboxResponse(
            status: 200, headers: ["Content-Type": SandboxResponse.json, "ETag": etag],
            body: page.json(etag: etag, baseURL: baseURL))
    }
}
