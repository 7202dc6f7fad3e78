/// The header fields that a redirect to another origin keeps, by name in lower case. They describe the request or the
/// program, and don't identify the user. All other fields are removed, because any of them can contain a credential.
///
/// `Referer` and `Origin` are not in the list, because they name a page of the first origin.
let headersForAnyOrigin: Set<String> = [
    // The preferred forms of the response.
    "accept", "accept-charset", "accept-encoding", "accept-language", "prefer", "priority",
    // Caching. Some values, such as that of `If-None-Match`, come from an earlier response to the same request.
    "cache-control", "pragma", "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since",
    // The requested part of a resource, for example when a download is resumed.
    "range",
    // The ID of the last event that was received. It shows the server where to continue the event stream.
    "last-event-id",
    // The format of a body that is sent again. Without these fields, the body would be read incorrectly.
    "content-encoding", "content-language", "content-type",
    // The program, and the user's preferences for all servers.
    "user-agent", "dnt", "sec-gpc",
]

/// Whether a header field may be sent to an origin other than that of the first request of a call.
func isForAnyOrigin(_ name: String, _ secrets: SecretNames = .current) -> Bool {
    headersForAnyOrigin.contains(name.lowercased()) && !secrets.contains(name)
}
