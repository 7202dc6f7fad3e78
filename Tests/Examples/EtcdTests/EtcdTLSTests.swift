#if os(Linux)  // `CurlOptions` needs libcurl, and other platforms have no `Process`
    import Fetching
    import FetchingCrawl
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Testing

    @testable import Etcd

    @Suite(
        .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"), .installed(.etcdOverTLS), .certificates,
        .served(by: .etcdOverTLS), .live, .hangLimit)
    struct EtcdTLSTests {
        private let user = EtcdUser(name: "root", password: "pass-of-root")

        /// Returns options that trust an authority, with a client certificate.
        private func options(trusting authority: String = "authority", client: String? = "client") throws -> CurlOptions
        {
            let certificates = try #require(Certificates.current)
            var options = patientOptions(maximumBodyBytes: 1 << 20)
            options.trust = .authorities(pem: try certificates.text(authority + ".pem"))
            options.clientCertificate = client.map {
                (certificates.path($0 + ".pem"), certificates.path($0 + ".key"), [Peer.baseURL])
            }
            return options
        }

        /// Expects that a job cannot be used because of an error with a text, which does not contain the password.
        private func expectError(_ text: String, user: EtcdUser?, _ options: CurlOptions) async throws {
            let coordinator = etcdCoordinator(Peer.baseURL, job: "refused", user: user, store: try .curl(options))
            let error = await expect(throws: AppError.self) { try await coordinator.status() }
            expect("\(error as Any) \(error?.localizedDescription ?? "")".contains(text), "\(error as Any)")
            expectEqual("\(error as Any)".contains("-pass"), false)
        }

        @Test func twoWorkersWithACertificateAndAUserReadACollectionOnce() async throws {
            let folder = TestFolder()
            let fetch: Fetcher<OffsetCursor, OffsetPage<Int>> = { cursor in
                await Task.yield()
                let items = Array(cursor.offset..<min(500, cursor.offset + cursor.limit))
                return .success(OffsetPage(items: items, total: 500, limit: cursor.limit))
            }
            let store = try NetworkStore.curl(options())
            let crawls = ["a", "b"].map { worker in
                let coordinator = etcdCoordinator(
                    Peer.baseURL, job: "secure", user: user, worker: worker, leaseTime: .seconds(300), store: store)
                return Crawl(
                    of: offsetPages(of: fetch, limit: 10) { $0 }, to: folder.url, coordinator: coordinator,
                    job: "secure", pagesPerPart: 2)
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for crawl in crawls { group.addTask { try await crawl.run(width: 3) } }
                try await group.waitForAll()
            }
            let file = folder.url.appending(path: "all.jsonl")
            try await expectEqual(crawls[0].collect(to: file), 500)
            expect(folder.text("all.jsonl") == (0..<500).map { "\($0)\n" }.joined())
        }

        /// etcd 3.4 also refuses a missing client certificate as a bad one.
        @Test func aCertificateThatIsNotTrustedIsAnErrorThatSaysSo() async throws {
            let stranger = "The server's certificate is from an unknown authority."
            let refused = "The client certificate is missing, not valid, or not accepted by the server."
            try await expectError(stranger, user: user, options(trusting: "stranger"))
            try await expectError(refused, user: user, options(client: "unknown"))
            try await expectError(refused, user: user, options(client: nil))
        }

        @Test func theUserIsRequiredToo() async throws {
            try await expectError("user name is empty", user: nil, options())
            let wrong = EtcdUser(name: "root", password: "wr0ng-pass")
            try await expectError("authentication failed", user: wrong, options())
        }
    }
#endif
