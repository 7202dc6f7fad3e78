import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension ClientSettings {
    /// Reads the first server and the credentials of a document.
    init(_ document: APIDocument, skipped: inout [String]) throws(ClientError) {
        let server = document.root["servers"]?.elements?.first
        let template = server?.text("url") ?? ""
        var names = UniqueNames(taken: ["baseURL", "password", "request", "signature", "store", "username"])
        var variables: [Variable] = []
        var parts: [URLPart] = []
        var url = ""
        var rest = Substring(template)
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: start)..<end])
            let value = server?["variables"]?[name]?["default"]?.scalarText ?? ""
            let known = variables.first { $0.name == name }
            let variable = known ?? Variable(parameter: names.unique(propertyName(for: name)), name: name, value: value)
            if known == nil { variables.append(variable) }
            parts += [.text(String(rest[..<start])), .variable(variable.parameter)]
            url += rest[..<start] + value
            rest = rest[rest.index(after: end)...]
        }
        parts.append(.text(String(rest)))
        url += rest
        if url.utf8.last == UInt8(ascii: "/") {
            url.removeLast()
            if case .text(let text)? = parts.last, text.hasSuffix("/") {
                parts[parts.count - 1] = .text(String(text.dropLast()))
            }
        }
        let components = parsedComponents(url)
        let isComplete =
            ["http", "https"].contains(components?.scheme?.lowercased() ?? "") && components?.encodedHost != nil
            && components?.query == nil && components?.fragment == nil
        if isComplete {
            self.init(baseURL: url)
            if !variables.isEmpty { (urlParts, self.variables) = (parts, variables) }
        } else {
            let path = url.hasPrefix("/") ? url : ""
            self.init(baseURL: "https://example.com" + path)
            needsBaseURL = true
        }
        headers = [("Accept", "application/json")]
        try readCredentials(document, &names, &skipped)
        usesCommas = try Self.prefersCommas(document)
    }

    private mutating func readCredentials(
        _ document: APIDocument, _ names: inout UniqueNames, _ skipped: inout [String]
    ) throws(ClientError) {
        let common = document.root["security"]?.elements
        var requirements: [[JSONTree]] = []
        for path in document.root["paths"]?.fields ?? [] {
            for field in path.value.fields where field.value["responses"] != nil {
                requirements.append(field.value["security"]?.elements ?? common ?? [])
            }
        }
        for field in document.root["components"]?["securitySchemes"]?.fields ?? [] {
            let scheme = try document.resolved(field.value)
            func uses(_ requirement: JSONTree) -> Bool { requirement[field.name] != nil }
            guard requirements.contains(where: { $0.contains(where: uses) }) else { continue }
            let isOptional = !requirements.allSatisfy { $0.count == 1 && $0.allSatisfy(uses) }
            let kind = (scheme.text("type") ?? "", scheme.text("scheme")?.lowercased() ?? "", scheme.text("in") ?? "")
            let isAuthorized = secretHeaders.contains { $0.name == "Authorization" }
            switch kind {
            case ("http", "basic", _) where !isAuthorized:
                secretHeaders.append(
                    Secret(parameter: "username", name: "Authorization", isOptional: isOptional, format: .basic))
            case ("http", "bearer", _) where !isAuthorized, ("oauth2", _, _) where !isAuthorized,
                ("openIdConnect", _, _) where !isAuthorized:
                if kind.0 != "http" { skipped.append("OAuth login; pass its access token") }
                secretHeaders.append(
                    Secret(
                        parameter: names.unique("token"), name: "Authorization", isOptional: isOptional, format: .bearer
                    ))
            case ("apiKey", _, "header"):
                guard let name = scheme.text("name"), isToken(name),
                    !secretHeaders.contains(where: { lowercasedToken($0.name) == lowercasedToken(name) })
                else { continue }
                headers.removeAll { lowercasedToken($0.name) == lowercasedToken(name) }
                secretHeaders.append(
                    Secret(
                        parameter: names.unique(propertyName(for: name)), name: name, isOptional: isOptional))
            case ("apiKey", _, "query"):
                guard let name = scheme.text("name"), !name.isEmpty else { continue }
                queryItems.append(
                    Secret(parameter: names.unique(propertyName(for: name)), name: name, isOptional: isOptional))
            case ("apiKey", _, "cookie"): skipped.append("credential in a cookie")
            default: skipped.append("credential “\(commentText(field.name, limit: 60))”")
            }
        }
    }

    /// Whether most lists in queries are joined with commas.
    private static func prefersCommas(_ document: APIDocument) throws(ClientError) -> Bool {
        var (commas, all) = (0, 0)
        func count(_ parameters: [JSONTree]) throws(ClientError) {
            for reference in parameters {
                let parameter = try document.resolved(reference)
                guard parameter.text("in") == "query", let schema = parameter["schema"],
                    try document.flat(schema).kinds == ["array"], parameter.text("style") ?? "form" == "form"
                else { continue }
                all += 1
                if parameter["explode"]?.boolean == false { commas += 1 }
            }
        }
        for path in document.root["paths"]?.fields ?? [] {
            try count(path.value["parameters"]?.elements ?? [])
            for field in path.value.fields { try count(field.value["parameters"]?.elements ?? []) }
        }
        return 2 * commas > all
    }
}
