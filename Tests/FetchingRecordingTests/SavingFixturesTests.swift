import FetchingAccess
import Foundation
import FetchingTestSupport
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingRecording

@Suite struct SavingFixturesTests {
    private let folder = TestFolder()

    @Test func aResponseIsSavedAsItsBody() async throws {
        try await save("https://a/heroes?page=2", .json(#"{"id": 1}"#, headers: ["Date": "today"]))
        #expect(folder.names == ["GET+heroes@page=2.json"])
        #expect(try folder.text("GET+heroes@page=2.json") == #"{"id": 1}"#)
    }

    @Test func theStatusAndTheHeaderFieldsAreSaved() async throws {
        try await save(
            "https://a/",
            .constant(Data("none".utf8), status: 404, headers: ["X-B": "2", "A": "1", "Connection": "close"]))
        #expect(try folder.text("GET+.http") == "HTTP/1.1 404\nA: 1\nX-B: 2\n\nnone")
    }

    @Test func aNewerResponseReplacesTheFileOfTheSameRequest() async throws {
        for status in [200, 500, 404, 200] { try await save("https://a/", .json("\(status)", status: status)) }
        #expect(folder.names == ["GET+.json"])
        #expect(try folder.text("GET+.json") == "200")
    }

    @Test func aResponseWithStatus304IsNotSaved() async throws {
        try await save("https://a/", .constant(Data(), status: 304))
        #expect(folder.names.isEmpty)
    }

    @Test func theFolderIsCreated() async throws {
        let inner = folder.url.appending(path: "a/b")
        let store = NetworkStore.json("{}").layered(savingFixtures(to: inner))
        _ = try await store.fetchData(createRequest(baseURL: "https://a/"))
        #expect(FileManager.default.fileExists(atPath: inner.appending(path: "GET+.json").path(percentEncoded: false)))
    }

    @Test func aRequestThatDiffersOnlyInCaseGetsAnotherFile() async throws {
        for path in ["Heroes", "heroes", "HEROES"] { try await save("https://a/\(path)", .json("\"\(path)\"")) }
        #expect(Set(folder.names.map { $0.lowercased() }).count == 3)
        for path in ["Heroes", "heroes", "HEROES"] { #expect(try await replay("https://a/\(path)") == "\"\(path)\"") }
    }

    @Test func anythingButARegularFileIsNotReplaced() async throws {
        try folder.write("outside", "../outside-\(folder.url.lastPathComponent)")
        defer { try? FileManager.default.removeItem(at: folder.outside) }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "GET+link.json"), withDestinationURL: folder.outside)
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "GET+folder.json/inner"), withIntermediateDirectories: true)
        for name in ["link", "folder"] {
            let store = NetworkStore.json("{}").layered(savingFixtures(to: folder.url))
            let error = await store.failure(try createRequest(baseURL: "https://a/\(name)")) as? FixtureError
            #expect(
                error?.description
                    == "the fixture “GET+\(name).json” in “\(folder.path)” cannot be saved, because its place is taken by "
                    + "something else than a regular file")
        }
        // The folder is for the same request as this file, but is not removed.
        try await save("https://a/folder", .json("{}", status: 404))
        #expect(folder.names == ["GET+folder.http", "GET+folder.json", "GET+link.json"])
        #expect(try String(contentsOf: folder.outside, encoding: .utf8) == "outside")
    }

    @Test func aFileThatCannotBeSavedIsAnError() async throws {
        try folder.write("", "file")
        let store = NetworkStore.json("{}").layered(savingFixtures(to: folder.url.appending(path: "file")))
        let error = await store.failure(try createRequest(baseURL: "https://a/")) as? FixtureError
        #expect(error?.file == "GET+.json")
        #expect(error?.description.contains("could not be saved: ") == true)
    }

    @Test func noFixtureContainsASecret() async throws {
        let store = NetworkStore.constant(
            Data(
                #"{"access_token": "planted-1", "password": 12345, "secret": {"a": "planted-2"}, "echo": "planted-key"}"#
                    .utf8), status: 201,
            headers: [
                "Set-Cookie": "session=planted-3", "X-Echo": "planted-key!", "Location": "/a?token=planted-4",
                "Content-Type": "application/json",
            ])
        let request = try createRequest(
            .post, baseURL: "https://a/planted-key/b", query: [QueryItem("page", 1), QueryItem("seal", "planted-5")],
            headers: ["Authorization": "Bearer planted-key"])
        _ = try await store.layered(savingFixtures(to: folder.url), sealing("planted-6")).fetchData(request)
        #expect(folder.names == ["POST+%2A%2A%2A+b@page=1.http"])
        let text = try folder.text(folder.names[0])
        #expect(
            text == """
                HTTP/1.1 201
                Content-Type: application/json
                Location: /a?token=***
                X-Echo: ***!

                {"access_token": "***", "password": "***", "secret": "***", "echo": "***"}
                """)
    }

    @Test(arguments: [true, false], [true, false])
    func aFixtureIsReadWithAnotherSignature(savesSigned: Bool, readsSigned: Bool) async throws {
        let layers = [sealing("planted-1"), savingFixtures(to: folder.url)]
        let request = try createRequest(baseURL: "https://a/heroes?page=1")
        _ = try await NetworkStore.json("[1]").layered(savesSigned ? layers : layers.reversed()).fetchData(request)
        #expect(folder.names == ["GET+heroes@page=1.json"])
        let fixtures = NetworkStore.fixtures(in: folder.url)
        let reading = readsSigned ? fixtures.layered(sealing("planted-2")) : fixtures
        #expect(try await reading.fetchData(request).0 == Data("[1]".utf8))
    }

    /// Outside a fetcher, no call is in progress that knows the credential.
    @Test func aCredentialInTheQueryIsNotInTheNameOfAFile() async throws {
        let credential = Credential(declaring: SecretNames()) { request in
            var request = request
            request.url?.append(queryItems: [URLQueryItem(name: "visitor", value: "planted-credential")])
            return request
        }
        let store = NetworkStore.json("[1]").layered(
            authenticating(credential, allowedOrigins: ["https://a"]), savingFixtures(to: folder.url))
        _ = try await store.fetchData(createRequest(baseURL: "https://a/heroes?page=1"))
        #expect(folder.names == ["GET+heroes@page=1.json"])
        let fixtures = NetworkStore.fixtures(in: folder.url)
        #expect(try await fixtures.fetchData(createRequest(baseURL: "https://a/heroes?page=1")).0 == Data("[1]".utf8))
    }

    /// Requests with random methods, paths and queries. If `FETCHING_SOAK` is set, there is that number of requests.
    @Test func savedResponsesAreReadUnchangedAndNoFileIsOutsideTheFolder() async throws {
        var random = SplitMix64(seed: 7)
        var remaining = soakSize ?? 40
        while remaining > 0 {
            let folder = TestFolder()
            let inner = folder.url.appending(path: "inner")
            try folder.write("sentinel", "sentinel")
            var responses: [RandomRequest.Identity: (RandomRequest, Data, HTTPURLResponse)] = [:]
            for _ in 0..<min(remaining, 40) {
                guard let sample = RandomRequest(using: &random) else { continue }
                let stub = NetworkStore.constant(
                    randomBody(&random), status: [200, 200, 404, 500].randomElement(using: &random) ?? 200,
                    headers: random.next() % 2 == 0 ? ["Content-Type": "application/json"] : ["X-A": "\(random.next())"]
                )
                let (data, response) = try await stub.layered(savingFixtures(to: inner)).fetchData(sample.request)
                responses[sample.identity] = (sample, data, try #require(response as? HTTPURLResponse))
            }
            for (sample, data, response) in responses.values {
                let (read, head) = try await NetworkStore.fixtures(in: inner).fetchData(sample.request)
                let sampleHead = try #require(head as? HTTPURLResponse)
                #expect(read == data && sampleHead.statusCode == response.statusCode, "\(sample.request)")
                #expect(sampleHead.headerFields == response.headerFields, "\(sample.request)")
            }
            let names = try FileManager.default.subpathsOfDirectory(atPath: inner.path(percentEncoded: false))
            #expect(names.count == responses.count && Set(names.map { $0.lowercased() }).count == names.count)
            #expect(names.allSatisfy { $0.utf8.count <= 222 && $0.allSatisfy(\.isASCII) && !$0.contains("/") })
            #expect(folder.names == ["inner", "sentinel"])
            #expect(try folder.text("sentinel") == "sentinel")
            remaining -= 40
        }
    }

    private func save(_ url: String, _ store: NetworkStore) async throws {
        _ = try await store.layered(savingFixtures(to: folder.url)).fetchData(createRequest(baseURL: url))
    }

    private func replay(_ url: String) async throws -> String {
        try await NetworkStore.fixtures(in: folder.url).text(url).text
    }

    /// Returns a layer that adds a secret and a date to the query.
    private func sealing(_ key: String) -> StoreLayer {
        signing(declaring: SecretNames(queryItems: ["seal"]), time: VirtualTime(seed: 1).source) { request, date in
            var request = request
            let items = [("seal", key), ("ts", "\(key.utf8.count)\(date.timeIntervalSince1970)")]
            request.url?.append(queryItems: items.map { URLQueryItem(name: $0.0, value: $0.1) })
            return request
        }
    }
}

/// Returns random bytes that do not look like a secret, because a secret is masked.
private func randomBody(_ random: inout SplitMix64) -> Data {
    while true {
        let bytes = (0..<random.next() % 40).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        if Redactor().redacted(bytes) == bytes { return Data(bytes) }
    }
}

/// A request that tries to leave the folder, and the parts that distinguish it from other requests.
private struct RandomRequest {
    struct Identity: Hashable {
        var method: String
        var path: [[UInt8]]
        var query: [[[UInt8]]]
    }

    var request: URLRequest
    var identity: Identity

    private static let parts = [
        "..", ".", "/", "a", "A", "heroes", "Heroes", "json", "http", "~", "+", "@", ",", "=", "&", "?", "%", "\0", "é",
        "e\u{301}", "\n", " ", "\\", "C:", "-", "_", "etc", "shadow", String(repeating: "long", count: 80), "con", "*",
    ]

    init?(using random: inout SplitMix64) {
        func text() -> [UInt8] {
            (0..<random.next() % 4).flatMap { _ in Array((Self.parts.randomElement(using: &random) ?? "").utf8) }
                + (random.next() % 10 == 0 ? [UInt8(truncatingIfNeeded: random.next())] : [])
        }
        // Bytes may be percent-encoded or not, in upper or lower case.
        func spelled(_ bytes: [UInt8]) -> String {
            bytes.map { byte in
                if byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte), random.next() % 3 > 0 {
                    return String(UnicodeScalar(byte))
                }
                let digits = String(byte, radix: 16)
                let escape = digits.count == 1 ? "0\(digits)" : digits
                return "%" + (random.next() % 2 == 0 ? escape.uppercased() : escape)
            }.joined()
        }
        let method = ["GET", "get", "POST", "..", "A/B"].randomElement(using: &random) ?? ""
        let path = (0...random.next() % 3).map { _ in text() }
        let query = (0..<random.next() % 3).map { _ in (0...random.next() % 2).map { _ in text() } }
        let items = query.map { $0.map(spelled).joined(separator: "=") }
        let target = "https://a/" + path.map(spelled).joined(separator: "/") + "?" + items.joined(separator: "&")
        guard let url = URL(string: target) else { return nil }
        request = URLRequest(url: url)
        request.httpMethod = method
        // An item without a name and a value is no item.
        let sorted = query.filter { $0 != [[]] }.enumerated().sorted { one, other in
            (one.element[0], one.offset) < (other.element[0], other.offset)
        }
        identity = Identity(method: request.httpMethod ?? "", path: path, query: sorted.map(\.element))
    }
}

private func < (one: ([UInt8], Int), other: ([UInt8], Int)) -> Bool {
    one.0 == other.0 ? one.1 < other.1 : one.0.lexicographicallyPrecedes(other.0)
}
