import Fetching
import FetchingJSON

/// Returns a sample without secrets. The values of fields such as `password`, and texts that contain a secret of the
/// request, are replaced.
func redacted(_ sample: JSONTree, _ secrets: Redactor) -> JSONTree {
    var redactor = SampleRedactor(secrets: secrets)
    return redactor.redacted(sample, isSecret: false)
}

extension Redactor {
    /// Whether a text contains a secret.
    func isFound(in text: String) -> Bool { redacted(text) != text }
}

private struct SampleRedactor {
    let secrets: Redactor
    // The results for names and texts are kept, because most of them occur often in a large sample. The keys are bytes,
    // because two texts with different bytes can be equal as strings.
    private var foundTexts: [[UInt8]: Bool] = [:]
    private var secretNames: [String: Bool] = [:]

    init(secrets: Redactor) { self.secrets = secrets }

    mutating func redacted(_ value: JSONTree, isSecret: Bool) -> JSONTree {
        switch value {
        case .null, .bool: return value
        case .number(let text): return isSecret || isFound(text) ? .number("0") : value
        case .string(let text): return isSecret || isFound(text) ? .string("***") : value
        case .array(let elements): return .array(elements.map { redacted($0, isSecret: isSecret) })
        case .object(let fields):
            // Whether another field says that the field `value` is a secret, as in {"name": "token", "value": "…"}.
            let namesItsValue = fields.contains { field in
                guard case .string(let name) = field.value else { return false }
                return ["name", "key", "header", "field"].contains(field.name.lowercased()) && containsSecrets(name)
            }
            return .object(
                fields.map { field in
                    let isValue = namesItsValue && field.name.lowercased() == "value"
                    return JSONTree.Field(
                        name: isFound(field.name) ? "***" : field.name,
                        value: redacted(field.value, isSecret: isSecret || isValue || containsSecrets(field.name)))
                })
        }
    }

    private mutating func isFound(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        if let isFound = foundTexts[bytes] { return isFound }
        let isFound = secrets.isFound(in: text)
        foundTexts[bytes] = isFound
        return isFound
    }

    private mutating func containsSecrets(_ name: String) -> Bool {
        if let isSecret = secretNames[name] { return isSecret }
        let isSecret = namesSecrets(name) || secrets.isSecret(name: name)
        secretNames[name] = isSecret
        return isSecret
    }
}
