import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// The secret contains the characters that the encodings change.
private let secret = #"sk_live/4eC39+HqLyj&WDa"rjt=T1z"#

/// Tests each source of a secret, in each spelling, with each text that an app or a log can create from an error.
@Suite struct SecretSinkTests {
    /// All pairs of a source and a spelling. By default, each source has every 14th spelling, and each spelling
    /// every 14th source; with `FETCHING_SLOW_TESTS`, every seventh; and with `FETCHING_SOAK`, all.
    private static let pairs = SecretSource.all.indices.flatMap { source in
        SecretSpelling.all.indices
            .filter { soakSize != nil || (source + $0).isMultiple(of: runsSlowTests ? 7 : 14) }
            .map { (SecretSource.all[source], SecretSpelling.all[$0]) }
    }

    @Test(arguments: pairs)
    func noTextContainsASecret(source: SecretSource, spelling: SecretSpelling) async throws {
        let written = spelling.write(secret)
        for (index, (response, store)) in responses(repeating: written).enumerated() {
            let log = Log()
            // The log of a request doesn't depend on the response, so it is written only once.
            let store = store.layered(source.layers(secret) + (index == 0 ? [logging(to: log)] : []))
            for statuses in response.hasPrefix("JSON with") ? [200..<300, 200..<600] : [200..<300] {
                let fetch: Fetcher<Void, [String: Int]> = fetcher(
                    createURLRequest: { try source.request(secret) },
                    fetch: networkFetcher(store: store, accepting: statuses), mapper: jsonMapper())
                let error = try #require(await fetch(()).error, "\(response)")
                expectNoLeak(texts(of: error) + log.texts, [spelling], "after \(response)")
            }
        }
    }

    @Test(arguments: pairs)
    func noErrorOfNetworkFetcherContainsASecret(source: SecretSource, spelling: SecretSpelling) async throws {
        let store = NetworkStore.json("the key \(spelling.write(secret)) is not valid", status: 401)
        let fetch = networkFetcher(store: store.layered(source.layers(secret)))
        let error = await expect(throws: ServerFailure.self) { try await fetch(source.request(secret)) }
        expectNoLeak(commonTexts(of: try #require(error)), [spelling])
    }

    /// A `URLError` contains the URL of the request that the transport received, after all layers.
    @Test(.live, arguments: SecretSource.all)
    func noErrorOfALiveStoreContainsASecret(source: SecretSource) async throws {
        let server = try LoopbackServer.start { _ in .reset }
        defer { server.stop() }
        var request = try source.request(secret)
        let url = try #require(request.url)
        var parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: true))
        (parts.scheme, parts.host, parts.port) = ("http", "127.0.0.1", Int(server.port))
        request.url = parts.url
        for transport in Transport.all {
            let store = transport.store().layered(source.layers(secret))
            for send in [store.fetchData, networkFetcher(store: store)] {
                let error = await expect(throws: (any Error).self) { _ = try await send(request) }
                expectNoLeak(commonTexts(of: try #require(error)), SecretSpelling.all)
            }
        }
    }

    @Test(arguments: pairs)
    func noErrorOfAPageContainsASecret(source: SecretSource, spelling: SecretSpelling) async throws {
        // The path of the next page's URL repeats the secret.
        let path = spelling.write(secret).replacing("\"", with: "%22").replacing("\\", with: "%5C")
        for target in ["https://elsewhere.example/\(path)", "https:\(path)"] {
            let store = NetworkStore.json("[]", headers: ["Link": "<\(target)>; rel=next"])
                .layered(source.layers(secret))
            let pages = linkPages(
                of: fetcher(
                    createURLRequest: { (_: URL) in try source.request(secret) }, fetch: networkFetcher(store: store),
                    mapResponse: linkMapper(jsonMapper([Int].self))),
                from: try #require(URL(string: "https://example.com/items")), items: { $0 })
            do { for try await _ in pages {} } catch { expectNoLeak(commonTexts(of: error), [spelling]) }
        }
    }

    @Test(arguments: SecretSource.all)
    func noRejectedItemContainsASecret(source: SecretSource) async throws {
        let items = Mutex<[RejectedItem]>([])
        let body = try JSONSerialization.data(withJSONObject: [secret])
        let fetch: Fetcher<Void, [Strict]> = fetcher(
            createURLRequest: { try source.request(secret) },
            fetch: networkFetcher(store: .constant(body).layered(source.layers(secret))),
            mapper: tolerantArrayMapper { rejected in items.withLock { $0 = rejected } })
        _ = try await fetch(()).get()
        let item = try #require(items.withLock { $0.first })
        expectNoLeak(commonTexts(of: item), [SecretSpelling.all[0]])
    }
}

/// Expects that no text contains the secret in one of the spellings. All texts are searched at once, which is faster.
private func expectNoLeak(_ texts: [(String, String)], _ spellings: [SecretSpelling], _ place: String = "") {
    let all = texts.map(\.1).joined(separator: "\n")
    for spelling in spellings where spelling.leak(of: secret, in: all) != nil {
        for (sink, text) in texts where spelling.leak(of: secret, in: text) != nil {
            Issue.record("the secret, \(spelling), is in \(sink) \(place): \(text)")
        }
    }
}

private struct Strict: Decodable {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(text) is not valid"))
    }
}

/// The texts that a layer writes to a log.
private final class Log: Sendable {
    private let lines = Mutex<[String]>([])

    var texts: [(String, String)] { lines.withLock { $0.map { ("a log", $0) } } }

    func append(_ line: String) { lines.withLock { $0.append(line) } }
}

private func logging(to log: Log) -> StoreLayer {
    { store in
        NetworkStore { request in
            log.append(requestSummary(of: request))
            log.append(curlCommand(for: request))
            return try await store.fetchData(request)
        }
    }
}

/// Returns stores that repeat a text in each part of a response or an error.
private func responses(repeating written: String) -> [(String, NetworkStore)] {
    let text = "Incorrect API key provided: \(written). You can find your key at https://example.com/\(written)?a=1."
    let headers = [
        "X-Echo": written, "Location": "/items/\(written)", "Set-Cookie": "id=\(written)",
        "Link": "<https://example.com/\(written)>; rel=help",
    ]
    let inner = NSError(domain: "x", code: 1, userInfo: [NSLocalizedDescriptionKey: text])
    let urlError = URLError(
        .cannotFindHost,
        userInfo: [
            NSLocalizedDescriptionKey: text, NSUnderlyingErrorKey: inner, "other": [text],
            "NSErrorFailingURLStringKey": "https://example.com/\(written)",
        ])
    return [
        ("JSON with status 401", .json(#"{"message":"\#(text)"}"#, status: 401, headers: headers)),
        ("HTML with status 500", .constant(Data("<p>\(text)</p>".utf8), status: 500, headers: headers)),
        ("JSON that does not fit", .json(#"{"id":"\#(written)"}"#, headers: headers)),
        ("a key that does not fit", .json(#"{"\#(written)":[]}"#)),
        ("text that is not JSON", .constant(Data(text.utf8))),
        ("a URLError", .failing(urlError)),
        ("an error of a layer", .failing(Failure(description: text))),
        ("an NSError", .failing(inner)),
        (
            "a redirect",
            .constant(Data(), status: 302, headers: ["Location": "ftp://a/\(written)"]).layered(followingRedirects())
        ),
    ]
}

private struct Failure: Error, CustomStringConvertible, LocalizedError {
    var description: String
    var errorDescription: String? { description }
}

/// Returns the texts that an app or a log can create from an error, with their names.
private func texts(of error: AppError) -> [(String, String)] {
    let parts: [(String, Any)] =
        switch error {
        case .request(let failure): [("failure", failure), ("reason", failure.reason)]
        case .network(let failure):
            [
                ("failure", failure), ("request", failure.request), ("reason", failure.reason),
                ("urlError", failure.urlError), ("urlError.userInfo", failure.urlError.errorUserInfo),
                ("failingURL", failure.urlError.failingURL ?? ""),
            ]
        case .server(let failure):
            [
                ("failure", failure), ("request", failure.request), ("message", failure.message ?? ""),
                ("errorDescription", failure.errorDescription ?? ""),
            ]
        case .parsing(let failure):
            [
                ("failure", failure), ("request", failure.request), ("path", failure.path),
                ("expected", failure.expected), ("found", failure.found ?? ""),
                ("excerpt", failure.excerpt),
            ]
        case .unknown(let failure):
            [("failure", failure), ("request", failure.request as Any), ("reason", failure.reason)]
        case .cancelled: []
        }
    return commonTexts(of: error) + parts.map { ($0.0, "\($0.1)\n\(dumped($0.1))") }
}

private func commonTexts(of error: any Error) -> [(String, String)] {
    [
        ("description", "\(error)"), ("debugDescription", String(reflecting: error)), ("dump", dumped(error)),
        ("Mirror", Mirror(reflecting: error).children.map { "\($0.value)" }.joined()),
        ("localizedDescription", error.localizedDescription), ("NSError", "\(error as NSError)"),
        ("NSError.userInfo", "\((error as NSError).userInfo)"),
    ]
}

private func dumped(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
}
