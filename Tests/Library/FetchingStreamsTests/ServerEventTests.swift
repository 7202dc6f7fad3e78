import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingStreams

/// The rules and the examples of the HTML Standard, section 9.2.6 “Interpreting an event stream”.
struct ServerEventTests {
    private struct Rule {
        let name: String
        let stream: String
        let events: [ServerEvent]
        var lastEventID: String?
        var reconnectionTime: Duration?

        init(_ name: String, _ stream: String, events: [ServerEvent], id: String? = nil, retry: Duration? = nil) {
            (self.name, self.stream, self.events) = (name, stream, events)
            lastEventID = id ?? events.last?.id ?? ""
            reconnectionTime = retry
        }

        /// - Parameter data: The data of the events, which have no ID and the type `message`.
        init(_ name: String, _ stream: String, _ data: String..., retry: Duration? = nil) {
            self.init(name, stream, events: data.map { ServerEvent(data: $0) }, retry: retry)
        }
    }

    @Test func eachRuleHoldsHoweverTheStreamIsSplit() async throws {
        for rule in Self.rules {
            for chunks in splits(of: Data(rule.stream.utf8)) {
                try await expectEqual(serverEvents(of: body(chunks)).all(), rule.events, "\(rule.name)")
                var parser = ServerEventParser(maximumBytes: 1000)
                for chunk in chunks {
                    parser.append(chunk)
                    while try parser.next() != nil {}
                }
                expectEqual(parser.lastEventID, rule.lastEventID, "\(rule.name)")
                expectEqual(parser.reconnectionTime, rule.reconnectionTime, "\(rule.name)")
            }
        }
    }

    private static let rules = [
        Rule("example: one event with three lines", "data: YHOO\ndata: +2\ndata: 10\n\n", "YHOO\n+2\n10"),
        Rule(
            "example: a comment, IDs, and an ID that is reset",
            ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
            events: [.init(id: "1", data: "first event"), .init(data: "second event"), .init(data: " third event")]),
        Rule("example: data fields without a value", "data\n\ndata\ndata\n\ndata:", "", "\n"),
        Rule("example: a space after the colon is ignored", "data:test\n\ndata: test\n\n", "test", "test"),
        Rule(
            "example (9.2): named events", "event: add\ndata: 73857293\n\nevent: remove\ndata: 2153\n\n",
            events: [.init(type: "add", data: "73857293"), .init(type: "remove", data: "2153")]),
        // openai/openai-python 3819: a byte-order mark.
        Rule("a byte-order mark at the start is removed", "\u{FEFF}data: a\n\n", "a"),
        Rule("a second one is a part of the name", "\u{FEFF}\u{FEFF}data: a\n\ndata: b\n\n", "b"),
        // stalwartlabs/jmap-client 23: line ends.
        Rule(
            "lines end with LF, CRLF or CR", "data: a\r\ndata: b\rdata: c\n\r\ndata: d\r\rdata: e\n\n",
            "a\nb\nc", "d", "e"),
        Rule("LF CR are two line ends", "data: a\n\rdata: b\n\n", "a", "b"),
        Rule("comments are ignored, also inside an event", "data: a\n:\n: data: x\n:data\ndata: b\n\n", "a\nb"),
        Rule("only the first space is removed", "data:  a \n\ndata:\tb\n\n", " a ", "\tb"),
        Rule("a value can have colons", "data: a:b: c\n\n", "a:b: c"),
        Rule("other names are ignored", "Data: a\n data: b\nfoo: c\ndatas: d\nfoo\n\n"),
        Rule("the last type is used", "event: a\nevent: b\ndata: x\n\n", events: [.init(type: "b", data: "x")]),
        Rule("an empty type is message", "event: a\nevent:\ndata: x\n\n", "x"),
        Rule(
            "the type holds for one event", "event: a\ndata: x\n\ndata: y\n\n",
            events: [.init(type: "a", data: "x"), .init(data: "y")]),
        Rule("no event without data, and its type is deleted", "event: a\n\ndata: x\n\n", "x"),
        Rule("an ID without data is kept", "id: 7\n\ndata: x\n\n", events: [.init(id: "7", data: "x")]),
        Rule("an ID without a later event is the last event ID", "id: 7\n\n", events: [], id: "7"),
        Rule("an ID persists over events", "id: 7\ndata: x\n\ndata: y\n\n", events: xAndY),
        Rule("an ID with NUL is ignored", "id: 7\ndata: x\n\nid: 8\0\ndata: y\n\n", events: xAndY),
        Rule(
            "an ID with a control character is ignored",
            "id: 7\ndata: x\n\nid: a\u{1}b\ndata: y\n\nid: a\u{7F}\n\n", events: xAndY),
        Rule("NUL in data is kept", "data: a\0b\n\n", "a\0b"),
        Rule("an ID can have others", "id: é 🐛:\ndata: x\n\n", events: [.init(id: "é 🐛:", data: "x")]),
        Rule(
            "an event that is not complete is discarded, with its ID", "id: 1\ndata: a\n\nid: 2\ndata: b\n",
            events: [.init(id: "1", data: "a")]),
        Rule("a line that is not complete is discarded", "data: a\n\nretry: 10", "a"),
        Rule("empty lines between events dispatch nothing", "\n\n\ndata: a\n\n\n\n", "a"),
        Rule("data that is one empty line is an event", "data:\n\n", ""),
        Rule("the last line end of data is removed", "data: a\ndata\n\n", "a\n"),
        Rule("retry sets the reconnection time at once", "retry: 2500\n", retry: .milliseconds(2500)),
        Rule(
            "the last valid retry is used", "retry:10\nretry: 1.5\nretry: -1\nretry\nretry: 1s\nretry:  9\n",
            retry: .milliseconds(10)),
        Rule("retry can be zero", "retry: 00\n", retry: .zero),
        Rule("digits of other scripts are not digits", "retry: ٣\n"),
        Rule("a long retry is limited", "retry: 99999999999999999999\n", retry: .milliseconds(Int64(Int32.max))),
        Rule("the other fields with retry are kept", "retry: 5\ndata: a\n\n", "a", retry: .milliseconds(5)),
    ]

    private static let xAndY = [ServerEvent(id: "7", data: "x"), ServerEvent(id: "7", data: "y")]

    @Test func theContentTypeIsCheckedIfTheHeadIsGiven() async throws {
        func events(type: String?) async -> Result<ElementStream<ServerEvent>, AppError> {
            let fetch = streamFetcher(
                createURLRequest: { (_: Void) in try request("https://a/chat") },
                store: .streaming(
                    chunks: [Data("data: a\n\n".utf8)], headers: type.map { ["Content-Type": $0] } ?? [:])
            ) { body, response in try serverEvents(of: body, in: response) }
            return await fetch(())
        }
        // The last two are fields that were sent twice.
        for type in [
            "text/event-stream; charset=utf-8", "text/event-stream, text/html", "stream, text/event-stream",
        ] {
            let stream = try await events(type: type).get()
            try await expectEqual(stream.all(), [ServerEvent(data: "a")])
        }
        for (type, found) in [("text/html", "the content type text/html"), (nil, "no content type")] {
            let error = await events(type: type).error
            expect(error?.parsing != nil)
            expectEqual(
                error?.description, "GET https://a/chat: expected an event stream (text/event-stream), found \(found)")
        }
    }

    @Test func anIDOfMoreThan4KiBIsIgnored() async throws {
        for (count, isUsed) in [(4096, true), (4097, false)] {
            let id = String(repeating: "i", count: count)
            let found = try await serverEvents(of: body([Data("id: \(id)\ndata: a\n\n".utf8)])).all()
            expectEqual(found, [ServerEvent(id: isUsed ? id : "", data: "a")])
        }
    }

    @Test func invalidUTF8IsReplaced() async throws {
        for chunks in splits(of: Data("data: a".utf8) + [0xFF, 0xC3] + Data("\n\n".utf8)) {
            try await expectEqual(serverEvents(of: body(chunks)).all(), [ServerEvent(data: "a\u{FFFD}\u{FFFD}")])
        }
    }

    @Test func anEventIsReturnedBeforeTheByteAfterACarriageReturnArrives() async throws {
        let events = serverEvents(of: ResponseBody(next: onceThenFail("data: a\r\r")))
        try await expectEqual(events.first { _ in true }, ServerEvent(data: "a"))
    }

    @Test func anEventThatIsTooLongIsAnError() async throws {
        for stream in ["data: 12345678", "data: 123456\ndata: 123456\n", ": 123456789012\n"] {
            for chunks in splits(of: Data("data: 123456\n\n\(stream)".utf8)) {
                let error = await expect(throws: (any Error).self, "\(stream)") {
                    try await serverEvents(of: body(chunks), maximumBytes: 12).all()
                }
                expect("\(error, default: "")".contains("at most 12 bytes"), "\(stream)")
            }
        }
    }
}
