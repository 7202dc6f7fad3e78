#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation
    import Fetching
    import Testing
    import SharedTestCode

    @Suite(.live, .hangLimit) struct TransportTrustTests {
        @Test(.enabled(if: Programs.openssl != nil, "needs OpenSSL 3 or later"))
        func anUntrustedCertificateIsRefusedAndNotRetryable() async throws {
            let server = try await TLSServer(openssl: #require(Programs.openssl))
            defer { server.stop() }

            let page: Fetcher<Void, String> = textFetcher(
                createURLRequest: { try createRequest(baseURL: server.baseURL, timeout: longTimeout) })

            guard case .failure(.network(let failure)) = await page(()) else {
                Issue.record("no network error")
                return
            }
            #expect(failure.urlError.code == .serverCertificateUntrusted)
            #expect(!failure.isRetryable)
        }
    }

    /// OpenSSL's test server on a free port, with a self-signed certificate.
    private struct TLSServer {
        let baseURL: String
        private let process: ChildProcess
        private let folder: URL

        init(openssl: String) async throws {
            folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (key, certificate) = (
                folder.appending(path: "key").path(), folder.appending(path: "certificate").path()
            )
            let script = #"""
                "$0" req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1 \
                    -keyout "$1" -out "$2" 2>&-
                """#
            _ = try await run("/bin/sh", ["-c", script, openssl, key, certificate])

            let output = Pipe()
            process = try ChildProcess(
                openssl, ["s_server", "-accept", "127.0.0.1:0", "-www", "-key", key, "-cert", certificate],
                output: output.fileHandleForWriting, errors: nil)
            try output.fileHandleForWriting.close()

            // The server prints its port in a line such as `ACCEPT 127.0.0.1:34567`.
            let announcement = await withCheckedContinuation { continuation in
                Thread {
                    var text = ""
                    while !text.contains(/ACCEPT .*\n/) {
                        let data = output.fileHandleForReading.availableData
                        if data.isEmpty { break }
                        text += String(decoding: data, as: UTF8.self)
                    }
                    continuation.resume(returning: text)
                }.start()
            }
            baseURL = try "https://" + #require(announcement.firstMatch(of: /ACCEPT (.*)\n/)).1
        }

        func stop() {
            kill(process.identifier, SIGKILL)
            _ = process.waitUntilExit()
            try? FileManager.default.removeItem(at: folder)
        }
    }
#endif
