import Fetching
import Foundation
@_exported import Marvel

/// An offline server for the Marvel Comics API, which was retired in 2025. The data is embedded in the binary.
///
/// ``store`` responds in the caller's process, and ``serve(port:)`` starts an HTTP server.
///
/// ```swift
/// let sandbox = MarvelSandbox()
/// let characters = characterFetcher(store: sandbox.store, keys: MarvelSandbox.keys)
/// ```
///
/// The data contains 633 characters, 2,530 comics, 1,111 creators, 72 events, 1,237 series and 3,429 stories. The
/// records have names, dates, numbers and relations, but no descriptions. Data provided by Marvel. © MARVEL
public struct MarvelSandbox: Sendable {
    /// The keys that a sandbox accepts by default.
    public static let keys = MarvelKeys(publicKey: "sandbox-public-key", privateKey: "sandbox-private-key")

    private let acceptedKeys: [MarvelKeys]
    private let quota: Quota
    private let baseURL: String

    /// Creates a sandbox.
    ///
    /// - Parameters:
    ///   - acceptedKeys: The pairs of keys whose signatures are valid.
    ///   - maximumRequests: The maximum number of requests with a known path and a valid signature, or nil for no
    ///     limit. Further requests fail with status 429, `RequestThrottled`. Copies of a sandbox share the count.
    ///   - baseURL: The start of every `resourceURI` and `collectionURI`, without a slash at the end.
    public init(
        acceptedKeys: [MarvelKeys] = [MarvelSandbox.keys],
        maximumRequests: Int? = nil,
        baseURL: String = "http://gateway.marvel.com/v1/public"
    ) {
        self.acceptedKeys = acceptedKeys
        quota = Quota(limit: maximumRequests)
        self.baseURL = baseURL
    }

    /// Returns the response to a request. The response to an invalid request has an error status.
    func respond(to request: SandboxRequest) -> SandboxResponse {
        var response = respondWithBody(to: request)
        if request.method == "HEAD" { response.body = Data() }
        return response
    }

    /// Returns the response to a request, with a body even for HEAD. The HTTP server uses the body for
    /// `Content-Length`.
    func respondWithBody(to request: SandboxRequest) -> SandboxResponse {
        do throws(SandboxError) {
            return try successfulResponse(to: request)
        } catch {
            return error.response
        }
    }

    private func successfulResponse(to request: SandboxRequest) throws(SandboxError) -> SandboxResponse {
        let route = try Route(request)
        try checkCredentials(of: request, against: acceptedKeys)
        try quota.countRequest()
        let today = CallContext.current.time.date()
        let page = try selectPage(at: route, queryItems: request.queryItems, in: .embedded, today: today)
        let etag = page.etag(baseURL: baseURL)
        // The real server accepted only the exact text of its ETag, without quotes.
        if request[header: "If-None-Match"] == etag {
            return SandboxResponse(status: 304, headers: ["ETag": etag], body: Data())
        }
        return SandboxResponse(
            status: 200, headers: ["Content-Type": SandboxResponse.json, "ETag": etag],
            body: page.json(etag: etag, baseURL: baseURL))
    }
}
