import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

/// Tests with error sentences that libcurl 7.88 printed, and with sentences from the source code of libcurl 8.
@Suite struct LibcurlErrorCodeTests {
    @Test(arguments: [
        ("transfer closed with 7 bytes remaining to read", URLError.Code.networkConnectionLost),
        ("Recv failure: Connection reset by peer", .networkConnectionLost),
        ("OpenSSL SSL_read: Connection reset by peer, errno 104", .networkConnectionLost),
        (
            "OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0",
            .networkConnectionLost
        ),
        ("Connection died, tried 5 times before giving up", .networkConnectionLost),
        ("HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)", .networkConnectionLost),
        ("necessary data rewind wasn't possible", .requestBodyStreamExhausted),
        ("SSL certificate problem: self-signed certificate", .serverCertificateUntrusted),
        ("SSL certificate problem: certificate has expired", .serverCertificateHasBadDate),
        ("SSL certificate problem: certificate is not yet valid", .serverCertificateNotYetValid),
        ("SSL certificate problem: unable to get local issuer certificate", .serverCertificateHasUnknownRoot),
        (
            "SSL: no alternative certificate subject name matches target host name 'localhost'",
            .serverCertificateUntrusted
        ),
        ("OpenSSL/3.0.17: error:0A00010B:SSL routines::wrong version number", .secureConnectionFailed),
        ("Failed writing header", .cannotParseResponse),
        ("Invalid Content-Length: value", .cannotParseResponse),
        ("Illegal or missing hexadecimal sequence in chunked-encoding", .cannotParseResponse),
        (
            "Unrecognized content encoding type. libcurl understands deflate, gzip, br, zstd content encodings.",
            .cannotDecodeContentData
        ),
        ("Error while processing content unencoding: incorrect header check", .cannotDecodeContentData),
    ])
    func aSentenceOfLibcurlHasItsErrorCode(sentence: String, code: URLError.Code) {
        expectEqual(libcurlErrorCode(sentence, hasResponse: false), code)
    }

    @Test func anUnknownSentenceAfterTheResponseHeadIsALostConnection() {
        expectEqual(libcurlErrorCode("something new", hasResponse: true), .networkConnectionLost)
        expectEqual(libcurlErrorCode("something new", hasResponse: false), .unknown)
    }
}
