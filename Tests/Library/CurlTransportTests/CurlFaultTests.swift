#if os(Linux)
    import Foundation
    import HTTPSyntax
    import SharedTestCode
    import Testing

    @testable import CurlTransport

    /// Faults that no server of the other tests causes, or only with another version of libcurl. The numbers are those
    /// of “libcurl error codes”, and of X509_STORE_CTX_get_error(3) for certificates.
    @Suite struct CurlFaultTests {
        @Test(arguments: [
            (1, URLError.Code.unsupportedURL), (3, .badURL), (5, .cannotFindHost), (6, .cannotFindHost),
            (7, .cannotConnectToHost), (8, .cannotParseResponse), (16, .networkConnectionLost),
            (18, .networkConnectionLost), (23, .cannotParseResponse), (26, .requestBodyStreamExhausted),
            (27, .dataLengthExceedsMaximum), (28, .timedOut), (35, .secureConnectionFailed),
            (43, .clientCertificateRejected), (52, .networkConnectionLost), (55, .networkConnectionLost),
            (56, .networkConnectionLost), (58, .clientCertificateRejected), (59, .secureConnectionFailed),
            (60, .serverCertificateUntrusted), (61, .cannotDecodeContentData), (63, .cannotParseResponse),
            (65, .requestBodyStreamExhausted), (77, .secureConnectionFailed), (90, .serverCertificateUntrusted),
            (92, .networkConnectionLost), (97, .cannotConnectToHost), (98, .clientCertificateRequired),
            (100, .dataLengthExceedsMaximum), (9_999, .unknown),
        ])
        func aCodeOfLibcurlHasItsErrorCode(code: Int, expected: URLError.Code) {
            expectEqual(CurlFault(code: code).urlErrorCode, expected)
        }

        @Test(arguments: [1, 43]) func afterTheRequestTheseCodesMeanAMalformedResponse(code: Int) {
            expectEqual(CurlFault(code: code, wasSent: true).urlErrorCode, .cannotParseResponse)
        }

        @Test(arguments: [
            (ENETUNREACH, URLError.Code.notConnectedToInternet), (ENETDOWN, .notConnectedToInternet),
            (ETIMEDOUT, .timedOut), (ECONNREFUSED, .cannotConnectToHost), (EHOSTUNREACH, .cannotConnectToHost),
        ])
        func theErrorOfTheSystemDistinguishesFailedConnections(systemError: Int32, expected: URLError.Code) {
            expectEqual(CurlFault(code: 7, systemError: systemError).urlErrorCode, expected)
        }

        @Test(arguments: [ECONNRESET, EPIPE]) func aResetDuringTheHandshakeIsALostConnection(systemError: Int32) {
            expectEqual(CurlFault(code: 35, systemError: systemError).urlErrorCode, .networkConnectionLost)
        }

        @Test(arguments: [
            (9, URLError.Code.serverCertificateNotYetValid), (10, .serverCertificateHasBadDate),
            (18, .serverCertificateUntrusted), (19, .serverCertificateHasUnknownRoot),
            (20, .serverCertificateHasUnknownRoot), (21, .serverCertificateHasUnknownRoot),
            (62, .serverCertificateUntrusted),
        ])
        func theVerificationDistinguishesCertificates(certificateError: Int, expected: URLError.Code) {
            expectEqual(CurlFault(code: 60, certificateError: certificateError).urlErrorCode, expected)
        }

        /// The messages of libcurl 7.88 and 8.9.
        @Test(arguments: [
            ("Illegal or missing hexadecimal sequence in chunked-encoding", URLError.Code.cannotParseResponse),
            ("Malformed encoding found in chunked-encoding", .cannotParseResponse),
            ("chunk hex-length char not a hex digit: 0x7a", .cannotParseResponse),
            (
                "OpenSSL SSL_read: error:0A00045C:SSL routines::tlsv13 alert certificate required, errno 0",
                .clientCertificateRequired
            ),
            (
                "OpenSSL SSL_read: OpenSSL/3.0.19: error:0A000412:SSL routines::sslv3 alert bad certificate, errno 0",
                .clientCertificateRejected
            ),
            (
                "OpenSSL SSL_read: OpenSSL/3.0.19: error:0A000418:SSL routines::tlsv1 alert unknown ca, errno 0",
                .clientCertificateRejected
            ),
            (
                "OpenSSL SSL_read: OpenSSL/3.0.19: error:0A000438:SSL routines::tlsv1 alert internal error, errno 0",
                .networkConnectionLost
            ),
            ("Recv failure: Connection reset by peer", .networkConnectionLost),
        ])
        func theMessageDistinguishesFaultsWhileReading(message: String, expected: URLError.Code) {
            expectEqual(CurlFault(code: 56, message: message).urlErrorCode, expected)
            let reset = CurlFault(code: 56, systemError: ECONNRESET, message: message)
            expectEqual(reset.urlErrorCode, .networkConnectionLost)
        }

        @Test func aProxyThatRefusesATunnelCannotBeConnected() {
            expectEqual(CurlFault(code: 56, proxyStatus: 407).urlErrorCode, .cannotConnectToHost)
            expectEqual(CurlFault(code: 56, proxyStatus: 200).urlErrorCode, .networkConnectionLost)
        }
    }
#endif
