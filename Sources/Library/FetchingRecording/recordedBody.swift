import Fetching
internal import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The reason why a HAR file does not have the body of a response, and the remedy.
struct MissingBody: Error {
    let reason: String
}

/// Whether the response had a body, even if the file does not have its text.
func hasBody(_ content: JSONTree) -> Bool {
    let text = content["text"]?.text
    if text?.isEmpty == false || content["_file"] != nil { return true }
    // mitmproxy writes the size of the compressed body as `size`, and the difference as `compression`.
    let compression = text == nil ? 0 : content["compression"]?.number ?? 0
    return (content["size"]?.number ?? 0) + compression > 0
}

/// Returns the body of a response in a HAR file. Throws if the file does not have the complete body.
///
/// - Parameters:
///   - content: The object `content` of the response.
///   - mayBeMissing: Whether a body that is missing counts as empty.
func recordedBody(
    _ content: JSONTree?, _ headers: [String: String], mayBeMissing: Bool
) throws(MissingBody) -> Data {
    let length = headers.value(ofHeader: "Content-Length").flatMap { Double($0) }
    // The size is -1 if the program does not know it.
    let size = content?["size"]?.number.flatMap { $0 < 0 ? nil : $0 } ?? length
    guard let content, let text = content["text"]?.text, !text.isEmpty else {
        let isEmpty = content?["text"]?.text == nil ? size == 0 : content.map(hasBody) == false
        if isEmpty || mayBeMissing { return Data() }
        if let file = content?["_file"]?.text {
            throw MissingBody(
                reason:
                    "whose body is in another file, “\(file)”; save it with its body, in Playwright with `content: \"embed\"`"
            )
        }
        throw MissingBody(
            reason: "without its body; record it again, or in a browser use “Save all as HAR with content”")
    }
    let encoding = (content["encoding"]?.text ?? "").trimmingCharacters(in: .whitespaces).lowercased()
    switch encoding {
    case "", "utf-8", "utf8":
        let size = content["size"]?.number.flatMap { Int(exactly: $0) }
        return bytes(of: text, headers.value(ofHeader: "Content-Type") ?? "", size: size)
    case "base64":
        guard let data = decodedBase64(text, size: size) else {
            throw MissingBody(reason: "whose body is damaged, because it is not valid base64; record it again")
        }
        // The size of a compressed body says nothing about the decoded one.
        if let size, Double(data.count) < size, headers.value(ofHeader: "Content-Encoding") == nil {
            throw MissingBody(
                reason:
                    "whose body was cut, because it has \(data.count) of \(Int64(exactly: size.rounded()) ?? .max) bytes; record it again"
            )
        }
        return data
    default:
        throw MissingBody(
            reason: "whose body has the unknown encoding \(encoding.debugDescription); save it as text or in base64")
    }
}

/// Returns the body of a request in a HAR file: its text, or the fields of a form. Nil if the file does not have it.
func recordedBody(ofRequest postData: JSONTree) -> Data? {
    if let text = postData["text"]?.text, !text.isEmpty || postData["params"]?.elements.isEmpty != false {
        let encoding = postData["_encoding"]?.text ?? postData["encoding"]?.text ?? ""
        return encoding.lowercased() == "base64" ? decodedBase64(text, size: nil) : Data(text.utf8)
    }
    guard let parameters = postData["params"]?.elements else { return nil }
    let items = parameters.compactMap { item -> String? in
        guard let name = item["name"]?.text else { return nil }
        return "\(percentEncoded(name))=\(percentEncoded(item["value"]?.text ?? ""))"
    }
    return Data(items.joined(separator: "&").utf8)
}

/// Returns the bytes of a text in base64, which can have line breaks. Returns nil if it has other characters or is not
/// complete. The padding can be missing if the number of bytes is `size`.
private func decodedBase64(_ text: String, size: Double?) -> Data? {
    let padding = UInt8(ascii: "=")
    var characters = Data(text.utf8.filter { !$0.isJSONSpace })
    let isComplete = characters.count % 4 == 0
    // Foundation also accepts padding within the text.
    guard characters.drop(while: { $0 != padding }).allSatisfy({ $0 == padding }) else { return nil }
    if !isComplete { characters += Data(repeating: padding, count: 4 - characters.count % 4) }
    guard let data = Data(base64Encoded: characters) else { return nil }
    return isComplete || Double(data.count) == size ? data : nil
}

/// Returns the bytes of a body from its text in a HAR file. The content type names the character set; the default is
/// UTF-8. If it names none, and a body of a type such as `text/html` has another length than `size` in UTF-8, two
/// others are tried, as by browsers: the character set that the page names, and windows-1252.
func bytes(of text: String, _ contentType: String, size: Int?) -> Data {
    let utf8 = Data(text.utf8)
    if let named = charset(inContentType: contentType).flatMap(stringEncodings) {
        return named.lazy.compactMap { text.data(using: $0) }.first ?? utf8
    }
    if size == nil || size == utf8.count || !mediaType(contentType).hasPrefix("text/") { return utf8 }
    let others = (encodings(inPage: text.prefix(1024)) ?? []) + [.windowsCP1252]
    return others.lazy.compactMap { text.data(using: $0) }.first { $0.count == size } ?? utf8
}

/// Returns the encodings for the first `charset` in a page. Returns nil if there is no `charset`, or if its name is
/// unknown.
private func encodings(inPage text: Substring) -> [String.Encoding]? {
    guard let position = text.range(of: "charset=", options: .caseInsensitive)?.upperBound else { return nil }
    let name = text[position...].drop { "\"'".contains($0) }.prefix {
        $0.isLetter || $0.isNumber || "-_:.".contains($0)
    }
    return stringEncodings(forCharset: String(name))
}
