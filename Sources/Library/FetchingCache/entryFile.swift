import Fetching
import Foundation
internal import HTTPSyntax

// The format of a file with an entry. Each line has a name and a value; the first line has three values: the version of
// the format, a checksum, and the number of bytes after the line. The key is not in the file.
//
//     response 1 9f2c01d2ab34c5d6 2311
//     url https://api.example.com/items?key=…
//     partition session-1
//     variant accept-language: de
//     status 200
//     sent 812345678.25               seconds since 2001
//     received 812345678.5
//     vary accept-language
//     header Content-Type application/json
//
//     the body, after an empty line

/// Returns the bytes of a file for an entry.
///
/// - Parameter digest: The digest of the key. The checksum also depends on it, so a file isn't valid for another key.
func entryFile(_ entry: CacheEntry, digest: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024 + entry.body.count)
    func addLine(_ name: String, _ value: String) {
        bytes += name.utf8
        bytes.append(space)
        addEscaped(value, to: &bytes)
        bytes.append(newline)
    }
    addLine("url", entry.url)
    addLine("partition", entry.partition)
    addLine("variant", entry.variant)
    addLine("status", "\(entry.status)")
    addLine("sent", "\(entry.requestDate.timeIntervalSinceReferenceDate)")
    addLine("received", "\(entry.responseDate.timeIntervalSinceReferenceDate)")
    for name in entry.vary { addLine("vary", name) }
    for (name, value) in entry.headers {
        bytes += "header ".utf8
        addEscaped(name, to: &bytes, isName: true)
        bytes.append(space)
        addEscaped(value, to: &bytes)
        bytes.append(newline)
    }
    bytes.append(newline)
    append(entry.body, to: &bytes)
    bytes.insert(contentsOf: firstLine(bytes[...], digest).utf8, at: 0)
    return bytes
}

/// Returns the entry in the bytes of a file, or nil if the bytes are damaged or belong to another key.
func entry(in bytes: [UInt8], key: String, digest: String) -> CacheEntry? {
    guard let firstEnd = bytes.firstIndex(of: newline) else { return nil }
    let rest = bytes[(firstEnd + 1)...]
    guard bytes[...firstEnd].elementsEqual(firstLine(rest, digest).utf8) else { return nil }
    var (url, partition, variant): (String?, String?, String?)
    var (status, sent, received): (Int?, Double?, Double?)
    var (vary, headers): ([String], [String: String]) = ([], [:])
    let bodyStart = readLines(rest) { name, value in
        switch name {
        case "url": url = text(value)
        case "partition": partition = text(value)
        case "variant": variant = text(value)
        case "status": status = Int(text(value))
        case "sent": sent = Double(text(value))
        case "received": received = Double(text(value))
        case "vary": vary.append(text(value))
        case "header":
            let end = value.firstIndex(of: space) ?? value.endIndex
            headers[text(value[..<end])] = text(value[end...].dropFirst())
        default: break
        }
        return true
    }
    guard let bodyStart, let url, let partition, let variant, let status, let sent, let received, sent.isFinite,
        received.isFinite
    else { return nil }
    return CacheEntry(
        key: key, variant: variant, url: url, partition: partition, vary: vary, status: status, headers: headers,
        body: Data(bytes[bodyStart...]), requestDate: Date(timeIntervalSinceReferenceDate: sent),
        responseDate: Date(timeIntervalSinceReferenceDate: received))
}

/// The values at the beginning of a file.
struct EntryHead {
    var url: String
    var partition: String
    var variant: String
}

/// Returns the values at the beginning of a file, or nil if a value is missing. The checksum is not verified.
func entryHead(in bytes: [UInt8]) -> EntryHead? {
    guard let firstEnd = bytes.firstIndex(of: newline) else { return nil }
    var values: [String] = []
    let names = ["url", "partition", "variant"]
    _ = readLines(bytes[(firstEnd + 1)...]) { name, value in
        guard values.count < names.count, name == names[values.count] else { return false }
        values.append(text(value))
        return true
    }
    return values.count == names.count ? EntryHead(url: values[0], partition: values[1], variant: values[2]) : nil
}

/// Returns the first line of a file. It states the format, the checksum and the number of the bytes after the line.
func firstLine(_ rest: ArraySlice<UInt8>, _ digest: String) -> String {
    let seed = checksum(Array(digest.utf8)[...], seed: 0)
    return "response 1 \(String(checksum(rest, seed: seed), radix: 16)) \(rest.count)\n"
}

/// Calls `body` with the name and the value of each line up to the empty line. Returns the index after the empty line,
/// or nil if there is no empty line. If `body` returns false, stops and returns nil.
private func readLines(_ bytes: ArraySlice<UInt8>, _ body: (String, ArraySlice<UInt8>) -> Bool) -> Int? {
    var rest = bytes
    while let end = rest.firstIndex(of: newline) {
        let line = rest[..<end]
        rest = rest[(end + 1)...]
        guard let nameEnd = line.firstIndex(of: space) else { return line.isEmpty ? end + 1 : nil }
        guard body(String(decoding: line[..<nameEnd], as: UTF8.self), line[(nameEnd + 1)...]) else { return nil }
    }
    return nil
}

/// Appends text, and escapes control characters and backslashes as `\` and two hexadecimal digits. In names, spaces are
/// escaped too.
private func addEscaped(_ text: String, to bytes: inout [UInt8], isName: Bool = false) {
    for byte in text.utf8 {
        if byte < space || byte == backslash || isName && byte == space {
            bytes += [backslash, hexadecimalDigits[Int(byte >> 4)], hexadecimalDigits[Int(byte & 15)]]
        } else {
            bytes.append(byte)
        }
    }
}

/// Returns the text whose escaped bytes are `bytes`.
private func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
    var (rest, result): (ArraySlice<UInt8>, [UInt8]) = (bytes, [])
    while let byte = rest.popFirst() {
        if byte == backslash, let high = rest.popFirst()?.hexDigitValue, let low = rest.popFirst()?.hexDigitValue {
            result.append(high << 4 | low)
        } else {
            result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

private let space = UInt8(ascii: " ")
private let newline = UInt8(ascii: "\n")
private let backslash = UInt8(ascii: "\\")
private let hexadecimalDigits = Array("0123456789abcdef".utf8)
