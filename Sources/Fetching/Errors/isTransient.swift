/// Whether a request may succeed if it is sent again later, after a response with this status.
///
/// The layers that retry and ``AppError/isRetryable`` use this table. For errors without a response, they use
/// ``transportFault(_:)``.
package func isTransient(status: Int, hasRetryAfter: Bool, hasIdempotencyKey: Bool = false) -> Bool {
    switch status {
    // The server did not receive the complete request in time, for example because of a slow network (RFC 9110
    // §15.5.9).
    case 408: true
    // With an `Idempotency-Key`, 409 means that the first request with this key is still in progress
    // (draft-ietf-httpapi-idempotency-key-header §2.6).
    case 409: hasIdempotencyKey
    // The content is too large. With `Retry-After`, the condition is temporary, such as a full disk (§15.5.14).
    case 413: hasRetryAfter
    // Too many requests in a given time (RFC 6585 §4). After a while, requests are allowed again.
    case 429: true
    // The server failed. Many failures are temporary, such as a lost connection to a database (RFC 9110 §15.6.1).
    case 500: true
    // A gateway received an invalid response. This often happens while the server restarts (§15.6.3).
    case 502: true
    // The server is overloaded or being maintained (§15.6.4).
    case 503: true
    // A gateway did not receive a response in time (§15.6.5).
    case 504: true
    // With any other status from 400, a repeated request fails again. For example, the server does not support the
    // method (501, §15.6.2) or the version of HTTP (505, §15.6.6), or the network requires a login (511, RFC 6585 §6).
    default: false
    }
}
