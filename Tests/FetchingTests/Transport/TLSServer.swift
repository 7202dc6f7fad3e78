#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation
    import SharedTestCode
    import Testing

    /// Certificates that a test creates with OpenSSL, by name:
    ///
    /// - `authority`, which has signed `good`, `expired`, `otherHost` and `client`;
    /// - `stranger`, another authority, which has signed `unknown`.
    struct Certificates: Sendable {
        /// The certificates of the current suite.
        @TaskLocal static var current: Certificates?

        let folder: URL

        fileprivate init() async throws {
            folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let script = #"""
                cd "$1"
                key="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
                authority() {
                    "$openssl" req -x509 $key -days 2 -subj "/CN=$1" -keyout "$1.key" -out "$1.pem"
                }
                certificate() {
                    "$openssl" req $key -subj "/CN=$1" -keyout "$1.key" -out "$1.request"
                    echo "subjectAltName=$3" > "$1.names"
                    "$openssl" x509 -req -in "$1.request" -CA "$2.pem" -CAkey "$2.key" -CAcreateserial \
                        -days "$4" -extfile "$1.names" -out "$1.pem"
                }
                openssl=$0
                {
                    authority authority
                    authority stranger
                    certificate good authority IP:127.0.0.1 2
                    certificate expired authority IP:127.0.0.1 -1
                    certificate otherHost authority DNS:other.example 2
                    certificate client authority DNS:client.example 2
                    certificate unknown stranger IP:127.0.0.1 2
                } 2>&-
                "$openssl" x509 -in good.pem -pubkey -noout | "$openssl" pkey -pubin -outform der \
                    | "$openssl" dgst -sha256 -binary | "$openssl" base64 > good.pin
                """#
            _ = try await run("/bin/sh", ["-c", script, #require(Programs.openssl), folder.path()])
        }

        func path(_ name: String) -> String { folder.appending(path: name).path() }

        func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
    }

    /// A trait that creates certificates for the tests of a suite, and removes them after the last test.
    struct CertificatesTrait: SuiteTrait, TestScoping {
        func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            guard Programs.openssl != nil else { return try await function() }
            let certificates = try await Certificates()
            defer { try? FileManager.default.removeItem(at: certificates.folder) }
            try await Certificates.$current.withValue(certificates, operation: function)
        }
    }

    extension Trait where Self == CertificatesTrait {
        static var certificates: CertificatesTrait { CertificatesTrait() }
    }

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
