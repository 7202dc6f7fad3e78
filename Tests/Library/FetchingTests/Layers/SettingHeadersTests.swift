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

    @Test func aHeaderFieldOfTheRequestIsReplacedOrRemoved() async throws {
        let request = try createRequest(baseURL: "http://a/", headers: ["X-Client": "old", "X-Other": "kept"])
        for name in ["X-Client", "x-client", "X-CLIENT"] {
            let log = RequestLog()
            let store = NetworkStore.json("[]").recorded(in: log)
            _ = try await store.layered(settingHeaders([name: "new"])).fetchData(request)
            _ = try await store.layered(settingHeaders([name: nil])).fetchData(request)
            expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Client") }, ["new", nil], "\(name)")
            expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Other") }, ["kept", "kept"], "\(name)")
            expectEqual(log.requests.map { $0.allHTTPHeaderFields?.count }, [2, 1], "\(name)")
        }
    }

    @Test(arguments: StoreClosure.allCases) func anInvalidHeaderFieldIsNotSent(closure: StoreClosure) async {
        let cases: [(headers: [String: String?], error: RequestError)] = [
            (["bad name": "a"], .invalidHeaderName("bad name")), (["": "a"], .invalidHeaderName("")),
            (["X-A": "a\r\nX-B: b"], .invalidHeaderValue(name: "X-A")),
            (["X-A": "a", "x-a": "b"], .duplicateHeader(name: "x-a")),
            (["Content-Length": "5"], .transportHeader(name: "Content-Length")),
        ]
        for (headers, error) in cases {
            let store = NetworkStore.unimplemented.layered(settingHeaders(headers))
            await expect(throws: error) { try await closure.text(store) }
        }
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
}
