import Fetching
internal import FileAccess
import Foundation
internal import HTTPSyntax

/// An option of curl and its effect on the request.
struct CurlOption: Sendable {
    enum Effect: Sendable {
        case set(@Sendable (inout CurlCommandOptions, [UInt8]) throws -> Void)
        /// The option has no effect here. `because` is the reason, if the option could change the response.
        case ignore(because: String?)
    }

    var names: [String]
    var takesValue: Bool
    var effect: Effect
}

/// Returns the option with a name such as `-H` or `--header`. Nil for an option that is not supported.
func curlOption(named name: String) -> CurlOption? { byName[name] }

private let byName: [String: CurlOption] = Dictionary(
    table.flatMap { option in option.names.map { ($0, option) } }, uniquingKeysWith: { first, _ in first })

/// The options that are used in commands from browsers and from the documentation of APIs.
private let table: [CurlOption] = [
    value("--url") { try $0.setURL($1) },
    value("-X", "--request") { $0.method = try utf8($1) },
    value("-H", "--header") { options, value in
        if value.first == UInt8(ascii: "@") {
            throw CurlCommandError("-H @FILE is not supported; copy the header fields into the command.")
        }
        options.headers.append(try utf8(value))
    },
    value("-d", "--data", "--data-ascii") { options, value in
        // curl removes line ends and null characters from the contents of a file, but not from a text in the command.
        options.data.append(try options.contents(value)?.filter { ![0x0A, 0x0D, 0].contains($0) } ?? value)
    },
    value("--data-raw") { $0.data.append($1) },
    value("--data-binary") { $0.data.append(try $0.contents($1) ?? $1) },
    value("--data-urlencode") { $0.data.append(try $0.urlEncodedPair($1)) },
    value("--json") { $0.json.append(try $0.contents($1) ?? $1) },
    value("--url-query") { options, value in
        options.query.append(
            value.first == UInt8(ascii: "+") ? Array(value.dropFirst()) : try options.urlEncodedPair(value))
    },
    value("-F", "--form") { $0.form += try $0.formParts($1) },
    value("--form-string") { $0.form.append(try formText($1)) },
    flag("-G", "--get") { $0.isGet = true },
    flag("-I", "--head") { $0.isHead = true },
    value("-u", "--user") { $0.user = try utf8($1) },
    value("-b", "--cookie") { options, value in
        guard value.contains(UInt8(ascii: "=")) else {
            throw CurlCommandError(
                "-b FILE is not supported; copy the cookies into the command, as in -b 'name=value'.")
        }
        options.cookies.append(try utf8(value))
    },
    value("-e", "--referer") { options, value in
        let text = try utf8(value)
        options.setField("Referer", Array((text.hasSuffix(";auto") ? String(text.dropLast(5)) : text).utf8))
    },
    // curl reads a number alone as the start of the range.
    value("-r", "--range") { options, value in
        let isStart = !value.contains(UInt8(ascii: "-"))
        options.setField("Range", Array("bytes=".utf8) + value + (isStart ? [UInt8(ascii: "-")] : []))
    },
    value("--oauth2-bearer") { $0.setField("Authorization", "Bearer ".utf8 + $1) },
    value("-A", "--user-agent") { $0.setField("User-Agent", $1) },
    value("-m", "--max-time") { options, value in
        guard let seconds = Double(String(decoding: value, as: UTF8.self)), seconds > 0, seconds < 1e9 else {
            throw CurlCommandError("-m needs a number of seconds greater than 0, as in -m 10.")
        }
        options.timeout = seconds
    },
    flag("--compressed") { $0.isCompressed = true },
    flag("-g", "--globoff") { $0.isGlobOff = true },

    // These options are not needed: a store follows redirects, and the transport chooses the protocol.
    ignored(
        "-L", "--location", "-s", "--silent", "-S", "--show-error", "-v", "--verbose", "-i", "--include", "-f",
        "--fail", "--fail-with-body", "-N", "--no-buffer", "-#", "--progress-bar", "--path-as-is", "--http1.0",
        "--http1.1",
        "--http2", "--http3", "-4", "--ipv4", "-6", "--ipv6"),
    ignored(because: "certificates are always checked", "-k", "--insecure"),
    ignored(because: "only the request of the command is used", "-O", "--remote-name"),
    ignored(
        because: "only the request of the command is used", takesValue: true, "-o", "--output", "-w", "--write-out"),
    ignored(
        because: "proxies, connect timeouts, retries and numbers of redirects are not part of a request",
        takesValue: true, "-x", "--proxy",
        "--connect-timeout", "--retry", "--max-redirs"),
]

private func value(
    _ names: String..., set: @escaping @Sendable (inout CurlCommandOptions, [UInt8]) throws -> Void
) -> CurlOption {
    CurlOption(names: names, takesValue: true, effect: .set(set))
}

private func flag(
    _ names: String..., set: @escaping @Sendable (inout CurlCommandOptions) throws -> Void
) -> CurlOption {
    CurlOption(names: names, takesValue: false, effect: .set { options, _ in try set(&options) })
}

private func ignored(because reason: String? = nil, takesValue: Bool = false, _ names: String...) -> CurlOption {
    CurlOption(names: names, takesValue: takesValue, effect: .ignore(because: reason))
}

extension CurlCommandOptions {
    /// Returns the content of the file that `@FILE` names, or nil if the value does not start with `@`.
    fileprivate mutating func contents(_ value: [UInt8]) throws -> [UInt8]? {
        guard value.first == UInt8(ascii: "@") else { return nil }
        return try contents(ofFile: value.dropFirst())
    }

    /// Returns the content of a file, and adds a note: a command that was copied from a page can name any file.
    mutating func contents(ofFile name: ArraySlice<UInt8>) throws -> [UInt8] {
        let path = String(decoding: name, as: UTF8.self)
        guard path != "-", let data = try? boundedContents(ofFile: URL(filePath: path)) else { throw UnreadableFile() }
        notes.append("The request contains the contents of the file \(quoted(path: path)), \(sizeText(data.count)).")
        return [UInt8](data)
    }

    /// Encodes a value of `--data-urlencode`: `text`, `=text`, `name=text`, `@file` or `name@file`. As in curl, the
    /// name is not encoded.
    fileprivate mutating func urlEncodedPair(_ value: [UInt8]) throws -> [UInt8] {
        guard let mark = value.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "@") }) else {
            return formEncoded(value)
        }
        let name = value[..<mark]
        let rest = value[(mark + 1)...]
        let text = value[mark] == UInt8(ascii: "@") ? try contents(ofFile: rest) : Array(rest)
        return name + (name.isEmpty ? [] : [UInt8(ascii: "=")]) + formEncoded(text)
    }
}

/// The error of a file that cannot be read. The path is not kept, because a password that starts with `@` looks like a
/// file.
struct UnreadableFile: Error {}

/// Returns bytes as curl encodes them: as in a URL, but a space becomes `+`.
private func formEncoded(_ bytes: [UInt8]) -> [UInt8] {
    Array(percentEncoded(bytes).replacingScalars("%20", with: "+").utf8)
}

/// Returns the text of a value. Throws if the bytes are not UTF-8, because a request can have only such texts.
private func utf8(_ value: [UInt8]) throws -> String {
    guard let text = String(validating: value, as: UTF8.self) else {
        throw CurlCommandError("A value contains bytes that are not UTF-8, which cannot be sent here.")
    }
    return text
}
