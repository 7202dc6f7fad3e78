import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The parts of a request as source: literals, parameters and credentials.
struct EndpointParts {
    /// A value that differs between calls.
    struct Parameter {
        var name: String
        var type: String
        /// The value in the request as source. Nil for a body.
        var value: String?
        var isID = false
    }

    /// A credential. Its value is not kept.
    struct Secret {
        var name: String
        var testValue: String { "test-\(name)" }
    }

    /// An item of a query or a form: its name and the expression of its value.
    typealias Item = (name: String, value: String)

    /// The body. For JSON and data, `name` is the name of the parameter that contains the body.
    enum Body {
        case json(name: String)
        case data(name: String, contentType: String)
        case form([Item])
    }

    private(set) var parameters: [Parameter] = []
    private(set) var secrets: [Secret] = []
    private(set) var bodyModel: ModelSource?
    /// The name of the resource in the path, such as `hero`.
    private(set) var resource = "value"
    /// Whether the path ends with a plural, such as `heroes`.
    private(set) var isCollection = false
    /// The name of the endpoint, such as `heroes`, `hero` or `addHero`.
    private(set) var endpointName = "value"
    /// The lines of the test that create the body.
    private(set) var testSetup: [String] = []
    /// The URL that the endpoint requests in the test, or nil if the URL is not valid.
    private(set) var testURL: String?

    let method: String
    private(set) var baseURL = ""
    private(set) var path: [String] = []
    private(set) var hasTrailingSlash = false
    private(set) var query: [Item] = []
    private(set) var headers: [Item] = []
    private(set) var body: Body?
    private var names = UniqueNames(taken: ["store", "query", "fetch", "log", "value"])

    init(_ request: URLRequest, _ redaction: Redactor) {
        method = request.httpMethod ?? "GET"
        let components =
            request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) } ?? URLComponents()
        var testPath: [String] = []
        readPath(components, redaction, &testPath)
        // An item that is not UTF-8 cannot be a `QueryItem`, so it belongs to the base URL.
        let items = (components.percentEncodedQuery ?? "").utf8.split(separator: UInt8(ascii: "&"))
            .map { String(Substring($0)) }
        let written = items.filter { item in
            let name = percentDecodedIfUTF8(Substring(item.utf8.prefix { $0 != UInt8(ascii: "=") }))
            return !isUTF8(item) && !namesSecrets(name) && !redaction.isSecret(name: name)
                && !redaction.isFound(in: item)
        }
        if !written.isEmpty { baseURL += "?" + written.joined(separator: "&") }
        let testQuery: [QueryItem]
        (query, testQuery) = readItems(items.filter { !written.contains($0) }.joined(separator: "&"), redaction)
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key })
        where !isOmitted(header: name, value) && !redaction.isFound(in: name) {
            let isSecret = namesSecrets(name) || redaction.isSecret(name: name) || redaction.isFound(in: value)
            headers.append((name, isSecret ? secret(named: name) : stringLiteral(value)))
        }
        readBody(request, redaction)
        testURL =
            try? createRequest(baseURL: baseURL, path: testPath, trailingSlash: hasTrailingSlash, query: testQuery)
            .url?.absoluteString
    }

    /// Reads the server and the path. Segments such as `v1` at the start belong to the base URL.
    private mutating func readPath(
        _ components: URLComponents, _ redaction: Redactor, _ testPath: inout [String]
    ) {
        var written = components.percentEncodedPath.utf8
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
            .map { String(Substring($0)) }
        hasTrailingSlash = written.count > 1 && written.last == ""
        if written.last == "" { written.removeLast() }
        let segments = written.map { percentDecodedIfUTF8($0) }
        // `path:` cannot contain a segment that is not UTF-8 or begins with a slash. So a path with such a segment
        // belongs to the base URL, unless it contains a secret.
        let isWritten =
            !written.allSatisfy { isUTF8($0) && percentDecodedBytes($0).first != UInt8(ascii: "/") }
            && !segments.contains(where: redaction.isFound)
        let start = segments.prefix(hasTrailingSlash || isWritten ? segments.count : max(0, segments.count - 1))
            .prefix { segment in
                isWritten
                    || segment.contains(#/^(v[0-9]+(\.[0-9]+)*|api|rest|public)$/#.matchingSemantics(.unicodeScalar))
            }
        let port = components.port.map { ":\($0)" } ?? ""
        baseURL =
            "\(components.scheme ?? "https")://\(components.host ?? "")\(port)"
            + written.prefix(start.count).map { "/" + $0 }.joined()
        let rest = Array(segments.dropFirst(start.count))
        let areIDs = rest.indices.map { isID(rest[$0], after: $0 == 0 ? nil : rest[$0 - 1]) }
        let words = zip(rest, areIDs).filter { !$1 && !$0.isEmpty && !redaction.isFound(in: $0) }.map(\.0)
        let idCount = zip(rest, areIDs).count { $1 && !redaction.isFound(in: $0) }
        var previous = ""
        for (segment, isID) in zip(rest, areIDs) {
            if redaction.isFound(in: segment) {
                let name = secret(named: "secret")
                path.append(name)
                testPath.append("test-\(name)")
                continue
            }
            testPath.append(segment)
            if isID {
                let isNumber = Int(segment).map { "\($0)" == segment } == true
                let owner = previous.isEmpty ? "" : propertyName(for: singular(previous))
                let name = parameter(
                    named: idCount == 1 || owner.isEmpty ? "id" : owner + "ID", isNumber ? "Int" : "String",
                    isNumber ? segment : stringLiteral(segment), isID: true)
                path.append(isNumber ? "String(\(name))" : name)
            } else {
                path.append(stringLiteral(segment, isName: true))
                previous = segment
            }
        }
        nameEndpoint(words.last ?? components.host ?? "value", endsWithID: areIDs.last == true)
    }

    private mutating func nameEndpoint(_ word: String, endsWithID: Bool) {
        let plural = propertyName(
            for: word.replacing(#/\.(json|xml|php|aspx?|html?)$/#.matchingSemantics(.unicodeScalar), with: ""))
        resource = singular(plural)
        let verbs: [HTTPMethod: String] = [.post: "add", .put: "replace", .patch: "update", .delete: "delete"]
        let verb = verbs[HTTPMethod(rawValue: method)]
        isCollection = verb == nil && !endsWithID && plural != resource
        let noun = endsWithID || verb != nil ? resource : plural
        endpointName = verb.map { $0 + typeName(for: noun) } ?? noun
    }

    /// Reads the items of a query or a form. Returns the items for the generated source and for its test.
    private mutating func readItems(_ text: String, _ redaction: Redactor) -> ([Item], [QueryItem]) {
        let items = text.utf8.split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
            ).map {
                percentDecodedIfUTF8(Substring($0).replacingScalars("+", with: " "))
            }
            return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
        }
        let oneTimeNames = oneTimeNames(among: items.map(\.name))
        var result: [Item] = []
        let testItems = items.map { name, value in
            if oneTimeNames.contains(name) || namesSecrets(name) || redaction.isSecret(name: name)
                || redaction.isFound(in: "\(name)=\(value)") || redaction.isFound(in: value)
            {
                let isNameSecret = redaction.isFound(in: name)
                let shownName = isNameSecret ? "***" : name
                let expression = secret(named: isNameSecret ? "secret" : name)
                result.append((shownName, expression))
                return QueryItem(shownName, "test-\(expression)")
            }
            let (type, literal) = typeAndLiteral(of: value)
            // Some servers have parameters such as `_page`.
            let plainName = propertyName(for: String(name.unicodeScalars.drop { $0 == "_" }))
            result.append((name, parameter(named: plainName, type, literal)))
            return QueryItem(name, value)
        }
        return (result, testItems)
    }

    private mutating func readBody(_ request: URLRequest, _ redaction: Redactor) {
        guard let data = request.httpBody, !data.isEmpty else { return }
        let type = request.value(forHTTPHeaderField: "Content-Type") ?? ""
        if let tree = try? JSONTree(data) {
            let sample = redacted(tree, redaction)
            let source = ModelSource(of: ValueShape([sample]), named: "new_" + resource, use: .requestBody)
            bodyModel = source
            let name = parameter(named: "body", source.type, nil)
            testSetup.append("let json = \(rawLiteral(sample.text(width: 100)))")
            testSetup.append("let newBody = try jsonMapper(\(source.type).self)(Data(json.utf8))")
            body = .json(name: name)
        } else if type.lowercased().hasPrefix("application/x-www-form-urlencoded"),
            let text = String(validating: data, as: UTF8.self), isForm(text)
        {
            body = .form(readItems(text, redaction).0)
        } else {
            let name = parameter(named: "body", "Data", nil)
            testSetup.append("let newBody = Data(\"body\".utf8)")
            let contentType = redaction.isFound(in: type) || type.isEmpty ? "application/octet-stream" : type
            body = .data(name: name, contentType: contentType)
        }
    }

    private mutating func parameter(named name: String, _ type: String, _ value: String?, isID: Bool = false) -> String
    {
        let name = unique(name)
        parameters.append(Parameter(name: name, type: type, value: value, isID: isID))
        return name
    }

    private mutating func secret(named name: String) -> String {
        let name = unique(propertyName(for: name))
        secrets.append(Secret(name: name))
        return name
    }

    private mutating func unique(_ name: String) -> String {
        escaped(names.unique(name))
    }
}

/// Whether a segment of a path is an ID: an identifier such as a number or a UUID, or a word that has a digit and
/// follows a plural, as in `orders/7f3c`.
private func isID(_ segment: String, after previous: String?) -> Bool {
    if isIdentifier(segment) { return true }
    guard let previous, singular(previous) != previous else { return false }
    return segment.utf8.contains(where: \.isASCIIDigit)
        && segment.wholeMatch(of: #/v[0-9.]+/#.matchingSemantics(.unicodeScalar)) == nil
}

/// Whether a text is a form: pairs of a name and a value. The content type is not enough, because curl sends the
/// content type of a form with any text of `-d`.
private func isForm(_ text: String) -> Bool {
    let pair = #/[^\s<>{}"=]+=/#.matchingSemantics(.unicodeScalar)
    return isUTF8(text)
        && text.utf8.split(separator: UInt8(ascii: "&")).allSatisfy { Substring($0).prefixMatch(of: pair) != nil }
}

/// Whether the bytes of percent-encoded text are UTF-8.
private func isUTF8(_ text: String) -> Bool { String(validating: percentDecodedBytes(text), as: UTF8.self) != nil }

/// Returns the names of OAuth 2.0 values (RFC 6749, RFC 7636) that are used only once, such as `code`. Returns no names
/// if `names` are not from an OAuth request, because a field such as `code` is then not secret.
func oneTimeNames(among names: [String]) -> Set<String> {
    let names = Set(names.filter { $0.utf8.count <= 20 })
    let isOAuth = !names.isDisjoint(with: ["grant_type", "redirect_uri", "code_verifier"])
    return isOAuth || names.isSuperset(of: ["code", "state"])
        ? ["code", "state", "nonce", "code_verifier", "assertion"] : []
}

/// Returns the type of a query value and the value as source.
private func typeAndLiteral(of value: String) -> (String, String) {
    if Int(value).map({ "\($0)" == value }) == true { return ("Int", value) }
    if value == "true" || value == "false" { return ("Bool", value) }
    return ("String", stringLiteral(value))
}

/// Whether a header field is left out, because the library, the transport or a browser sets it.
func isOmitted(header name: String, _ value: String) -> Bool {
    let name = name.lowercased()
    let omitted: Set = [
        "accept-encoding", "accept-language", "cache-control", "connection", "content-length", "content-type", "dnt",
        "host", "origin", "pragma", "priority", "referer", "te", "transfer-encoding", "upgrade",
        "upgrade-insecure-requests", "user-agent",
    ]
    return omitted.contains(name) || name.hasPrefix("sec-") || name == "accept" && value == "*/*"
}
