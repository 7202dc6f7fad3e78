#if os(Linux)
    import Fetching
    import FetchingCache
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    /// Credentials that a transport adds to its requests belong to the account of a stored response.
    @Suite(.live) struct TransportIdentityTests {
        /// The settings of stores that share one cache, and whether they differ in a credential for the server.
        static let changes: [(isCredential: Bool, @Sendable (inout CurlOptions, _ account: String, String) -> Void)] = [
            (true, { $0.clientCertificate = ("/\($1).pem", "/key.pem", allowedOrigins: [$2]) }),
            (true, { $0.clientCertificate = ("/both.pem", "/\($1).pem", allowedOrigins: ["https://a", $2]) }),
            (true, { $0.proxy = .url("http://\($1):password@\($2.dropFirst("http://".count))") }),
            (true, { $0.proxy = .url("http://user:\($1)@\($2.dropFirst("http://".count))") }),
            (
                false,
                { options, account, _ in
                    options.clientCertificate = (
                        "/\(account).pem", "/key.pem", allowedOrigins: ["https://other.example"]
                    )
                }
            ),
        ]

        @Test func storesWithDifferentCredentialsShareNoResponse() async throws {
            for (index, (isCredential, change)) in Self.changes.enumerated() {
                let server = try LoopbackServer.start { _ in .json("1").header("Cache-Control", "max-age=86400") }
                defer { server.stop() }
                let cache = CacheStore.memory()
                for account in ["ada", "ada", "bob", "bob", "ada"] {
                    var options = CurlOptions()
                    change(&options, account, server.baseURL)
                    let store = try NetworkStore.curl(options).layered(caching(in: cache))
                    _ = try await store.fetchData(request(server.baseURL + "/a"))
                }
                expectEqual(server.requestCount, isCredential ? 2 : 1, "change \(index)")
            }
        }
    }
#endif
