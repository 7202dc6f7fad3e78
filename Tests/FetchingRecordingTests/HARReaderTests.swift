import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRecording

/// HAR files as other programs write them.
@Suite struct HARReaderTests {
    private let folder = TestFolder()

    /// Returns a store that plays entries.
    private func store(_ entries: String..., mark: String = "") throws -> NetworkStore {
        try folder.write(mark + "{\"log\": {\"entries\": [\(entries.joined(separator: ","))]}}", to: "a.har")
        return .replaying(from: folder.path + "a.har")
    }

    /// Chromium: HTTP/2 with pseudo-header fields in lower case, a compressed body that was decoded, many extensions.
    @Test func chromium() async throws {
        let store = try store(
            #"""
            {"_connectionId": "22", "_initiator": {"type": "other"}, "_priority": "High", "_resourceType": "fetch",
             "cache": {}, "connection": "443", "pageref": "page_1", "serverIPAddress": "[2606::1]",
             "request": {"method": "POST", "url": "https://a/graphql", "httpVersion": "http/2.0",
              "headers": [{"name": ":authority", "value": "a"}, {"name": ":method", "value": "POST"},
               {"name": "content-type", "value": "application/json"}, {"name": "cookie", "value": "a=1"}],
              "queryString": [], "cookies": [{"name": "a", "value": "1", "path": "", "sameSite": "Lax"}],
              "headersSize": -1, "bodySize": 13, "postData": {"mimeType": "application/json", "text": "{\"q\":\"{a}\"}"}},
             "response": {"status": 200, "statusText": "", "httpVersion": "http/2.0",
              "headers": [{"name": "content-encoding", "value": "br"}, {"name": "content-length", "value": "12"},
               {"name": "content-type", "value": "application/json"}, {"name": "set-cookie", "value": "a=1"},
               {"name": "set-cookie", "value": "b=2"}, {"name": ":status", "value": "200"}],
              "cookies": [], "content": {"size": 8, "mimeType": "application/json", "text": "{\"a\":\"ä\"}"},
              "redirectURL": "", "headersSize": -1, "bodySize": -1, "_transferSize": 401, "_error": null},
             "startedDateTime": "2025-03-04T05:06:07.890Z", "time": 31.4159,
             "timings": {"blocked": 1.5, "dns": -1, "ssl": -1, "connect": -1, "send": 0.1, "wait": 29, "receive": 0.8,
              "_blocked_queueing": 1.1}}
            """#)
        let (data, response) = try await store.fetchData(message("https://a/graphql", .post, body: "{}"))
        #expect(String(decoding: data, as: UTF8.self) == #"{"a":"ä"}"#)
        let head = try #require(response as? HTTPURLResponse)
        #expect(head.headerFields == ["Content-Type": "application/json", "Set-Cookie": "a=1, b=2"])
    }

    /// A request that a browser blocked or cancelled, a WebSocket and a data URL cannot be played. A failed one can.
    @Test func requestsWithoutAResponse() async throws {
        let store = try store(
            #"{"request": {"method": "GET", "url": "data:text/plain,a"}, "response": {"status": 200}}"#,
            #"{"request": {"method": "GET", "url": "wss://a/1"}, "response": {"status": 101}}"#,
            #"{"request": {"method": "GET", "url": "https://a/1"}, "response": {"status": 0, "_error": "net::ERR_ABORTED"}}"#,
            #"{"request": {"method": "GET", "url": "https://a/1"}, "response": {"status": 0, "content": {"size": 0}}}"#,
            #"{"request": {"url": "https://a/1"}, "response": {"status": 0, "_error": "net::ERR_CONNECTION_REFUSED"}}"#,
            #"{"request": {"url": "https://a/1"}, "response": {"status": 0, "_error": "net::ERR_NAME_NOT_RESOLVED"}}"#,
            #"{"request": {"url": "https://a/1"}, "response": {"status": 0, "_error": "server disconnected"}}"#,
            #"{"request": {"url": "https://a/1"}}"#, "{}", "null", #"{"request": {"url": 1}}"#)
        var codes: [URLError.Code] = []
        for _ in 0..<3 {
            if let error = await store.failure(try message("https://a/1")) as? URLError { codes.append(error.code) }
        }
        #expect(codes == [.cannotConnectToHost, .cannotFindHost, .networkConnectionLost])
        #expect(await store.reportedText("https://a/1").contains("its 3 recorded responses were already used"))
    }

    /// Firefox and Safari leave out the text of some bodies.
    @Test func aBodyThatIsMissingIsAnErrorIfItWasNotEmpty() async throws {
        let store = try store(
            #"{"request": {"url": "https://a/empty"}, "response": {"status": 204, "content": {"size": 0, "mimeType": ""}}}"#,
            #"{"request": {"url": "https://a/none"}, "response": {"status": 304}}"#,
            #"{"request": {"url": "https://a/image"}, "response": {"status": 200, "content": {"size": 70, "mimeType": "a/b"}}}"#,
            #"{"request": {"url": "https://a/", "method": "HEAD"}, "response": {"status": 200, "content": {"size": 70}}}"#
        )
        #expect(try await store.body("https://a/empty") == "")
        #expect(try await store.body("https://a/none") == "")
        #expect(try await store.body("https://a/", .head) == "")
        #expect(await store.reportedText("https://a/image").contains("a response without its body; record it again"))
    }

    /// Charles writes base64 with line breaks, and the fields of a form without the text.
    @Test func charles() async throws {
        try folder.write(
            #"""
            {"log": {"version": "1.2", "creator": {"name": "Charles Proxy", "version": "4.6"}, "entries": [
             {"request": {"method": "POST", "url": "https://a/login", "headers": [
               {"name": "Content-Type", "value": "application/x-www-form-urlencoded"}],
               "postData": {"mimeType": "application/x-www-form-urlencoded",
                "params": [{"name": "user", "value": "ä b"}, {"name": "password", "value": "x"}, {"name": "empty"}]}},
              "response": {"_charlesStatus": "COMPLETE", "status": 200, "headers": [],
               "content": {"size": 4, "mimeType": "image/png", "text": "iVBO\r\nRw==", "encoding": "base64"},
               "redirectURL": null, "headersSize": 1, "bodySize": 4, "comment": "c"}, "comment": ""}], "comment": "x"}}
            """#, to: "a.har")
        let store = NetworkStore.replaying(from: folder.path + "a.har", comparing: [.body()])
        let request = try message(
            "https://a/login", .post, headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "empty=&password=y&user=%C3%A4%20b")
        #expect(try await store.fetchData(request).0 == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func aByteOrderMarkAndUTF16AreRead() async throws {
        let entry = #"{"request": {"url": "https://a/"}, "response": {"status": 200, "content": {"text": "ä"}}}"#
        #expect(try await store(entry, mark: "\u{FEFF}").body("https://a/") == "ä")
        let text = "\u{FEFF}{\"log\": {\"entries\": [\(entry)]}}"
        try text.data(using: .utf16LittleEndian)?.write(to: folder.url.appending(path: "b.har"))
        #expect(try await NetworkStore.replaying(from: folder.path + "b.har").body("https://a/") == "ä")
    }

    @Test func theTextOfABodyIsWrittenInTheCharacterSetOfTheResponse() async throws {
        let headers = #""headers": [{"name": "Content-Type", "value": "text/plain; charset=ISO-8859-1"}]"#
        let store = try store(
            #"{"request": {"url": "https://a/"}, "response": {"status": 200, \#(headers), "content": {"text": "ä"}}}"#)
        #expect(try await store.fetchData(message("https://a/")).0 == Data([0xE4]))
    }

    @Test func aRedirectWithoutALocationUsesTheFieldOfTheFormat() async throws {
        let store = try store(
            #"{"request": {"url": "https://a/old"}, "response": {"status": 301, "redirectURL": "https://a/new"}}"#,
            #"{"request": {"url": "https://a/new"}, "response": {"status": 200, "content": {"text": "new"}}}"#)
        #expect(try await store.body("https://a/old") == "new")
    }

    @Test(arguments: [
        ("", "is not JSON: "), ("{\"log\": ", "is not JSON: "),
        ("[]", "is not a HAR file: it has no object “log”; replace it"),
        ("{\"log\": {\"version\": \"1.2\"}}", "is not a HAR file: its object “log” has no array “entries”; replace it"),
        ("{\"log\": {\"entries\": {}}}", "its object “log” has no array “entries”"),
        ("{\"log\": 1}", "its object “log” has no array “entries”"),
    ])
    func aBrokenFileIsAnErrorWithItsPath(text: String, fault: String) async throws {
        try folder.write(text, to: "a.har")
        let file = folder.path + "a.har"
        for mode in [RecordingMode.once, .newEpisodes, .none, .all] {
            let network = Network(texts: "a")
            let error = await network.store.layered(recording(to: file, mode: mode)).reportedText("https://a/")
            #expect(error.hasPrefix("the recording “\(file)” \(fault)") || error.contains(fault), "\(error)")
            #expect(error.contains("or remove it to record it again"))
        }
        #expect(folder.text("a.har") == text)
    }

    @Test(arguments: [
        #"{"request": {"url": "https://a/"}, "response": {"status": 1e400}}"#,
        #"{"request": {"url": "https://a/"}, "response": {"status": 200.5}}"#,
        #"{"request": {"url": "https://a/"}, "response": {"status": -1}}"#,
        #"{"request": {"url": "http://"}, "response": {"status": 200}}"#,
        #"{"request": {"url": "https://a/"}, "response": {"status": "x"}, "timings": {"wait": "nan"}}"#,
    ])
    func anEntryThatCannotBePlayedIsIgnored(entry: String) async throws {
        #expect(await (try store(entry)).reportedText("https://a/").contains("the recording is empty"))
    }

    @Test func numbersThatAreTooLargeAreLimited() async throws {
        let store = try store(
            #"""
            {"request": {"url": "https://a/"}, "response": {"status": 200, "content": {"text": "abc",
             "_chunks": [{"size": 1e300, "time": 1e300}, {"size": -5, "time": -1}, {"size": "x"}]}},
             "timings": {"wait": 1e308, "blocked": 1e308}}
            """#)
        let (body, _) = try await store.fetchStream(message("https://a/"))
        #expect(try await body.data() == Data("abc".utf8))
    }

    @Test func fieldsOfOtherProgramsAreKept() async throws {
        try folder.write(
            #"""
            {"log": {"pages": [{"id": "page_1", "entries": []}], "creator": {"name": "WebInspector"}, "comment": "x",
             "entries": [{"_initiator": {"a": 1.50}, "request": {"url": "https://a/1"}, "response": {"status": 204}}]}}
            """#, to: "a.har")
        let store = Network(texts: "a").store.layered(recording(to: folder.path + "a.har", mode: .newEpisodes))
        _ = try await store.body("https://a/2")
        let log = try #require(try JSONTree(Data((folder.text("a.har") ?? "").utf8))["log"])
        #expect(log["pages"]?.elements.first?["id"]?.text == "page_1" && log["comment"]?.text == "x")
        #expect(log["creator"]?["name"]?.text == "WebInspector")
        #expect(log["entries"]?.elements.map { $0["request"]?["url"]?.text } == ["https://a/1", "https://a/2"])
        #expect(log["entries"]?.elements.first?["_initiator"]?["a"] == .number("1.50"))
    }
}
