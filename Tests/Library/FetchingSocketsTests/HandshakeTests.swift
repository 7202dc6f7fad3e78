import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct HandshakeTests {
    private static let key = "dGhlIHNhbXBsZSBub25jZQ=="
    private static let accept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

    @Test func theExampleOfTheRFC() throws {
        // RFC 6455 §1.3. The key is “the sample nonce”.
        let request = try handshake("https://server.example.com/chat", subprotocols: ["chat", "superchat"])
        expectEqual(
            String(decoding: request.bytes, as: UTF8.self),
            """
            GET /chat HTTP/1.1\r
            Host: server.example.com\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: \(Self.key)\r
            Sec-WebSocket-Protocol: chat, superchat\r
            \r

            """)
        expectEqual(request.acceptValue, Self.accept)
    }

    @Test func eachRequestHasItsOwnKey() throws {
        let keys = try (0..<100).map { _ in
            var random = SystemRandomNumberGenerator()
            return try HandshakeRequest(
                request("http://h/"), subprotocols: [], random: { random.next() }
            ).key
        }
        expectEqual(Set(keys).count, 100)
        expect(keys.allSatisfy { Data(base64Encoded: $0)?.count == 16 })
    }

    @Test func theTargetAndTheHostAreThoseOfTheURL() throws {
        for (url, target, host) in [
            ("http://h", "/", "h"), ("ws://h/", "/", "h"), ("wss://h:443/a", "/a", "h"), ("WSS://h:80/a", "/a", "h:80"),
            ("ws://h:80/", "/", "h"), ("https://h:8443/a%20b?q=%2F&r=%5B1%5D", "/a%20b?q=%2F&r=%5B1%5D", "h:8443"),
            ("https://h/ü?ü", "/%C3%BC?%C3%BC", "h"),
            ("http://h/a#fragment", "/a", "h"), ("http://h?q", "/?q", "h"), ("http://u:p@h/", "/", "h"),
            ("http://[::1]:8080/x", "/x", "[::1]:8080"), ("http://[::1]/", "/", "[::1]"), ("http://h/?", "/?", "h"),
            ("http://h//a", "//a", "h"),
        ] {
            let lines = String(decoding: try handshake(url).bytes, as: UTF8.self).components(separatedBy: "\r\n")
            expectEqual(Array(lines.prefix(2)), ["GET \(target) HTTP/1.1", "Host: \(host)"], "\(url)")
        }
    }

    @Test func fieldsOfTheAppAreSent() throws {
        let fields = ["Authorization": "Bearer a", "Host": "virtual.example", "Origin": "https://a", "X-Empty": ""]
        let lines = String(decoding: try handshake("http://h/", fields: fields).bytes, as: UTF8.self)
            .components(separatedBy: "\r\n")
        for (name, value) in fields { expect(lines.contains("\(name): \(value)"), "\(name)") }
        expectEqual(lines.filter { $0.lowercased().hasPrefix("host:") }.count, 1)
        expect(lines.suffix(2) == ["", ""])
    }

    @Test func aRequestThatCannotOpenAWebSocketIsRefused() {
        for (url, method, fields, subprotocols, text) in [
            ("http://h/", "POST", [:], [], "GET request"), ("ftp://h/", "GET", [:], [], "scheme wss"),
            ("http:///a", "GET", [:], [], "scheme wss"), ("/a", "GET", [:], [], "scheme wss"),
            ("http://h/", "GET", ["Upgrade": "h2c"], [], "“Upgrade”"),
            ("http://h/", "GET", ["Connection": "close"], [], "“Connection”"),
            ("http://h/", "GET", ["Sec-WebSocket-Key": "a"], [], "new key"),
            ("http://h/", "GET", ["Sec-WebSocket-Version": "8"], [], "13"),
            ("http://h/", "GET", ["Sec-WebSocket-Accept": "a"], [], "response"),
            ("http://h/", "GET", ["Sec-WebSocket-Extensions": "permessage-deflate"], [], "extensions"),
            ("http://h/", "GET", ["Sec-WebSocket-Protocol": "chat"], [], "`subprotocols`"),
            ("http://h/", "GET", ["Content-Length": "3"], [], "“Content-Length”"),
            ("http://h/", "GET", ["Transfer-Encoding": "chunked"], [], "“Transfer-Encoding”"),
            ("http://h/", "GET", ["X A": "a"], [], "“X A”"), ("http://h/", "GET", ["X-A:": "a"], [], "“X-A:”"),
            ("http://h/", "GET", ["X\r\nY": "a"], [], "not valid"),
            ("http://h/", "GET", [:], ["a b"], "“a b”"), ("http://h/", "GET", [:], [""], "token"),
            ("http://h/", "GET", [:], ["a,b"], "token"), ("http://h/", "GET", [:], ["a", "b", "a"], "twice"),
        ] as [(String, String, [String: String], [String], String)] {
            let error = expect(throws: SocketError.self, "\(url) \(fields) \(subprotocols)") {
                try handshake(url, method: method, fields: fields, subprotocols: subprotocols)
            }
            expect(error.map { "\($0)".contains(text) } == true, "\(error?.description ?? "") \(text)")
        }
    }

    /// Responses with the status 101, and what is wrong with them: the subprotocol, or a part of the error.
    /// A comparison of texts as `String` would take a quadratic time for many combining marks, and the letters below
    /// would be equal to ASCII letters or have them as lower-case forms.
    @Test(.timeLimit(.minutes(1))) func valuesAreComparedByBytes() throws {
        let request = try handshake("http://h/", subprotocols: ["chat"])
        let marks = "a" + String(repeating: "\u{301}", count: 50_000)
        let good = [
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": Self.accept,
            "Sec-WebSocket-Protocol": "chat",
        ]
        for name in good.keys + ["Content-Length", "Transfer-Encoding"] {
            var lines = good.filter { $0.key != name }.map { "\($0): \($1)\n" }.joined() + "\(name): \(marks)\n"
            if name == "Content-Length" { lines += "\(name): \(marks)b\n" }
            for status in [101, 403] {
                var parser = ResponseHeadParser()
                parser.requestWasSent()
                let head = try #require(
                    try parser.read(Array("HTTP/1.1 \(status) S\n\(lines)\n".utf8))?.head, "\(name)")
                let error = expect(throws: SocketError.self, "\(name)") {
                    if status == 101, good[name] != nil { return try _ = head.checkedUpgrade(for: request) }
                    _ = try head.body()
                    throw SocketError.invalidHandshake("")
                }
                expect(error.map { "\($0)".utf8.count < 2000 } == true, "\(name)")
            }
        }
        for field in [
            "Upgrade: websoc\u{212A}et\nConnection: Upgrade\n", "Upgrade: websocket\nConnection: Upgrade\u{301}\n",
        ] {
            let head = try #require(
                try parse("HTTP/1.1 101 S\n\(field)Sec-WebSocket-Accept: \(Self.accept)\n\n").head, "\(field)")
            expect(throws: SocketError.self, "\(field)") { try head.checkedUpgrade(for: request) }
        }
    }

    @Test func aResponseIsCheckedAsTheRFCSays() throws {
        let request = try handshake("http://h/", subprotocols: ["chat", "superchat"])
        let good = "Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Accept: \(Self.accept)\n"
        let noUpgrade = "Connection: Upgrade\nSec-WebSocket-Accept: \(Self.accept)\n"
        let noConnection = "Upgrade: websocket\nSec-WebSocket-Accept: \(Self.accept)\n"
        let noAccept = "Upgrade: websocket\nConnection: Upgrade\n"
        for (fields, expected) in [
            (good, "ok nil"), (good + "Sec-WebSocket-Protocol: chat\n", "ok chat"),
            (good + "sec-websocket-protocol:superchat \n", "ok superchat"),
            (noUpgrade + "upgrade: WebSocket\n", "ok nil"),
            (noConnection + "Connection: keep-alive, UPGRADE\n", "ok nil"),
            (noConnection + "Connection: keep-alive\nConnection: upgrade\n", "ok nil"),
            (noAccept + "SEC-WEBSOCKET-ACCEPT:   \(Self.accept)  \n", "ok nil"),
            (noAccept + "Sec-WebSocket-Accept:\n \(Self.accept)\n", "ok nil"),
            (good + "Content-Length: 5\nTransfer-Encoding: chunked\n", "ok nil"),
            (noUpgrade, "Upgrade with the value “websocket”, but the field is missing"),
            (noUpgrade + "Upgrade: h2c\n", "found “h2c”"),
            (noUpgrade + "Upgrade: websocket, h2c\n", "found “websocket” and “h2c”"),
            (noUpgrade + "Upgrade: websockets\n", "found “websockets”"), (noUpgrade + "Upgrade:\n", "Upgrade"),
            (noConnection, "Connection with the value “Upgrade”, but the field is missing"),
            (noConnection + "Connection: close\n", "found “close”"),
            (noConnection + "Connection: not-upgrade\n", "found “not-upgrade”"),
            (noAccept, "Sec-WebSocket-Accept"),
            (noAccept + "Sec-WebSocket-Accept: \(Self.key)\n", "found “\(Self.key)”"),
            (noAccept + "Sec-WebSocket-Accept: \(Self.accept.lowercased())\n", "found"),
            (noAccept + "Sec-WebSocket-Accept: \(Self.accept)=\n", "found"),
            (good + "Sec-WebSocket-Accept: \(Self.accept)\n", "and"),
            (good + "Sec-WebSocket-Extensions: permessage-deflate\n", "extension"),
            (good + "Sec-WebSocket-Extensions:\n", "extension"),
            (good + "Sec-WebSocket-Protocol: other\n", "one of the 2 offered subprotocols, but found “other”"),
            (good + "Sec-WebSocket-Protocol: Chat\n", "found “Chat”"),
            (good + "Sec-WebSocket-Protocol: chat, superchat\n", "found “chat, superchat”"),
            (good + "Sec-WebSocket-Protocol: chat\nSec-WebSocket-Protocol: chat\n", "and"),
            (good + "Sec-WebSocket-Protocol:\n", "found “”"),
        ] {
            let head = try #require(try parse("HTTP/1.1 101 Switching Protocols\n\(fields)\n").head, "\(fields)")
            let found: String
            do { found = "ok \(try head.checkedUpgrade(for: request) ?? "nil")" } catch { found = "\(error)" }
            expect(expected.hasPrefix("ok") ? found == expected : found.contains(expected), "\(fields) \(found)")
        }
        let none = try handshake("http://h/")
        let head = try #require(try parse("HTTP/1.1 101 \n\(good)Sec-WebSocket-Protocol: chat\n\n").head)
        let error = expect(throws: SocketError.self) { try head.checkedUpgrade(for: none) }
        expect(error?.description.contains("0 offered") == true)
        let old = try #require(try parse("HTTP/1.0 101 \n\(good)\n").head)
        expect(throws: SocketError.self) { try old.checkedUpgrade(for: none) }
    }

    /// Heads, and the status with the number of fields, or a part of the error.
    @Test func aHeadIsReadAsTheRFCSays() throws {
        for (text, expected) in [
            ("HTTP/1.1 101 Switching Protocols\r\nA: b\r\n\r\n", "101 1"), ("HTTP/1.1 200 OK\nA: b\n\n", "200 1"),
            ("HTTP/1.0 404 Not Found\r\n\r\n", "404 0"), ("HTTP/1.1 204\r\n\r\n", "204 0"),
            ("HTTP/1.1 599 \r\n\r\n", "599 0"),
            ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\nA: b\r\n\r\nHTTP/1.1 101 \r\n\r\n", "101 0"),
            ("HTTP/1.1 200 OK\r\nA: b\r\n  c\r\n\td\r\nE:f\r\n\r\n", "200 2"),
            ("\r\nHTTP/1.1 200 OK\r\n\r\n", "status line is missing"),
            ("SSH-2.0-OpenSSH_9.2\r\n", "status line is missing"),
            ("SSH-2.0", "status line is missing"), ("HTTP/2 200\r\n\r\n", "status line is missing"),
            ("ICY 200 OK\r\n\r\n", "status line is missing"), ("HTTP/1.1 20 OK\r\n\r\n", "status line is not valid"),
            ("HTTP/1.1  200 OK\r\n\r\n", "status line is not valid"),
            ("HTTP/1.1 2000\r\n\r\n", "status line is not valid"),
            ("HTTP/1.1 abc\r\n\r\n", "status line is not valid"), ("HTTP/1.1 099 \r\n\r\n", "below 100"),
            ("HTTP/1.1 200 OK\r\n A: b\r\n\r\n", "begins with a blank"),
            ("HTTP/1.1 200 OK\r\nA : b\r\n\r\n", "name of a header field"), ("HTTP/1.1 200 OK\r\nA\r\n\r\n", "name"),
            ("HTTP/1.1 200 OK\r\n: b\r\n\r\n", "name"), ("HTTP/1.1 200 OK\r\nA b: c\r\n\r\n", "name"),
            ("HTTP/1.1 200 OK\r\nA: b\0c\r\n\r\n", "NUL"), ("HTTP/1.1 200 OK\r\nA: b\rC: d\r\n\r\n", "CR without LF"),
            ("HTTP/1.1 200 OK\r\r\n\r\n", "CR without LF"),
            ("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n 2\r\n\r\n", "continues on a second line"),
            ("HTTP/1.1 200 OK\r\n" + String(repeating: "A: b\r\n", count: 10_001), "10000 lines"),
            ("HTTP/1.1 200 OK\r\nA: " + String(repeating: "b", count: 310_000), "300 KiB"),
            (String(repeating: "HTTP/1.1 100 \r\n\r\n", count: 6000), "10000 lines"),
        ] {
            let found: String
            do {
                let head = try parse(text).head
                found = head.map { "\($0.status) \($0.fields.count)" } ?? "incomplete"
            } catch { found = "\(error)" }
            expect(
                found == expected || found.contains("handshake") && found.contains(expected),
                "\(text.prefix(60)) \(found)")
        }
    }

    @Test func bytesAfterTheHeadAreKept() throws {
        let head = Array("HTTP/1.1 101 Switching\r\nA: b \r\n c\r\n\r\n".utf8)
        let frames = serverFrame(.text, Array("hi".utf8))
        for position in 0...head.count {
            var parser = ResponseHeadParser()
            parser.requestWasSent()
            var result = try parser.read(Array(head[..<position]))
            if result == nil { result = try parser.read(head[position...] + frames) }
            let (found, rest) = try #require(result)
            expectEqual(found.values("a"), ["b c"], "\(position)")
            expectEqual(found.reason, "Switching")
            expectEqual(rest, position == head.count ? [] : frames)
        }
    }

    @Test func bytesBeforeTheRequestAreRefused() {
        var parser = ResponseHeadParser()
        let error = expect(throws: SocketError.self) { try parser.read(Array("HTTP/1.1 408 \r\n\r\n".utf8)) }
        expect(error?.description.contains("17 bytes before the request") == true)
    }

    /// Heads, bytes after them, and the body; `…` if further bytes are needed.
    @Test func theBodyOfARefusalIsBounded() throws {
        for (fields, bytes, expected) in [
            ("Content-Length: 3\n", "abcdef", "abc"), ("Content-Length: 3\n", "ab", "ab…"),
            ("Content-Length: 0\n", "a", ""),
            ("Content-Length: 3\nContent-Length: 3\n", "abc", "abc"), ("Content-Length: 3, 3\n", "abc", "abc"),
            ("Content-Length: 3\nContent-Length: 4\n", "", "different values"),
            ("Content-Length: -3\n", "", "not a number"),
            ("Content-Length: 3x\n", "", "not a number"),
            ("Content-Length: 99999999999999999999\n", "", "not a number"),
            ("Content-Length: 9999999999999\n", "0123456789abcdef", "0123456789"),
            ("", "abc", "abc…"), ("", "0123456789abc", "0123456789"),
            ("Transfer-Encoding: chunked\n", "3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n", "abcde"),
            ("Transfer-Encoding: Chunked\nContent-Length: 1\n", "1\nabc", "a…"),
            ("Transfer-Encoding: chunked\n", "3\r\nab", "ab…"),
            ("Transfer-Encoding: chunked\n", "F\r\n0123456789ab", "0123456789"),
            ("Transfer-Encoding: chunked\n", "x\r\nabc", ""), ("Transfer-Encoding: chunked\n", "0\r\n\r\n", ""),
            ("Transfer-Encoding: chunked\n", "-1\r\nabc", ""),
            ("Transfer-Encoding: chunked\n", "7FFFFFFFFFFFFFFFF\r\na", ""),
            ("Transfer-Encoding: chunked\n", String(repeating: "1;", count: 33_000), ""),
            ("Transfer-Encoding: gzip, chunked\n", "3\r\n", "3\r\n…"),
        ] {
            for pieceLength in [1, 2, 1000] {
                let found: String
                do {
                    let head = try #require(try parse("HTTP/1.1 403 Forbidden\n\(fields)\n").head)
                    var reader = ResponseBodyReader(try head.body(), limit: 10)
                    var rest = Array(bytes.utf8)[...]
                    while !rest.isEmpty {
                        reader.read(Array(rest.prefix(pieceLength)))
                        rest = rest.dropFirst(pieceLength)
                    }
                    found = String(decoding: reader.body, as: UTF8.self) + (reader.isComplete ? "" : "…")
                } catch { found = "\(error)" }
                expect(
                    found == expected || expected.count > 10 && found.contains(expected), "\(fields) \(bytes) \(found)")
            }
        }
        for (start, expected) in [
            ("HTTP/1.1 204 \n", ResponseHead.Body.none), ("HTTP/1.1 304 \n", .none),
            ("HTTP/1.0 200 \nTransfer-Encoding: chunked\n", .untilEnd),
        ] {
            expectEqual(try parse("\(start)\n").head?.body(), expected, "\(start)")
        }
    }

    private func request(_ url: String, method: String = "GET", fields: [String: String] = [:]) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = method
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    private func handshake(
        _ url: String, method: String = "GET", fields: [String: String] = [:], subprotocols: [String] = []
    ) throws -> HandshakeRequest {
        // “the sample nonce”, the least significant byte first.
        var words: [UInt64] = [0x706d_6173_2065_6874, 0x6563_6e6f_6e20_656c]
        return try HandshakeRequest(
            request(url, method: method, fields: fields), subprotocols: subprotocols, random: { words.removeFirst() })
    }

    /// Reads a head as a whole and byte by byte. Both must have the same result.
    private func parse(_ text: String) throws -> (head: ResponseHead?, rest: [UInt8]) {
        let bytes = Array(text.utf8)
        func read(_ pieces: [[UInt8]]) -> Result<(ResponseHead, [UInt8])?, any Error> {
            var parser = ResponseHeadParser()
            parser.requestWasSent()
            return Result {
                for piece in pieces { if let result = try parser.read(piece) { return result } }
                return nil
            }
        }
        let whole = read([bytes])
        let pieces = bytes.count < 10_000 ? read(bytes.map { [$0] }) : whole
        expect((try? whole.get()?.0) == (try? pieces.get()?.0), "\(text.prefix(60))")
        let result = try whole.get()
        return (result?.0, result?.1 ?? [])
    }
}
