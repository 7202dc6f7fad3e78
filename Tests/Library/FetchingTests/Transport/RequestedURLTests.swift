import Fetching
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Testing

/// The bytes of a URL are requested as a server, a file or a user has written them.
@Suite(.live, .hangLimit) struct RequestedURLTests {
    /// The characters that Foundation encodes, each between two escapes.
    private let texts = "[]|{}^<>\"\\` ü🦸".unicodeScalars.map { "%20\($0)%c3" } + ["%E9[%", "100%", "%zz|%2F", "%2"]

    private func encoded(_ text: String) -> String {
        text.utf8.indices.map { index in
            let byte = text.utf8[index]
            let isEscape = text.utf8[index...].dropFirst().prefix(2).count { $0.hexDigitValue != nil } == 2
            let isKept = byte.isASCIIAlphanumeric || byte == UInt8(ascii: "%") && isEscape
            return isKept ? String(UnicodeScalar(byte)) : percentEncoded([byte])
        }.joined()
    }

    @Test(arguments: Transport.all) func aURLIsRequestedAsItIsWritten(transport: Transport) async throws {
        let server = try LoopbackServer.start { .text($0.target) }
        let store = transport.store()
        for text in texts {
            for (start, end) in [("/f/\(text)", "/f/\(encoded(text))"), ("/?q=\(text)#f", "/?q=\(encoded(text))")] {
                try await expectEqual(store.text(server.baseURL + start).text, end)
            }
        }
    }

    @Test(arguments: Transport.all) func aRedirectLeadsToTheBytesOfItsLocation(transport: Transport) async throws {
        let texts = texts
        let server = try LoopbackServer.start { request in
            guard let index = request[query: "i"].flatMap({ Int($0) }), request.path == "/start" else {
                return .text(request.target)
            }
            return .status(302, headers: ["Location": "/f/\(texts[index])?q=\(texts[index])#%20|"])
        }
        let store = transport.store()
        for (index, text) in texts.enumerated() {
            let target = "/f/\(encoded(text))?q=\(encoded(text))"
            let request = try request(server.baseURL + "/start?i=\(index)")
            let (data, response) = try await store.fetchData(request)
            expectEqual(String(decoding: data, as: UTF8.self), target)
            expectEqual(response.url?.absoluteString, server.baseURL + target + "#%20%7C")
            try await expectEqual(store.body(request, isStream: true), Data(target.utf8))
        }
    }

    @Test(arguments: Transport.all) func theNextPageIsRequestedWithTheBytesOfItsLink(transport: Transport) async throws
    {
        try await expectNextPages(
            [
                (Data("</x?page[offset]=2&q=a%20b>; rel=next".utf8), "/x?page%5Boffset%5D=2&q=a%20b"),
                (Data("< /x?q={%7d}&n=%| >; rel=\"next\"".utf8), "/x?q=%7B%7d%7D&n=%25%7C"),
            ], transport.store())
    }

    private func expectNextPages(_ links: [(bytes: Data, target: String)], _ store: NetworkStore) async throws {
        let server = try LoopbackServer.start { request in
            let index = Int(request[query: "i"] ?? "")
            let link = index.map { Data("Link: ".utf8) + links[$0].bytes + Data("\r\n".utf8) } ?? Data()
            let body = Data("[\"\(request.target)\"]".utf8)
            return .raw(
                Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n".utf8) + link + Data("\r\n".utf8) + body)
        }
        for (index, link) in links.enumerated() {
            let pages = linkPages(
                of: fetcher(
                    createURLRequest: { url in try createRequest(baseURL: url) },
                    fetch: networkFetcher(store: store), mapResponse: linkMapper(jsonMapper([String].self))),
                from: try #require(URL(string: server.baseURL + "/?i=\(index)")), items: { $0 })
            var items: [String] = []
            for try await item in pages.items { items.append(item) }
            expectEqual(items, ["/?i=\(index)", link.target])
        }
    }

    // Foundation on Linux refuses a field that is not UTF-8.
    #if os(Linux)
        @Test func aLocationThatIsNotUTF8IsRequestedWithItsBytes() async throws {
            let locations: [([UInt8], String)] = [
                (Array("/caf".utf8) + [0xE9], "/caf%E9"),
                (Array("/".utf8) + [0xC3, 0xBC, 0xE9] + Array("?q=%20|".utf8) + [0xFF], "/%C3%BC%E9?q=%20%7C%FF"),
                (Array("/ü".utf8), "/%C3%BC"),
            ]
            for (location, target) in locations {
                let server = try LoopbackServer.start { request in
                    if request.path != "/start" { return .text(request.target) }
                    let head = Data("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: ".utf8)
                    return .raw(head + location + Data("\r\n\r\n".utf8))
                }
                let store = Transport.curl.store()
                try await expectEqual(store.text(server.baseURL + "/start").text, target)
                let body = try await store.body(request(server.baseURL + "/start"), isStream: true)
                expectEqual(body, Data(target.utf8))
            }
        }

        @Test func aNextPageThatIsNotUTF8IsRequestedWithItsBytes() async throws {
            let link =
                Data("</caf".utf8) + [0xE9] + Data("?q=%20|>; rel=next; title=\"n".utf8) + [0xE4] + Data("\"".utf8)
            try await expectNextPages([(link, "/caf%E9?q=%20%7C")], Transport.curl.store())
        }

        @Test func onlyFieldsWithURLsHaveTheirBytesAsEscapes() async throws {
            let fields = [
                "Content-Location": "/caf%E9", "Operation-Location": "/caf%E9", "REFRESH": "/caf%E9",
                "location": "/caf%E9",
                "Link": "/caf%E9", "X-Place": "/café", "Content-Disposition": "/café",
            ]
            let head = fields.keys.reduce(Data("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n".utf8)) {
                $0 + Data("\($1): /caf".utf8) + [0xE9] + Data("\r\n".utf8)
            }
            let server = try LoopbackServer.start { _ in .raw(head + Data("\r\n".utf8)) }
            let response = try await Transport.curl.store().text(server.baseURL).response
            for (name, value) in fields { expectEqual(response.value(forHTTPHeaderField: name), value) }
        }
    #endif
}
