import FetchingRules
import Foundation
import Fetching

/// The JSON body that a ``StubRule`` requires. The order of members and white space are ignored, and `1` equals `1.0`.
public struct StubBody: Sendable {
    private let text: String
    private let isSubset: Bool

    /// The body must be equal to a JSON text.
    public static func equal(_ json: String) -> StubBody { StubBody(text: json, isSubset: false) }

    /// The body must contain all members of a JSON text. Its objects may have further members. An array must have the
    /// same number of elements.
    public static func containing(_ json: String) -> StubBody { StubBody(text: json, isSubset: true) }

    /// Throws ``RuleMismatch`` if the text is not JSON.
    func requirement() throws(RuleMismatch) -> RuleRequirement<StubRequest> {
        guard let required = JSON(Data(text.utf8)) else { throw RuleMismatch("the body of the stub is not JSON") }
        let differences: @Sendable (StubRequest) -> [Difference] = { [isSubset] input in
            let request = input.request
            guard let body = try? request.readBody() else {
                return [.condition("body: the request has \(request.httpBodyStream == nil ? "none" : "a stream")")]
            }
            guard let found = JSON(body) else { return [.condition("body: the request's body is not JSON")] }
            return found.differences(from: required, isSubset: isSubset, at: "body", isSecret: false)
        }
        return RuleRequirement(isMet: { differences($0).isEmpty }, differences: differences)
    }
}

/// A JSON value. Numbers are decimal, because a double does not distinguish large IDs.
private enum JSON: Decodable, Equatable, Sendable {
    case object([String: JSON])
    case array([JSON])
    case string(String)
    case number(Decimal)
    case bool(Bool)
    case null

    init?(_ data: Data) {
        guard let value = try? jsonMapper(JSON.self, options: JSONOptions(keys: .useDefaultKeys))(data) else {
            return nil
        }
        self = value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let number = try? container.decode(Decimal.self) {
            self = .number(number)
        } else if let elements = try? container.decode([JSON].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    /// Returns the differences from a required value, with the path of each difference.
    func differences(from required: JSON, isSubset: Bool, at path: String, isSecret: Bool) -> [Difference] {
        switch (self, required) {
        case (.object(let found), .object(let required)):
            let names = isSubset ? Set(required.keys) : Set(found.keys).union(required.keys)
            return names.sorted().flatMap { name -> [Difference] in
                let (path, isSecret) = ("\(path).\(name)", isSecret || isSecretName(name))
                guard let found = found[name], let required = required[name] else {
                    return [
                        .value(path, found: found[name]?.text(isSecret), required: required[name]?.text(isSecret))
                    ]
                }
                return found.differences(from: required, isSubset: isSubset, at: path, isSecret: isSecret)
            }
        case (.array(let found), .array(let required)) where found.count == required.count:
            return zip(found, required).enumerated().flatMap { index, pair in
                pair.0.differences(from: pair.1, isSubset: isSubset, at: "\(path)[\(index)]", isSecret: isSecret)
            }
        default:
            return self == required ? [] : [.value(path, found: text(isSecret), required: required.text(isSecret))]
        }
    }

    /// The value as a short text.
    private func text(_ isSecret: Bool) -> String? {
        if isSecret { return shown("", "secret") }
        switch self {
        case .object(let members): return "an object of \(members.count)"
        case .array(let elements): return "an array of \(elements.count)"
        case .string(let string): return shown(string, "")
        case .number(let number): return "\(number)"
        case .bool(let bool): return "\(bool)"
        case .null: return "null"
        }
    }
}
