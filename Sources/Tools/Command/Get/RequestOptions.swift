import CommandLineSupport
import Fetching
import FetchingJSON
import FetchingText
import Foundation
import HTTPSyntax

/// A request on the command line: a URL with options, or a `curl` command.
struct RequestOptions: Equatable, Sendable {
    var url = ""
    /// The method. Nil means POST if there is a body, and GET otherwise.
    var method: String?
    var headers: [HeaderField] = []
    /// The body; `-` for the standard input, `@` and a path for a file, and nil for no body. Line breaks and NUL bytes
    /// of the input or the file are left out, as curl does.
    var data: String?
    /// A body like ``data``, of which nothing is left out.
    var binaryData: String?
    /// The items after the URL, such as `name=Hulk`.
    var items: [RequestItem] = []
    /// `USER:PASSWORD` for HTTP Basic authentication, or `-` to read it from the standard input; nil for none.
    var user: String?
    /// The longest time in seconds until the response is complete; nil for the default.
    var timeout: Double?
    /// The `curl` command; `-` for the standard input, and nil for a request with a URL.
    var curl: String?
    /// The names that are secret in addition to the known ones.
    var secrets: [String] = []

    static let options: [CommandOption<RequestOptions>] = [
        CommandOption(
            repeatable: "header", short: "H", .header, \.headers,
            "Header field of the request, such as 'Accept: text/plain'; can be repeated. @FILE reads fields from a file, and "
                + "@- from the standard input"),
        CommandOption("method", short: "X", .method, \.method, "Method (default: GET, or POST with a body)"),
        CommandOption(
            "data", short: "d", .data, \.data,
            "Body of the request; - reads it from the standard input, and @FILE from a file, without line breaks. Sent as "
                + "JSON if it is JSON"),
        CommandOption(
            "data-binary", .data, \.binaryData, "Body like that of --data; the input or the file is sent as it is"),
        CommandOption(
            "user", short: "u", .user, \.user,
            "USER:PASSWORD for HTTP Basic authentication; - reads it from the standard input, and USER asks for the "
                + "password"),
        CommandOption(
            "timeout", .seconds, \.timeout,
            "Time limit for the complete response, or until a WebSocket is open, in seconds (default: 60)"),
        CommandOption(
            "from-curl", .curl, \.curl,
            "curl command whose request is sent, in quotes; - reads the command from the standard input"),
        CommandOption(repeatable: "secret", .secretName, \.secrets, secretLine),
    ]

    /// A paragraph of the help.
    static let note =
        "Other users of this machine can read arguments. For a request with credentials, use “--user -”, “--header @FILE” "
        + "or “--from-curl -”, which reads a curl command from the standard input. The command is one that a browser "
        + "copies with “Copy as cURL (bash)”."

    /// A paragraph of the help about the words after a URL.
    static let itemNote =
        "Request items after the URL: name=value is a string and name:=value is any JSON value in a JSON body, "
        + "and name==value is a query item. name=@FILE and name:=@FILE read the value from a file."
}

/// A header field on the command line.
struct HeaderField: Equatable, Sendable {
    var name: String
    var value: String
}

extension RequestOptions {
    /// Returns the options of the request. Applies the subcommand's other options to `options`.
    static func read<Options>(
        from arguments: Arguments, and others: [CommandOption<Options>], to options: inout Options
    ) throws(UsageError) -> RequestOptions {
        let rest = try arguments.apply(others, to: &options)
        var request = RequestOptions()
        let unread = try Arguments(subcommand: arguments.subcommand, words: arguments.words, options: rest)
            .apply(Self.options, to: &request)
        if let option = unread.first {
            let known = Self.options.map(\.description) + others.map(\.description)
            throw unknown(option, of: arguments.subcommand, among: known.map(\.name) + ["help"])
        }
        return request
    }

    /// Sets the URL to the first word, and the items to the other words. Throws if neither a URL nor a `curl` command
    /// was given, or if both were given.
    mutating func setURL(_ words: [String]) throws(UsageError) {
        items = words.dropFirst().compactMap(RequestItem.init)
        let words = items.count == words.count - 1 ? Array(words.prefix(1)) : words
        // An argument can contain credentials, so no error repeats it.
        if words.contains(where: { isWebURL($0) && $0.contains(where: \.isWhitespace) }) {
            throw UsageError(
                "A URL must not contain spaces; write %20 for a space. To pass a curl command, use --from-curl, with the command in quotes."
            )
        }
        if words.dropFirst().contains(where: { $0.wholeMatch(of: #/(?s)[A-Za-z0-9-]+:[^=].*/#) != nil && !isWebURL($0) }
        ) {
            throw UsageError("For a header field, use -H 'NAME: VALUE'.")
        }
        if words.contains(where: { $0 == "curl" || $0.contains(where: \.isWhitespace) }) || curl != nil && words != [] {
            throw UsageError("Unexpected argument. Write a curl command after --from-curl, in quotes.")
        }
        if words.dropFirst().contains(where: { $0.contains(":=") }) {
            throw UsageError("After := a JSON value is needed, such as 7, true or [1]; for a string, use = instead.")
        }
        if words.count > 1 {
            throw UsageError("Only one URL can be given. Request items after it take the form name=value.")
        }
        if curl != nil {
            guard headers.isEmpty, method == nil, data == nil, binaryData == nil, user == nil else {
                throw UsageError(
                    "--header, --method, --data, --data-binary and --user cannot be used with --from-curl.")
            }
            return
        }
        guard let word = words.first.map({ webURL(withoutScheme: $0) ?? webURL(withoutScheme: $0 + "/") ?? $0 }) else {
            throw UsageError("A URL is required; for the request of a curl command, use --from-curl COMMAND.")
        }
        if webURL(ofSocket: word) != nil { throw UsageError("Only “fetching get” opens a WebSocket.") }
        let parts = parsedComponents(word)
        guard isWebURL(word), parts?.host?.isEmpty == false else {
            throw UsageError(
                "This is not an http or https URL; write for example https://example.com/heroes, or :8000/heroes for "
                    + "this machine.")
        }
        if let port = parts?.port, !(1...65535).contains(port) {
            throw UsageError("The port \(port) of the URL is not valid; a port is a number from 1 to 65535.")
        }
        guard parts?.percentEncodedUser == nil, parts?.percentEncodedPassword == nil else {
            throw UsageError(
                "A URL must not contain a user name or a password; use “--user -”, which reads them from the standard input."
            )
        }
        if user != nil, headers.contains(where: { $0.name.lowercased() == "authorization" }) {
            throw UsageError("--user and an Authorization header field cannot be used together.")
        }
        if Set(items.filter { $0.value != .query }.map(\.name)).count < items.count(where: { $0.value != .query }) {
            throw UsageError("Two items of the body have the same name.")
        }
        if data != nil, binaryData != nil {
            throw UsageError("--data and --data-binary cannot be used together.")
        }
        if (data ?? binaryData) != nil, items.contains(where: { $0.value != .query }) {
            throw UsageError("--data and items such as name=value cannot be used together.")
        }
        if [data ?? binaryData, user].allSatisfy({ $0 == "-" }) {
            throw UsageError("Only one of --data and --user can be read from the standard input.")
        }
        url = word
    }

    /// Returns the request. Writes the notes of a `curl` command, for example about an option that has no effect.
    func request(in world: World) throws -> URLRequest {
        var request = try requestWithoutLimit(in: world)
        if let timeout { request.ownTimeLimit = .seconds(timeout) }
        return request
    }

    private func requestWithoutLimit(in world: World) throws -> URLRequest {
        do {
            if let curl {
                let command = try CurlCommand(
                    curl == "-" ? String(decoding: world.readInput("-"), as: UTF8.self) : curl)
                for note in command.notes { world.writeFaintNote(sentence(note)) }
                return command.request
            }
            let body =
                try (data ?? binaryData).map { text in
                    guard text == "-" || text.hasPrefix("@") else { return Data(text.utf8) }
                    let contents = try world.readInput(text == "-" ? text : String(text.dropFirst()))
                    return data == nil ? contents : contents.filter { !"\r\n\0".utf8.contains($0) }
                } ?? RequestItem.body(of: items, world.readInput)
            if let body, let first = body.first(where: { !$0.isJSONSpace }), "{[".utf8.contains(first) {
                do throws(JSONSyntaxError) { _ = try JSONTree(body) } catch {
                    world.writeFaintNote("The body is not JSON, so it is sent as a form: \(error)")
                }
            }
            var fields: [String: String?] = [:]
            for header in try headers.flatMap({ try $0.fields(world.readInput) }) {
                // The values of a repeated field are joined to one list (RFC 9110 §5.3).
                let name = fields.keys.first { $0.lowercased() == header.name.lowercased() } ?? header.name
                fields[name] = [fields[name] ?? nil, header.value].compactMap(\.self).joined(separator: ", ")
            }
            if let user { fields["Authorization"] = try basicCredentials(user, in: world) }
            let method = method.map { knownMethods.contains($0.uppercased()) ? $0.uppercased() : $0 }
            return try createRequest(
                HTTPMethod(rawValue: method ?? (body == nil ? "GET" : "POST")), baseURL: url,
                query: items.compactMap(\.queryItem), headers: fields,
                body: body.map { RequestBody($0, contentType: contentType(of: $0)) })
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw CommandFailure(sentence("\(error)"))
        }
    }
}

/// Returns the value of the field `Authorization` for a user and a password with a colon between them (RFC 7617 §2).
///
/// - Parameter user: The user and the password, only the user, or `-` for the standard input. Missing parts are
///   requested on the terminal.
private func basicCredentials(_ user: String, in world: World) throws -> String {
    var pair = user
    if user == "-" {
        pair = try world.readPassword("USER:PASSWORD: ") ?? String(decoding: world.readInput("-"), as: UTF8.self)
    } else if !user.contains(":"), let password = world.readPassword("Password: ") {
        pair += ":" + password
    }
    guard pair.contains(":") else {
        throw CommandFailure("--user needs USER:PASSWORD, with a colon between them, or a terminal to ask for it.")
    }
    return "Basic " + Data(pair.trimmingCharacters(in: .newlines).utf8).base64EncodedString()
}

private let knownMethods: Set<String> = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]

extension HeaderField {
    /// The field, or the fields in the file that it names: a line for each, in the form `NAME: VALUE`.
    fileprivate func fields(_ readInput: (String) throws -> Data) throws -> [HeaderField] {
        guard name == "@" else { return [self] }
        let lines = String(decoding: try readInput(value), as: UTF8.self).split(whereSeparator: \.isNewline)
        return try lines.map { line in
            guard let field = ValueReader<HeaderField>.header.read(String(line)), field.name != "@" else {
                throw CommandFailure("\(quoted(path: value)) has a line that is not in the form NAME: VALUE.")
            }
            return field
        }
    }
}

/// The help of the option for a name that is secret.
let secretLine =
    "Name of a header field, query item, JSON field or form field whose value is secret, such as pin; can be repeated"

/// Whether a text starts with `http://` or `https://`, or is a port of this machine with a path.
func isWebURL(_ text: String) -> Bool { webURL(text) != nil }

/// Returns the type of a body that is JSON, or the type that curl sends for other bodies.
private func contentType(of body: Data) -> String {
    let isJSON = (try? JSONTree(body)) != nil
    return isJSON ? "application/json" : "application/x-www-form-urlencoded"
}

extension ValueReader<HeaderField> {
    /// A reader of a header field, which can contain credentials.
    static var header: Self {
        Self(
            placeholder: "'NAME: VALUE'", accepted: "a name and a value, such as 'Accept: text/plain'",
            repeatsValue: false
        ) { text in
            if text.hasPrefix("@"), text.count > 1 { return HeaderField(name: "@", value: String(text.dropFirst())) }
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { return nil }
            return HeaderField(name: String(parts[0]), value: parts[1].trimmingCharacters(in: .whitespaces))
        }
    }
}

extension ValueReader<String> {
    /// A reader of the name of a secret. Errors do not repeat it, because it can be the secret itself by mistake.
    static var secretName: Self {
        Self(placeholder: "NAME", accepted: "a name of letters, digits and the characters _-.[]", repeatsValue: false) {
            $0.wholeMatch(of: #/[A-Za-z0-9_][A-Za-z0-9_.\[\]-]*/#) == nil ? nil : $0
        }
    }

    /// A reader of a `curl` command. Errors do not repeat the command, because it can contain credentials.
    fileprivate static var curl: Self {
        Self(placeholder: "COMMAND", accepted: "a curl command in quotes", repeatsValue: false) {
            $0.isEmpty ? nil : $0
        }
    }

    /// A reader of a body. Errors do not repeat the body, because it can contain credentials.
    fileprivate static var data: Self {
        Self(
            placeholder: "TEXT", accepted: "the body of the request, or - for the standard input", repeatsValue: false
        ) { $0 }
    }

    /// A reader of a user and a password. Errors do not repeat them.
    fileprivate static var user: Self {
        Self(
            placeholder: "USER:PASSWORD", accepted: "USER:PASSWORD, or - for the standard input", repeatsValue: false
        ) { $0.isEmpty ? nil : $0 }
    }

    /// A reader of a method. Methods other than those of the help are accepted too.
    fileprivate static var method: Self {
        Self(
            placeholder: "METHOD", accepted: "the name of a method, such as POST",
            values: .words(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
        ) { $0.isEmpty ? nil : $0 }
    }
}

extension ValueReader<Double> {
    /// A reader of a positive number of seconds.
    fileprivate static var seconds: Self {
        Self(placeholder: "SECONDS", accepted: "a number of seconds greater than 0, such as 2.5") { text in
            Double(text).flatMap { $0 > 0 && $0 <= 1e6 ? $0 : nil }
        }
    }
}
