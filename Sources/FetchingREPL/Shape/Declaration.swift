/// A type that generated source declares.
enum Declaration: Sendable {
    case model(Model)
    case words(name: String, cases: [WordCase])
    /// The type of values of any kind.
    case json

    struct Model: Sendable {
        var name: String
        var properties: [Property]
    }

    struct Property: Sendable {
        var name: String
        /// The name of the field in the JSON text.
        var field: String
        var type: SwiftType
        /// Whether `CodingKeys` must state the name of the field.
        var needsKey = false
        /// A comment for the end of the line.
        var note: String?
        /// Whether the property is only mentioned in a comment, because no type can hold its values.
        var isLeftOut = false
    }

    struct WordCase: Sendable {
        var name: String
        var word: String
    }

    var name: String {
        switch self {
        case .model(let model): model.name
        case .words(let name, _): name
        case .json: "JSONValue"
        }
    }
}

extension Declaration {
    /// The declaration as source.
    ///
    /// - Parameter nested: Declarations inside of a model.
    func source(nested: [Declaration] = []) -> String {
        switch self {
        case .model(let model): model.source(nested: nested)
        case .words(let name, let cases): enumerationSource(named: name, cases)
        case .json: jsonValueSource
        }
    }
}

extension Declaration.Model {
    private var isIdentifiable: Bool {
        properties.contains { $0.name == "id" && [.int, .uint64, .string].contains($0.type) }
    }

    fileprivate func source(nested: [Declaration]) -> String {
        let conformances = isIdentifiable ? "Codable, Identifiable, Sendable" : "Codable, Sendable"
        var blocks = [properties.map(\.source).joined(separator: "\n")]
        let own = properties.filter { !$0.isLeftOut }
        if own.contains(where: \.needsKey) {
            let cases = own.map {
                "    case \(escaped($0.name))" + ($0.needsKey ? " = \(stringLiteral($0.field))" : "")
            }
            blocks.append((["private enum CodingKeys: String, CodingKey {"] + cases + ["}"]).joined(separator: "\n"))
        }
        blocks += nested.map { $0.source() }
        let body = indented(blocks.filter { !$0.isEmpty }.joined(separator: "\n\n"))
        return body.isEmpty
            ? "struct \(name): \(conformances) {}" : "struct \(name): \(conformances) {\n\(body)\n}"
    }
}

extension Declaration.Property {
    fileprivate var source: String {
        let line = "var \(escaped(name)): \(type.text())"
        return (isLeftOut ? "// " : "") + line + (note.map { "  // \($0)" } ?? "")
    }
}

private func enumerationSource(named name: String, _ cases: [Declaration.WordCase]) -> String {
    let lines = cases.map { item in
        "    case \(escaped(item.name))" + (item.name == item.word ? "" : " = \(stringLiteral(item.word))")
    }
    return """
        /// The values in the samples. Decoding throws for any other value.
        enum \(name): String, Codable, Sendable {
        \(lines.joined(separator: "\n"))
        }
        """
}

/// Returns a text with four spaces at the start of each line that is not empty.
func indented(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + Substring($0) }.joined(separator: "\n")
}

private let jsonValueSource = """
    /// A JSON value of any kind.
    enum JSONValue: Codable, Equatable, Sendable {
        case null
        case bool(Bool)
        case int(Int)
        case double(Double)
        case string(String)
        case array([JSONValue])
        case object([String: JSONValue])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? container.decode(Int.self) {
                self = .int(value)
            } else if let value = try? container.decode(Double.self) {
                self = .double(value)
            } else if let value = try? container.decode(String.self) {
                self = .string(value)
            } else if let value = try? container.decode([JSONValue].self) {
                self = .array(value)
            } else {
                self = .object(try container.decode([String: JSONValue].self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .null: try container.encodeNil()
            case .bool(let value): try container.encode(value)
            case .int(let value): try container.encode(value)
            case .double(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            case .array(let value): try container.encode(value)
            case .object(let value): try container.encode(value)
            }
        }
    }
    """
