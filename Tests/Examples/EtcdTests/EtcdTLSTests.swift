#if os(Linux)  // `CurlOptions` needs libcurl, and other platforms have no `Process`
    import Fetching
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
            for password in ["pass-of-root", "wr0ng-pass"] {
                expect(!"\(error as Any)".contains(password), "\(error as Any)")
            }
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
