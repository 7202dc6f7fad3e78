import FetchingAccess
import Foundation
import FetchingTestSupport
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingRecording

@Suite struct SavingFixturesTests {
    private let folder = TestFolder()

    @Test func theStatusTheHeaderFieldsAndTheBodyAreSaved() async throws {
        try await save(
            "https://a/",
            .constant(Data("none".utf8), status: 404, headers: ["X-B": "2", "A": "1", "Connection": "close"]))
        #expect(folder.names == ["GET+.http"])
        #expect(folder.text("GET+.http") == "HTTP/1.1 404\nA: 1\nX-B: 2\n\nnone")
    }

    @Test func aNewerResponseReplacesTheFileOfTheSameRequest() async throws {
        for status in [200, 500, 404, 200] { try await save("https://a/", .json("\(status)", status: status)) }
        #expect(folder.names == ["GET+.http"])
        #expect(folder.text("GET+.http")?.hasSuffix("\n200") == true)
    }

    @Test func aResponseWithStatus304IsNotSaved() async throws {
        try await save("https://a/", .constant(Data(), status: 304))
        #expect(folder.names.isEmpty)
    }

    @Test func theFolderIsCreated() async throws {
        let inner = folder.url.appending(path: "a/b")
        let store = NetworkStore.json("{}").layered(savingFixtures(to: inner))
        _ = try await store.fetchData(createRequest(baseURL: "https://a/"))
        #expect(FileManager.default.fileExists(atPath: inner.appending(path: "GET+.http").path(percentEncoded: false)))
    }

    @Test func aLinkIsReplacedAndNotFollowed() async throws {
        try folder.write("outside", to: "../outside-\(folder.url.lastPathComponent)")
        defer { try? FileManager.default.removeItem(at: folder.outside) }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "GET+link.http"), withDestinationURL: folder.outside)
        try await save("https://a/link", .json("{}"))
        #expect(try String(contentsOf: folder.outside, encoding: .utf8) == "outside")
        #expect(folder.text("GET+link.http")?.hasSuffix("\n{}") == true)
    }

    @Test func aFileThatCannotBeSavedIsAnError() async throws {
        try folder.write("", to: "file")
        for (folder, path) in [
            (folder.url.appending(path: "file"), "a"), (folder.url, String(repeating: "x", count: 300)),
        ] {
            let store = NetworkStore.json("{}").layered(savingFixtures(to: folder))
            let error = await store.failure(try createRequest(baseURL: "https://a/\(path)")) as? FixtureError
            #expect(error?.file == "GET+\(path).http")
            #expect(error?.description.contains("could not be saved: ") == true)
        }
        #expect(folder.names == ["file"])
    }

    @Test func noFixtureContainsASecret() async throws {
        let store = NetworkStore.constant(
            Data(
                #"{"access_token": "planted-1", "password": 12345, "secret": "planted-2", "echo": "planted-key"}"#
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
        let text = try #require(folder.text(folder.names[0]))
        #expect(
            text == """
                HTTP/1.1 201
                Content-Type: application/json
                Location: /a?token=***
                X-Echo: ***!

                {"access_token": "***", "password": ***, "secret": "***", "echo": "***"}
                """)
    }

    @Test(arguments: [true, false], [true, false])
    func aFixtureIsReadWithAnotherSignature(savesSigned: Bool, readsSigned: Bool) async throws {
        let layers = [sealing("planted-1"), savingFixtures(to: folder.url)]
        let request = try createRequest(baseURL: "https://a/heroes?page=1")
        _ = try await NetworkStore.json("[1]").layered(savesSigned ? layers : layers.reversed()).fetchData(request)
        #expect(folder.names == ["GET+heroes@page=1.http"])
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
        #expect(folder.names == ["GET+heroes@page=1.http"])
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
            try folder.write("sentinel", to: "sentinel")
            var responses: [RandomRequest.Identity: (URLRequest, Data, HTTPURLResponse)] = [:]
            for _ in 0..<min(remaining, 40) {
                let sample = RandomRequest(using: &random)
                guard let request = sample.request else { continue }
                let stub = NetworkStore.constant(
                    randomBody(&random), status: [200, 200, 404, 500].randomElement(using: &random) ?? 200,
                    headers: random.next() % 2 == 0 ? ["Content-Type": "application/json"] : ["X-A": "\(random.next())"]
                )
                let (data, response) = try await stub.layered(savingFixtures(to: inner)).fetchData(request)
                responses[sample.identity] = (request, data, try #require(response as? HTTPURLResponse))
            }
            for (request, data, response) in responses.values {
                let (read, head) = try await NetworkStore.fixtures(in: inner).fetchData(request)
                let sampleHead = try #require(head as? HTTPURLResponse)
                #expect(read == data && sampleHead.statusCode == response.statusCode, "\(request)")
                #expect(sampleHead.headerFields == response.headerFields, "\(request)")
            }
            let names = try FileManager.default.subpathsOfDirectory(atPath: inner.path(percentEncoded: false))
            #expect(names.count == responses.count && Set(names.map { $0.lowercased() }).count == names.count)
            #expect(names.allSatisfy { $0.utf8.count <= 255 && $0.allSatisfy(\.isASCII) && !$0.contains("/") })
            #expect(folder.names == ["inner", "sentinel"])
            #expect(folder.text("sentinel") == "sentinel")
            remaining -= 40
        }
    }

    private func save(_ url: String, _ store: NetworkStore) async throws {
        _ = try await store.layered(savingFixtures(to: folder.url)).fetchData(createRequest(baseURL: url))
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

extension RandomRequest {
    fileprivate var request: URLRequest? {
        guard let url = URL(string: url) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = method
        return request
    }
}
