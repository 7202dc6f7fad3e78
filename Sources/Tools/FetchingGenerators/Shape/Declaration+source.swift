extension Declaration {
    /// Returns the declaration as source for the top level of a file. The type is `nonisolated`, so that it also
    /// compiles in a target whose default isolation is the main actor.
    func nonisolatedSource(nested: [Declaration] = []) -> String {
        source(nested: nested).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { line in
                let isDeclaration = ["struct ", "enum ", "final class ", "indirect enum "]
                    .contains { line.starts(with: $0.utf8) }
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
        case .union(let union): union.tag.map { union.source(tag: $0) } ?? union.source
        case .json: jsonValueSource
        case .unknown: unknownSource
        }
    }
}

extension Declaration.Model {
    private var isIdentifiable: Bool {
        properties.contains { $0.name == "id" && [.int, .uint64, .string, .uuid].contains($0.type) }
    }

    fileprivate func source(nested: [Declaration]) -> String {
        let conformances = isIdentifiable ? "Codable, Identifiable, Sendable" : "Codable, Sendable"
        var blocks = [properties.map { $0.source(isConstant: isClass) }.joined(separator: "\n")]
        let own = properties.filter { !$0.isLeftOut }
        if own.contains(where: \.needsKey) {
            let cases = own.map {
                "    case \(escaped($0.name))" + ($0.needsKey ? " = \(stringLiteral($0.field, isName: true))" : "")
            }
            blocks.append((["private enum CodingKeys: String, CodingKey {"] + cases + ["}"]).joined(separator: "\n"))
        }
        if isClass { blocks.append(initializer(own)) }
        blocks += nested.map { $0.source() }
        let body = indented(blocks.filter { !$0.isEmpty }.joined(separator: "\n\n"))
        let comment =
            hasFewSamples
            ? "/// There were too few samples, so most properties are optional.\n"
            : isClass ? "/// A class, because a value can contain a value of the same type.\n" : ""
        let kind = isClass ? "final class" : "struct"
        return comment + "\(kind) \(name): \(conformances) {" + (body.isEmpty ? "" : "\n\(body)\n") + "}"
    }

    /// Returns the initializer of a class, which is that of a struct with the same properties.
    private func initializer(_ properties: [Declaration.Property]) -> String {
        let parameters = properties.map { property in
            "\(escaped(property.name)): \(property.type.text())" + (property.type.isOptional ? " = nil" : "")
        }
        let lines = properties.map { "    self.\(escaped($0.name)) = \(escaped($0.name))" }
        return call("init", parameters, " {", width: 100) + "\n" + lines.joined(separator: "\n") + "\n}"
    }
}

extension Declaration.Property {
    fileprivate func source(isConstant: Bool) -> String {
        let line = "\(isConstant ? "let" : "var") \(escaped(name)): \(type.text())"
        return (isLeftOut ? "// " : "") + line + (note.map { "  // \($0)" } ?? "")
    }
}

private func wordsSource(named name: String, _ cases: [Declaration.WordCase]) -> String {
    let names = cases.map { "    case \(escaped($0.name))" }.joined(separator: "\n")
    let reading = cases.map { "        case \(stringLiteral($0.word)): self = .\($0.name)" }.joined(separator: "\n")
    let writing = cases.map { "        case .\($0.name): \(stringLiteral($0.word))" }.joined(separator: "\n")
    return """
        /// The known values, and a case for any other value.
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

extension Declaration.Union {
    private var start: String { (isIndirect ? "indirect enum " : "enum ") + name + ": Codable, Sendable {" }

    private var caseLines: String {
        cases.map { "    case \(escaped($0.name))(\($0.type.text()))" }.joined(separator: "\n")
    }

    /// The source of a union whose first case that can be decoded is used.
    fileprivate var source: String {
        let reading = cases.dropLast().map { one in
            """
            if let value = try? container.decode(\(one.type.text()).self) {
                        self = .\(one.name)(value)
                    }
            """
        }
        let last = cases.last.map { "self = .\($0.name)(try container.decode(\($0.type.text()).self))" } ?? ""
        let writing = cases.map { "        case .\($0.name)(let value): try container.encode(value)" }
        return """
            /// A value of one of these types.
            \(start)
            \(caseLines)

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

    /// The source of a union whose case a field decides.
    fileprivate func source(tag: String) -> String {
        let type = hasNumberTag ? "Int" : "String"
        func literal(_ word: String) -> String { hasNumberTag ? word : stringLiteral(word) }
        let key = "tag" + (tag == "tag" ? "" : " = \(stringLiteral(tag, isName: true))")
        let reading = cases.map { one in
            "        case \(one.words.map(literal).joined(separator: ", ")): "
                + "self = .\(one.name)(try \(one.type.text())(from: decoder))"
        }
        let writing = cases.map { one in
            let start = "        case .\(one.name)(let value):"
            if one.hasTag { return start + " try value.encode(to: encoder)" }
            return """
                \(start)
                            var container = encoder.container(keyedBy: CodingKeys.self)
                            try container.encode(\(literal(one.words.first ?? "")), forKey: .tag)
                            try value.encode(to: encoder)
                """
        }
        // The name of the field can contain any character, such as a backtick or a line break.
        return """
            /// The field `\(commentText(tag))` decides the case.
            \(start)
            \(caseLines)
                /// A value of an unknown kind.
                case unknown(\(type))

                private enum CodingKeys: String, CodingKey { case \(key) }

                init(from decoder: any Decoder) throws {
                    switch try decoder.container(keyedBy: CodingKeys.self).decode(\(type).self, forKey: .tag) {
            \(reading.joined(separator: "\n"))
                    case let word: self = .unknown(word)
                    }
                }

                func encode(to encoder: any Encoder) throws {
                    switch self {
            \(writing.joined(separator: "\n"))
                    case .unknown(let word):
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(word, forKey: .tag)
                    }
                }
            }
            """
    }
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
