import Fetching
import FetchingJSON
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import FetchingRecording

@Suite struct HARWriterTests {
    private let folder = TestFolder()

    private var file: String { folder.path + "a.har" }

    /// Records exchanges of all kinds, and returns the tree of the file.
    private func recordAll() async throws -> JSONTree {
        let network = Network { number, request in
            if number == 3 { throw URLError(.timedOut) }
            let type = number == 2 ? "image/png" : "text/html; charset=utf-8"
            return try stubResponse(
                to: request, number == 2 ? Data([0x89, 0x50, 0, 0xFF]) : Data("<p>\u{2028}\"\\\u{7F}ä\r\n\t</p>".utf8),
                status: 200, headers: ["Content-Type": type])
        }
        let store = network.store.layered(recording(to: file, mode: .once))
        _ = try await store.body("https://a/%C3%A4?b=1&a=%20x#top", headers: ["Accept": "text/html"])
        _ = try await store.body("https://a/image", .post, body: #"{"id": 1}"#)
        _ = await store.errorText("https://a/slow")
        var binary = try message("https://a/upload", .put)
        binary.httpBody = Data([0, 1, 2, 0xFF])
        _ = try await store.fetchData(binary)
        let (body, _) = try await store.fetchStream(message("https://a/stream"))
        _ = try await body.data()
        return try JSONTree(Data(contentsOf: URL(filePath: file)))
    }

    @Test func theFileFollowsTheFormat() async throws {
        let faults = faults(of: try await recordAll())
        expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }

    @Test func textIsWrittenAsTextAndOtherBytesInBase64() async throws {
        let entries = try #require(try await recordAll()["log"]?["entries"]?.elements)
        let contents = entries.map { $0["response"]?["content"] }
        expect(contents[0]?["text"]?.text == "<p>\u{2028}\"\\\u{7F}ä\r\n\t</p>" && contents[0]?["encoding"] == nil)
        expect(contents[1]?["text"]?.text == "iVAA/w==" && contents[1]?["encoding"]?.text == "base64")
        expectEqual(entries[1]["request"]?["postData"]?["text"]?.text, #"{"id": 1}"#)
        expectEqual(entries[3]["request"]?["postData"]?["text"]?.text, "AAEC/w==")
        expectEqual(entries[2]["response"]?["_error"]?.text, "URLError -1001")
    }

    /// A body whose bytes would be read back differently is written in base64.
    @Test(
        arguments: [
            ("text/plain; charset=utf-16be", [0x00, 0x61]), ("text/plain; charset=utf-16be", [0x61, 0x62]),
            ("text/plain; charset=utf-16be", [0xE6, 0xB1]), ("text/plain; charset=windows-1252", [0xC3, 0xA4]),
            ("text/plain; charset=windows-1252", [0x61, 0x80]), ("text/html; charset=shift_jis", [0x92, 0x72]),
            ("text/html", Array("<meta charset=windows-1252>ä".utf8)), ("text/plain", [0xFF]),
            ("text/plain; charset=utf-8", [0xEF, 0xBB, 0xBF, 0x61]), ("application/json", Array("\"ä\"".utf8)),
        ] as [(String, [UInt8])])
    func eachBodyIsReadAsItWas(type: String, bytes: [UInt8]) async throws {
        let network = Network { _, request in
            try stubResponse(to: request, Data(bytes), status: 200, headers: ["Content-Type": type])
        }
        _ = try await network.store.layered(recording(to: file, mode: .once)).body("https://a/")
        try await expectEqual([UInt8](NetworkStore.replaying(from: file).fetchData(message("https://a/")).0), bytes)
    }

    @Test func namesAreSortedAndTheFileIsReadUnchanged() async throws {
        let tree = try await recordAll()
        func areSorted(_ tree: JSONTree) -> Bool {
            switch tree {
            case .object(let fields):
                fields.map(\.name) == fields.map(\.name).sorted() && fields.allSatisfy { areSorted($0.value) }
            case .array(let elements): elements.allSatisfy(areSorted)
            default: true
            }
        }
        expect(areSorted(tree))
        let bytes = try Data(contentsOf: URL(filePath: file))
        try expectEqual(RecordingFile(bytes, from: URL(filePath: file)).bytes, bytes)
    }

    @Test(.live) func aRealRequestHasTimings() async throws {
        let server = try LoopbackServer.start { _ in .text("a").delayed(by: .milliseconds(20)) }
        defer { server.stop() }
        let store = liveStore().layered(recording(to: file, mode: .once))
        _ = try await store.body(server.baseURL)
        let entry = try #require(try JSONTree(Data(contentsOf: URL(filePath: file)))["log"]?["entries"]?.elements.first)
        let timings = try #require(entry["timings"])
        expect(timings["wait"]?.number ?? 0 >= 19)
        let parts = ["blocked", "dns", "connect", "send", "wait", "receive"].map { max(0, timings[$0]?.number ?? -1) }
        expectEqual(entry["time"]?.number, parts.reduce(0, +))
        expect(
            entry["request"]?["url"]?.text == server.baseURL + "/" || entry["request"]?["url"]?.text == server.baseURL)
    }

    /// `none` opens no connection, so it works without a server.
    @Test(.live) func theModeNoneOpensNoSocket() async throws {
        let server = try LoopbackServer.start { _ in .text("a") }
        _ = try await liveStore().layered(recording(to: file, mode: .once)).body(server.baseURL)
        server.stop()
        let store = liveStore().layered(recording(to: file, mode: .none))
        try await expectEqual(store.body(server.baseURL), "a")
        expect(await store.reportedText(server.baseURL).hasPrefix("unexpected request "))
        expect(await store.reportedText(server.baseURL + "/other").hasPrefix("unexpected request "))
    }

    /// Returns the fields that HAR 1.2 requires and the file does not have, and values of a wrong type.
    private func faults(of file: JSONTree) -> [String] {
        func check(_ tree: JSONTree?, _ path: String, _ required: KeyValuePairs<String, (JSONTree) -> Bool>) -> [String]
        {
            required.filter { name, isValid in tree?[name].map { !isValid($0) } ?? true }.map { "\(path).\($0.key)" }
        }
        let isText: (JSONTree) -> Bool = { $0.text != nil }
        let isNumber: (JSONTree) -> Bool = { if case .number = $0 { $0.number != nil } else { false } }
        let isTime: (JSONTree) -> Bool = { isNumber($0) && ($0.number ?? -2 >= -1) }
        let isList: (JSONTree) -> Bool = { if case .array = $0 { true } else { false } }
        let isObject: (JSONTree) -> Bool = { if case .object = $0 { true } else { false } }
        let isDate: (JSONTree) -> Bool = {
            $0.text?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil
        }
        let isPairs: (JSONTree) -> Bool = {
            isList($0) && $0.elements.allSatisfy { $0["name"]?.text != nil && $0["value"]?.text != nil }
        }
        let log = file["log"]
        var faults = check(log, "log", ["version": isText, "creator": isObject, "entries": isList])
        faults += check(log?["creator"], "creator", ["name": isText, "version": isText])
        for (index, entry) in (log?["entries"]?.elements ?? []).enumerated() {
            let (request, response) = (entry["request"], entry["response"])
            faults += check(
                entry, "entry \(index)",
                [
                    "startedDateTime": isDate, "time": isTime, "request": isObject, "response": isObject,
                    "cache": isObject, "timings": isObject,
                ])
            faults += check(
                request, "request \(index)",
                [
                    "method": isText, "url": isText, "httpVersion": isText, "cookies": isList, "headers": isPairs,
                    "queryString": isPairs, "headersSize": isNumber, "bodySize": isNumber,
                ])
            if let body = request?["postData"] {
                faults += check(body, "postData \(index)", ["mimeType": isText, "text": isText])
            }
            faults += check(
                response, "response \(index)",
                [
                    "status": isNumber, "statusText": isText, "httpVersion": isText, "cookies": isList,
                    "headers": isPairs, "content": isObject, "redirectURL": isText, "headersSize": isNumber,
                    "bodySize": isNumber,
                ])
            faults += check(response?["content"], "content \(index)", ["size": isNumber, "mimeType": isText])
            faults += check(
                entry["timings"], "timings \(index)",
                [
                    "send": isTime, "wait": isTime, "receive": isTime, "blocked": isTime, "dns": isTime,
                    "connect": isTime, "ssl": isTime,
                ])
            if request?["url"]?.text?.contains("#") == true { faults.append("url \(index) has a fragment") }
        }
        return faults
    }
}
