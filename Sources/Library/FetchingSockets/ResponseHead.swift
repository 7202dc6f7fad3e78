internal import HTTPSyntax

/// The head of the response to a handshake.
struct ResponseHead: Equatable, Sendable {
    /// A header field. Repeated fields are not joined.
    struct Field: Equatable, Sendable {
        let name: String
        var value: String
    }

    /// How the length of the response's body is determined (RFC 9112 §6.3).
    enum Body: Equatable, Sendable {
        case none
        case length(Int64)
        case chunked
        case untilEnd
    }

    let status: Int
    let reason: String
    /// The minor version of HTTP/1: 0 or 1.
    let minorVersion: Int
    var fields: [Field] = []

    /// Returns the values of all fields with a name, which is in lower case.
    func values(_ name: String) -> [String] { fields.filter { lowercasedToken($0.name) == name }.map(\.value) }

    /// Returns the elements of all fields with a name. Their value is a list (RFC 9110 §5.6.1).
    func elements(_ name: String) -> [String] { values(name).flatMap { listElements($0).map { String($0) } } }

    /// Returns how the length of the body is determined. Throws if several lengths differ or are not numbers.
    func body() throws -> Body {
        if status < 200 || status == 204 || status == 304 { return .none }
        let codings = elements("transfer-encoding").map { lowercasedToken($0) }
        // `Transfer-Encoding` takes precedence over a length. HTTP/1.0 has no chunks (RFC 9112 §6.1 and §6.3).
        if !codings.isEmpty { return codings == ["chunked"] && minorVersion > 0 ? .chunked : .untilEnd }
        let lengths = elements("content-length")
        guard let first = lengths.first else { return .untilEnd }
        for length in lengths where !length.utf8.elementsEqual(first.utf8) {
            throw SocketError.invalidHandshake(contradictionText(("Content-Length", [shown(first), shown(length)])))
        }
        guard first.utf8.allSatisfy(\.isASCIIDigit), let length = Int64(first) else {
            throw SocketError.invalidHandshake("the length of the response's body is not a number: “\(shown(first))”")
        }
        return .length(length)
    }

    /// Checks a response with the status 101 (RFC 6455 §4.1), and returns the subprotocol that the server has chosen.
    func checkedUpgrade(for request: HandshakeRequest) throws -> String? {
        guard minorVersion > 0 else { throw fault("has the status 101, which HTTP/1.0 does not have") }
        let upgrade = elements("upgrade")
        guard upgrade.map({ lowercasedToken($0) }) == ["websocket"] else {
            throw fault("must have the field Upgrade with the value “websocket”, but \(found(upgrade))")
        }
        let connection = elements("connection")
        guard connection.contains(where: { lowercasedToken($0) == "upgrade" }) else {
            throw fault("must have the field Connection with the value “Upgrade”, but \(found(connection))")
        }
        let accept = values("sec-websocket-accept")
        guard accept.count == 1, accept[0].utf8.elementsEqual(request.acceptValue.utf8) else {
            throw fault(
                "must have the field Sec-WebSocket-Accept with the value “\(request.acceptValue)”, but \(found(accept))"
            )
        }
        let extensions = values("sec-websocket-extensions")
        guard extensions.isEmpty else {
            throw fault("uses an extension, although the request offers none: \(found(extensions))")
        }
        return try subprotocol(offered: request.subprotocols)
    }

    /// Returns the subprotocol that the server has chosen. Throws if it was not offered.
    func subprotocol(offered: [String]) throws -> String? {
        let chosen = values("sec-websocket-protocol")
        guard let name = chosen.first else { return nil }
        guard chosen.count == 1, isToken(name), offered.contains(name) else {
            // The offered names are not shown, because some APIs use one of them as a credential.
            throw fault("must choose one of the \(offered.count) offered subprotocols, but \(found(chosen))")
        }
        return name
    }
}

/// Returns an error about a response with the status 101.
private func fault(_ text: String) -> SocketError {
    .invalidHandshake("the response to the handshake \(text) (RFC 6455 §4.1)")
}

/// Returns the start of a value from the server, for an error.
private func shown(_ value: String) -> String { oneLine(value, limit: 100) }

/// Returns the values of a field as a part of a sentence.
private func found(_ values: [String]) -> String {
    values.isEmpty
        ? "the field is missing" : "found \(values.map { "“\(shown($0))”" }.joined(separator: " and "))"
}
