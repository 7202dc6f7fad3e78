import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Returns the `charset` parameter of the response's `Content-Type` (RFC 9110 §8.3.2), or nil if there is no such
/// parameter.
///
/// `URLResponse.textEncodingName` is not used, because on Linux it finds only the lowercase name `charset`.
public func charset(of response: URLResponse) -> String? { charset(inContentType: contentType(of: response)) }

/// Returns the `charset` parameter of a content type, or nil if there is none.
public func charset(inContentType contentType: String) -> String? { parameter("charset", inContentType: contentType) }

/// Returns the parameter of a content type with a name in lower case, without quotation marks around it. Returns nil if
/// there is none.
public func parameter(_ wanted: String, inContentType contentType: String) -> String? {
    let type = firstContentType(in: contentType)
    for parameter in balancedElements(of: type, separatedBy: UInt8(ascii: ";")).dropFirst() {
        let name = Substring(parameter.utf8.prefix { $0 != UInt8(ascii: "=") })
        guard name.endIndex < parameter.endIndex, lowercasedToken(name.trimmingWhitespace()) == wanted else {
            continue
        }
        let value = unquoted(parameter[name.endIndex...].dropFirst().trimmingWhitespace())
        return value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
    }
    return nil
}

/// Returns the type and the subtype of a `Content-Type` in lower case, such as `text/html`, without the parameters.
/// Ends before the first character that is not in ASCII.
public func mediaType(_ contentType: String) -> String { typeName(firstContentType(in: contentType)) }

/// Returns the first value with a type and a subtype, if a server has sent several.
private func firstContentType(in value: String) -> String {
    firstValue(of: value) { value in
        let parts = typeName(value).utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isTokenByte) }
    }
}

private func typeName(_ contentType: String) -> String {
    let bytes = contentType.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") && $0 < 0x80 }
    return Substring(bytes).trimmingWhitespace().lowercased()
}

/// Whether the content type of the response is `application/problem+json` (RFC 9457).
public func isProblemJSON(_ response: URLResponse) -> Bool {
    mediaType(contentType(of: response)) == "application/problem+json"
}

private func contentType(of response: URLResponse) -> String {
    (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type") ?? ""
}
