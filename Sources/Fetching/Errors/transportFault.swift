import Foundation

/// The meaning of a `URLError` code: whether the same request may succeed later, and a sentence for the user.
typealias TransportFault = (isRetryable: Bool, meaning: String)

/// Returns the fault for `code`. A code that is not in the table is not retryable.
func transportFault(_ code: URLError.Code) -> TransportFault {
    transportFaults[code] ?? (false, "The network failed (URLError \(code.rawValue)).")
}

/// The faults by code.
///
/// Transient faults are retryable, such as a lost connection, a failed name lookup or a time limit. Permanent faults
/// are not retryable, such as an invalid URL, an untrusted certificate, a missing permission or a redirect loop.
let transportFaults: [URLError.Code: TransportFault] = [
    // The connection.
    .timedOut: (true, "The server took too long to respond."),
    .cannotFindHost: (true, "The server's name could not be found."),
    .dnsLookupFailed: (true, "The server's name could not be looked up."),
    .cannotConnectToHost: (true, "The server could not be reached."),
    .networkConnectionLost: (true, "The connection was lost before the response was complete."),
    .notConnectedToInternet: (true, "There is no connection to the internet."),
    .internationalRoamingOff: (false, "The mobile network cannot be used, because roaming is turned off."),
    .callIsActive: (true, "The network cannot be used during a phone call."),
    .dataNotAllowed: (false, "The app may not use the mobile network."),
    .cannotLoadFromNetwork: (false, "The cache has no response, and the network may not be used."),
    // On Linux, Foundation reports a broken connection with one of these two codes. If the transport knows the cause,
    // it uses a more specific code instead.
    .unknown: (true, "The network failed."),
    .badServerResponse: (true, "The server's response is not valid."),
    // The response.
    .cannotParseResponse: (false, "The server's response could not be read as HTTP."),
    .cannotDecodeRawData: (false, "The server's response could not be decoded."),
    .cannotDecodeContentData: (false, "The server's response could not be decompressed."),
    .zeroByteResource: (false, "The server's response is empty."),
    .resourceUnavailable: (false, "The resource is not available."),
    .dataLengthExceedsMaximum: (false, "The response is longer than allowed."),
    .httpTooManyRedirects: (false, "The server redirected too often."),
    .redirectToNonExistentLocation: (false, "The server redirected to a URL that is not valid."),
    // The request.
    .badURL: (false, "The URL is not valid."),
    .unsupportedURL: (false, "Only http and https URLs can be fetched."),
    .requestBodyStreamExhausted: (false, "The request's body could not be sent."),
    // Trust.
    .secureConnectionFailed: (false, "A secure connection could not be established."),
    .serverCertificateHasBadDate: (false, "The server's certificate has expired or is not valid yet."),
    .serverCertificateNotYetValid: (false, "The server's certificate is not valid yet."),
    .serverCertificateUntrusted: (false, "The server's certificate is not trusted."),
    .serverCertificateHasUnknownRoot: (false, "The server's certificate is from an unknown authority."),
    .clientCertificateRejected: (false, "The client certificate is missing, not valid, or not accepted by the server."),
    .clientCertificateRequired: (false, "The server requires a client certificate."),
    .appTransportSecurityRequiresSecureConnection: (false, "This app may use only https URLs."),
    .userAuthenticationRequired: (false, "You need to sign in."),
    .userCancelledAuthentication: (false, "Signing in was cancelled."),
    .cancelled: (false, "The request was cancelled."),
    // Files.
    .fileDoesNotExist: (false, "The file does not exist."),
    .fileIsDirectory: (false, "The file is a folder."),
    .noPermissionsToReadFile: (false, "The app may not read the file."),
    .cannotCreateFile: (false, "The file could not be created."),
    .cannotOpenFile: (false, "The file could not be opened."),
    .cannotCloseFile: (false, "The file could not be closed."),
    .cannotWriteToFile: (false, "The file could not be written."),
    .cannotRemoveFile: (false, "The file could not be removed."),
    .cannotMoveFile: (false, "The file could not be moved."),
    .downloadDecodingFailedMidStream: (false, "The download could not be decoded."),
    .downloadDecodingFailedToComplete: (false, "The end of the download could not be decoded."),
    .backgroundSessionInUseByAnotherProcess: (false, "The background session is in use by another process."),
    .backgroundSessionWasDisconnected: (true, "The background session was interrupted."),
    .backgroundSessionRequiresSharedContainer: (false, "The background session needs a shared container."),
]
