import Fetching
import Foundation
internal import HTTPSyntax

/// The parts that all requests of an API share.
struct ClientSettings {
    /// A value that the caller passes, such as a credential or the ID of a device. The recorded value is not kept.
    struct Secret {
        /// The name of the parameter.
        var parameter: String
        /// The name of the header field or the query item.
        var name: String
        /// Whether requests can lack it. This is always true for `Cookie`.
        var isOptional = false
        var format = Format.plain
    }

    /// The value of a header field with a credential.
    enum Format {
        case plain
        /// A bearer token (RFC 6750).
        case bearer
        /// A user name and a password (RFC 7617).
        case basic
    }

    /// A part of the base URL that the caller can choose.
    struct Variable {
        var parameter: String
        var name: String
        var value: String
    }

    /// The base URL, with the default values of its variables.
    var baseURL: String
    /// The parts of the base URL that are variables, and the texts around them. Empty if there are no variables.
    var urlParts: [URLPart] = []
    var variables: [Variable] = []
    /// Whether callers must pass a base URL.
    var needsBaseURL = false
    var headers: [(name: String, value: String)] = []
    /// The header fields whose values are parameters.
    var secretHeaders: [Secret] = []
    /// The query items that are secret, and that all requests have.
    var queryItems: [Secret] = []
    /// The name of the field that contains the message of an error, if `serverMessage` does not find it.
    var messageField: String?
    /// The model that has the field; nil if the settings declare one.
    var errorModel: String?
    /// Whether names in JSON are written in snake_case.
    var usesSnakeCase = false
    /// Whether dates in JSON are written with a fraction of a second.
    var writesFractions = false
    /// Whether lists in queries are joined with commas.
    var usesCommas = false

    enum URLPart {
        case text(String)
        case variable(String)
    }

    /// The names of the header fields, in lower case.
    var headerNames: Set<String> { Set((headers.map(\.name) + secretHeaders.map(\.name)).map { $0.lowercased() }) }

    fileprivate static func messageField(_ exchanges: [RecordedExchange]) -> String? {
        let errors = exchanges.filter { !$0.isSuccess && $0.json != nil && $0.message == nil }.compactMap(\.json)
        if errors.isEmpty { return nil }
        return ["reason", "error_message", "errorMessage", "msg", "title", "description"].first { name in
            errors.allSatisfy { error in
                guard case .object(let fields) = error else { return false }
                return fields.contains { field in
                    if field.name == name, case .string = field.value { true } else { false }
                }
            }
        }
    }
}

extension ClientSettings {
    init(origin: String, base: [String], _ exchanges: [RecordedExchange], _ redactor: Redactor) {
        self.init(baseURL: origin + base.map { "/" + percentEncoded($0) }.joined())
        messageField = Self.messageField(exchanges)
        var parameters = UniqueNames(taken: ["baseURL", "request", "signature", "store"])
        var values: [String: [String]] = [:]
        var names: [String: String] = [:]
        for exchange in exchanges {
            for (name, value) in exchange.request.allHTTPHeaderFields ?? [:] {
                values[name.lowercased(), default: []].append(value)
                names[name.lowercased()] = name
            }
        }
        for (key, values) in values.sorted(by: { $0.key < $1.key }) {
            guard let name = names[key], isToken(name), !redactor.isFound(in: name) else { continue }
            let isCommon = values.count == exchanges.count && Set(values).count == 1
            // The ID of a device or of an account is not secret. But it is not the same for all users, so it becomes a
            // parameter too.
            let isID = isCommon && (isIdentifier(values[0]) || looksLikeSecret(values[0]))
            let isSecret =
                namesSecrets(name) || redactor.isSecret(name: name)
                || values.contains { isMasked($0) || redactor.isFound(in: $0) }
            if isSecret ? isOmitted(header: name, "") : isOmitted(clientHeader: name, values[0]) { continue }
            if isSecret || isID {
                let isOptional = values.count < exchanges.count || key == "cookie"
                let parameter = parameters.unique(propertyName(for: name))
                secretHeaders.append(Secret(parameter: parameter, name: name, isOptional: isOptional))
            } else if isCommon {
                headers.append((name, values[0]))
            }
        }
        let items = exchanges.map { exchange in
            Set(
                exchange.queryPairs.filter { name, value in
                    namesSecrets(name) || redactor.isSecret(name: name) || isMasked(value)
                }.map(\.name))
        }
        let common = items.dropFirst().reduce(items.first ?? []) { $0.intersection($1) }
        queryItems = common.filter { !redactor.isFound(in: $0) }.sorted()
            .map { Secret(parameter: parameters.unique(propertyName(for: $0)), name: $0) }
    }
}

/// Whether a text contains `***`, which stands for a secret in a recording.
func isMasked(_ text: String) -> Bool { text.utf8.firstRange(of: SecretNames.mask.utf8) != nil }

extension RecordedExchange {
    /// Returns the server's error message, if there is one.
    ///
    /// - Parameter field: The field that contains the message if the library does not find it.
    func message(field: String?) -> String? {
        if let message { return message }
        guard let field, case .object(let fields)? = json,
            case .string(let text)? = fields.first(where: { $0.name == field })?.value
        else { return nil }
        return text
    }

    /// The server's error message, if the library finds it.
    fileprivate var message: String? {
        guard let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers)
        else { return nil }
        return serverMessage(in: response, body: body)
    }
}
