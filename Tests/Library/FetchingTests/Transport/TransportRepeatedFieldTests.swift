import FetchingTestSupport
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of fields that a server sends twice, from the lines of a response to the readers of the fields.
@Suite(.live, .hangLimit) struct TransportRepeatedFieldTests {
    private typealias Row = (name: String, first: String, second: String, result: String)

    private static let soon = "Fri, 15 Jan 2027 08:00:30 GMT"
    private static let later = "Friday, 15-Jan-27 08:01:00 GMT"
    private static let latin = "text/csv; charset=latin1"

    /// Two values of a field, and what its reader reads.
    private static let rows: [Row] = [
        ("Retry-After", "30", "30", "30.0"), ("Retry-After", "30", "60", "30.0"), ("Retry-After", "-1", "60", "60.0"),
        ("Retry-After", "", "60", "60.0"), ("Retry-After", soon, soon, "30.0"), ("Retry-After", later, soon, "60.0"),
        ("Retry-After", "tomorrow", later, "60.0"), ("Retry-After", "Fri, tomorrow", soon, "30.0"),
        ("RateLimit-Reset", "30", "30", "30.0"), ("RateLimit-Reset", "soon", "60", "60.0"),
        ("X-RateLimit-Reset", "30", "30", "30.0"), ("X-RateLimit-Reset", "30", "60", "30.0"),
        ("X-RateLimit-Reset", "1.5", "1800000060", "60.0"), ("X-Rate-Limit-Reset", "30", "30", "30.0"),
        ("X-RateLimit-Retry-After", "30", "30", "30.0"), ("X-RateLimit-Retry-After", "?", "30", "30.0"),
        ("RateLimit", #""a";r=0;t=30"#, #""b";r=0;t=60"#, "60.0"),
        ("RateLimit-Remaining", "0", "0", "true"), ("X-RateLimit-Remaining", "0", "0", "true"),
        ("X-RateLimit-Remaining", "5", "0", "false"), ("X-RateLimit-Remaining", "none", "0", "true"),
        ("X-Rate-Limit-Remaining", "0", "5", "true"),
        ("Content-Type", latin, latin, "text/csv latin1"),
        ("Content-Type", latin, "text/html; charset=utf-8", "text/csv latin1"),
        ("Content-Type", "csv", latin, "text/csv latin1"), ("Content-Type", "", latin, "text/csv latin1"),
        ("Content-Type", #"text/csv; note="a, b"; charset=latin1"#, "text/html", "text/csv latin1"),
        ("X-Total-Count", "79", "79", "79"), ("X-Total-Count", "79", "80", "79"), ("X-Total-Count", "x", "79", "79"),
        ("Mcp-Session-Id", "s-1", "s-1", "s-1"), ("X-Next-Cursor", "a, b=", "a, b=", "a, b="),
        ("Location", "/created/7", "/created/7", "/created/7"), ("Content-Language", "de", "de", "de, de"),
        ("X-List", "a", "b", "a, b"), ("Vary", "Accept", "Accept", "Accept, Accept"),
        ("Allow", "GET", "PUT", "GET, PUT"),
        ("Set-Cookie", "a=b", "c=d", "a=b, c=d"), ("WWW-Authenticate", "Basic", "Basic", "Basic, Basic"),
        ("Link", "</a>; rel=prev", "</b>; rel=next", "</a>; rel=prev, </b>; rel=next"),
    ]

    /// Returns what the reader of a field reads. A field without a reader is read with `header` of an error.
    private static func reading(of name: String, in response: HTTPURLResponse) throws -> String {
        switch name {
        case "Content-Type":
            return mediaType(response.value(forHTTPHeaderField: name) ?? "") + " " + (charset(of: response) ?? "")
        case "X-Total-Count":
            return "\(try linkMapper(dataMapper(), totalField: name)(Data(), response).total ?? -1)"
        case _ where name.hasSuffix("-Remaining"):
            return "\(isRateLimitExhausted(value: response.value(forHTTPHeaderField:)))"
        case _ where name.hasPrefix("R") || name.hasPrefix("X-Rate"):
            let delay = serverDelay(
                status: 503, now: Date(timeIntervalSince1970: 1_800_000_000),
                value: response.value(forHTTPHeaderField:))
            return delay.map { "\($0 / .seconds(1))" } ?? "no delay"
        default:
            let failure = ServerFailure(
                request: try createRequest(baseURL: "http://a"), status: 404, headers: response.headerFields)
            return failure.header(name) ?? "no field"
        }
    }

    @Test(arguments: Transport.all) func aFieldThatWasSentTwiceIsRead(transport: Transport) async throws {
        let server = try LoopbackServer.start { request in
            let row = Self.rows[Int(request.path.dropFirst()) ?? 0]
            // Foundation on Linux loses one of two lines whose names differ in case.
            let name = transport == .urlSession ? row.name : row.name.lowercased()
            let lines = "\(row.name): \(row.first)\r\n\(name): \(row.second)"
            return .raw("HTTP/1.1 200 OK\r\n\(lines)\r\nContent-Length: 0\r\n\r\n")
        }
        let store = transport.store()
        for (index, row) in Self.rows.enumerated() {
            let request = try createRequest(baseURL: server.baseURL + "/\(index)", timeLimit: longTimeout)
            let joined = NetworkStore.constant(Data(), headers: [row.name: "\(row.first), \(row.second)"])
            let responses = [
                ("body", try await store.fetchData(request).1), ("stream", try await store.fetchStream(request).1),
                ("joined", try await joined.fetchData(request).1),
            ]
            for (way, response) in responses {
                let found = try Self.reading(of: row.name, in: try #require(response as? HTTPURLResponse))
                expectEqual(found, row.result, "\(row), \(way)")
            }
        }
    }

    /// An app that reads the response itself reads one value too.
    @Test(arguments: Transport.all) func anEqualValueIsOneValueOfTheResponse(transport: Transport) async throws {
        let names = ["Mcp-Session-Id", "ETag", "Date", "Content-Type", "Content-Length"]
        let lines = (names + names).map { "\($0): \($0 == "Content-Length" ? "0" : "a")\r\n" }.joined()
        let server = try LoopbackServer.start { _ in .raw("HTTP/1.1 200 OK\r\n\(lines)\r\n") }
        let response = try await transport.store().text(server.baseURL).response
        for name in names {
            expect(response.value(forHTTPHeaderField: name) == (name == "Content-Length" ? "0" : "a"))
        }
    }

    /// The lines of a redirect or of another response, and the error or the path of the last request.
    private static let targets: [(lines: [String], path: String?)] = [
        (["/there", "/there"], "/there"), (["there", "there"], "/there"), (["/there", "/other"], nil),
        (["", "/there"], "/there"), (["/there", ""], "/there"), (["/a, b.pdf", "/a, b.pdf"], "/a,%20b.pdf"),
        (["/a, b.pdf"], "/a,%20b.pdf"), (["/there?token=planted", "http://h/other?token=planted"], nil),
    ]

    @Test(arguments: Transport.all) func differentTargetsOfARedirectAreAnError(transport: Transport) async throws {
        let server = try LoopbackServer.start { request in
            guard let index = Int(request.path.dropFirst()) else { return .text(request.target) }
            let lines = Self.targets[index].lines.map { "Location: \($0)\r\n" }.joined()
            return .raw("HTTP/1.1 307 Moved\r\n\(lines)Content-Length: 4\r\n\r\nbody")
        }
        let live = transport.store()
        for (index, row) in Self.targets.enumerated() {
            let request = try createRequest(baseURL: server.baseURL + "/\(index)", timeLimit: longTimeout)
            let stub = NetworkStore.routed { request in
                let path = request.url?.absoluteURL.path(percentEncoded: true) ?? ""
                return path == "/\(index)"
                    ? .constant(Data(), status: 307, headers: ["Location": row.lines.joined(separator: ", ")])
                    : .constant(Data(path.utf8))
            }
            for (way, store) in [("live", live), ("joined", stub.layered(followingRedirects()))] {
                for isStream in [false, true] {
                    try await expectOutcome(row.path, "\(way) \(isStream)", row.lines) {
                        try await store.body(request, isStream: isStream)
                    }
                }
            }
        }
    }

    private func expectOutcome(
        _ path: String?, _ way: String, _ lines: [String], _ fetch: () async throws -> Data
    ) async throws {
        do {
            expectEqual(String(decoding: try await fetch(), as: UTF8.self), path, "\(lines), \(way)")
        } catch let error as URLError {
            expect(path == nil && error.code == .redirectToNonExistentLocation, "\(lines), \(way): \(error)")
            let text = "\(error.errorUserInfo[NSLocalizedDescriptionKey] ?? "")"
            expect(text.contains("there") && text.contains("other") && !text.contains("planted"), "\(text)")
        }
    }

    #if os(Linux)
        /// Only libcurl shows that `there` and `other` are two values.
        @Test func differentRelativeTargetsAreAnError() async throws {
            let server = try LoopbackServer.start { _ in
                .raw("HTTP/1.1 302 Found\r\nLocation: there\r\nLocation: other\r\nContent-Length: 0\r\n\r\n")
            }
            try await expectOutcome(nil, "live", []) {
                try await Transport.curl.store().fetchData(createRequest(baseURL: server.baseURL)).0
            }
            expectEqual(server.requestCount, 1)
        }
    #endif

    /// The target of a response that is not a redirect has no effect, so it is no reason to lose a created resource.
    @Test(arguments: Transport.all) func differentTargetsOfAnotherResponseAreJoined(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in
            .raw("HTTP/1.1 201 Created\r\nLocation: /a\r\nLocation: /b\r\nContent-Length: 2\r\n\r\nok")
        }
        let (text, response) = try await transport.store().text(server.baseURL)
        expect(text == "ok" && response.value(forHTTPHeaderField: "Location") == "/a, /b")
    }

    @Test(arguments: Transport.all) func differentLengthsOrRangesAreAnErrorThatNamesThem(transport: Transport)
        async throws
    {
        let heads: [(head: String, values: [String])] = [
            ("Content-Length: 2\r\nContent-Length: 3", ["“2”", "“3”"]),
            ("Content-Length: 3\r\nContent-Length: 2", ["“3”", "“2”"]),
            ("Content-Length: 2, 3", ["“2”", "“3”"]),
            (
                "Content-Length: 2\r\nContent-Range: bytes 0-1/4\r\nContent-Range: bytes 2-3/4",
                ["“bytes 0-1/4”", "“bytes 2-3/4”"]
            ),
            ("Content-Length: 2\r\nContent-Length: 02\r\nContent-Range: bytes 0-1/4\r\nContent-Range: bytes 0-1/4", []),
        ]
        let server = try LoopbackServer.start { request in
            .raw("HTTP/1.1 206 Partial\r\n\(heads[Int(request.path.dropFirst()) ?? 0].head)\r\n\r\nok")
        }
        let (store, bare) = (transport.store(), transport.bareStore())
        for (index, row) in heads.enumerated() {
            let request = try createRequest(baseURL: server.baseURL + "/\(index)", timeLimit: longTimeout)
            if !row.values.isEmpty {
                await expect(throws: URLError.self, "\(row.head)") { _ = try await store.fetchStream(request) }
            }
            for (store, isStream) in [(store, false), (bare, false), (store, true)] {
                do {
                    _ = try await store.body(request, isStream: isStream)
                    expect(row.values.isEmpty, "\(row.head)")
                } catch let error as URLError {
                    expect(error.code == .cannotParseResponse && !row.values.isEmpty, "\(row.head)")
                    let text = "\(error.errorUserInfo[NSLocalizedDescriptionKey] ?? "")"
                    expect(row.values.allSatisfy(text.contains), "\(row.head): \(text)")
                }
            }
        }
    }
}
