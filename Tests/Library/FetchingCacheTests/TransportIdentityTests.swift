#if os(Linux)
    import Fetching
    import FetchingCache
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    /// Credentials that a transport adds to its requests belong to the account of a stored response.
    @Suite(.live) struct TransportIdentityTests {
        /// The settings of two stores that differ in a credential, and that share one cache.
        static let changes: [@Sendable (inout CurlOptions, _ account: String, _ origin: String) -> Void] = [
            { options, account, origin in
                options.clientCertificate = ("/\(account).pem", "/key.pem", allowedOrigins: [origin])
            },
            { options, account, origin in
                options.clientCertificate = ("/both.pem", "/\(account).pem", allowedOrigins: ["https://a", origin])
            },
            { options, account, origin in
                let address = origin.dropFirst("http://".count)
                options.proxy = .url("http://\(account):password@\(address)")
            },
            { options, account, origin in
                let address = origin.dropFirst("http://".count)
                options.proxy = .url("http://user:\(account)@\(address)")
            },
        ]

        @Test func storesWithDifferentCredentialsShareNoResponse() async throws {
            for (index, change) in Self.changes.enumerated() {
                let server = try LoopbackServer.start { _ in .json("1").header("Cache-Control", "max-age=86400") }
                defer { server.stop() }
                let cache = CacheStore.memory()
                func fetch(_ account: String) async throws {
                    var options = CurlOptions()
                    change(&options, account, server.baseURL)
                    let store = try NetworkStore.curl(options).layered(caching(in: cache))
                    _ = try await store.fetchData(request(server.baseURL + "/a"))
                }
                for account in ["ada", "ada", "bob", "bob", "ada"] { try await fetch(account) }
                expectEqual(server.requestCount, 2, "change \(index)")
            }
        }

        @Test func aCertificateForAnotherOriginDoesNotDivideTheCache() async throws {
            let server = try LoopbackServer.start { _ in .json("1").header("Cache-Control", "max-age=86400") }
            defer { server.stop() }
            let cache = CacheStore.memory()
            for account in ["ada", "bob"] {
                var options = CurlOptions()
                options.clientCertificate = ("/\(account).pem", "/key.pem", allowedOrigins: ["https://other.example"])
                let store = try NetworkStore.curl(options).layered(caching(in: cache))
                _ = try await store.fetchData(request(server.baseURL + "/a"))
            }
            expectEqual(server.requestCount, 1)
        }
    }
#endif
