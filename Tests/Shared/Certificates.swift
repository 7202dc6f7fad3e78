#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation
    import HTTPSyntax
    import Testing

    /// Certificates that a test creates with OpenSSL, by name:
    ///
    /// - `authority`, which has signed `good`, `expired`, `otherHost` and `client`;
    /// - `stranger`, another authority, which has signed `unknown`.
    package struct Certificates: Sendable {
        /// The certificates of the current suite.
        @TaskLocal package static var current: Certificates?

        package let folder: URL

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
                    "$openssl" req $key -subj "/O=$1" -keyout "$1.key" -out "$1.request"
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

        package func path(_ name: String) -> String { folder.appending(path: name).path() }

        package func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
    }

    /// A trait that creates certificates for the tests of a suite, and removes them after the last test.
    package struct CertificatesTrait: SuiteTrait, TestScoping {
        package func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            guard Programs.openssl != nil else { return try await function() }
            let certificates = try await Certificates()
            defer { try? FileManager.default.removeItem(at: certificates.folder) }
            try await Certificates.$current.withValue(certificates, operation: function)
        }
    }

    extension Trait where Self == CertificatesTrait {
        package static var certificates: CertificatesTrait { CertificatesTrait() }
    }
#endif
