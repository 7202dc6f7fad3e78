import Fetching
import Foundation
import SharedTestCode
import Testing

private let texts: [(charset: String, bytes: [UInt8], text: String)] = [
    ("utf-8", [0xC3, 0xA9], "é"), ("UTF8", [0x41], "A"), (" utf-8 ", [], ""), ("utf-8", [0x41, 0, 0x42], "A\0B"),
    ("us-ascii", [0x41], "A"), ("ISO-8859-1", [0xE9], "é"), ("latin1", [0x80], "€"),
    ("windows-1252", [0x93, 0x94], "“”"), ("cp1252", [0x81], "\u{81}"), ("iso-8859-2", [0xB1], "ą"),
    ("windows-1250", [0x8A], "Š"), ("windows-1251", [0xCF], "П"), ("windows-1253", [0xE1], "α"),
    ("windows-1254", [0xFE], "ş"), ("Shift_JIS", [0x83, 0x65], "テ"),
    ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x25, 0x46, 0x1B, 0x28, 0x42], "テ"),
    ("utf-16", [0, 0x41], "A"), ("utf-16be", [0, 0x41], "A"), ("utf-16le", [0x3D, 0xD8, 0x77, 0xDD], "🕷"),
    ("utf-32", [0, 0, 0, 0x41], "A"), ("utf-32le", [0x41, 0, 0, 0], "A"),
    // A byte-order mark takes precedence over the name, and is not part of the text.
    ("iso-8859-1", [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"), ("utf-8", [0xFF, 0xFE, 0x41, 0], "A"),
    ("utf-8", [0xFE, 0xFF, 0, 0x41], "A"), ("utf-8", [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "A"),
    ("utf-8", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41], "A"), ("unheard-of", [0xEF, 0xBB, 0xBF, 0x41], "A"),
]

private let invalidTexts: [(charset: String, bytes: [UInt8])] = [
    ("utf-8", [0xC3]), ("utf-8", [0xFF]), ("utf-8", [0xC0, 0xAF]), ("utf-8", [0xED, 0xA0, 0x80]), ("utf-16le", [0x41]),
    ("utf-16be", [0xD8, 0, 0, 0x41]), ("utf-32be", [0, 0, 0x41]), ("utf-8", [0xEF, 0xBB, 0xBF, 0xFF]),
]

@Test func textIsReadByItsCharset() throws {
    for (charset, bytes, text) in texts {
        try expectEqual(textMapper(charset: charset)(Data(bytes)), text, "\(bytes) as \(charset)")
    }
    for (charset, bytes) in invalidTexts {
        expect(throws: MappingError.self, "\(bytes) as \(charset)") { try textMapper(charset: charset)(Data(bytes)) }
    }
    let unknown = expect(throws: MappingError.self) { try textMapper(charset: "klingon")(Data("x".utf8)) }
    expectEqual(unknown?.description.contains("klingon"), true)
}

/// Returns what a text fetcher reads from a response with this type.
private func text(_ bytes: Data, type: String) async -> Result<String, AppError> {
    let fetch: Fetcher<Void, String> = textFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com") },
        store: .constant(bytes, headers: ["Content-Type": type]))
    return await fetch(())
}

@Test func aTextFetcherReadsTheCharsetFromTheResponse() async throws {
    for (type, expected) in [
        ("text/plain; charset=iso-8859-1", "é"), ("text/plain;CHARSET=\"ISO-8859-1\" ; x=y", "é"),
        ("text/plain; charset='latin1'", "é"), ("text/html; a=b; charset=windows-1251", "й"),
        ("text/plain; charset=iso8859-1", "é"), ("text/plain; charset=cp1252", "é"),
        ("text/plain; charset=KOI8-R", "И"),
    ] {
        try await expectEqual(text(Data([0xE9]), type: type).get(), expected, "\(type)")
    }
    let unknown = await text(Data([0xE9]), type: "text/plain; charset=klingon")
    expectEqual(unknown.error?.parsing?.description.contains("klingon"), true)
    // UTF-8 is the default, also if the name is unknown and the bytes are valid.
    for type in [
        "text/plain", "", "text/plain; charset", "text/plain; charset=utf-8", "text/plain; charset=utf8",
        "text/plain; charset=utf-8-unknown", "text/plain; charset=", "text/plain; charset=\"\"",
        "text/plain; charset=none", "text/plain; charset=text/html",
    ] {
        try await expectEqual(text(Data("é".utf8), type: type).get(), "é", "\(type)")
    }
}
