import Foundation

/// The `URLError` code for a fault that Foundation on Linux gives the one code -1, told apart by libcurl's sentence.
///
/// - Parameters:
///   - sentence: What libcurl says, such as `transfer closed with 7 bytes remaining to read`.
///   - hasResponse: Whether the answer's head had arrived.
/// - Returns: The code that Apple's platforms have for it; `.unknown` where the sentence is a new one and nothing had
///   arrived.
func libcurlErrorCode(_ sentence: String, hasResponse: Bool) -> URLError.Code {
    let row = sentences.first { row in sentence.localizedCaseInsensitiveContains(row.part) }
    return row?.code ?? (hasResponse ? .networkConnectionLost : .unknown)
}

/// The first that fits decides: a connection may break in the middle of what a later row names.
private let sentences: [(part: String, code: URLError.Code)] = [
    ("reset by peer", .networkConnectionLost),
    ("broken pipe", .networkConnectionLost),
    ("transfer closed", .networkConnectionLost),
    ("connection closed", .networkConnectionLost),
    ("unexpected eof", .networkConnectionLost),
    ("empty reply", .networkConnectionLost),
    // A kept connection that was closed before its next request, several times in a row.
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
