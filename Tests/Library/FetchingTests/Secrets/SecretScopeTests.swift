import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Secrets that layers add are masked in all errors of the same call, and only there.
@Suite struct SecretScopeTests {
    private let request = URLRequest(url: URL(filePath: "/x"))

    /// A server that refuses the request and repeats its key.
    private let echo = NetworkStore { request in
        let key = request.value(forHTTPHeaderField: "X-Id") ?? "no key"
        return try await NetworkStore.json(#"{"message":"unknown key \#(key)"}"#, status: 401).fetchData(request)
    }

    /// Returns a layer that runs a closure at the beginning of each call.
    private func before(_ work: @escaping @Sendable () async -> Void) -> StoreLayer {
        { store in
            NetworkStore { request in
                await work()
                return try await store.fetchData(request)
            }
        }
    }

    private func message(_ store: NetworkStore) async -> String? {
        let fetch = textFetcher(createURLRequest: { request }, store: store)
        return await fetch(()).error?.server?.message
    }

    @Test func theSecretsOfAllAttemptsAreMasked() async throws {
        let number = Mutex(0)
        let repeated = NetworkStore { request in
            // The third response repeats the key of the first request.
            try await NetworkStore.json(#"{"message":"unknown key secret-1-of-a-call"}"#, status: 401).fetchData(
                request)
        }.layered(
            { store in
                NetworkStore { request in
                    for _ in 1...2 { _ = try await store.fetchData(request) }
                    return try await store.fetchData(request)
                }
            },
            signing(declaring: SecretNames()) { request, _ in
                var request = request
                let number = number.withLock {
                    $0 += 1; return $0
                }
                request.setValue("secret-\(number)-of-a-call", forHTTPHeaderField: "X-Id")
                return request
            })
        await expectEqual(message(repeated), "unknown key ***")
    }

    /// The transport knows the request that is sent, so a layer need not declare a secret that has a secret name.
    @Test(.live) func aSecretThatALayerAddsIsMaskedByTheLiveStore() async throws {
        let server = try LoopbackServer.start { request in
            .text("unknown key \(request[header: "X-Vault-Token"] ?? "")", status: 401)
        }
        defer { server.stop() }
        let store = liveStore().layered(settingHeaders(["X-Vault-Token": "planted-key"]))
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        let failure = try #require(await fetch(server.baseURL).error?.server)
        expect("\(failure)".hasSuffix("body: unknown key ***"))
        expectEqual(failure.body, Data("unknown key planted-key".utf8))
    }

    @Test func aValueDeclaredInAChildTaskOrATaskIsMasked() async throws {
        let child = sendingKey {
            async let declared: Void = declareSecret("planted-key")
            await declared
        }
        await expectEqual(message(child), "unknown key ***")
        let task = sendingKey { await Task { declareSecret("planted-key") }.value }
        await expectEqual(message(task), "unknown key ***")
        let detached = sendingKey { await Task.detached { declareSecret("planted-key") }.value }
        await expectEqual(message(detached), "unknown key planted-key")

        let text = (100..<200).map { "secret-\($0)" }.joined(separator: " ")
        let many = NetworkStore.json(#"{"message":"\#(text)"}"#, status: 401).layered(
            before {
                await withTaskGroup(of: Void.self) { group in
                    for number in 100..<200 { group.addTask { declareSecret("secret-\(number)") } }
                }
            })
        await expectEqual(message(many)?.contains("secret"), false)
        // Values of fewer than four bytes are not masked.
        let short = NetworkStore.json(#"{"message":"abc abcd"}"#, status: 401)
        await expectEqual(message(short.layered(before { declareSecret("abc") })), "abc abcd")
    }

    /// Returns a store that calls `declare` and then sends a key in a header field whose name is not secret.
    private func sendingKey(after declare: @escaping @Sendable () async -> Void) -> NetworkStore {
        echo.layered(before(declare), settingHeaders(["X-Id": "planted-key"]))
    }

    @Test func aNameThatALayerDeclaresIsSecretInTheEntireCall() async throws {
        let names = SecretNames(queryItems: ["badge"])
        let declaring: StoreLayer = { store in
            NetworkStore { request in try await SecretNames.declaring(names) { try await store.fetchData(request) } }
        }
        let json = NetworkStore.json(#"{"message":"the badge=planted-by-the-server expired"}"#, status: 401)
        for layer in [declaring, signing(declaring: names) { request, _ in request }] {
            await expectEqual(message(json.layered(layer)), "the badge=*** expired")
        }
    }

    /// A store of the app can follow redirects itself. These requests are not known, but the URL of the response is.
    @Test func aSecretInTheURLOfTheResponseIsMasked() async throws {
        let url = try #require(URL(string: "https://example.com/x?token=planted-key"))
        let response = try #require(HTTPURLResponse(url: url, statusCode: 401, httpVersion: nil, headerFields: nil))
        let store = NetworkStore { _ in (Data(#"{"message":"unknown key planted-key"}"#.utf8), response) }
        await expectEqual(message(store), "unknown key ***")
    }

    @Test func aValueIsSecretOnlyInItsCall() async throws {
        let declaring = echo.layered(before { declareSecret("unknown") })
        await expectEqual(message(declaring), "*** key no key")
        await expectEqual(message(echo), "unknown key no key")
        declareSecret("unknown")
        await expectEqual(message(echo), "unknown key no key")
        // Names that are declared around several calls do not make them one call.
        await SecretNames.declaring(SecretNames(queryItems: ["badge"])) {
            await expectEqual(message(declaring), "*** key no key")
            await expectEqual(message(echo), "unknown key no key")
        }
    }

    @Test func concurrentCallsDoNotShareSecrets() async throws {
        let store = NetworkStore { request in
            try await NetworkStore.json(#"{"message":"key-1 key-2 key-3 key-4"}"#, status: 401).fetchData(request)
        }
        await withTaskGroup(of: Void.self) { group in
            for number in 1...4 {
                group.addTask {
                    let fetch = textFetcher(
                        createURLRequest: { (_: Void) in
                            declareSecret("key-\(number)")
                            return request
                        }, store: store)
                    let expected = (1...4).map { $0 == number ? "***" : "key-\($0)" }.joined(separator: " ")
                    await expectEqual(fetch(()).error?.server?.message, expected)
                }
            }
        }
    }

    @Test func aValueThatARequestBuilderDeclaresIsMaskedInTheURL() async throws {
        let fetch = textFetcher(
            createURLRequest: { (_: Void) in
                declareSecret("123:planted/token")
                return try createRequest(baseURL: "https://example.com", path: ["bot123:planted/token", "getMe"])
            }, store: .constant(Data(), status: 404))
        let error = try #require(await fetch(()).error)
        expectEqual("\(error)", "GET https://example.com/bot***/getMe: status 404")
    }

    @Test func anErrorOfATransformIsMasked() async throws {
        struct Refused: Error {
            var key: String
        }
        let store = NetworkStore.constant(Data("planted-key".utf8)).layered(before { declareSecret("planted-key") })
        let fetch = transformedFetcher(textFetcher(createURLRequest: { (_: Void) in request }, store: store)) {
            throw Refused(key: $0)
        }
        let error = try #require(await fetch(()).error)
        expectEqual("\(error)", #"GET file:///x: Refused(key: "***")"#)
    }

    @Test func aPageShowsNoQueryOfItsCursors() async throws {
        let start = try #require(URL(string: "https://example.com/items?apikey=planted&x=planted"))
        let pages = linkPages(
            of: fetcher(
                createURLRequest: { url in try createRequest(baseURL: url.absoluteString) },
                fetch: networkFetcher(
                    store: .json("[1]", headers: ["Link": "<https://example.com/items?seal=planted#planted>; rel=next"])
                ),
                mapResponse: linkMapper(jsonMapper([Int].self))),
            from: start, items: { $0 })
        var iterator = pages.makeAsyncIterator()
        let page = try #require(await iterator.next())
        expectEqual(
            "\(page)",
            "Page(items: [1], cursor: https://example.com/items?***, next: https://example.com/items?***, total: nil)")
        expectEqual(page.next?.query(), "seal=planted")
        let linked = LinkedPage(model: [1], next: "/items?seal=planted")
        for value: Any in [page, [page], pages, pages.items, iterator, linked] {
            var dumped = ""
            dump(value, to: &dumped)
            for text in [dumped, "\(value)", String(reflecting: value)] {
                expect(!text.contains("planted"), "\(text)")
            }
        }
    }
}
