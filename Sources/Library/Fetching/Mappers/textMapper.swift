import Foundation
internal import HTTPSyntax

/// Maps a body to text.
///
/// A byte-order mark takes precedence over `charset` (WHATWG Encoding, §6), and is not part of the text.
///
/// - Parameter charset: The name of the body's character encoding, such as `iso-8859-1`, in upper or lower case. The
///   names are the labels of the WHATWG Encoding Standard. ``textFetcher(createURLRequest:store:)`` reads the name from
///   the response.
/// - Returns: A closure that throws if the encoding is not supported, or if the bytes are not valid in the encoding.
public func textMapper(charset: String = "utf-8") -> Mapper<String> {
    { body in try text(body, charset: charset) }
}

func text(_ body: Data, charset: String) throws(MappingError) -> String {
    let mark = byteOrderMarks.first { body.starts(with: $0.bytes) }
    let name = mark?.charset ?? charset.lowercased().trimmingCharacters(in: .whitespaces)
    guard let candidates = stringEncodings(forCharset: name) else {
        throw MappingError(
            expected: "a known character encoding, such as utf-8",
            found: "“\(charset)”; use `dataMapper` and decode the data yourself")
    }
    let bytes = body.dropFirst(mark?.bytes.count ?? 0)
    // Foundation ignores an incomplete code unit at the end.
    let unit =
        switch candidates.first {
        case .utf16BigEndian?, .utf16LittleEndian?: 2
        case .utf32BigEndian?, .utf32LittleEndian?: 4
        default: 1
        }
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
