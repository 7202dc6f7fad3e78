import Fetching
import FetchingAccess
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRecording

/// Secrets that are planted in all parts of an exchange. Each of them begins with `planted`.
@Suite struct RecordingSecretsTests {
    private let folder = TestFolder()

    private var file: String { folder.path + "a.har" }

    /// Returns a store that records into the file in front of a network that returns texts.
    private func store(_ texts: String..., comparing rules: Set<RecordingRule> = []) -> NetworkStore {
        Network(texts: texts).store.layered(recording(to: file, mode: .once, comparing: rules))
    }

    private var player: NetworkStore { .replaying(from: file) }

    /// The request of the first recorded exchange.
    private var recordedRequest: URLRequest? {
        get throws {
            let url = URL(filePath: file)
            return try recordedResponses(in: Data(contentsOf: url), file: url).first?.request
        }
    }

    /// The bytes of all files in the folder.
    private var bytes: String { folder.names.compactMap { folder.text($0) }.joined() }

    private func expectNoSecret(_ place: SourceLocation = #_sourceLocation) {
        expect(!folder.names.isEmpty, sourceLocation: place)
        let bytes = Data(bytes.utf8)
        for text in ["planted", base64("planted"), percent("planted")] {
            expect(bytes.range(of: Data(text.utf8)) == nil, "\(bytes)", sourceLocation: place)
        }
    }

    @Test func aRequestHasNoSecret() async throws {
        let store = Network(texts: "{}").store.layered(
            intercepting("key in the path") { request, next in
                declareSecret("planted-path")
                return try await next(request)
            },
            recording(to: file, mode: .once, secrets: SecretNames(headers: ["X-Id"], queryItems: ["visitor", "pin"])))
        let headers = [
            "Authorization": "Bearer planted-1", "Cookie": "session=planted-2; a=planted-3", "X-Api-Key": "planted-4",
            "X-Id": "planted-5", "X-Echo": "planted-1",
        ]
        // A secret can be declared only in a call.
        _ = try await withinCall {
            try await store.body(
                "https://planted-user:planted-6@a/bot-planted-path/x;token=planted-7?key=planted-8&visitor=planted-9&page=1#planted",
                .post, headers: headers,
                body:
                    #"{"password": "planted-10", "pin": "planted-11", "echo": ["planted-1", "cGxhbnRlZC0x"], "id": 1}"#)
        }
        _ = try await store.body(
            "https://a/form", .post, headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "a=1&password=planted-12&user%5Btoken%5D=planted-13&visitor=planted-14")
        expectNoSecret()
        expect(bytes.contains(#""url": "https://a/bot-***/x;token=***?page=1""#))
        expect(
            bytes.contains(##"{\"password\": \"***\", \"pin\": \"***\", \"echo\": [\"***\", \"***\"], \"id\": 1}"##))
        expect(bytes.contains("a=1&password=***&user%5Btoken%5D=***&visitor=***"))
    }

    @Test func theNamesOfSecretsInARequestAreKeptAndNotCompared() async throws {
        let store = self.store("[]")
        let url = "https://a/x?userkey=planted-1&page=1&user%5Btoken%5D=planted-2"
        _ = try await store.body(url, headers: ["Authorization": "Bearer planted-3", "Accept": "a/b"])
        expectNoSecret()
        expect(bytes.contains(#""url": "https://a/x?page=1""#))
        let request = try recordedRequest
        expectEqual(request?.url?.absoluteString, "https://a/x?page=1&userkey=***&user%5Btoken%5D=***")
        expectEqual(request?.allHTTPHeaderFields, ["Authorization": "***", "Accept": "a/b"])
        for headers in [[:], ["Authorization": "other"]] {
            let later = NetworkStore.replaying(from: file, comparing: [.header("Authorization")])
            try await expectEqual(later.body("https://a/x?page=1&userkey=other", headers: headers), "[]")
        }
    }

    @Test func aNameThatContainsASecretIsLeftOut() async throws {
        let url = "https://a/x?q=1%2B1&password=password&token=12345&12345_token=1&userkey=planted-1"
        _ = try await store("[]").body(url)
        expectNoSecret()
        expect(!bytes.contains("12345"))
        let request = try recordedRequest
        expectEqual(request?.url?.absoluteString, "https://a/x?q=1%2B1&token=***&userkey=***")
    }

    @Test func aResponseHasNoSecret() async throws {
        let network = Network { _, request in
            try stubResponse(
                to: request,
                Data(#"{"access_token": "planted-1", "pin": 1234567890, "echo": "planted-1 planted-2", "id": 7}"#.utf8),
                status: 200,
                headers: [
                    "Set-Cookie":
                        "session=planted-2; Path=/; HttpOnly, b=planted-3; Expires=Wed, 21 Oct 2015 07:28:00 GMT",
                    "X-Auth-Token": "planted-4", "Location": "/a?token=planted-5", "X-Echo": "planted-5 planted-3",
                    "Content-Type": "application/json", "Vary": "HttpOnly",
                ])
        }
        let secrets = SecretNames(queryItems: ["pin"])
        _ = try await network.store.layered(recording(to: file, mode: .once, secrets: secrets)).body("https://a/")
        expectNoSecret()
        expect(!bytes.contains("1234567890") && bytes.contains("\"HttpOnly\""))
        // The body is still JSON.
        try await expectEqual(
            player.body("https://a/"),
            #"{"access_token": "***", "pin": 1, "echo": "*** ***", "id": 7}"#)
    }

    @Test func aRedirectAndAnErrorHaveNoSecret() async throws {
        let network = Network { number, request in
            if number == 2 {
                throw URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: "planted \(request)"])
            }
            return try stubResponse(
                to: request, Data(), status: 302,
                headers: ["Location": "https://user:planted-1@b/callback?code=1&access_token=planted-2#token=planted-3"]
            )
        }
        let store = network.store.layered(recording(to: file, mode: .once))
        expect(await !store.errorText("https://a/login?token=planted-4").isEmpty)
        expectNoSecret()
        let later = NetworkStore.replaying(from: file, expectsAllUsed: true)
        let error = await later.failure(try message("https://a/login?token=planted-other"))
        expect((error as? URLError)?.code == .timedOut)
    }

    @Test(arguments: [true, false])
    func aCredentialOfALayerIsNotInTheFile(isOutside: Bool) async throws {
        let credential = Credential(declaring: SecretNames()) { request in
            var request = request
            request.setValue("planted-header-value", forHTTPHeaderField: "X-Visitor")
            request.url?.append(queryItems: [URLQueryItem(name: "visitor", value: "planted-credential")])
            return request
        }
        let echo = Network { _, request in
            try stubResponse(
                to: request, Data("\(request.url?.query() ?? "") planted-header-value".utf8), status: 200, headers: [:])
        }
        let layers = [
            authenticating(credential, allowedOrigins: ["https://a"]), recording(to: file, mode: .once),
        ]
        _ = try await echo.store.layered(isOutside ? layers : layers.reversed()).body("https://a/heroes?page=1")
        expectNoSecret()
        expect(try await player.body("https://a/heroes?page=1").contains("visitor=***"))
    }

    /// The first response has the secret under a name that is not known, and the second request shows that it is one.
    @Test func aSecretThatIsKnownLaterIsRemovedFromEarlierExchanges() async throws {
        let store = self.store(#"{"id": "planted-12345678", "n": 1}"#)
        _ = try await store.body("https://a/login")
        expect(bytes.contains("planted"))
        _ = try await store.body("https://a/heroes", headers: ["Authorization": "Bearer planted-12345678"])
        expectNoSecret()
        let later = player
        try await expectEqual(later.body("https://a/login"), #"{"id": "***", "n": 1}"#)
        expect(try await later.body("https://a/heroes", headers: ["Authorization": "Bearer ***"]) != "")
    }

    /// The two secrets are equal as strings, but their bytes differ.
    @Test func aSecretWithAnotherUnicodeNormalizationIsAnotherSecret() async throws {
        let store = self.store(#"{"id": "pla\#u{308}nted-1234", "n": 1}"#)
        _ = try await store.body("https://a/login")
        _ = try await store.body("https://a/1", headers: ["Authorization": "Bearer pl\u{E4}nted-1234"])
        expect(bytes.contains("nted-1234"))
        _ = try await store.body("https://a/2", headers: ["Authorization": "Bearer pla\u{308}nted-1234"])
        expect(!bytes.contains("nted-1234"))
    }

    @Test func aTokenOfAResponseIsRemovedFromLaterPaths() async throws {
        let store = self.store(#"{"access_token": "planted-12345678"}"#, "a")
        _ = try await store.body("https://a/login")
        _ = try await store.body("https://a/sessions/planted-12345678/heroes")
        expectNoSecret()
        let later = player
        try await expectEqual(later.body("https://a/login"), #"{"access_token": "***"}"#)
        try await expectEqual(later.body("https://a/sessions/***/heroes"), "a")
    }

    @Test func aFileIsNotWrittenIfASecretWouldStayInIt() async throws {
        let store = Network(texts: "a").store.layered(recording(to: file, mode: .newEpisodes))
        _ = try await store.body("https://a/1")
        let before = bytes
        let error = await store.reportedText(
            "https://a/2", HTTPMethod(rawValue: "PLANTED-1234"), headers: ["Authorization": "Bearer PLANTED-1234"])
        expect(error.contains("was not written, because the entry") && !error.contains("PLANTED"))
        expectEqual(bytes, before)
    }

    @Test func streamsHaveNoSecret() async throws {
        try await VirtualTime().run {
            let store = NetworkStore.streaming(
                chunks: [Data("{\"token\": \"plan".utf8), Data("ted-1\", \"n\": 1}".utf8)])
            let (body, _) = try await store.layered(recording(to: file, mode: .once)).fetchStream(message("https://a/"))
            try await expectEqual(body.data().count, 30)
            expectNoSecret()
            try await expectEqual(player.body("https://a/"), #"{"token": "***", "n": 1}"#)
        }
    }

    @Test func otherTextsAreRecordedAsTheyAre() async throws {
        let text =
            #"{"text": "SameSite and HttpOnly, 07:28:00", "list": [1.0, 2e3, true, null], "token_type": "bearer"}"#
        _ = try await store(text)
            .body("https://a/", headers: ["Cookie": "lang=de"])
        try await expectEqual(player.body("https://a/"), text)
    }

    @Test(arguments: SecretSpelling.all)
    func aSecretIsFoundInEachEncoding(spelling: SecretSpelling) async throws {
        let secret = #"Kq7/+w3"Zt=x&Lm9~vB"#
        let text = spelling.write(secret)
        let network = Network { number, request in
            // The second response also has the secret in an escaped text within JSON.
            let body = number == 1 ? "<\(text)>" : #"{"inner": "\#(json(text))", "n": 1}"#
            return try stubResponse(
                to: request, Data(body.utf8), status: 200, headers: ["X-Echo": "a \(percent(text))"])
        }
        let store = network.store.layered(recording(to: file, mode: .once))
        for _ in 0..<2 {
            _ = try await withinCall {
                declareSecret(secret)
                return try await store.body("https://a/")
            }
        }
        let entries = try RecordingFile(reading: file).entries.compactMap(\.exchange)
        expectEqual(entries.count, 2)
        for exchange in entries {
            let texts = [String(decoding: exchange.data, as: UTF8.self)] + exchange.headers.values
            expect(texts.allSatisfy { spelling.leak(of: secret, in: $0) == nil }, "\(texts)")
        }
        expect(spelling.leak(of: secret, in: bytes) == nil)
    }

    /// In a URL `key` is a secret. In the JSON of etcd and others it is an ordinary name, also of the request.
    @Test func theKeysOfAKeyValueStoreAreKept() async throws {
        let text = #"{"kvs": [{"key": "Zm9vYmFyYmF6", "value": "YmFy", "hash": 4711}]}"#
        let store = self.store(text, "other", comparing: [.body()])
        for key in ["Zm9vYmFyYmF6", "b3RoZXI="] {
            _ = try await store.body("https://a/v3/kv/range?key=planted", .post, body: #"{"key": "\#(key)"}"#)
        }
        expectNoSecret()
        let later = NetworkStore.replaying(from: file, comparing: [.body()])
        try await expectEqual(later.body("https://a/v3/kv/range", .post, body: #"{"key": "b3RoZXI="}"#), "other")
        try await expectEqual(later.body("https://a/v3/kv/range", .post, body: #"{"key": "Zm9vYmFyYmF6"}"#), text)
        let secret = NetworkStore.replaying(from: file, comparing: [.body()], secrets: SecretNames(queryItems: ["key"]))
        try await expectEqual(secret.body("https://a/v3/kv/range", .post, body: #"{"key": "any"}"#), text)
    }

    /// Requests with random methods, paths and queries. If `FETCHING_SOAK` is set, there is that number of requests.
    @Test func recordedResponsesArePlayedUnchanged() async throws {
        var random = SplitMix64(seed: 7)
        let network = Network { number, request in
            var random = SplitMix64(seed: UInt64(number))
            let bytes = (0..<random.next() % 40).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            // Bytes that look like a secret are masked.
            let isSafe = Redactor().redacted(bytes) == bytes
            return try stubResponse(
                to: request, isSafe ? Data(bytes) : Data(), status: [200, 404, 500][number % 3],
                headers: number % 2 == 0 ? ["Content-Type": "text/plain; charset=iso-8859-1"] : [:])
        }
        let store = network.store.layered(recording(to: file, mode: .once))
        var expected: [(URLRequest, Data, Int)] = []
        for _ in 0..<(soakSize ?? 40) {
            let sample = RandomRequest(using: &random)
            guard let url = URL(string: sample.url) else { continue }
            var request = URLRequest(url: url)
            request.httpMethod = sample.method
            let (data, response) = try await store.fetchData(request)
            expected.append((request, data, try #require(response as? HTTPURLResponse).statusCode))
        }
        let later = NetworkStore.replaying(from: file, expectsAllUsed: true)
        for (request, data, status) in expected {
            let (read, response) = try await later.fetchData(request)
            expect(read == data && (response as? HTTPURLResponse)?.statusCode == status, "\(request)")
        }
    }
}
