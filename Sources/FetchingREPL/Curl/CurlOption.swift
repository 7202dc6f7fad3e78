import Fetching
import Foundation

/// An option of curl and its effect on the request.
struct CurlOption: Sendable {
    enum Effect: Sendable {
        case set(@Sendable (inout CurlOptions, [UInt8]) throws -> Void)
        /// The option doesn't change the request or its response.
        case none
        /// The option has no effect here. The text says why: “because …”.
        case note(String)
        /// The request would not be the same. The text says what to do.
        case refuse(String)
    }

    var names: [String]
    var takesValue: Bool
    var effect: Effect
}

/// Returns the option with a name such as `-H` or `--header`. `--no-` before the name of an option turns it off.
func curlOption(named name: String) -> CurlOption? {
    if let option = byName[name] { return option }
    guard name.hasPrefix("--no-"), let option = byName["--" + name.dropFirst(5)], !option.takesValue else { return nil }
    return CurlOption(names: [name], takesValue: false, effect: .none)
}

private let byName: [String: CurlOption] = Dictionary(
    table.flatMap { option in option.names.map { ($0, option) } }, uniquingKeysWith: { first, _ in first })

private let table: [CurlOption] = [
    value("--url") { try $0.setLocation($1) },
    value("-X", "--request") { $0.method = String(decoding: $1, as: UTF8.self) },
    value("-H", "--header") { options, value in
        if value.first == UInt8(ascii: "@") {
            throw CurlCommandError("-H @FILE: copy the header fields into the command.")
        }
        options.headers.append(String(decoding: value, as: UTF8.self))
    },
    value("-d", "--data", "--data-ascii") { options, value in
        // curl removes line ends from a file, but not from the command.
        options.data.append(try contents(value)?.filter { $0 != 0x0A && $0 != 0x0D } ?? value)
    },
    value("--data-raw") { $0.data.append($1) },
    value("--data-binary") { $0.data.append(try contents($1) ?? $1) },
    value("--data-urlencode") { $0.data.append(try urlEncodedPair($1)) },
    value("--url-query") { options, value in
        let isEncoded = value.first == UInt8(ascii: "+")
        options.queryItems.append(isEncoded ? Array(value.dropFirst()) : try urlEncodedPair(value))
    },
    value("--json") { $0.json.append(try contents($1) ?? $1) },
    value("-F", "--form") { $0.form.append(try CurlFormPart($1)) },
    value("--form-string") { $0.form.append(try CurlFormPart(plain: $1)) },
    flag("-G", "--get") { $0.isGet = true },
    flag("-I", "--head") { $0.isHead = true },
    value("-u", "--user") { $0.user = String(decoding: $1, as: UTF8.self) },
    value("--oauth2-bearer") { $0.setField("Authorization", Array("Bearer ".utf8) + $1) },
    value("-b", "--cookie") { options, value in
        guard value.contains(UInt8(ascii: "=")) else {
            throw CurlCommandError("-b FILE: copy the cookies into the command, as in -b 'name=value'.")
        }
        options.setField("Cookie", value)
    },
    value("-A", "--user-agent") { $0.setField("User-Agent", $1) },
    value("-e", "--referer") { options, value in
        let text = String(decoding: value, as: UTF8.self)
        options.setField("Referer", Array(text.replacingScalars(";auto", with: "").utf8))
    },
    value("-r", "--range") { $0.setField("Range", Array("bytes=".utf8) + $1) },
    value("-m", "--max-time") { options, value in
        guard let seconds = Double(String(decoding: value, as: UTF8.self)), seconds > 0, seconds < 1e9 else {
            throw CurlCommandError("-m needs a number of seconds.")
        }
        options.timeout = seconds
    },
    flag("--compressed") { $0.isCompressed = true },
    flag("-g", "--globoff") { $0.isGlobOff = true },

    // A store follows redirects, and the transport chooses the protocol.
    CurlOption(
        names: [
            "-L", "--location", "-s", "--silent", "-S", "--show-error", "-v", "--verbose", "-i", "--include",
            "-#", "--progress-bar", "-N", "--no-buffer", "-f", "--fail", "--fail-with-body",
            "--path-as-is", "-0", "--http1.0", "--http1.1", "--http2", "--http3", "--http2-prior-knowledge", "-1",
            "--tlsv1", "--tlsv1.0", "--tlsv1.1", "--tlsv1.2", "--tlsv1.3", "-4", "--ipv4", "-6", "--ipv6",
            "--basic", "--no-progress-meter", "--tr-encoding", "--keepalive", "--tcp-nodelay", "--alpn",
            "--progress-meter", "--styled-output", "--buffer", "--sessionid",
        ], takesValue: false, effect: .none),
    note("certificates are always checked", "-k", "--insecure", "--proxy-insecure", "--doh-insecure"),
    note("credentials are not sent to other hosts", "--location-trusted"),
    note("the response is shown instead", takesValue: true, "-o", "--output", "-D", "--dump-header", "--output-dir"),
    note("the response is shown instead", "-O", "--remote-name", "-J", "--remote-header-name", "--create-dirs"),
    note("nothing is written after the response", takesValue: true, "-w", "--write-out"),
    note("cookies are not stored", takesValue: true, "-c", "--cookie-jar"),
    note("cookies are not stored", "-j", "--junk-session-cookies"),
    note(
        "the store's own time limits, retries and redirects apply", takesValue: true, "--connect-timeout", "--retry",
        "--retry-delay", "--retry-max-time", "--max-redirs", "--limit-rate", "-y", "--speed-time", "-Y",
        "--speed-limit",
        "--keepalive-time", "--expect100-timeout"),
    note("the store's own retries apply", "--retry-all-errors", "--retry-connrefused"),
    note(
        "the connection is made by the store; use a store of your own", takesValue: true, "-x", "--proxy", "-U",
        "--proxy-user", "--noproxy", "--socks5", "--socks5-hostname", "--cacert", "--capath", "--ciphers", "--resolve",
        "--connect-to", "--interface", "--dns-servers", "--tls-max", "--preproxy", "--max-filesize"),

    refuse("the store sends one request; keep only one", "-:", "--next"),
    refuse(
        "a layer must respond to the server's challenge; remove this option and -u, and send the request to a store "
            + "with the layer authenticatingDigest", "--digest", "--anyauth"),
    refuse("this kind of authentication is not supported", "--ntlm", "--negotiate"),
    refuse(
        "a file cannot be uploaded; use --data-binary @FILE with -X PUT", takesValue: true, "-T", "--upload-file"),
    refuse("put the options into the command", takesValue: true, "-K", "--config"),
    refuse(
        "client certificates need a store of your own", takesValue: true, "-E", "--cert", "--key", "--cert-type",
        "--pass"),
    refuse("use the layer signing instead", takesValue: true, "--aws-sigv4"),
    refuse("set the header field If-Modified-Since with -H", takesValue: true, "-z", "--time-cond"),
    refuse("this kind of connection is not supported", takesValue: true, "--unix-socket", "--abstract-unix-socket"),
    refuse("copy the credentials into the command with -u", "-n", "--netrc", "--netrc-optional"),
    refuse(
        "a download cannot be continued; set the header field Range with -H", takesValue: true, "-C", "--continue-at"),
    refuse("the request target is always that of the URL", takesValue: true, "--request-target"),
]

private func value(
    _ names: String..., set: @escaping @Sendable (inout CurlOptions, [UInt8]) throws -> Void
) -> CurlOption {
    CurlOption(names: names, takesValue: true, effect: .set(set))
}

private func flag(_ names: String..., set: @escaping @Sendable (inout CurlOptions) throws -> Void) -> CurlOption {
    CurlOption(names: names, takesValue: false, effect: .set { options, _ in try set(&options) })
}

private func note(_ text: String, takesValue: Bool = false, _ names: String...) -> CurlOption {
    CurlOption(names: names, takesValue: takesValue, effect: .note(text))
}

private func refuse(_ reason: String, takesValue: Bool = false, _ names: String...) -> CurlOption {
    CurlOption(names: names, takesValue: takesValue, effect: .refuse(reason))
}

/// Returns the content of the file in `@FILE`, or nil for another value.
func contents(_ value: [UInt8]) throws -> [UInt8]? {
    guard value.first == UInt8(ascii: "@") else { return nil }
    return try contents(ofFile: value.dropFirst())
}

func contents(ofFile name: ArraySlice<UInt8>) throws -> [UInt8] {
    let path = String(decoding: name, as: UTF8.self)
    guard path != "-", let data = try? Data(contentsOf: URL(filePath: path)) else { throw UnreadableFile() }
    return [UInt8](data)
}

/// A file cannot be read. The path is not kept, because a password that starts with `@` looks like a file.
struct UnreadableFile: Error {}

/// Returns a value of `--data-urlencode`: `text`, `=text`, `name=text`, `@file` or `name@file`. As in curl, the name is
/// not encoded, and a space becomes `+`.
private func urlEncodedPair(_ value: [UInt8]) throws -> [UInt8] {
    guard let mark = value.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "@") }) else {
        return encoded(value)
    }
    let name = value[..<mark]
    let rest = value[(mark + 1)...]
    let text = value[mark] == UInt8(ascii: "@") ? try contents(ofFile: rest) : Array(rest)
    return name + (name.isEmpty ? [] : [UInt8(ascii: "=")]) + encoded(text)
}

private func encoded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
        if byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte) { return [byte] }
        if byte == UInt8(ascii: " ") { return [UInt8(ascii: "+")] }
        return Array(("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8)
    }
}
