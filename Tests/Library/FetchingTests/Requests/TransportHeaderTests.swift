import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of the header fields that only the transport may set.
@Suite struct TransportHeaderTests {
    static let names = [
        "Content-Length", "Transfer-Encoding", "Trailer", "TE", "Connection", "Keep-Alive", "Proxy-Connection",
        "Upgrade", "content-length", "TRANSFER-ENCODING",
    ]

    @Test(.live, .hangLimit) func aHeaderOfTheTransportIsRefusedBeforeAnythingIsSent() async throws {
        let server = try LoopbackServer.start { _ in .status(200) }
        let store = liveStore()
        // The body would be a second request if the server read no body.
        let text = "0\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n"
        for name in [
            "Content-Length", "Transfer-Encoding", "Trailer", "TE", "Connection", "Keep-Alive", "Proxy-Connection",
            "Upgrade", "content-length", "TRANSFER-ENCODING",
        ] {
            expect(throws: RequestError.transportHeader(name: name)) {
                try createRequest(.post, baseURL: "http://a", headers: [name: "4"], body: .text("body"))
            }
            for value in ["4", "chunked"] {
                var request = try createRequest(.post, baseURL: server.baseURL, body: .text(text))
                request.setValue(value, forHTTPHeaderField: name)
                let error = try #require(await store.failure(request) as? RequestError, "\(name)")
                guard case .transportHeader(let refused) = error else {
                    Issue.record("\(error)")
                    continue
                }
                expectEqual(refused.lowercased(), name.lowercased())
                expect(error.description.contains("cannot be set: ") && error.description.hasSuffix("; remove it"))
            }
        }
        expect(server.acceptedConnectionCount == 0 && server.requestCount == 0)
    }

    /// seanmonstar/reqwest 838: servers refuse a request without a length with status 411 (RFC 9110 §8.6).
    @Test(.live, .hangLimit, arguments: Transport.all)
    func aRequestThatCanHaveABodyStatesThatItIsEmpty(transport: Transport) async throws {
        let server = try LoopbackServer.start { .text($0[header: "Content-Length"] ?? "none") }
        for (method, body, length) in [
            (.post, nil, "0"), (.put, nil, "0"), (.patch, nil, "0"),
            (.post, RequestBody(Data(), contentType: "a/b"), "0"),
            (.get, nil, "none"), (.delete, nil, "none"),
        ] as [(HTTPMethod, RequestBody?, String)] {
            let request = try createRequest(method, baseURL: server.baseURL, body: body, timeLimit: longTimeout)
            let (data, _) = try await transport.store().fetchData(request)
            // On Linux, `URLSession` states the length for DELETE too.
            let isStated = method == .delete && transport == .urlSession
            expect(String(decoding: data, as: UTF8.self) == (isStated ? "0" : length), "\(method.rawValue)")
        }
    }

    /// follow-redirects/follow-redirects 172, micronaut-projects/micronaut-core 5227: a `Host` of the app and a
    /// redirect.
    @Test(.live, .hangLimit, arguments: Transport.all)
    func aHostFieldIsKeptOnlyForTheOriginOfTheRequest(transport: Transport) async throws {
        let other = try LoopbackServer.start(allowsAnyHost: true) { .text($0[header: "Host"] ?? "none") }
        let server = try LoopbackServer.start(allowsAnyHost: true) { request in
            switch request.path {
            case "/here": .status(307, headers: ["Location": "/end"])
            case "/there": .status(302, headers: ["Location": other.baseURL + "/end"])
            default: .text(request[header: "Host"] ?? "none")
            }
        }
        for (path, host) in [("/here", "virtual.example"), ("/there", "127.0.0.1:\(other.port)")] {
            let text = try await transport.store().text(server.baseURL + path, headers: ["Host": "virtual.example"])
                .text
            expectEqual(text, host)
        }
    }

    @Test(.live, .hangLimit, arguments: [("Host", "virtual.example"), ("Expect", "100-continue")])
    func aHeaderThatDoesNotChangeTheFramingIsSent(name: String, value: String) async throws {
        let server = try LoopbackServer.start(allowsAnyHost: true) { request in
            .text("\(request[header: name] ?? "none") \(String(decoding: request.body, as: UTF8.self))")
        }
        let request = try createRequest(.post, baseURL: server.baseURL, headers: [name: value], body: .text("body"))
        let (data, _) = try await liveStore().fetchData(request)
        expectEqual(String(decoding: data, as: UTF8.self), "\(value) body")
    }
}
