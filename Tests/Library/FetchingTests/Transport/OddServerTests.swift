import FetchingTestSupport
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of oddities of servers that browsers accept, and of errors that say what was wrong.
@Suite(.live, .hangLimit) struct OddServerTests {
    /// A `Location`, and the target of the redirected request. The base is `/x/start`.
    private static let targets: [(location: String, target: String)] = [
        ("/lan\tded", "/landed"), ("\t/a\t?b\t=c", "/a?b=c"), ("2024:report", "/x/2024:report"),
        ("lan ded:c", "/x/lan%20ded:c"), ("é:b?c:d", "/x/%C3%A9:b?c:d"), (":a", "/x/:a"),
        ("127.0.0.1:80/y", "/x/127.0.0.1:80/y"),
        ("?a:b", "/x/start?a:b"), ("a/b:c", "/x/a/b:c"), ("100%", "/x/100%25"), ("\u{FEFF}/y", "/x/%EF%BB%BF/y"),
        ("/y//a///b/", "/y//a///b/"), ("/y?a?b/c?d#?e", "/y?a?b/c?d"),
    ]

    @Test(arguments: Transport.all) func aRedirectLeadsWhereBrowsersGo(transport: Transport) async throws {
        let server = try LoopbackServer.start { request in
            guard request.path == "/x/start", let index = request[header: "X-Row"].flatMap({ Int($0) }),
                request.query == nil
            else { return .text(request.target) }
            return .raw("HTTP/1.1 302 Found\r\nLocation: \(Self.targets[index].location)\r\nContent-Length: 0\r\n\r\n")
        }
        let store = transport.store()
        for (index, row) in Self.targets.enumerated() {
            let request = try createRequest(
                baseURL: server.baseURL + "/x/start", headers: ["X-Row": "\(index)"], timeLimit: longTimeout)
            for isStream in [false, true] {
                let data = try await store.body(request, isStream: isStream)
                expectEqual(String(decoding: data, as: UTF8.self), row.target, "\(row)")
            }
        }
    }

    /// The values of a `Link`, and the URL of the next page, or nil for an error. Empty for the last page.
    private static let links: [(value: String, next: String?)] = [
        ("</n>; rel=next; anchor=\"\"", "/n"), ("</n>; rel=next; anchor=\"/x?p=1\"", "/n"),
        ("</n>; rel=next; anchor=\"?p=1\"", "/n"), ("</n>; rel=next; anchor=\"http://h/x?p=1\"", "/n"),
        ("</no>; rel=next; anchor=\"#part\", </n>; rel=next", "/n"), ("</no>; rel=next; anchor=\"/other\"", ""),
        ("</no>; rel=next; anchor=\"?p=2\"", ""), ("</p>; rel=prev; </n>; rel=next", nil),
        ("</p>; rel=prev;; title=a;", ""), ("</n>; rel=\"last next\"; title=\"a, b; rel=prev\"; x; y=", "/n"),
    ]

    @Test func aLinkBelongsToThePageOfItsAnchor() throws {
        let mapper = linkMapper(dataMapper())
        let page = try #require(URL(string: "http://h/x?p=1"))
        for row in Self.links {
            let response = try #require(
                HTTPURLResponse(
                    url: page, statusCode: 200, httpVersion: nil,
                    headerFields: ["Link": row.value]))
            if let next = row.next {
                try expectEqual(mapper(Data(), response).next ?? "", next, "\(row.value)")
            } else {
                expect(throws: MappingError.self, "\(row.value)") { try mapper(Data(), response) }
            }
        }
    }

    #if os(Linux)
        @Test func anErrorOfADamagedBodyNamesTheFault() async throws {
            let bodies: [(coding: String, body: Data, words: String)] = [
                ("gzip", Data("plain text".utf8), "“gzip”, but is not valid"),
                ("gzip", helloInGzip.dropLast(3), "“gzip”, but ends too early"),
                ("deflate", Data("plain text".utf8), "“deflate”, but is not valid"),
            ]
            let server = try LoopbackServer.start { request in
                let row = bodies[Int(request.path.dropFirst()) ?? 0]
                return .data(row.body).header("Content-Encoding", row.coding)
            }
            for (index, row) in bodies.enumerated() {
                let request = try createRequest(baseURL: server.baseURL + "/\(index)", timeLimit: longTimeout)
                for isStream in [false, true] {
                    let error = await expect(throws: URLError.self) {
                        try await Transport.curl.store().body(request, isStream: isStream)
                    }
                    let text = "\(error?.errorUserInfo ?? [:])"
                    expect(error?.code == .cannotDecodeContentData && text.contains(row.words), "\(text)")
                }
            }
        }

        @Test func anErrorOfALongHeadNamesTheLimit() async throws {
            let interim = String(repeating: "HTTP/1.1 103 Early\r\n\r\n", count: 14_000)
            let lines = String(repeating: "a:\r\n", count: 10_001)
            let server = try LoopbackServer.start { request in
                .raw(request.path == "/lines" ? "HTTP/1.1 200 OK\r\n\(lines)\r\n" : interim)
            }
            for (path, words) in [("/", "more than 300 KiB"), ("/lines", "more than 10000 lines")] {
                let request = try createRequest(baseURL: server.baseURL + path, timeLimit: longTimeout)
                let error = await expect(throws: URLError.self) { try await Transport.curl.store().fetchData(request) }
                let text = "\(error?.errorUserInfo ?? [:])"
                expect(error?.code == .dataLengthExceedsMaximum && text.contains(words), "\(text)")
            }
        }
    #endif
}
