import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// Makes values for schemas. Equal schemas always have equal values.
struct SampleMaker {
    private let document: APIDocument
    /// The number of values that can still be made for the current sample. It bounds the size of a sample.
    private var remaining = 0
    /// Whether the sample is the body of a request.
    private var isSent = false

    init(_ document: APIDocument) { self.document = document }

    /// Returns a value that a schema allows, with the optional fields of the outer objects.
    ///
    /// - Parameter name: The name of the field or the parameter with the value.
    mutating func sample(
        of schema: JSONTree, named name: String, isSent: Bool = false
    ) throws(ClientError) -> JSONTree {
        remaining = 400
        self.isSent = isSent
        return try value(of: schema, named: name, depth: 0)
    }

    private mutating func value(
        of schema: JSONTree, named name: String, depth: Int
    ) throws(ClientError) -> JSONTree {
        remaining -= 1
        let schema =
            try schema.text("$ref").map { reference throws(ClientError) in
                try document.targetWithAlternatives(of: reference)
            } ?? schema
        let flat = try document.flat(schema)
        if let example = example(of: schema, flat) { return example }
        if let first = flat.values?.first { return first }
        if depth > 40 { return .object([]) }
        if flat.properties.isEmpty, let branches = flat.unions.first {
            return try value(ofUnion: branches, flat.discriminator, named: name, depth: depth)
        }
        switch flat.kinds.first {
        case "boolean": return .bool(true)
        case "integer": return .number("\(number(flat, schema, named: name))")
        case "number": return .number("\(number(flat, schema, named: name)).5")
        case "string": return .string(text(flat.format, named: name))
        case "array":
            guard let items = flat.items, depth < 5, remaining > 0 || depth == 0 else { return .array([]) }
            return .array([try value(of: items, named: singular(name), depth: depth + 1)])
        case "object":
            if flat.properties.isEmpty {
                guard let values = flat.additional, values.hasType, depth < 5 else { return .object([]) }
                return .object([
                    JSONTree.Field(name: "key", value: try value(of: values, named: name, depth: depth + 1))
                ])
            }
            var fields: [JSONTree.Field] = []
            for (field, schema) in flat.properties
            where schema[isSent ? "readOnly" : "writeOnly"]?.boolean != true
                && (flat.required.contains(field) || depth < 3 && remaining > 0)
            {
                fields.append(
                    JSONTree.Field(name: field, value: try value(of: schema, named: field, depth: depth + 1)))
            }
            return .object(fields)
        default: return .object([])
        }
    }

    private mutating func value(
        ofUnion branches: [JSONTree], _ discriminator: JSONTree?, named name: String, depth: Int
    ) throws(ClientError) -> JSONTree {
        let branch = branches[0]
        let result = try value(of: branch, named: name, depth: depth + 1)
        guard case .object(var fields) = result, let discriminator, let tag = discriminator.text("propertyName") else {
            return result
        }
        let mapped = discriminator.mappedWords(of: branch).first
        let own = try document.flat(branch).schema(of: tag).map { schema throws(ClientError) in
            try document.flat(schema)
        }
        let component = componentName(branch.text("$ref"))
        let word = mapped.map { word -> JSONTree in
            guard own?.kinds == ["integer"], let number = Int(word) else { return .string(word) }
            return .number("\(number)")
        }
        guard let value = word ?? own?.values?.first ?? (component.isEmpty ? nil : .string(component)) else {
            return result
        }
        if let index = fields.firstIndex(where: { $0.name == tag }) {
            fields[index].value = value
        } else {
            fields.append(JSONTree.Field(name: tag, value: value))
        }
        return .object(fields)
    }

    /// Returns the example of a text, a number or a Boolean value, if the schema allows it.
    private func example(of schema: JSONTree, _ flat: FlatSchema) -> JSONTree? {
        let examples = [schema["example"], schema["examples"]?.elements?.first, schema["default"]].compactMap(\.self)
        return examples.first { example in
            if let values = flat.values { return values.contains(example) }
            guard flat.unions.isEmpty, flat.kinds.contains(example.kind) else { return false }
            switch example {
            case .string(let text):
                if text.utf8.count > 200 || isMasked(text) { return false }
                return switch flat.format {
                case "date-time": iso8601Date(text) != nil && text.utf8.contains(UInt8(ascii: "T"))
                case "uuid": UUID(uuidString: text) != nil
                default: true
                }
            case .number(let text): return Int(text).map { "\($0)" } == text || flat.kinds == ["number"]
            case .bool: return true
            case .null, .array, .object: return false
            }
        }
    }

    private func number(_ flat: FlatSchema, _ schema: JSONTree, named name: String) -> Int {
        func limit(_ name: String) -> Int? {
            if case .number(let text)? = schema[name] {
                Double(text).flatMap { Int(exactly: $0.rounded(.up)) }
            } else {
                nil
            }
        }
        let number = 1 + name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 40
        let (least, most) = (limit("minimum") ?? 0, limit("maximum") ?? Int.max)
        return least <= most ? min(max(number, least), most) : number
    }

    private func text(_ format: String?, named name: String) -> String {
        switch format {
        case "date-time": "2024-02-29T23:59:58Z"
        case "date": "2024-02-29"
        case "time": "23:59:58Z"
        case "uuid": "123E4567-E89B-12D3-A456-426614174000"
        case "uri", "url": "https://example.com/\(percentEncoded(name))"
        case "email": "ada@example.com"
        case "ipv4": "192.0.2.1"
        case "ipv6": "2001:db8::1"
        case "byte": "Zm9v"
        case "decimal": "1.50"
        default: name.isEmpty ? "text" : oneLine(name, limit: 40)
        }
    }
}
