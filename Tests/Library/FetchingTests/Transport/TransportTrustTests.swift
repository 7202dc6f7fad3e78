import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @Suite(.live, .hangLimit, .certificates, .enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"))
    struct TransportTrustTests {
        @Test(arguments: Transport.all)
        func aCertificateOfAnUnknownAuthorityIsRefusedAndNotRetryable(transport: Transport) async throws {
            let server = try await TLSServer(#require(Certificates.current), "stranger")
            defer { server.stop() }
            let page: Fetcher<Void, String> = textFetcher(
                createURLRequest: { try createRequest(baseURL: server.baseURL, timeLimit: longTimeout) },
                store: transport.store())
            let failure = try #require(await page(()).error?.network)
            expectEqual(failure.urlError.code, .serverCertificateUntrusted)
            expect(!AppError.network(failure).isRetryable)
        }

        #if os(Linux)
            @Test(
                arguments: [
                    ("good", nil), ("expired", .serverCertificateHasBadDate),
                    ("otherHost", .serverCertificateUntrusted),
                    ("unknown", .serverCertificateHasUnknownRoot), ("stranger", .serverCertificateUntrusted),
                ] as [(String, URLError.Code?)])
            func onlyAValidCertificateOfAnOwnAuthorityIsAccepted(name: String, code: URLError.Code?) async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(certificates, name)
                defer { server.stop() }
                try await expectOutcome(code, from: server, trusting(certificates))
                if name != "good" {
                    var options = CurlOptions()
                    options.trust = .insecureAcceptAnyCertificate
                    try await expectOutcome(nil, from: server, options)
                }
            }

            @Test func aNameWithAnotherAddressIsCheckedByItsName() async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(certificates, "otherHost")
                defer { server.stop() }
                var options = try trusting(certificates)
                options.addresses = ["other.example:\(server.port)": "127.0.0.1"]
                let text = try await NetworkStore.curl(options).text("https://other.example:\(server.port)").text
                expect(text.contains("s_server"))
            }

            @Test func aPinnedPublicKeyIsRequired() async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(certificates, "good")
                defer { server.stop() }
                let pin = try certificates.text("good.pin").trimmingCharacters(in: .whitespacesAndNewlines)
                let otherPin = Data(repeating: 7, count: 32).base64EncodedString()
                var options = try trusting(certificates)
                for (pins, code) in [
                    (["127.0.0.1": [pin, otherPin]], nil), (["127.0.0.1": [otherPin]], .serverCertificateUntrusted),
                    (["other.example": [otherPin]], nil),
                ] as [([String: Set<String>], URLError.Code?)] {
                    options.pinnedPublicKeys = pins
                    try await expectOutcome(code, from: server, options)
                }
                // A pin does not replace the authority.
                options.trust = .system
                options.pinnedPublicKeys = ["127.0.0.1": [pin]]
                try await expectOutcome(.serverCertificateHasUnknownRoot, from: server, options)
            }

            @Test func aClientCertificateIsSentOnlyToItsOrigins() async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(
                    certificates, "good", options: ["-Verify", "1", "-CAfile", certificates.path("authority.pem")])
                defer { server.stop() }
                var options = try trusting(certificates)
                try await expectOutcome(.clientCertificateRequired, from: server, options)
                options.clientCertificate = (
                    certificateFile: certificates.path("client.pem"), keyFile: certificates.path("client.key"),
                    allowedOrigins: [server.baseURL]
                )
                try await expectOutcome(nil, from: server, options)
                options.clientCertificate?.allowedOrigins = ["https://localhost:\(server.port)", "https://127.0.0.1"]
                try await expectOutcome(.clientCertificateRequired, from: server, options)
                options.clientCertificate?.allowedOrigins.append(server.baseURL)
                options.clientCertificate?.keyFile = certificates.path("missing.key")
                try await expectOutcome(.clientCertificateRejected, from: server, options)
            }

            @Test(arguments: [
                ("-tls1", false, false), ("-tls1_1", false, false), ("-tls1_2", false, true), ("-tls1_2", true, false),
                ("-tls1_3", true, true),
            ])
            func onlyTLSOfTheMinimumVersionIsUsed(
                option: String, requiresTLS13: Bool, isAccepted: Bool
            ) async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(
                    certificates, "good", options: [option, "-cipher", "ALL:@SECLEVEL=0"])
                defer { server.stop() }
                var options = try trusting(certificates)
                options.requiresTLS13 = requiresTLS13
                try await expectOutcome(isAccepted ? nil : .secureConnectionFailed, from: server, options)
            }

            @Test func aServerWithoutTLSIsNotReached() async throws {
                let server = try LoopbackServer.start { _ in .text("hello") }
                let url = server.baseURL.replacing("http:", with: "https:")
                let error = await Transport.curl.store().failure(try createRequest(baseURL: url))
                expect((error as? URLError)?.code == .secureConnectionFailed)
            }

            private func trusting(_ certificates: Certificates) throws -> CurlOptions {
                var options = CurlOptions()
                options.trust = .authorities(pem: try certificates.text("authority.pem"))
                return options
            }

            /// Expects a response, or an error with a code.
            private func expectOutcome(
                _ code: URLError.Code?, from server: TLSServer, _ options: CurlOptions,
                at location: SourceLocation = #_sourceLocation
            ) async throws {
                let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
                let error = try await NetworkStore.curl(options).failure(request)
                expect((error as? URLError)?.code == code, "\(error as Any)", sourceLocation: location)
            }
        #endif
    }
#endif
