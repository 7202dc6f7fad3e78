#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation
    import SharedTestCode
    import Testing

    /// OpenSSL's test server on a free port.
    struct TLSServer {
        let port: Int
        private let process: ChildProcess
        private let output = Pipe()

        var baseURL: String { "https://127.0.0.1:\(port)" }

        /// Starts a server with a certificate, and with further options of `openssl s_server`.
        ///
        /// - Parameter input: The bytes that the server sends, or nil for a server that responds to each request with a
        ///   page.
        init(
            _ certificates: Certificates, _ name: String, options: [String] = [], input: Pipe? = nil
        ) async throws {
            process = try ChildProcess(
                #require(Programs.openssl),
                [
                    "s_server", "-accept", "127.0.0.1:0", "-key", certificates.path(name + ".key"),
                    "-cert", certificates.path(name + ".pem"),
                ] + (input == nil ? ["-www"] : []) + options,
                input: input?.fileHandleForReading, output: output.fileHandleForWriting, errors: nil)
            try output.fileHandleForWriting.close()
            try input?.fileHandleForReading.close()

            // The server prints its port in a line such as `ACCEPT 127.0.0.1:34567`.
            let announcement = try await Self.output(of: output) { output in
                String(decoding: output, as: UTF8.self).contains(/ACCEPT .*\n/)
            }
            let text = String(decoding: announcement, as: UTF8.self)
            port = try #require(text.firstMatch(of: /ACCEPT .*:([0-9]+)\n/).flatMap { Int($0.1) })
        }

        /// Waits for output of the server. If the server sends `input`, the output contains the bytes that it receives.
        func waitForOutput(until isComplete: @escaping @Sendable (Data) -> Bool) async throws {
            _ = try await Self.output(of: output, until: isComplete)
        }

        private static func output(
            of pipe: Pipe, until isComplete: @escaping @Sendable (Data) -> Bool
        ) async throws -> Data {
            let handle = pipe.fileHandleForReading
            return try await onOwnThread {
                var output = Data()
                while !isComplete(output) {
                    let data = handle.availableData
                    if data.isEmpty { break }
                    output += data
                }
                return output
            }
        }

        func stop() {
            process.send(signal: SIGKILL)
            process.waitUntilExit()
        }
    }
#endif
