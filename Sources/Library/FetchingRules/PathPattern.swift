import Fetching
import Foundation
internal import HTTPSyntax

/// The shape of a path, such as `/heroes/{id: Int}`.
package struct PathPattern: Sendable {
    private enum Part: Sendable {
        case literal(String)
        case value(type: ValueType)
    }

    /// The types that a component in braces can have, as in `{id: Int}`.
    private enum ValueType: String, CaseIterable {
        case string = "String"
        case int = "Int"
        case double = "Double"
        case uuid = "UUID"

        func accepts(_ text: String) -> Bool {
            switch self {
            case .string: !text.isEmpty
            case .int: Int(text) != nil
            case .double: Double(text)?.isFinite == true
            case .uuid: UUID(uuidString: text) != nil
            }
        }
    }

    let text: String
    private let parts: [Part]
    /// The positions of the components in braces, by name.
    let positions: [String: Int]

    /// Creates a pattern. Throws ``RuleMismatch`` if `text` is not a pattern.
    package init(_ text: String) throws(RuleMismatch) {
        func fault(_ reason: String) -> RuleMismatch {
            RuleMismatch(oneLine("“\(Redactor().redacted(text))” is not a path pattern: \(reason)", limit: 500))
        }
        guard text.hasPrefix("/") else { throw fault("it must start with a slash, as in /heroes/{id: Int}") }
        var parts: [Part] = []
        var positions: [String: Int] = [:]
        for segment in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard segment.contains(where: { "{}".contains($0) }) else {
                parts.append(.literal(try Self.literal(segment, fault)))
                continue
            }
            let words = segment.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard segment.hasPrefix("{"), segment.hasSuffix("}"), words.count <= 2, let name = words.first,
                !name.isEmpty, !name.contains(where: { "{}".contains($0) })
            else {
                throw fault(
                    "“\(segment)” must have the form {name} or {name: Int}, without text before or after the braces"
                )
            }
            guard let type = words.count == 1 ? .string : ValueType(rawValue: words[1]) else {
                let types = ValueType.allCases.map(\.rawValue).joined(separator: ", ")
                throw fault("the type of “\(name)” must be one of \(types)")
            }
            guard positions.updateValue(parts.count, forKey: name) == nil else {
                throw fault("two components have the name “\(name)”; rename one of them")
            }
            parts.append(.value(type: type))
        }
        self.text = text
        self.parts = parts
        self.positions = positions
    }

    private static func literal(_ segment: Substring, _ fault: (String) -> RuleMismatch) throws(RuleMismatch) -> String
    {
        if segment.contains(where: { "?#".contains($0) }) {
            throw fault("remove the text from ? or # on, because a path has no query and no fragment")
        }
        // Decoding makes each escape two bytes shorter. Bytes that are not UTF-8, such as %E9, are allowed.
        let escapedBytes = segment.utf8.count - percentDecodedBytes(segment).count
        guard escapedBytes == 2 * segment.utf8.count(where: { $0 == UInt8(ascii: "%") }) else {
            throw fault(
                "the percent-encoding is invalid; write % as %25, unless it begins an encoded UTF-8 character such as %C3%A9"
            )
        }
        let literal = normalizingPercentEncoding(percentEncodedSegment(String(segment)))
        if literal == "." || literal == ".." {
            throw fault("remove the dot segments . and .., because paths are compared without them")
        }
        return literal
    }

    /// Whether the path of a URL matches the pattern. Most paths differ in the number of their components or in a
    /// literal, so these are compared first.
    package func matches(_ url: URLParts) -> Bool {
        parts.count == url.segments.count
            && zip(parts, url.segments).allSatisfy { part, segment in
                if case .literal(let literal) = part { literal == segment } else { true }
            }
            && distance(to: url) == 0
    }

    /// Returns a measure of how much the path of a URL differs from the pattern. 0 means that the path matches.
    ///
    /// A value of the wrong type counts less than a component with another text.
    package func distance(to url: URLParts) -> Int {
        guard url.path.hasPrefix("/") else { return 2 * (parts.count + url.segments.count) }
        var distance = 2 * abs(parts.count - url.segments.count)
        for (part, segment) in zip(parts, url.segments) {
            switch part {
            case .literal(let literal): distance += literal == segment ? 0 : 2
            case .value(let type): distance += type.accepts(segment.removingPercentEncoding ?? segment) ? 0 : 1
            }
        }
        return distance
    }

    /// Returns the difference between the pattern and the path of a URL that does not match.
    package func difference(from url: URLParts) -> Difference {
        .value("path", found: Redactor().redacted(url.path), required: Redactor().redacted(text))
    }
}
