import Foundation

/// What a `URLError` code means, and whether the same request may succeed later.
public struct TransportFault: Hashable, Sendable {
    /// The code.
    public let code: URLError.Code
    /// What happened, as a sentence for a person.
    public let meaning: String
    /// Whether trying the same request again can help.
    public let isRetryable: Bool

    /// The fault for `code`; a code that the table lacks is an unknown one.
    public static func of(_ code: URLError.Code) -> TransportFault {
        table[code]
            ?? TransportFault(
                code: code, meaning: "The network failed (URLError \(code.rawValue)).", isRetryable: false)
    }

    /// Every fault of the table, by code.
    ///
    /// Retried is what can pass: no connection, a lost one, name lookup, a time limit. Never what will be the same next
    /// time: the URL, a certificate, a refusal, a loop of redirects.
    public static let table: [URLError.Code: TransportFault] = Dictionary(
        uniqueKeysWithValues: rows.map { code, isRetryable, meaning in
            (code, TransportFault(code: code, meaning: meaning, isRetryable: isRetryable))
        })

    private static let rows: [(URLError.Code, isRetryable: Bool, meaning: String)] = [
        // The connection.
        (.timedOut, true, "The server took too long to answer."),
        (.cannotFindHost, true, "The server's name could not be found."),
        (.dnsLookupFailed, true, "The server's name could not be looked up."),
        (.cannotConnectToHost, true, "The server could not be reached."),
        (.networkConnectionLost, true, "The connection was lost before the answer was complete."),
        (.notConnectedToInternet, true, "There is no connection to the internet."),
        (.internationalRoamingOff, false, "Roaming is turned off."),
        (.callIsActive, true, "The network cannot be used during a call."),
        (.dataNotAllowed, false, "The mobile network may not be used."),
        (.cannotLoadFromNetwork, false, "Only the cache was asked, and it has no answer."),
        // Linux reports a connection that breaks as one of these two; our transport renames them where it can tell.
        (.unknown, true, "The network failed."),
        (.badServerResponse, true, "The server's answer made no sense."),
        // What came back.
        (
            .cannotParseResponse, false,
            "The server's answer could not be read as HTTP; on Linux one header that is not UTF-8, or has no space after its colon, is enough."
        ),
        (.cannotDecodeRawData, false, "The server's answer could not be decoded."),
        (.cannotDecodeContentData, false, "The server's answer could not be unpacked."),
        (.zeroByteResource, false, "The server's answer was empty."),
        (.resourceUnavailable, false, "What was asked for is not available."),
        (.dataLengthExceedsMaximum, false, "There was more data than is allowed."),
        (.httpTooManyRedirects, false, "The server redirected too often."),
        (.redirectToNonExistentLocation, false, "The server redirected to nowhere."),
        // The request.
        (.badURL, false, "The address is not valid."),
        (.unsupportedURL, false, "Only http and https addresses can be fetched."),
        (.requestBodyStreamExhausted, false, "The request's body could not be sent again."),
        // Trust.
        (.secureConnectionFailed, false, "No secure connection could be made."),
        (.serverCertificateHasBadDate, false, "The server's certificate has expired."),
        (.serverCertificateNotYetValid, false, "The server's certificate is not valid yet."),
        (.serverCertificateUntrusted, false, "The server's certificate is not trusted."),
        (.serverCertificateHasUnknownRoot, false, "The server's certificate is from an unknown authority."),
        (.clientCertificateRejected, false, "The server refused the client certificate."),
        (.clientCertificateRequired, false, "The server asks for a client certificate."),
        (.appTransportSecurityRequiresSecureConnection, false, "This app may only use https addresses."),
        (.userAuthenticationRequired, false, "You need to sign in."),
        (.userCancelledAuthentication, false, "Signing in was cancelled."),
        (.cancelled, false, "The request was cancelled."),
        // Files.
        (.fileDoesNotExist, false, "The file does not exist."),
        (.fileIsDirectory, false, "The file is a folder."),
        (.noPermissionsToReadFile, false, "The file may not be read."),
        (.cannotCreateFile, false, "The file could not be made."),
        (.cannotOpenFile, false, "The file could not be opened."),
        (.cannotCloseFile, false, "The file could not be closed."),
        (.cannotWriteToFile, false, "The file could not be written."),
        (.cannotRemoveFile, false, "The file could not be removed."),
        (.cannotMoveFile, false, "The file could not be moved."),
        (.downloadDecodingFailedMidStream, false, "The download could not be decoded."),
        (.downloadDecodingFailedToComplete, false, "The download could not be decoded to its end."),
        (.backgroundSessionInUseByAnotherProcess, false, "The background session is in use by another process."),
        (.backgroundSessionWasDisconnected, true, "The background session was interrupted."),
        (.backgroundSessionRequiresSharedContainer, false, "The background session needs a shared container."),
    ]
}
