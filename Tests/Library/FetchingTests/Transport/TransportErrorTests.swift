import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of the errors that faults of a server cause. On Linux `URLSession` reports many faults with a wrong code or
/// with the code -1.
///
/// These tests were run on Linux only. The expectations for other platforms come from documentation and bug reports,
/// and have not been verified.
@Suite(.live, .hangLimit) struct TransportErrorTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var response: LoopbackServer.Response
        var code: URLError.Code
        /// A lost connection is the only error of a response after which the same call may succeed.
        var isRetryable: Bool { code == .networkConnectionLost }

        init(_ name: String, _ response: LoopbackServer.Response, _ code: URLError.Code) {
            (testDescription, self.response, self.code) = (name, response, code)
        }
    }

    static let broken: [Fault] = [
        lost("a truncated body", .text("hello world").truncated(after: 3)),
        lost("a truncated chunk", .text("hello world hello").chunked(by: 4).truncated(after: 6)),
        lost("a missing last chunk", .text("hello wo").chunked(by: 4).truncated(after: 8)),
        lost("a reset in the body", .text("hello world").resetting(after: 3)),
        lost("a reset before the response", .reset),
        lost("an early close", .closed),
    ]

    /// Valid responses that Foundation cannot read on Linux.
    static let unreadableForURLSession: [Fault] = [
        garbled("a header that is not UTF-8", head: Data("X-Name: caf".utf8) + [0xE9]),
        garbled("a header without a space after its colon", head: Data("X-Name:value".utf8)),
    ]

    /// Responses that no transport can read on Linux.
    static let unreadable: [Fault] = [
        garbled("a header without a colon", head: Data("X-Name".utf8)),
        garbled("a length that is not a number", head: Data("Content-Length: long".utf8)),
        Fault("not HTTP", .raw("SSH-2.0-x\r\n"), .cannotParseResponse),
        Fault("an unknown version of HTTP", .raw("HTTP/9.1 200 OK\r\n\r\n"), .cannotParseResponse),
        garbled("a chunk without a size", head: Data("Transfer-Encoding: chunked\r\n\r\nZZ\r\nok".utf8)),
        undecodable("a body that is not gzip", coding: "gzip"),
        undecodable("an unknown content encoding", coding: "zip"),
        undecodable("an unknown content encoding after a known one", coding: "gzip, zip"),
    ]

    #if os(Linux)
        static let faults = broken + unreadable
    #else
        static let faults = broken

        /// On other platforms, Foundation is expected to accept most of these responses. An error must not be
        /// retryable.
        @Test(arguments: Transport.all, unreadableForURLSession + unreadable)
        func aMalformedResponseIsReadOrIsNotRetryable(transport: Transport, _ fault: Fault) async throws {
            let server = try LoopbackServer.start { _ in fault.response }
            let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: transport.store())
            guard case .failure(let error) = await fetch(server.baseURL) else { return }
            expect(!error.isRetryable)
        }
    #endif

    #if os(Linux)
        @Test(arguments: unreadableForURLSession) func libcurlReadsMoreHeadsThanURLSession(_ fault: Fault) async throws
        {
            try await expectFault(fault, .urlSession)
            let server = try LoopbackServer.start { _ in fault.response }
            let response = try await Transport.curl.store().text(server.baseURL).response
            expect(["café", "value"].contains(response.value(forHTTPHeaderField: "X-Name")))
        }

        @Test func theErrorOfAnUnreadableHeadNamesTheCause() async throws {
            let server = try LoopbackServer.start { _ in .raw("HTTP/1.1 200 OK\r\nX-Name:value\r\n\r\n") }
            let error = await Transport.urlSession.store().failure(try createRequest(baseURL: server.baseURL))
            expect((error as? URLError)?.code == .cannotParseResponse)
            expect("\(error as Any)".contains("header field that is not UTF-8, or has no space after its colon"))
        }
    #endif

    @Test(arguments: Transport.all, faults)
    func eachFaultHasTheExpectedCodeAndRetryability(transport: Transport, _ fault: Fault) async throws {
        try await expectFault(fault, transport)
    }

    private func expectFault(_ fault: Fault, _ transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in fault.response }
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: transport.store())
        let result = await fetch(server.baseURL)
        let failure = try #require(result.error?.network)
        expectEqual(failure.urlError.code, fault.code)
        expectEqual(AppError.network(failure).isRetryable, fault.isRetryable)
        expectEqual(AppError.network(failure).errorDescription?.contains("(null)"), false)
    }

    @Test(arguments: Transport.all) func aPortWithoutAServerCannotBeConnectedTo(transport: Transport) async throws {
        // Port 1 is reserved for a protocol that is no longer used, so no server of another test uses this port.
        try await expectEqual(transport.store().errorCode("http://127.0.0.1:1"), .cannotConnectToHost)
    }

    @Test(arguments: Transport.all) func aNetworkErrorContainsNoSecret(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .reset }
        let url = "http://user:planted@127.0.0.1:\(server.port)/?apikey=planted"
        let error = try #require(await transport.store().failure(try createRequest(baseURL: url)) as? URLError)
        expect(!"\(error) \(error.errorUserInfo) \(error.localizedDescription)".contains("planted"))
    }

    @Test(arguments: Transport.all) func onlyABodyLongerThanTheMaximumIsAnError(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in
            .data(Data(count: 100_000)).dripping(every: .milliseconds(1), bytes: 1000)
        }
        let error = await transport.store(maximumBodyBytes: 1500).failure(try createRequest(baseURL: server.baseURL))
        expectEqual(error as? ResponseBodyError, .tooLong(maximumBytes: 1500))
        expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
        let exact = try LoopbackServer.start { _ in .data(Data(count: 1500)).chunked(by: 100) }
        let store = transport.store(maximumBodyBytes: 1500)
        try await expectEqual(store.fetchData(createRequest(baseURL: exact.baseURL)).0.count, 1500)
    }

    @Test(arguments: Transport.all) func aGetWithABodyIsRefusedBeforeAnythingIsSent(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in .status(200) }
        var request = try createRequest(baseURL: server.baseURL)
        request.httpBody = Data("body".utf8)
        await expectEqual(transport.store().failure(request) as? RequestError, .bodyNotAllowed(method: "GET"))
        expectEqual(server.acceptedConnectionCount, 0)
    }

    @Test(arguments: Transport.all)
    func aHeaderWithALineBreakIsRefusedBeforeAnythingIsSent(transport: Transport) async throws {
        // The value is refused while the request is built, because on Linux a `URLRequest` silently drops such a value.
        let server = try LoopbackServer.start { _ in .status(200) }
        let fetch = textFetcher(
            createURLRequest: { try createRequest(baseURL: server.baseURL, headers: ["X-Name": $0]) },
            store: transport.store())
        for value in ["a\rb", "a\nb", "a\r\nX-Injected: b", "a\0b"] {
            let failure = await fetch(value).error?.request
            expectEqual(failure?.underlying as? RequestError, .invalidHeaderValue(name: "X-Name"), "\(value)")
        }
        expectEqual(server.acceptedConnectionCount, 0)
    }

    private static func lost(_ name: String, _ response: LoopbackServer.Response) -> Fault {
        Fault(name, response, .networkConnectionLost)
    }

    private static func garbled(_ name: String, head: Data) -> Fault {
        let response = Data("HTTP/1.1 200 OK\r\n".utf8) + head + Data("\r\nX-End: 1\r\n\r\nok".utf8)
        return Fault(name, .raw(response), .cannotParseResponse)
    }

    private static func undecodable(_ name: String, coding: String) -> Fault {
        Fault(name, .text("hello", headers: ["Content-Encoding": coding]), .cannotDecodeContentData)
    }
}
