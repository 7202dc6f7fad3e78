import Fetching
import FetchingJSON
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import FetchingRecording

/// HAR files as other programs write them.
@Suite struct HARReaderTests {
    private let folder = TestFolder()

    /// Returns an entry with a `GET` request and a response with a text.
    private func textEntry(_ url: String, _ text: String) -> String {
        #"{"request": {"url": "\#(url)"}, "response": {"status": 200, "content": {"text": "\#(text)"}}}"#
    }

    /// Returns a store that plays entries.
    private func store(_ entries: String..., mark: String = "") throws -> NetworkStore {
        try store(entries, mark: mark)
    }

    private func store(_ entries: [String], mark: String = "") throws -> NetworkStore {
        try folder.write(mark + "{\"log\": {\"entries\": [\(entries.joined(separator: ","))]}}", to: "a.har")
        return .replaying(from: folder.path + "a.har")
    }

    /// Entries as the network panel of Chromium 156 writes them: a compressed body that was decoded, a header field on
    /// several lines, and many extensions.
    @Test func chromium() async throws {
        let store = try store(
            #"""
            {"_initiator": {"type": "script", "stack": {"callFrames": [{"functionName": "load", "scriptId": "73", "url": "",
              "lineNumber": 0, "columnNumber": 58}]}}, "_priority": "High", "_resourceType": "fetch", "cache": {},
             "connection": "46875",
             "request": {"method": "POST", "url": "http://a:46875/graphql", "httpVersion": "HTTP/1.1",
              "headers": [{"name": "Accept-Encoding", "value": "gzip, deflate, br, zstd"},
               {"name": "Content-Type", "value": "application/json"}, {"name": "Cookie", "value": "a=1; b=2"},
               {"name": "sec-ch-ua", "value": "\"Not:A-Brand\";v=\"8\", \"Chromium\";v=\"156\""}],
              "queryString": [], "cookies": [{"name": "a", "value": "1", "path": "/", "domain": "a",
               "expires": "1969-12-31T23:59:59.000Z", "httpOnly": false, "secure": false, "sameSite": "Lax"}],
              "headersSize": 755, "bodySize": 11, "postData": {"mimeType": "application/json", "text": "{\"q\":\"{a}\"}"}},
             "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1",
              "headers": [{"name": "Content-Encoding", "value": "gzip"}, {"name": "Content-Length", "value": "30"},
               {"name": "Content-Type", "value": "application/json"}, {"name": "Set-Cookie", "value": "a=1; Path=/"},
               {"name": "content-type", "value": "application/json"}, {"name": "Set-Cookie", "value": "b=2; Path=/"}],
              "cookies": [{"name": "a", "value": "1", "path": "/", "domain": "a", "expires": null, "httpOnly": false,
               "secure": false}],
              "content": {"size": 10, "mimeType": "application/json", "compression": -20, "text": "{\"a\":\"ä\"}"},
              "redirectURL": "", "headersSize": 444, "bodySize": 30, "_transferSize": 474, "_error": null,
              "_fetchedViaServiceWorker": false},
             "serverIPAddress": "127.0.0.1", "startedDateTime": "2026-01-02T03:04:05.678Z", "time": 7.751000001007924,
             "timings": {"blocked": 1.1539999996779953, "dns": -1, "ssl": -1, "connect": -1, "send": 1.353,
              "wait": 3.307000000422355, "receive": 1.9370000009075738, "_blocked_queueing": 0.8479999996779952,
              "_workerStart": -1, "_workerReady": -1, "_workerFetchStart": -1, "_workerRespondWithSettled": -1},
             "_connectionId": "2156", "pageref": "page_16"}
            """#)
        let (data, response) = try await store.fetchData(message("http://a:46875/graphql", .post, body: "{}"))
        expectEqual(String(decoding: data, as: UTF8.self), #"{"a":"ä"}"#)
        let head = try #require(response as? HTTPURLResponse)
        expectEqual(
            head.headerFields, ["Content-Type": "application/json", "Set-Cookie": "a=1; Path=/, b=2; Path=/"])
    }

    @Test func theEscapesOfAURLAreKept() async throws {
        for (recorded, sent) in [
            ("https://a/list?filter[name]=a%20b", "https://a/list?filter%5Bname%5D=a%20b"),
            ("https://a/final/a%20b|c", "https://a/final/a%20b%7Cc"),
            ("https://a/caf%E9|?q={%e9}", "https://a/caf%E9%7C?q=%7B%e9%7D"),
            ("https://bücher.example/%20^", "https://xn--bcher-kva.example/%20%5E"),
            ("https://a/?%&%zz", "https://a/?%25&%25zz"),
        ] {
            try await expectEqual(store(textEntry(recorded, "a")).body(sent), "a")
            let file = folder.url.appending(path: "a.har")
            let requests = try recordedResponses(in: Data(contentsOf: file), file: folder.url)
            expectEqual(requests.map(\.request.url?.absoluteString), [sent])
        }
    }

    /// HTTP/2 has field names in lower case, and pseudo-header fields.
    @Test func pseudoHeaderFieldsAreLeftOut() async throws {
        let store = try store(
            #"""
            {"request": {"method": "GET", "url": "https://a/", "headers": [{"name": ":authority", "value": "a"}]},
             "response": {"status": 200, "headers": [{"name": ":status", "value": "200"},
              {"name": "content-type", "value": "text/plain"}], "content": {"size": 1, "text": "a"}}}
            """#)
        let head = try #require(try await store.fetchData(message("https://a/")).1 as? HTTPURLResponse)
        expectEqual(head.headerFields, ["Content-Type": "text/plain"])
    }

    /// A request that a browser blocked or cancelled, a WebSocket, an interim response and a data URL cannot be played.
    /// A failed one can.
    @Test func requestsWithoutAResponse() async throws {
        let store = try store(
            #"{"request": {"method": "GET", "url": "data:text/plain,a"}, "response": {"status": 200}}"#,
            #"{"request": {"method": "GET", "url": "wss://a/1"}, "response": {"status": 101}}"#,
            #"{"request": {"url": "https://a/1"}, "response": {"status": 100}}"#,
            #"{"request": {"url": "https://a/1"}, "response": {"status": 101, "content": {"text": "a"}}}"#,
            #"{"request": {"url": "https://a/1"}, "response": {"status": 103}}"#,
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
        expectEqual(codes, [.cannotConnectToHost, .cannotFindHost, .networkConnectionLost])
        expect(await store.reportedText("https://a/1").contains("its recorded responses (3 in total)"))
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
        try await expectEqual(store.fetchData(request).0, Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func aByteOrderMarkAndUTF16AreRead() async throws {
        let entry = textEntry("https://a/", "ä")
        try await expectEqual(store(entry, mark: "\u{FEFF}").body("https://a/"), "ä")
        let text = "\u{FEFF}{\"log\": {\"entries\": [\(entry)]}}"
        try text.data(using: .utf16LittleEndian)?.write(to: folder.url.appending(path: "b.har"))
        try await expectEqual(NetworkStore.replaying(from: folder.path + "b.har").body("https://a/"), "ä")
    }

    /// Chromium converts each text to UTF-8, and keeps the size of the body.
    @Test(
        arguments: [
            ("text/plain; charset=ISO-8859-1", "ä€", 2, [0xE4, 0x80]),
            ("text/plain; charset=ISO-8859-1", "ä€", nil, [0xE4, 0x80]),
            ("text/html; Charset=\\\"shift_jis\\\"", "池", 2, [0x92, 0x72]),
            ("text/plain; charset=utf-8", "ä", 1, [0xC3, 0xA4]),
            ("text/plain; a=\\\"; charset=koi8-r\\\"; charset=utf-8", "И", 2, [0xD0, 0x98]),
            ("text/plain; charset=iso_8859-1:1987", "ä€", 2, [0xE4, 0x80]),
            ("text/plain; charset=koi8-r", "И", 1, [0xE9]),
            // Without a character set, browsers read windows-1252, also if the text is in UTF-8.
            ("text/plain", "Ã¤", 2, [0xC3, 0xA4]), ("text/plain", "ÿ", 1, [0xFF]), ("", "ä", 1, [0xC3, 0xA4]),
            ("application/json", "ä", 1, [0xC3, 0xA4]),
            // Other programs write another size or none.
            ("text/plain", "ä", nil, [0xC3, 0xA4]), ("text/plain", "ä", 2, [0xC3, 0xA4]),
            ("text/plain", "ä", 7, [0xC3, 0xA4]), ("text/plain", "池", 1, [0xE6, 0xB1, 0xA0]),
        ] as [(String, String, Int?, [UInt8])])
    func theTextOfABodyIsReadInItsCharacterSet(type: String, text: String, size: Int?, bytes: [UInt8]) async throws {
        let headers = #""headers": [{"name": "Content-Type", "value": "\#(type)"}]"#
        let content = size.map { #"{"text": "\#(text)", "size": \#($0)}"# } ?? #"{"text": "\#(text)"}"#
        let store = try store(
            #"{"request": {"url": "https://a/"}, "response": {"status": 200, \#(headers), "content": \#(content)}}"#)
        try await expectEqual([UInt8](store.fetchData(message("https://a/")).0), bytes)
    }

    @Test func aPageCanNameItsCharacterSet() async throws {
        let page = "<meta charset='shift_jis'><title>睡蓮の池</title>"
        let body = try #require(page.data(using: .shiftJIS))
        let store = try store(
            #"""
            {"request": {"url": "https://a/"}, "response": {"status": 200,
             "headers": [{"name": "Content-Type", "value": "text/html"}],
             "content": {"text": "\#(page)", "size": \#(body.count)}}}
            """#)
        try await expectEqual(store.fetchData(message("https://a/")).0, body)
    }

    /// A browser can export credentials. A recording of this package has none.
    @Test(arguments: [[:], ["Authorization": "Basic bWFyeTpwbGFudGVkLXBhc3N3b3Jk"]], [false, true])
    func theCredentialsOfARequestCanBeInTheURL(headers: [String: String], isFirst: Bool) async throws {
        let store = try store(
            textEntry("https://a/users/mary", "b"),
            textEntry("https://a/", "a"))
        if !isFirst { _ = try await store.body("https://a/") }
        try await expectEqual(store.body("https://a/users/mary", headers: headers), "b")
    }

    /// The names `_token` and `access_token` are secret. Requests that differ only in such items are recorded for equal
    /// identities.
    @Test(arguments: ["_token", "access_token"], [false, true])
    func aRequestGetsTheResponseOfItsOwnURL(name: String, repeatsLast: Bool) async throws {
        let urls = ["https://a/list", "https://a/list?\(name)=first", "https://a/list?\(name)=second"]
        let entries = urls.map { textEntry($0, $0) }
        _ = try store(entries)
        let store = NetworkStore.replaying(from: folder.path + "a.har", repeatsLast: repeatsLast)
        for url in urls.reversed() + (repeatsLast ? urls : []) { try await expectEqual(store.body(url), url) }
        let repeating = NetworkStore.replaying(from: folder.path + "a.har", comparing: [.anyHost], repeatsLast: true)
        for url in [urls[2], urls[2], urls[0], urls[1]] {
            try await expectEqual(repeating.body(url.replacing("https://a/", with: "http://127.0.0.1:8/")), url)
        }
        // Another secret gets the first response that is left.
        let other = NetworkStore.replaying(from: folder.path + "a.har")
        try await expectEqual(other.body(urls[0]), urls[0])
        try await expectEqual(other.body("https://a/list?\(name)=other"), urls[1])
    }

    @Test func aRedirectWithoutALocationUsesTheFieldOfTheFormat() async throws {
        let store = try store(
            #"{"request": {"url": "https://a/old"}, "response": {"status": 301, "redirectURL": "https://a/new"}}"#,
            #"{"request": {"url": "https://a/new"}, "response": {"status": 200, "content": {"text": "new"}}}"#)
        try await expectEqual(store.body("https://a/old"), "new")
    }

    @Test func aBrokenFileIsAnErrorWithItsPath() async throws {
        for (text, fault) in [
            ("", "is not JSON: "), ("{\"log\": ", "is not JSON: "),
            ("[]", "is not a HAR file: it has no object “log”; choose another"),
            (
                #"{"log": {"version": "1.2"}}"#,
                "is not a HAR file: its object “log” has no array “entries”; choose another"
            ),
            (#"{"log": {"entries": {}}}"#, "its object “log” has no array “entries”"),
            (#"{"log": 1}"#, "its object “log” has no array “entries”"),
        ] {
            try folder.write(text, to: "a.har")
            let file = folder.path + "a.har"
            for mode in [RecordingMode.once, .newEpisodes, .none, .all] {
                let store = Network(texts: "a").store.layered(recording(to: file, mode: mode))
                let error = await store.reportedText("https://a/")
                expect(error.hasPrefix("the recording “\(file)” \(fault)") || error.contains(fault), "\(error)")
                expect(error.contains("remove it to record it again"))
            }
            expectEqual(folder.text("a.har"), text)
        }
    }

    @Test func anEntryThatCannotBePlayedIsIgnored() async throws {
        for (url, rest) in [
            ("https://a/", #""response": {"status": 1e400}"#), ("https://a/", #""response": {"status": 200.5}"#),
            ("https://a/", #""response": {"status": -1}"#), ("http://", #""response": {"status": 200}"#),
            ("https://a/", #""response": {"status": "x"}, "timings": {"wait": "nan"}"#),
        ] {
            let text = await (try store(#"{"request": {"url": "\#(url)"}, \#(rest)}"#)).reportedText("https://a/")
            expect(text.contains("none of its requests (1 in total)"), "\(rest): \(text)")
        }
    }

    @Test func numbersThatAreTooLargeAreLimited() async throws {
        let store = try store(
            #"""
            {"request": {"url": "https://a/"}, "response": {"status": 200, "content": {"text": "abc",
             "_chunks": [{"size": 1e300, "time": 1e300}, {"size": -5, "time": -1}, {"size": "x"}]}},
             "timings": {"wait": 1e308, "blocked": 1e308}}
            """#)
        let (body, _) = try await store.fetchStream(message("https://a/"))
        try await expectEqual(body.data(), Data("abc".utf8))
    }

    /// Decoded names with many combining marks take quadratic time to compare.
    @Test func aLongNameInAQueryIsComparedQuickly() async throws {
        let marks = String(repeating: "%CC%81%CC%A3", count: runsSlowTests ? 100_000 : 30_000)
        let start = ContinuousClock.now
        let store = try store(
            textEntry("https://a/?a\(marks)=1", "a"),
            textEntry("https://a/", "b"))
        try await expectEqual(store.body("https://a/"), "b")
        expect(ContinuousClock.now - start < .seconds(10))
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
        expect(log["pages"]?.elements.first?["id"]?.text == "page_1" && log["comment"]?.text == "x")
        expectEqual(log["creator"]?["name"]?.text, "WebInspector")
        expectEqual(log["entries"]?.elements.map { $0["request"]?["url"]?.text }, ["https://a/1", "https://a/2"])
        expectEqual(log["entries"]?.elements.first?["_initiator"]?["a"], .number("1.50"))
    }
}
