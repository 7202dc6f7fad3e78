import Foundation

/// The meaning of a failure for retries, circuit breakers, event streams and caches. The guide to errors has the table.
///
/// The layers of this library use the same table. A layer of an app can use it too:
///
/// ```swift
/// let reporting = intercepting("reporting") { request, next in
///     let (body, response) = try await next(request)
///     if let response = response as? HTTPURLResponse, FailureTraits(status: response.statusCode).isServerFault {
///         report(request)
///     }
///     return (body, response)
/// }
/// ```
public struct FailureTraits: Hashable, Sendable {
    /// Whether the same request may succeed later. The request method is not considered.
    public private(set) var isRetryable = false
    /// Whether the server usually caused the failure, not the request or this device. A circuit breaker counts it.
    public private(set) var isServerFault = false
    /// Whether the server is overloaded. If so, layers wait as long as its response asks.
    public private(set) var isOverload = false
    /// Whether the client of an event stream connects again.
    public private(set) var allowsReconnecting = false
    /// Whether a stored response that is stale may be used instead (RFC 5861 §4).
    public private(set) var allowsStaleResponse = false

    /// Creates the traits of a response.
    ///
    /// - Parameters:
    ///   - status: The status of the response. A successful status has no traits.
    ///   - hasRetryAfter: Whether the response has the header field `Retry-After`. It is only read for status 413.
    public init(status: Int, hasRetryAfter: @autoclosure () -> Bool = false) {
        switch status {
        // A redirect that was not followed. The server may send another one later.
        case 300...399: allowsReconnecting = true
        // The server did not receive the complete request in time, for example because of a slow network (RFC 9110
        // §15.5.9).
        case 408: (isRetryable, allowsReconnecting) = (true, true)
        // The content is too large. With `Retry-After`, the condition is temporary, such as a full disk (§15.5.14).
        case 413: (isRetryable, allowsReconnecting) = hasRetryAfter() ? (true, true) : (false, false)
        // Too early: the server does not want to risk that the request is a replay (RFC 8470 §5.2).
        case 425: allowsReconnecting = true
        // Too many requests in a given time (RFC 6585 §4). After a while, requests are allowed again.
        case 429: (isRetryable, isOverload, allowsReconnecting) = (true, true, true)
        // The server failed (500), or a gateway received no valid response in time (502, 504). Many failures are
        // temporary, such as a lost connection to a database or a restart (RFC 9110 §15.6). With 503, the server is
        // overloaded or being maintained (§15.6.4).
        case 500, 502, 503, 504:
            (isRetryable, isServerFault, allowsReconnecting, allowsStaleResponse) = (true, true, true, true)
            isOverload = status == 503
        // A repeated request fails again. For example, the server does not support the method (501, §15.6.2) or the
        // version of HTTP (505, §15.6.6), or the network requires a login (511, RFC 6585 §6).
        case 500...: (isServerFault, allowsReconnecting) = (true, true)
        default: break
        }
    }

    /// Creates the traits of an error about which nothing is known.
    init() {}

    /// Returns the traits of a request that a layer did not send. It is not a fault of the server.
    ///
    /// - Parameter isRetryable: False for the layers, because an outer layer must not repeat the request at once. True
    ///   for the user, who can repeat it later.
    static func refusedRequest(isRetryable: Bool) -> FailureTraits {
        var traits = FailureTraits()
        (traits.isRetryable, traits.allowsReconnecting, traits.allowsStaleResponse) = (isRetryable, true, true)
        return traits
    }

    /// Creates the traits of an error with a code.
    init(_ code: URLError.Code) {
        let fault = transportFault(code)
        (isRetryable, isServerFault) = (fault.isRetryable, fault.isServerFault)
        allowsReconnecting = isRetryable || code == .httpTooManyRedirects
        allowsStaleResponse = isRetryable
    }
}

/// The meaning of a `URLError` code: two of its traits, and a sentence for the user.
typealias TransportFault = (isRetryable: Bool, isServerFault: Bool, meaning: String)

/// Returns the fault for `code`. A code that is not in the table is not retryable.
func transportFault(_ code: URLError.Code) -> TransportFault {
    transportFaults[code] ?? (false, false, "The network failed (URLError \(code.rawValue)).")
}

/// The faults by code: whether the same request may succeed later, whether the server usually caused the failure, and a
/// sentence for the user.
///
/// Transient faults are retryable, such as a lost connection, a failed name lookup or a time limit. Permanent faults
/// are not retryable, such as an invalid URL, an untrusted certificate, a missing permission or a redirect loop.
let transportFaults: [URLError.Code: TransportFault] = [
    // The connection.
    .timedOut: (true, true, "The server took too long to respond."),
    .cannotFindHost: (true, true, "The server's name could not be found."),
    .dnsLookupFailed: (true, true, "The server's name could not be looked up."),
    .cannotConnectToHost: (true, true, "The server could not be reached."),
    .networkConnectionLost: (true, true, "The connection was lost before the response was complete."),
    .notConnectedToInternet: (true, false, "There is no connection to the internet."),
    .internationalRoamingOff: (false, false, "The mobile network cannot be used, because roaming is turned off."),
    .callIsActive: (true, false, "The network cannot be used during a phone call."),
    .dataNotAllowed: (false, false, "The app may not use the mobile network."),
    .cannotLoadFromNetwork: (false, false, "The cache has no response, and the network may not be used."),
    // On Linux, Foundation reports a broken connection with one of these two codes. If the transport knows the cause,
    // it uses a more specific code instead.
    .unknown: (true, true, "The network failed."),
    .badServerResponse: (true, true, "The server's response is not valid."),
    // The response.
    .cannotParseResponse: (false, true, "The server's response could not be read as HTTP."),
    .cannotDecodeRawData: (false, false, "The server's response could not be decoded."),
    .cannotDecodeContentData: (false, false, "The server's response could not be decompressed."),
    .zeroByteResource: (false, false, "The server's response is empty."),
    .resourceUnavailable: (false, false, "The resource is not available."),
    .dataLengthExceedsMaximum: (false, false, "The response is longer than allowed."),
    .httpTooManyRedirects: (false, false, "The server redirected too often."),
    .redirectToNonExistentLocation: (false, false, "The server redirected to a URL that is not valid."),
    // The request.
    .badURL: (false, false, "The URL is not valid."),
    .unsupportedURL: (false, false, "Only http and https URLs can be fetched."),
    .requestBodyStreamExhausted: (false, false, "The request's body could not be sent."),
    // Trust.
    .secureConnectionFailed: (false, true, "A secure connection could not be established."),
    .serverCertificateHasBadDate: (false, false, "The server's certificate has expired or is not valid yet."),
    .serverCertificateNotYetValid: (false, false, "The server's certificate is not valid yet."),
    .serverCertificateUntrusted: (false, false, "The server's certificate is not trusted."),
    .serverCertificateHasUnknownRoot: (false, false, "The server's certificate is from an unknown authority."),
    .clientCertificateRejected:
        (false, false, "The client certificate is missing, not valid, or not accepted by the server."),
    .clientCertificateRequired: (false, false, "The server requires a client certificate."),
    .appTransportSecurityRequiresSecureConnection: (false, false, "This app may use only https URLs."),
    .userAuthenticationRequired: (false, false, "You need to sign in."),
    .userCancelledAuthentication: (false, false, "Signing in was cancelled."),
    .cancelled: (false, false, "The request was cancelled."),
    // Files.
    .fileDoesNotExist: (false, false, "The file does not exist."),
    .fileIsDirectory: (false, false, "The file is a folder."),
    .noPermissionsToReadFile: (false, false, "The app may not read the file."),
    .cannotCreateFile: (false, false, "The file could not be created."),
    .cannotOpenFile: (false, false, "The file could not be opened."),
    .cannotCloseFile: (false, false, "The file could not be closed."),
    .cannotWriteToFile: (false, false, "The file could not be written."),
    .cannotRemoveFile: (false, false, "The file could not be removed."),
    .cannotMoveFile: (false, false, "The file could not be moved."),
    .downloadDecodingFailedMidStream: (false, false, "The download could not be decoded."),
    .downloadDecodingFailedToComplete: (false, false, "The end of the download could not be decoded."),
    .backgroundSessionInUseByAnotherProcess: (false, false, "The background session is in use by another process."),
    .backgroundSessionWasDisconnected: (true, false, "The background session was interrupted."),
    .backgroundSessionRequiresSharedContainer: (false, false, "The background session needs a shared container."),
]
