extension Declaration {
    /// Returns the declaration as source for the top level of a file. The type is `nonisolated`, so that it also
    /// compiles in a target whose default isolation is the main actor.
    func nonisolatedSource(nested: [Declaration] = []) -> String {
        source(nested: nested).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { line in
                let isDeclaration = line.starts(with: "struct ".utf8) || line.starts(with: "enum ".utf8)
                return (isDeclaration ? "nonisolated " : "") + String(Substring(line))
            }.joined(separator: "\n")
    }

    /// Returns the declaration as source.
    ///
    /// - Parameter nested: The declarations to nest in a model. Other declarations ignore them.
    func source(nested: [Declaration] = []) -> String {
        switch self {
        case .model(let model): model.source(nested: nested)
        case .words(let name, let cases): wordsSource(named: name, cases)
        case .either(let name, let types): eitherSource(named: name, types)
        case .json: jsonValueSource
        case .unknown: unknownSource
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
                "    case \(escaped($0.name))" + ($0.needsKey ? " = \(stringLiteral($0.field, isName: true))" : "")
            }
            blocks.append((["private enum CodingKeys: String, CodingKey {"] + cases + ["}"]).joined(separator: "\n"))
        }
        blocks += nested.map { $0.source() }
        let body = indented(blocks.filter { !$0.isEmpty }.joined(separator: "\n\n"))
        let comment = hasFewSamples ? "/// There were too few samples, so most properties are optional.\n" : ""
        return comment + "struct \(name): \(conformances) {" + (body.isEmpty ? "" : "\n\(body)\n") + "}"
    }
}

extension Declaration.Property {
    fileprivate var source: String {
        let line = "var \(escaped(name)): \(type.text())"
        return (isLeftOut ? "// " : "") + line + (note.map { "  // \($0)" } ?? "")
    }
}

private func wordsSource(named name: String, _ cases: [Declaration.WordCase]) -> String {
    let names = cases.map { "    case \(escaped($0.name))" }.joined(separator: "\n")
    let reading = cases.map { "        case \(stringLiteral($0.word)): self = .\($0.name)" }.joined(separator: "\n")
    let writing = cases.map { "        case .\($0.name): \(stringLiteral($0.word))" }.joined(separator: "\n")
    return """
        /// The words in the samples, and any other word.
        enum \(name): RawRepresentable, Codable, Hashable, Sendable {
        \(names)
            case unknown(String)

            init(rawValue: String) {
                switch rawValue {
        \(reading)
                default: self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
        \(writing)
                case .unknown(let word): word
                }
            }
        }
        """
}

private func eitherSource(named name: String, _ types: [SwiftType]) -> String {
    let cases = types.map { "    case \($0.caseName)(\($0.text()))" }.joined(separator: "\n")
    let reading = types.dropLast().map { type in
        """
        if let value = try? container.decode(\(type.text()).self) {
                    self = .\(type.caseName)(value)
                }
        """
    }
    let last = types.last.map { "self = .\($0.caseName)(try container.decode(\($0.text()).self))" } ?? ""
    let writing = types.map { "        case .\($0.caseName)(let value): try container.encode(value)" }
    return """
        /// The samples have values of these types.
        enum \(name): Codable, Sendable {
        \(cases)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                \(reading.joined(separator: " else ")) else {
                    \(last)
                }
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
        \(writing.joined(separator: "\n"))
                }
            }
        }
        """
}

/// Returns a text with four spaces at the start of each line that is not empty.
func indented(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + Substring($0) }.joined(separator: "\n")
}

private let unknownSource = """
    /// The type of values that the samples do not contain. Write the real type in place of `Unknown`.
    struct Unknown: Codable, Sendable {}
    """

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
