import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@Test func theSignatureCoversTheMethodThePathTheTimeAndTheBody() async throws {
    try await VirtualTime().run {
        let log = RequestLog()
        let signed = Mutex("")
        let store = NetworkStore.json("{}").recorded(in: log).layered(
            signingWithHMAC(host: "api.example.com", keyID: "app") { data in
                signed.withLock { $0 = String(decoding: data, as: UTF8.self) }
                return Data("hmac".utf8)
            })

        _ = try await store.fetchData(
            createRequest(
                .post, baseURL: "https://api.example.com/v1", path: ["a b"], query: [QueryItem("q", 1)],
                body: .text("hi")))
        _ = try await store.fetchData(createRequest(baseURL: "https://other.example.com"))

        expectEqual(signed.withLock { $0 }, "POST\n/v1/a%20b?q=1\n1700000000\nhi")
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Signature") }, ["app:aG1hYw==", nil])
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Time") }, ["1700000000", nil])
    }
}
