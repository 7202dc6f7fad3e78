import Foundation

/// A way in which a server or a framework writes a secret.
package struct SecretSpelling: Sendable, CustomStringConvertible {
    package let name: String
    /// A closure that returns the written form of a secret.
    package let write: @Sendable (String) -> String

    package init(name: String, write: @escaping @Sendable (String) -> String) {
        self.name = name
        self.write = write
    }

    package var description: String { name }

    package static let all: [SecretSpelling] = [
        SecretSpelling(name: "as it is") { $0 },
        SecretSpelling(name: "JSON", write: json),
        SecretSpelling(name: "JSON with escaped slashes") { json($0).replacing("/", with: "\\/") },
        SecretSpelling(name: "JSON, punctuation as \\u00xx") {
            escaped($0, isEscaped: isPunctuation) { hex("\\u00", $0) }
        },
        SecretSpelling(name: "JSON, all as \\u00XX") {
            escaped($0) { hex("\\u00", $0).uppercased().replacing("\\U", with: "\\u") }
        },
        SecretSpelling(name: "percent-encoded", write: { percent($0).uppercased(from: $0) }),
        SecretSpelling(name: "percent-encoded in lower case", write: percent),
        SecretSpelling(name: "percent-encoded, all in lower case") { escaped($0) { hex("%", $0) } },
        SecretSpelling(name: "percent-encoded, some") { escaped($0, isEscaped: { $0 == 0x2B }) { hex("%", $0) } },
        SecretSpelling(name: "percent-encoded, every other byte") { text in
            text.utf8.enumerated().map { $0.isMultiple(of: 2) ? hex("%", $1) : String(Unicode.Scalar($1)) }.joined()
        },
        SecretSpelling(name: "percent-encoded twice") { percent(percent($0)) },
        SecretSpelling(name: "base64") { base64($0) },
        SecretSpelling(name: "base64 without padding") { base64($0).replacing("=", with: "") },
        SecretSpelling(name: "base64url") { base64URL($0) },
        SecretSpelling(name: "base64 in a URL") { percent(base64($0)) },
        SecretSpelling(name: "base64 in JSON") {
            base64($0).replacing("/", with: "\\/").replacing("=", with: "\\u003d")
        },
        SecretSpelling(name: "JSON in JSON") { json(json($0)) },
        SecretSpelling(name: "percent-encoded in JSON") { percent($0).replacing("%", with: "\\u0025") },
    ]

    /// Returns a part of the secret or of its spelling that `text` contains, or nil if there is none. A part has at
    /// most 10 characters.
    package func leak(of secret: String, in text: String) -> String? {
        let bytes = Data(text.utf8)  // much faster to search than a string
        return (parts(of: write(secret)) + parts(of: secret)).first { bytes.range(of: Data($0.utf8)) != nil }
    }
}

/// Returns the parts of 10 characters that begin at each fifth character.
private func parts(of text: String) -> [String] {
    let characters = Array(text)
    return stride(from: 0, through: max(0, characters.count - 10), by: 5).map { String(characters[$0...].prefix(10)) }
}

private func isPunctuation(_ byte: UInt8) -> Bool {
    !Character(Unicode.Scalar(byte)).isLetter && !(48...57).contains(byte)
}

package func escaped(
    _ text: String, isEscaped: (UInt8) -> Bool = { _ in true }, _ escape: (UInt8) -> String
) -> String {
    text.utf8.map { isEscaped($0) ? escape($0) : String(Unicode.Scalar($0)) }.joined()
}

package func hex(_ prefix: String, _ byte: UInt8) -> String {
    prefix + (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

package func percent(_ text: String) -> String { escaped(text, isEscaped: isPunctuation) { hex("%", $0) } }

package func json(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
}

package func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

package func base64URL(_ text: String) -> String {
    base64(text).replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
}

extension String {
    /// Returns the percent-encoded text of `original` with upper-case digits.
    fileprivate func uppercased(from original: String) -> String {
        escaped(original, isEscaped: isPunctuation) { hex("%", $0).uppercased() }
    }
}
