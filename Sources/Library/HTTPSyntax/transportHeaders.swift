/// The header fields that only the transport may set, by name in lower case, with the reason.
///
/// A caller may set `Host`, to reach a virtual host; a redirect to another origin removes it. A caller may also set
/// `Expect`. That field delays the body, but does not change where the body ends.
public let transportHeaders = [
    // If the body were longer than the field states, a server would read the rest as a second request (RFC 9112
    // §11.2). With libcurl, a caller may set the length of a stream, because the transport then checks the length.
    "content-length": "the transport sets it to the length of the body",
    "transfer-encoding": "the transport decides how the body is sent",
    // This package neither sends nor reads trailer fields.
    "trailer": "trailer fields cannot be sent",
    "te": "trailer fields cannot be received",
    // These fields apply to one connection. With `Connection`, a caller could make a proxy remove any other field,
    // because a proxy removes each field that `Connection` names (RFC 9110 §7.6.1).
    "connection": "connections are managed by the transport",
    "keep-alive": "connections are managed by the transport",
    "proxy-connection": "connections are managed by the transport",
    // With this field, the server could change to a protocol that the transport does not know (RFC 9110 §7.8).
    "upgrade": "the transport cannot change to another protocol",
]
