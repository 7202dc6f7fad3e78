#if os(Linux)
    import Foundation
    import HTTPSyntax
    import SharedTestCode
    import Testing

    @testable import CurlTransport

    /// Faults that no server of the other tests causes, or only with another version of libcurl. The numbers are those
    /// of “libcurl error codes”, and of X509_STORE_CTX_get_error(3) for certificates.
    @Suite struct CurlFaultTests {
        @Test func aCodeOfLibcurlHasItsErrorCode() {
            let codes: [(Int, URLError.Code)] = [
                (1, .unsupportedURL), (3, .badURL), (5, .cannotFindHost), (6, .cannotFindHost),
                (7, .cannotConnectToHost), (8, .cannotParseResponse), (16, .networkConnectionLost),
                (18, .networkConnectionLost), (23, .cannotParseResponse), (26, .requestBodyStreamExhausted),
                (27, .dataLengthExceedsMaximum), (28, .timedOut), (35, .secureConnectionFailed),
                (43, .clientCertificateRejected), (52, .networkConnectionLost), (55, .networkConnectionLost),
                (56, .networkConnectionLost), (58, .clientCertificateRejected), (59, .secureConnectionFailed),
                (60, .serverCertificateUntrusted), (61, .cannotDecodeContentData), (63, .cannotParseResponse),
                (65, .requestBodyStreamExhausted), (77, .secureConnectionFailed), (90, .serverCertificateUntrusted),
                (92, .networkConnectionLost), (97, .cannotConnectToHost), (98, .clientCertificateRequired),
                (100, .dataLengthExceedsMaximum), (9_999, .unknown),
            ]
            for (code, expected) in codes { expectEqual(CurlFault(code: code).urlErrorCode, expected, "\(code)") }
            // After the request was sent, these codes mean a malformed response.
            for code in [1, 43] {
                expectEqual(CurlFault(code: code, wasSent: true).urlErrorCode, .cannotParseResponse, "\(code)")
            }
        }

        @Test func theErrorOfTheSystemDistinguishesFailedConnections() {
            for (code, systemError, expected) in [
                (7, ENETUNREACH, .notConnectedToInternet), (7, ENETDOWN, .notConnectedToInternet),
                (7, ETIMEDOUT, .timedOut), (7, ECONNREFUSED, .cannotConnectToHost),
                (7, EHOSTUNREACH, .cannotConnectToHost),
                // A reset during the handshake.
                (35, ECONNRESET, .networkConnectionLost), (35, EPIPE, .networkConnectionLost),
            ] as [(Int, Int32, URLError.Code)] {
                let fault = CurlFault(code: code, systemError: systemError)
                expectEqual(fault.urlErrorCode, expected, "\(code) \(systemError)")
            }
        }

        @Test func theVerificationDistinguishesCertificates() {
            for (certificateError, expected) in [
                (9, .serverCertificateNotYetValid), (10, .serverCertificateHasBadDate),
                (18, .serverCertificateUntrusted), (19, .serverCertificateHasUnknownRoot),
                (20, .serverCertificateHasUnknownRoot), (21, .serverCertificateHasUnknownRoot),
                (62, .serverCertificateUntrusted),
            ] as [(Int, URLError.Code)] {
                let fault = CurlFault(code: 60, certificateError: certificateError)
                expectEqual(fault.urlErrorCode, expected, "\(certificateError)")
            }
        }

        /// The messages of libcurl 7.88 and 8.9.
        @Test func theMessageDistinguishesFaultsWhileReading() {
            func opensslError(_ text: String) -> String { "OpenSSL SSL_read: OpenSSL/3.0.19: error:\(text), errno 0" }
            for (message, expected) in [
                ("Illegal or missing hexadecimal sequence in chunked-encoding", .cannotParseResponse),
                ("Malformed encoding found in chunked-encoding", .cannotParseResponse),
                ("chunk hex-length char not a hex digit: 0x7a", .cannotParseResponse),
                (
                    "OpenSSL SSL_read: error:0A00045C:SSL routines::tlsv13 alert certificate required, errno 0",
                    .clientCertificateRequired
                ),
                (opensslError("0A000412:SSL routines::sslv3 alert bad certificate"), .clientCertificateRejected),
                (opensslError("0A000418:SSL routines::tlsv1 alert unknown ca"), .clientCertificateRejected),
                (opensslError("0A000438:SSL routines::tlsv1 alert internal error"), .networkConnectionLost),
                ("Recv failure: Connection reset by peer", .networkConnectionLost),
            ] as [(String, URLError.Code)] {
                expectEqual(CurlFault(code: 56, message: message).urlErrorCode, expected, "\(message)")
                let reset = CurlFault(code: 56, systemError: ECONNRESET, message: message)
                expectEqual(reset.urlErrorCode, .networkConnectionLost, "\(message)")
            }
        }

        @Test func aProxyThatRefusesATunnelCannotBeConnected() {
            expectEqual(CurlFault(code: 56, proxyStatus: 407).urlErrorCode, .cannotConnectToHost)
            expectEqual(CurlFault(code: 56, proxyStatus: 200).urlErrorCode, .networkConnectionLost)
        }
    }
#endif
