import Foundation

/// Returns the `URLError` code for libcurl's error message. On Linux, Foundation reports most errors with the code -1.
///
/// - Parameters:
///   - sentence: The message, such as `transfer closed with 7 bytes remaining to read`.
///   - hasResponse: Whether the head of the response had arrived.
/// - Returns: The code that Apple platforms report. For an unknown message, `.networkConnectionLost` if the head had
///   arrived, and otherwise `.unknown`.
func libcurlErrorCode(_ sentence: String, hasResponse: Bool) -> URLError.Code {
    let row = sentences.first { row in sentence.localizedCaseInsensitiveContains(row.part) }
    return row?.code ?? (hasResponse ? .networkConnectionLost : .unknown)
}

/// Parts of libcurl's messages, with their codes. The first row that matches is used. The rows for broken connections
/// are first, because such a message may also contain the words of a later row.
private let sentences: [(part: String, code: URLError.Code)] = [
    ("reset by peer", .networkConnectionLost),
    ("broken pipe", .networkConnectionLost),
    ("transfer closed", .networkConnectionLost),
    ("connection closed", .networkConnectionLost),
    ("unexpected eof", .networkConnectionLost),
    ("empty reply", .networkConnectionLost),
    // libcurl reports this if several reused connections in succession were closed before the next request.
    ("connection died", .networkConnectionLost),
    ("closed cleanly", .networkConnectionLost),
    ("rewind", .requestBodyStreamExhausted),

    ("certificate has expired", .serverCertificateHasBadDate),
    ("certificate is not yet valid", .serverCertificateNotYetValid),
    ("unable to get local issuer certificate", .serverCertificateHasUnknownRoot),
    ("self-signed certificate in certificate chain", .serverCertificateHasUnknownRoot),
    ("certificate required", .clientCertificateRequired),
    ("certificate problem", .serverCertificateUntrusted),
    ("no alternative certificate subject name", .serverCertificateUntrusted),
    ("ssl", .secureConnectionFailed),
    ("tls", .secureConnectionFailed),

    ("content encoding", .cannotDecodeContentData),
    ("content-encoding", .cannotDecodeContentData),
    ("content unencoding", .cannotDecodeContentData),

    ("header", .cannotParseResponse),
    ("chunk", .cannotParseResponse),
    ("content-length", .cannotParseResponse),
    ("weird server reply", .cannotParseResponse),
    ("http version", .cannotParseResponse),
    ("status line", .cannotParseResponse),
]
