import Fetching
import FetchingJSON

/// Reads a call of the browsers' function `fetch`, as “Copy as fetch” writes it. Returns nil if the text is not such a
/// call.
///
/// - Throws: ``CurlCommandError`` if the call has values that only a browser can compute.
func fetchCall(_ text: String) throws -> CurlCommandOptions? {
    var reader = ScriptReader(text)
    _ = reader.skip("await ")
    guard reader.skip("fetch(") else { return nil }
    guard case .string(let url) = try reader.value() else { throw CurlCommandError.notLiteral }
    var fields: [JSONTree.Field] = []
    if reader.skip(",") {
        guard case .object(let options) = try reader.value() else { throw CurlCommandError.notLiteral }
        fields = options
    }
    guard reader.skip(")") else { throw CurlCommandError.notLiteral }
    _ = reader.skip(";")
    guard reader.isAtEnd else { throw CurlCommandError("The text continues after fetch(…); keep only this call.") }

    var options = try CurlCommandOptions([])
    options.url = url
    // Brackets and braces in the URL have no special meaning.
    options.isGlobOff = true
    // As with `--compressed`, a copied `Accept-Encoding` is left out. The transport sets its own field.
    options.isCompressed = true
    for field in fields {
        switch (field.name, field.value) {
        case ("method", .string(let method)): options.method = method
        case ("headers", .object(let headers)):
            for header in headers {
                guard case .string(let value) = header.value else { throw CurlCommandError.notLiteral }
                options.headers.append(value.isEmpty ? "\(header.name);" : "\(header.name): \(value)")
            }
        case ("referrer", .string(let referrer)) where referrer.utf8.contains(UInt8(ascii: ":")):
            options.headers.append("Referer: \(referrer)")
        case ("body", .string(let body)): options.data = [Array(body.utf8)]
        case ("method", _), ("headers", _): throw CurlCommandError.notLiteral
        case ("body", .null): break
        case ("body", _): throw CurlCommandError("The body of fetch(…) must be a string.")
        // The other options concern only a browser.
        default: break
        }
    }
    func hasHeader(_ name: String) -> Bool { options.headers.contains { $0.lowercased().hasPrefix(name + ":") } }
    if !options.data.isEmpty, !hasHeader("content-type") {
        options.headers.append("Content-Type: text/plain;charset=UTF-8")
    }
    if fields.contains(JSONTree.Field(name: "credentials", value: .string("include"))), !hasHeader("cookie") {
        options.notes.append("The cookies of the browser are not in the text; “Copy as cURL (bash)” copies them too.")
    }
    return options
}

extension CurlCommandError {
    fileprivate static let notLiteral = CurlCommandError(
        "Only fetch(\"URL\", {…}) with strings, numbers and objects can be read; replace variables and function calls "
            + "with their values, and copy the complete call.")
}

/// Reads values that are written in JavaScript: JSON, but also strings in single quotes or backticks, names without
/// quotes, and a comma at the end of an object or an array.
private struct ScriptReader {
    private var scalars: Substring.UnicodeScalarView

    init(_ text: String) { scalars = text[...].unicodeScalars }

    var isAtEnd: Bool { scalars.allSatisfy(\.properties.isWhitespace) }

    /// Skips white space, and then `text`. Returns false if `text` does not follow the white space.
    mutating func skip(_ text: String) -> Bool {
        scalars = scalars.drop(while: \.properties.isWhitespace)
        guard scalars.starts(with: text.unicodeScalars) else { return false }
        scalars = scalars.dropFirst(text.unicodeScalars.count)
        return true
    }

    mutating func value(depth: Int = 0) throws -> JSONTree {
        guard depth < 32 else { throw CurlCommandError.notLiteral }
        if skip("{") { return .object(try list("}") { try $0.field(depth: depth + 1) }) }
        if skip("[") { return .array(try list("]") { try $0.value(depth: depth + 1) }) }
        if let quote = quote("\"'`") { return .string(try text(until: quote)) }
        let word = self.word()
        switch word {
        case "null", "undefined": return .null
        case "true", "false": return .bool(word == "true")
        default: if Double(word) != nil { return .number(word) } else { throw CurlCommandError.notLiteral }
        }
    }

    private mutating func field(depth: Int) throws -> JSONTree.Field {
        let name = try quote("\"'").map { try text(until: $0) } ?? word()
        guard !name.isEmpty, skip(":") else { throw CurlCommandError.notLiteral }
        return JSONTree.Field(name: name, value: try value(depth: depth))
    }

    private mutating func list<Element>(_ end: String, _ read: (inout Self) throws -> Element) throws -> [Element] {
        var elements: [Element] = []
        while !skip(end) {
            elements.append(try read(&self))
            guard skip(",") || scalars.first == end.unicodeScalars.first else { throw CurlCommandError.notLiteral }
        }
        return elements
    }

    private mutating func word() -> String {
        let word = scalars.prefix { $0.properties.isAlphabetic || "0123456789_$.+-".unicodeScalars.contains($0) }
        scalars = scalars.dropFirst(word.count)
        return String(word)
    }

    /// Skips a quote, and returns it. Returns nil if none of `quotes` follows.
    private mutating func quote(_ quotes: String) -> Unicode.Scalar? {
        quotes.unicodeScalars.first { skip(String($0)) }
    }

    private mutating func text(until quote: Unicode.Scalar) throws -> String {
        var units: [UInt16] = []
        while let scalar = scalars.popFirst() {
            if scalar == quote { return String(decoding: units, as: UTF16.self) }
            if quote == "`", scalar == "$", scalars.first == "{" { throw CurlCommandError.notLiteral }
            guard scalar == "\\", let next = scalars.popFirst() else {
                units += Array(String(scalar).utf16)
                continue
            }
            switch next {
            case "n": units.append(0x0A)
            case "r": units.append(0x0D)
            case "t": units.append(0x09)
            case "b": units.append(0x08)
            case "f": units.append(0x0C)
            case "v": units.append(0x0B)
            case "0": units.append(0)
            case "x": units.append(try number(2))
            case "u": units.append(try number(4))
            case "\n": break
            default: units += Array(String(next).utf16)
            }
        }
        throw CurlCommandError.openQuote
    }

    private mutating func number(_ count: Int) throws -> UInt16 {
        let digits = String(scalars.prefix(count))
        scalars = scalars.dropFirst(count)
        guard digits.unicodeScalars.count == count, let number = UInt16(digits, radix: 16) else {
            throw CurlCommandError.notLiteral
        }
        return number
    }
}
