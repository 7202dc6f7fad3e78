#if os(Linux)
    import CurlTransport
    import Foundation
    import SharedTestCode
    import Testing

    /// Live tests of connections with TLS.
    @Suite(
        .hangLimit, .certificates, .tlsByteServer,
        .enabled(if: Programs.openssl != nil && Programs.python != nil, "needs OpenSSL 3 or later and Python"))
    struct CurlConnectionTLSTests {
        @Test func bytesAreSentInBothDirectionsOverTLS() async throws {
            let connection = try await connection("e")
            for count in [1, 16_384, 16_385, 65_537, 16 << 20] { try await connection.expectEcho(count: count) }
        }

        /// OpenSSL refuses to go on if the second call has other bytes, or the same at another place.
        @Test(arguments: [5, 4 << 20]) func bytesThatTheSystemRefusesAreSentLater(count: Int) async throws {
            let connection = try await connection("s", count: (12 << 20) + count)
            // The server reads only after the buffers of the system are full.
            let (first, second) = (randomBytes(12 << 20), randomBytes(count))
            try await connection.send(first)
            try await connection.send(second)
            try await expect(connection.receive(atLeast: first.count + count) == first + second)
        }

        /// One call of OpenSSL decrypts a record of 16 KiB. The system then reports no event for its bytes.
        @Test func bytesThatOpenSSLHoldsAreReceived() async throws {
            let connection = try await connection()
            for _ in 0..<20 {
                try await connection.send(Data("b".utf8))
                try await expectEqual(connection.receive(atLeast: 100_000).count, 100_000)
            }
        }

        @Test func onlyHTTP1IsOffered() async throws {
            let connection = try await connection("a") { $0.requiresHTTP2 = true }
            try await expectEqual(String(decoding: connection.receive(atLeast: 8), as: UTF8.self), "http/1.1")
        }

        @Test(arguments: ["c", "n"]) func theEndOfTCPIsTheEndWithAndWithoutAnEndOfTLS(command: String) async throws {
            let connection = try await connection(command)
            try await expectEqual(connection.receive(atLeast: 10), Data("hello".utf8))
            try await expectEqual(connection.receive(), nil)
        }

        @Test func aResetOverTLSIsAnError() async throws {
            let connection = try await connection("r")
            let text = await expectFailure(.networkConnectionLost) { try await connection.receive() }
            expect(!text.isEmpty)
        }

        @Test func aCertificateThatIsNotTrustedIsRefused() async throws {
            let pin = try #require(Certificates.current).text("good.pin").trimmingCharacters(in: .newlines)
            let cases: [(certificate: String, pins: Set<String>, code: URLError.Code?)] = [
                ("good", [], nil), ("unknown", [], .serverCertificateHasUnknownRoot),
                ("expired", [], .serverCertificateHasBadDate), ("otherHost", [], .serverCertificateUntrusted),
                ("good", [pin], nil), ("good", [String(repeating: "A", count: 43) + "="], .serverCertificateUntrusted),
            ]
            for (certificate, pins, code) in cases {
                let open = {
                    try await connection(to: certificate) {
                        if !pins.isEmpty { $0.pinnedPublicKeys = ["127.0.0.1": pins] }
                    }
                }
                if let code { await expectFailure(code, "\(certificate) \(pins)", open) } else { _ = try await open() }
                if code != nil, pins.isEmpty {
                    _ = try await connection(to: certificate) { $0.trust = .insecureAcceptAnyCertificate }
                }
            }
        }

        @Test func theClientCertificateIsSentOnlyIfItIsAllowed() async throws {
            let certificates = try #require(Certificates.current)
            let connect = { (sendsCertificate: Bool) in
                try await connection("e", to: "demanding", sendsCertificate: sendsCertificate) {
                    $0.clientCertificate = (certificates.path("client.pem"), certificates.path("client.key"), [])
                }
            }
            try await connect(true).expectEcho()
            // With TLS 1.3, the server refuses the client after the handshake.
            await expectFailure(.clientCertificateRequired) { try await connect(false).receive() }
        }

        @Test func aServerWithoutTLSIsAnErrorOrTimesOut() async throws {
            let (echo, silent) = (try ByteServer.echo(), try ByteServer.silent())
            let sockets = try trusting()
            await expectFailure(.secureConnectionFailed) {
                try await sockets.connection("wss://127.0.0.1:\(echo.port)/")
            }
            let start = ContinuousClock.now
            await expectFailure(.timedOut) {
                try await sockets.connection("wss://127.0.0.1:\(silent.port)/", limit: .milliseconds(100))
            }
            expect(ContinuousClock.now - start >= .milliseconds(100))
        }

        /// Opens a connection to a server of ``TLSByteServer``, and sends a command and a number.
        private func connection(
            _ command: String = "", count: Int? = nil, to server: String = "good", sendsCertificate: Bool = true,
            _ change: (inout CurlOptions) -> Void = { _ in }
        ) async throws -> CurlConnection {
            let port = try #require(TLSByteServer.current?.ports[server])
            let connection = try await trusting(change).connection(
                "wss://127.0.0.1:\(port)/", sendsCertificate: sendsCertificate)
            let number = count.map { count in withUnsafeBytes(of: UInt64(count).bigEndian) { Data($0) } }
            try await connection.send(Data(command.utf8) + (number ?? Data()))
            return connection
        }

        private func trusting(_ change: (inout CurlOptions) -> Void = { _ in }) throws -> CurlSockets {
            let pem = try #require(Certificates.current).text("authority.pem")
            return curlSockets {
                $0.trust = .authorities(pem: pem)
                change(&$0)
            }
        }
    }
#endif
