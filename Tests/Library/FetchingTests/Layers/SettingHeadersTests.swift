import Fetching
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@Suite(.hangLimit) struct SettingHeadersTests {
    @Test(arguments: StoreClosure.allCases) func headerFieldsAreSet(closure: StoreClosure) async throws {
        let log = RequestLog()
        let store = NetworkStore.json("[]").recorded(in: log)
            .layered(settingHeaders(["Accept-Language": "de", "X-Client": "app/2"]))

        _ = try await closure.text(store)

        expectEqual(log.requests.map(\.allHTTPHeaderFields), [["Accept-Language": "de", "X-Client": "app/2"]])
    }

    @Test(arguments: ["X-Client", "x-client", "X-CLIENT"])
    func aHeaderFieldOfTheRequestIsReplaced(name: String) async throws {
        let log = RequestLog()
        let store = NetworkStore.json("[]").recorded(in: log).layered(settingHeaders([name: "new"]))
        let request = try createRequest(baseURL: "http://a/", headers: ["X-Client": "old", "X-Other": "kept"])

        _ = try await store.fetchData(request)

        let sent = try #require(log.requests.first)
        expectEqual(sent.value(forHTTPHeaderField: "X-Client"), "new")
        expectEqual(sent.value(forHTTPHeaderField: "X-Other"), "kept")
        expectEqual(sent.allHTTPHeaderFields?.count, 2)
    }

    @Test(arguments: ["X-Client", "x-client", "X-CLIENT"])
    func aNilValueRemovesAHeaderField(name: String) async throws {
        let log = RequestLog()
        let store = NetworkStore.json("[]").recorded(in: log).layered(settingHeaders([name: nil]))
        let request = try createRequest(baseURL: "http://a/", headers: ["X-Client": "old", "X-Other": "kept"])

        _ = try await store.fetchData(request)

        expectEqual(log.requests.map(\.allHTTPHeaderFields), [["X-Other": "kept"]])
    }

    @Test(arguments: StoreClosure.allCases, InvalidField.all)
    func anInvalidHeaderFieldIsNotSent(closure: StoreClosure, field: InvalidField) async {
        let store = NetworkStore.unimplemented.layered(settingHeaders(field.headers))

        await expect(throws: field.error) { try await closure.text(store) }
    }

    @Test(arguments: StoreClosure.allCases)
    func aRedirectToAnotherOriginDoesNotSendTheField(closure: StoreClosure) async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(
            .constant(Data(), status: 302, headers: ["Location": "http://b/"]), .json("[]")
        )
        .recorded(in: log)
        .layered(settingHeaders(["X-Client": "app/2"]), followingRedirects())

        _ = try await closure.text(store)

        expectEqual(log.requests.map { $0.url?.host() }, ["a", "b"])
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Client") }, ["app/2", nil])
    }

    @Test(.live, arguments: Transport.all, StoreClosure.allCases)
    func aRedirectOfALiveStoreToAnotherOriginDoesNotSendTheField(
        transport: Transport, closure: StoreClosure
    ) async throws {
        let other = try echoServer()
        let first = try LoopbackServer.start { _ in .status(302, headers: ["Location": other.baseURL]) }
        let store = transport.store().layered(settingHeaders(["X-Client": "app/2", "Accept-Language": "de"]))

        let text = try await closure.text(store, first.baseURL).text

        let received = try JSONDecoder().decode(ReceivedRequest.self, from: Data(text.utf8))
        expect(received.headers["x-client"] == nil)
        expectEqual(received.headers["accept-language"], "de")
    }

    struct InvalidField: Sendable, CustomStringConvertible {
        let headers: [String: String?]
        let error: RequestError
        var description: String { "\(headers)" }

        static let all = [
            InvalidField(headers: ["bad name": "a"], error: .invalidHeaderName("bad name")),
            InvalidField(headers: ["": "a"], error: .invalidHeaderName("")),
            InvalidField(headers: ["X-A": "a\r\nX-B: b"], error: .invalidHeaderValue(name: "X-A")),
            InvalidField(headers: ["X-A": "a", "x-a": "b"], error: .duplicateHeader(name: "x-a")),
            InvalidField(headers: ["Content-Length": "5"], error: .transportHeader(name: "Content-Length")),
        ]
    }
}
