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
                try await expectEqual(curlStore(trusting: certificates).errorCode(server.baseURL), code)
                if name == "good" { return }
                let insecure = try curlStore { $0.trust = .insecureAcceptAnyCertificate }
                try await expectEqual(insecure.errorCode(server.baseURL), nil)
            }

            @Test func aNameWithAnotherAddressIsCheckedByItsName() async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(certificates, "otherHost")
                defer { server.stop() }
                let store = try curlStore(trusting: certificates) {
                    $0.addresses = ["other.example:\(server.port)": "127.0.0.1"]
                }
                let text = try await store.text("https://other.example:\(server.port)").text
                expect(text.contains("s_server"))
            }

            @Test func aPinnedPublicKeyIsRequired() async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(certificates, "good")
                defer { server.stop() }
                let pin = try certificates.text("good.pin").trimmingCharacters(in: .whitespacesAndNewlines)
                let otherPin = Data(repeating: 7, count: 32).base64EncodedString()
                for (pins, code) in [
                    (["127.0.0.1": [pin, otherPin]], nil), (["127.0.0.1": [otherPin]], .serverCertificateUntrusted),
                    (["other.example": [otherPin]], nil),
                ] as [([String: Set<String>], URLError.Code?)] {
                    let store = try curlStore(trusting: certificates) { $0.pinnedPublicKeys = pins }
                    try await expectEqual(store.errorCode(server.baseURL), code, "\(pins)")
                }
                // A pin does not replace the authority.
                let store = try curlStore { $0.pinnedPublicKeys = ["127.0.0.1": [pin]] }
                try await expectEqual(store.errorCode(server.baseURL), .serverCertificateHasUnknownRoot)
            }

            @Test func aClientCertificateIsSentOnlyToItsOrigins() async throws {
                let certificates = try #require(Certificates.current)
                let server = try await TLSServer(
                    certificates, "good", options: ["-Verify", "1", "-CAfile", certificates.path("authority.pem")])
                defer { server.stop() }
                let url = server.baseURL
                let others = ["https://localhost:\(server.port)", "https://127.0.0.1"]
                for (origins, key, code) in [
                    (nil, "client.key", .clientCertificateRequired), ([url], "client.key", nil),
                    (others, "client.key", .clientCertificateRequired),
                    (others + [url], "missing.key", .clientCertificateRejected),
                ] as [([String]?, String, URLError.Code?)] {
                    let store = try curlStore(trusting: certificates) { options in
                        guard let origins else { return }
                        options.clientCertificate = (certificates.path("client.pem"), certificates.path(key), origins)
                    }
                    try await expectEqual(store.errorCode(url), code, "\(origins ?? []) \(key)")
                }
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
                let store = try curlStore(trusting: certificates) { $0.requiresTLS13 = requiresTLS13 }
                try await expectEqual(store.errorCode(server.baseURL), isAccepted ? nil : .secureConnectionFailed)
            }

            @Test func aServerWithoutTLSIsNotReached() async throws {
                let server = try LoopbackServer.start { _ in .text("hello") }
                let url = server.baseURL.replacing("http:", with: "https:")
                try await expectEqual(Transport.curl.store().errorCode(url), .secureConnectionFailed)
            }
        #endif
    }
#endif
