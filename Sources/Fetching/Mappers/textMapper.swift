/// Maps a body to text.
///
/// A byte-order mark goes before `charset`, as the WHATWG Encoding standard has it (§6), and is not part of the text.
///
/// - Parameter charset: The body's character encoding by its IANA name, such as `iso-8859-1`; case does not matter.
///   ``textFetcher(createURLRequest:store:)`` takes it from the response.
/// - Returns: A closure that throws ``MappingError`` if the bytes are not text in that encoding, or its name is not known.
public func textMapper(charset: String = "utf-8") -> Mapper<String> {
    { body in try text(body, charset: charset) }
}

func text(_ body: Data, charset: String) throws(MappingError) -> String {
    let mark = byteOrderMarks.first { body.starts(with: $0.bytes) }
    let name = mark?.charset ?? charset.lowercased()
    guard let encoding = encodings[name] else {
        throw MappingError(
            expected: "a known character encoding, such as utf-8", found: "“\(charset)”; decode the data yourself")
    }
    guard let text = String(data: body.dropFirst(mark?.bytes.count ?? 0), encoding: encoding) else {
        throw MappingError(expected: "text in \(name)", found: "\(body.count) bytes that are not")
    }
    return text
}

/// The longer first: UTF-32's begins like UTF-16's.
private let byteOrderMarks: [(bytes: [UInt8], charset: String)] = [
    ([0xFF, 0xFE, 0x00, 0x00], "utf-32le"), ([0x00, 0x00, 0xFE, 0xFF], "utf-32be"),
    ([0xEF, 0xBB, 0xBF], "utf-8"), ([0xFF, 0xFE], "utf-16le"), ([0xFE, 0xFF], "utf-16be"),
]

/// By the names of the IANA registry, and the aliases that servers use. As in browsers, the first two are read as
/// windows-1252, of which both are a part (WHATWG Encoding, §4.2).
private let encodings: [String: String.Encoding] = [
    "us-ascii": .windowsCP1252, "ascii": .windowsCP1252,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "utf-8": .utf8, "utf8": .utf8,
    "utf-16": .utf16BigEndian, "utf-16be": .utf16BigEndian, "utf-16le": .utf16LittleEndian,
    "utf-32": .utf32BigEndian, "utf-32be": .utf32BigEndian, "utf-32le": .utf32LittleEndian,
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
]
