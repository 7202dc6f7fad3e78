import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the body of a response as text, or nil if it is not text. As in `textFetcher`, the text is read as UTF-8 if
/// the name of its character encoding is missing or unknown.
public func bodyText(_ body: Data, of response: URLResponse) -> String? {
    let name = charset(of: response) ?? "utf-8"
    return try? textMapper(charset: stringEncodings(forCharset: name) == nil ? "utf-8" : name)(body)
}
