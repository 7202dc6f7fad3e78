import Foundation

/// Maps a body to text.
///
/// A byte-order mark takes precedence over `charset` (WHATWG Encoding, §6), and is not part of the text.
///
/// - Parameter charset: The IANA name of the body's character encoding, such as `iso-8859-1`, in upper or lower case.
///   ``textFetcher(createURLRequest:store:)`` reads the name from the response.
/// - Returns: A closure that throws if the encoding is not supported, or if the bytes are not valid in the encoding.
public func textMapper(charset: String = "utf-8") -> Mapper<String> {
    { body in try text(body, charset: charset) }
}

func text(_ body: Data, charset: String) throws(MappingError) -> String {
    let mark = byteOrderMarks.first { body.starts(with: $0.bytes) }
    let name = mark?.charset ?? charset.lowercased().trimmingCharacters(in: .whitespaces)
    guard let candidates = characterSets[name] else {
        throw MappingError(
            expected: "a known character encoding, such as utf-8",
            found: "“\(charset)”; use `dataMapper` and decode the data yourself")
    }
    let bytes = body.dropFirst(mark?.bytes.count ?? 0)
    // Foundation ignores an incomplete code unit at the end.
    let unit = name.hasPrefix("utf-16") ? 2 : name.hasPrefix("utf-32") ? 4 : 1
    guard bytes.count.isMultiple(of: unit),
        let text = candidates.lazy.compactMap({ String(data: bytes, encoding: $0) }).first
    else {
        throw MappingError(expected: "text in \(name)", found: "\(body.count) bytes that are not valid \(name)")
    }
    return text
}

/// Byte-order marks and their encodings. UTF-32 precedes UTF-16, because the mark of little-endian UTF-32 begins with
/// the mark of little-endian UTF-16.
private let byteOrderMarks: [(bytes: [UInt8], charset: String)] = [
    ([0xFF, 0xFE, 0x00, 0x00], "utf-32le"), ([0x00, 0x00, 0xFE, 0xFF], "utf-32be"),
    ([0xEF, 0xBB, 0xBF], "utf-8"), ([0xFF, 0xFE], "utf-16le"), ([0xFE, 0xFF], "utf-16be"),
]

/// Encodings by their names in the IANA registry, and by the aliases that servers use.
///
/// As in browsers, Western encodings are read as windows-1252 (WHATWG Encoding, §4.2). That encoding has printable
/// characters in place of most of the control characters 0x80 to 0x9F of `iso-8859-1`. If a text has bytes that
/// windows-1252 doesn't define, it is read as `iso-8859-1`. Without a mark, `utf-16` and `utf-32` are
/// big-endian (for `utf-16`, RFC 2781 §4.3).
package let characterSets: [String: [String.Encoding]] = [
    "us-ascii": western, "ascii": western, "iso-8859-1": western, "latin1": western, "windows-1252": western,
    "cp1252": western,
    "utf-8": [.utf8], "utf8": [.utf8],
    "utf-16": [.utf16BigEndian], "utf-16be": [.utf16BigEndian], "utf-16le": [.utf16LittleEndian],
    "utf-32": [.utf32BigEndian], "utf-32be": [.utf32BigEndian], "utf-32le": [.utf32LittleEndian],
    "iso-8859-2": [.isoLatin2], "windows-1250": [.windowsCP1250], "windows-1251": [.windowsCP1251],
    "windows-1253": [.windowsCP1253], "windows-1254": [.windowsCP1254],
    "shift_jis": [.shiftJIS], "iso-2022-jp": [.iso2022JP],
]

private let western: [String.Encoding] = [.windowsCP1252, .isoLatin1]
