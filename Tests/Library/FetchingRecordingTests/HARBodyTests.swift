import Fetching
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Testing

@testable import FetchingRecording
@testable import FetchingTestSupport

/// The bodies of HAR files, and the header fields that describe them: each is played as it was, or is an error.
@Suite struct HARBodyTests {
    private let folder = TestFolder()

    /// Returns a store that plays the response to a request for `https://a/`.
    private func store(
        _ content: String?, status: Int = 200, method: String = "GET", headers: [String: String] = [:]
    ) throws -> NetworkStore {
        let fields = headers.map { #"{"name": "\#($0)", "value": "\#($1)"}"# }.joined(separator: ",")
        let content = content.map { #", "content": \#($0)"# } ?? ""
        try folder.write(
            #"""
            {"log": {"entries": [{"request": {"method": "\#(method)", "url": "https://a/?b=c"},
             "response": {"status": \#(status), "headers": [\#(fields)]\#(content)}}]}}
            """#, to: "a.har")
        return .replaying(from: folder.path + "a.har", repeatsLast: true)
    }

    private func played(_ store: NetworkStore, _ method: HTTPMethod = .get) async throws -> (Data, HTTPURLResponse) {
        let (data, response) = try await store.fetchData(message("https://a/?b=c", method))
        let (body, head) = try await store.fetchStream(message("https://a/?b=c", method))
        try await expectEqual(body.data(), data)
        expect((head as? HTTPURLResponse)?.headerFields == (response as? HTTPURLResponse)?.headerFields)
        return (data, try #require(response as? HTTPURLResponse))
    }

    /// The arguments are the method, the status, the header fields of the file, and the length that is played.
    @Test(
        arguments: [
            ("HEAD", 200, ["Content-Length": "70"], "70"), ("HEAD", 200, ["content-length": "70"], "70"),
            ("HEAD", 200, ["Content-Length": "70", "Content-Encoding": "gzip"], "70"),
            ("HEAD", 404, ["Content-Length": "7"], "7"),
            ("GET", 200, ["Content-Length": "3"], "3"), ("POST", 404, ["content-length": "3"], "3"),
            // The length of a body without a coding is that of the body, in which a secret may have been replaced.
            ("GET", 200, ["Content-Length": "70"], "3"), ("GET", 200, ["Content-Length": "3, 3"], "3"),
            // A live store leaves out the length of a body that it decodes.
            ("GET", 200, ["Content-Length": "70", "Content-Encoding": "br"], nil), ("GET", 200, [:], nil),
            ("GET", 200, ["Transfer-Encoding": "chunked"], nil), ("GET", 204, ["Content-Length": "0"], "0"),
        ] as [(String, Int, [String: String], String?)])
    func aContentLengthIsPlayed(
        method: String, status: Int, headers: [String: String], length: String?
    ) async throws {
        let hasNoBody = method == "HEAD" || status == 204
        // Some programs write the size that a response to GET would have.
        let size = method == "HEAD" ? 70 : 0
        let content = hasNoBody ? #"{"size": \#(size), "mimeType": ""}"# : #"{"size": 3, "text": "abc"}"#
        let store = try store(content, status: status, method: method, headers: headers)
        let (data, response) = try await played(store, HTTPMethod(rawValue: method))
        expectEqual(data, Data(hasNoBody ? "".utf8 : "abc".utf8))
        expectEqual(response.value(forHTTPHeaderField: "Content-Length"), length)
        expect(response.value(forHTTPHeaderField: "Transfer-Encoding") == nil)
    }

    @Test(.live, .hangLimit) func aContentLengthIsRecordedAndPlayed() async throws {
        let server = try LoopbackServer.start { _ in .text("body") }
        let file = folder.path + "live.har"
        let live = liveStore().layered(recording(to: file, mode: .all))
        for method in [HTTPMethod.get, .head] {
            let request = try createRequest(method, baseURL: server.baseURL, timeLimit: longTimeout)
            let (data, response) = try await live.fetchData(request)
            let (replayed, head) = try await NetworkStore.replaying(from: file).fetchData(request)
            expectEqual(replayed, data)
            let fields = (response as? HTTPURLResponse)?.headerFields
            expect((head as? HTTPURLResponse)?.headerFields == fields && fields?["Content-Length"] == "4")
        }
    }

    /// A browser sends a condition, and saves the body from its cache with the status 304.
    @Test(
        arguments: [
            (#"{"size": 2, "mimeType": "application/json", "text": "{}"}"#, "{}", "application/json"),
            (#"{"size": -1, "mimeType": "text/plain", "text": "a"}"#, "a", "text/plain"),
            (#"{"size": 3, "mimeType": "image/png", "text": "YWJj", "encoding": "base64"}"#, "abc", "image/png"),
            (#"{"mimeType": "text/plain; charset=latin1", "text": "a"}"#, "a", "text/plain; charset=latin1"),
            (#"{"mimeType": "", "text": "a"}"#, "a", nil), (#"{"mimeType": " ", "text": "a"}"#, "a", nil),
            (#"{"text": "a"}"#, "a", nil),
        ] as [(String, String, String?)])
    func theBodyOfABrowserCacheIsPlayedWithStatus200(content: String, text: String, type: String?) async throws {
        for headers in [[:], ["Content-Length": "1000", "ETag": "1"]] {
            let (data, response) = try await played(try store(content, status: 304, headers: headers))
            expectEqual(response.statusCode, 200)
            expectEqual(data, Data(text.utf8))
            expectEqual(response.value(forHTTPHeaderField: "Content-Type"), type)
            expect(response.value(forHTTPHeaderField: "Content-Length") == (headers.isEmpty ? nil : "\(data.count)"))
        }
        let (_, response) = try await played(
            try store(content, status: 304, headers: ["content-type": "text/html"]))
        expectEqual(response.value(forHTTPHeaderField: "Content-Type"), "text/html")
    }

    @Test(arguments: [nil, "{}", #"{"size": 0}"#, #"{"size": -1}"#, #"{"size": 0, "text": ""}"#])
    func aStatus304WithoutABodyIsPlayed(content: String?) async throws {
        let (data, response) = try await played(
            try store(content, status: 304, headers: ["Content-Length": "70"]))
        expect(response.statusCode == 304 && data.isEmpty)
        expectEqual(response.value(forHTTPHeaderField: "Content-Length"), "70")
    }

    @Test(
        arguments: [
            (200, nil, [:]), (200, "{}", [:]), (200, #"{"mimeType": "text/html"}"#, [:]), (200, #"{"size": -1}"#, [:]),
            (200, #"{"size": -1, "text": null}"#, [:]), (200, #"{"size": 70, "mimeType": "a/b"}"#, [:]),
            (404, #"{"size": "70"}"#, [:]), (200, #"{"size": 70, "text": ""}"#, [:]), (500, nil, [:]),
            (200, #"{"size": 70, "compression": 20, "text": ""}"#, ["Content-Encoding": "gzip"]),
            (200, #"{"size": 70, "comment": "Response bodies are not included."}"#, [:]), (304, #"{"size": 70}"#, [:]),
            (200, #"{"size": -1}"#, ["Content-Length": "70"]), (302, nil, [:]),
        ] as [(Int, String?, [String: String])])
    func aBodyThatIsMissingIsAnError(status: Int, content: String?, headers: [String: String]) async throws {
        let store = try store(content, status: status, headers: headers)
        let text = await store.reportedText("https://a/?b=c")
        expect(text.contains("has a response without its body; record it again"))
        expect(text.hasSuffix("the request was GET https://a/?b=c"))
        let (body, _) = try await store.fetchStream(message("https://a/?b=c"))
        let messages = await failures { await expect(throws: RecordingError.self) { try await body.data() } }
        expectEqual(messages.count, 1)
    }

    @Test(
        arguments: [
            (200, #"{"size": 0}"#, [:]), (200, #"{"size": -1}"#, ["Content-Length": "0"]), (200, #"{"text": ""}"#, [:]),
            (200, #"{"size": -1, "text": ""}"#, [:]), (204, nil, [:]), (205, #"{"size": -1}"#, [:]), (204, "{}", [:]),
            // mitmproxy writes the size of the compressed body.
            (200, #"{"size": 20, "compression": -20, "text": ""}"#, ["Content-Encoding": "gzip"]),
        ] as [(Int, String?, [String: String])])
    func aBodyThatWasEmptyIsPlayed(status: Int, content: String?, headers: [String: String]) async throws {
        let (data, response) = try await played(try store(content, status: status, headers: headers))
        expect(data.isEmpty && response.statusCode == status)
    }

    /// The body of a redirect has no effect. Browsers don't save it.
    @Test(arguments: [nil, "{}", #"{"size": -1}"#, #"{"size": 70, "_file": "a.html"}"#])
    func aRedirectWithoutItsBodyIsPlayed(content: String?) async throws {
        let store = try store(content, status: 302, headers: ["Location": "/x", "Content-Length": "70"])
        let (data, response) = try await played(store.layered(limitingRedirects(to: .none)))
        expect(data.isEmpty && response.statusCode == 302)
    }

    @Test(arguments: [
        (#"{"size": 70, "_file": "4f1e.json"}"#, "whose body is in another file, “4f1e.json”; save it with its body"),
        (#"{"size": -1, "_file": "4f1e.json", "mimeType": "a/b"}"#, "whose body is in another file, “4f1e.json”"),
        (#"{"text": "iVBO*Rw==", "encoding": "base64"}"#, "it is not valid base64"),
        (#"{"text": "data:a/b;base64,iVBORw==", "encoding": "base64"}"#, "it is not valid base64"),
        (#"{"text": "YW_j", "encoding": "Base64"}"#, "it is not valid base64"),
        (#"{"text": "YWJjZ", "encoding": "base64"}"#, "it is not valid base64"),
        (#"{"text": "YW=j", "encoding": "base64"}"#, "it is not valid base64"),
        (#"{"size": 70, "text": "YWI", "encoding": "base64"}"#, "it is not valid base64"),
        (#"{"size": 70, "text": "YWJj", "encoding": "base64"}"#, "was cut, because it has 3 of 70 bytes"),
        (#"{"size": 1e300, "text": "YWJj", "encoding": "base64"}"#, "was cut, because it has 3 of"),
        (#"{"text": "616263", "encoding": "hex"}"#, "has the unknown encoding \"hex\""),
    ])
    func aBodyThatCannotBeReadIsAnErrorWithTheReason(content: String, reason: String) async throws {
        for status in [200, 304] {
            let text = await (try store(content, status: status)).reportedText("https://a/?b=c")
            expect(text.contains("has a response ") && text.contains(reason), "\(text)")
        }
    }

    @Test(arguments: [
        #"{"size": 3, "text": "YWJj", "encoding": "base64"}"#, #"{"text": "YWJj", "encoding": "BASE64"}"#,
        #"{"text": " Y\r\nW\tJj\n", "encoding": "Base64 "}"#, #"{"size": 3, "text": "abc", "encoding": ""}"#,
        #"{"text": "abc", "encoding": "utf-8"}"#, #"{"text": "abc", "encoding": null}"#,
        #"{"size": -1, "text": "YWJj", "encoding": "base64"}"#, #"{"size": 1, "text": "YWJj", "encoding": "base64"}"#,
    ])
    func aBodyIsDecoded(content: String) async throws {
        try await expectEqual(played(try store(content)).0, Data("abc".utf8))
    }

    @Test func paddingThatIsMissingIsAddedIfTheSizeFits() async throws {
        let store = try store(#"{"size": 2, "text": "YWI", "encoding": "base64"}"#)
        try await expectEqual(played(store).0, Data("ab".utf8))
    }

    /// A request without the text of its body differs from a request with a body.
    @Test(arguments: [
        (#"{"mimeType": "a/b", "text": "YWJj", "encoding": "base64"}"#, true),
        (#"{"mimeType": "a/b", "text": "YWJj", "_encoding": "Base64"}"#, true), (#"{"text": "abc"}"#, true),
        (#"{"mimeType": "a/b"}"#, false), (#"{"text": "Y*WJj", "encoding": "base64"}"#, false), ("{}", false),
    ])
    func theBodyOfARequestIsCompared(postData: String, isEqual: Bool) async throws {
        try folder.write(
            #"""
            {"log": {"entries": [{"request": {"method": "POST", "url": "https://a/", "postData": \#(postData)},
             "response": {"status": 204}}]}}
            """#, to: "a.har")
        let store = NetworkStore.replaying(from: folder.path + "a.har", comparing: [.body()])
        if isEqual {
            try await expectEqual(store.body("https://a/", .post, body: "abc"), "")
        } else {
            expect(await store.reportedText("https://a/", .post, body: "abc").contains("body"))
        }
    }

    @Test func aFormIsComparedByItsTypeWhereOnlyThePostedDataHasIt() async throws {
        try folder.write(
            #"""
            {"log": {"entries": [{"request": {"method": "POST", "url": "https://a/", "headers": [],
             "postData": {"mimeType": "application/x-www-form-urlencoded", "text": "b=2&a=1"}},
             "response": {"status": 204}}]}}
            """#, to: "a.har")
        let store = NetworkStore.replaying(from: folder.path + "a.har", comparing: [.body()])
        let request = try createRequest(
            .post, baseURL: "https://a/", body: .form([QueryItem("a", 1), QueryItem("b", 2)]))
        try await expectEqual(store.fetchData(request).0, Data())
    }

    @Test(arguments: [([0x1F, 0x8B, 0x08, 0], "gzip"), ([0x50, 0x4B, 3, 4], "ZIP")] as [([UInt8], String)])
    func aCompressedFileIsAnError(bytes: [UInt8], name: String) async throws {
        let file = folder.path + "a.har"
        try Data(bytes + [1, 2, 3]).write(to: URL(filePath: file))
        let text = await NetworkStore.replaying(from: file).reportedText("https://a/")
        expectEqual(text, "the recording “\(file)” is compressed (\(name)); decompress it, and use the HAR file in it")
    }
}
