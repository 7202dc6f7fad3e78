import Foundation

typealias Refusal = RequestParser.Refusal

let carriageReturn = UInt8(ascii: "\r")
let lineFeed = UInt8(ascii: "\n")

/// A request line, such as `GET /path?query HTTP/1.1` (RFC 9112, section 3).
struct RequestLine: Sendable {
    let method: String
    let target: String
    let isHTTP10: Bool

    init(_ line: [UInt8]) throws(Refusal) {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            throw Refusal(reason: "The request line does not consist of a method, a target and a version.")
        }

        guard isToken(parts[0]) else { throw Refusal(reason: "The method contains an invalid character.") }
        method = String(decoding: parts[0], as: UTF8.self)

        guard parts[1].allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw Refusal(reason: "The target contains a character that must be percent-encoded.")
        }
        target = String(decoding: parts[1], as: UTF8.self)
        guard target.hasPrefix("/") || target.contains("://") || target == "*" || (method == "CONNECT" && target != "")
        else { throw Refusal(reason: "The target is neither a path nor a URL.") }

        switch String(decoding: parts[2], as: UTF8.self) {
        case "HTTP/1.1": isHTTP10 = false
        case "HTTP/1.0": isHTTP10 = true
        case let version:
            guard version.wholeMatch(of: /HTTP\/[0-9]\.[0-9]/) != nil else {
                throw Refusal(reason: "The request line does not end with an HTTP version.")
            }
            throw Refusal(status: 505, reason: "\(version) is not supported; use HTTP/1.1.")
        }
    }
}

/// Parses a header field, such as `Name: value` (RFC 9112, section 5).
func field(_ line: [UInt8]) throws(Refusal) -> (name: String, value: String) {
    guard line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") else {
        throw Refusal(reason: "A header field continues on a second line, which is not allowed.")
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        throw Refusal(reason: "A header has no colon.")
    }
    guard isToken(line[..<colon]) else {
        throw Refusal(reason: "A header's name contains an invalid character.")
    }
    // Values are read as UTF-8, or as Latin-1 if they are not valid UTF-8.
    let bytes = line[(colon + 1)...]
    let value =
        String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map(Unicode.Scalar.init)))
    return (String(decoding: line[..<colon], as: UTF8.self), value.trimmingCharacters(in: blanks))
}

enum BodyLength: Equatable {
    case fixed(Int)
    case chunked
}

/// Returns the length of the request's body (RFC 9112, section 6.3).
///
/// Throws if the length is invalid or the transfer encoding is not supported. Also throws if `Host` is repeated, or if
/// `Host` is missing in an HTTP/1.1 request.
func bodyLength(of request: LoopbackServer.Request) throws(Refusal) -> BodyLength {
    let hosts = request.headers.values(of: "Host").count
    guard hosts == 1 || (hosts == 0 && request.isHTTP10) else {
        throw Refusal(reason: hosts == 0 ? "The request has no Host header." : "The request has several Host headers.")
    }
    let length = request[header: "Content-Length"]
    guard let encoding = request[header: "Transfer-Encoding"] else {
        guard let length else { return .fixed(0) }
        guard !length.isEmpty, length.utf8.allSatisfy(digits.contains) else {
            throw Refusal(reason: "The Content-Length must be a single number in decimal digits.")
        }
        return .fixed(Int(length) ?? .max)
    }
    guard length == nil else {
        throw Refusal(reason: "The request has both a Content-Length and a Transfer-Encoding.")
    }
    guard !request.isHTTP10 else {
        throw Refusal(reason: "An HTTP/1.0 request must not have a Transfer-Encoding; send a Content-Length.")
    }
    guard encoding.lowercased() == "chunked" else {
        throw Refusal(status: 501, reason: "The only supported Transfer-Encoding is chunked.")
    }
    return .chunked
}

/// Parses the line before a chunk, such as `1F;extension`, and returns the chunk's size (RFC 9112, section 7.1).
func chunkSize(_ line: [UInt8]) throws(Refusal) -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: digits, as: UTF8.self).trimmingCharacters(in: blanks)
    guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy(hexDigits.contains), let size = Int(text, radix: 16)
    else {
        throw Refusal(reason: "A chunk's size is not a hexadecimal number of 1 to 15 digits.")
    }
    return size
}

/// Whether the bytes are a token (RFC 9110, section 5.6.2).
func isToken(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { isTokenCharacter[Int($0)] }
}

/// Whether a byte is a control character other than a tab. In a valid head, such bytes are only in the CR LF of a line
/// end.
func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09) || byte == 0x7F
}

private let blanks = CharacterSet(charactersIn: " \t")
private let digits = Set("0123456789".utf8)
private let hexDigits = Set("0123456789ABCDEFabcdef".utf8)
private let isTokenCharacter: [Bool] = {
    let characters = Set("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    return (0...255).map(characters.contains)
}()
