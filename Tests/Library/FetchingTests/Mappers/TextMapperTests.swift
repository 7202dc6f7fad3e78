import Fetching
import Foundation
import SharedTestCode
import Testing

struct Text: Sendable, CustomTestStringConvertible {
    var charset: String
    var bytes: [UInt8]
    var text: String

    var testDescription: String { "\(text) as \(charset)" }
}

@Test(arguments: [
    Text(charset: "utf-8", bytes: [0xC3, 0xA9], text: "é"), Text(charset: "UTF8", bytes: [0x41], text: "A"),
    Text(charset: " utf-8 ", bytes: [], text: ""), Text(charset: "utf-8", bytes: [0x41, 0, 0x42], text: "A\0B"),
    Text(charset: "us-ascii", bytes: [0x41], text: "A"),
    Text(charset: "ISO-8859-1", bytes: [0xE9], text: "é"), Text(charset: "latin1", bytes: [0x80], text: "€"),
    Text(charset: "windows-1252", bytes: [0x93, 0x94], text: "“”"),
    Text(charset: "cp1252", bytes: [0x81], text: "\u{81}"),
    Text(charset: "iso-8859-2", bytes: [0xB1], text: "ą"), Text(charset: "windows-1250", bytes: [0x8A], text: "Š"),
    Text(charset: "windows-1251", bytes: [0xCF], text: "П"), Text(charset: "windows-1253", bytes: [0xE1], text: "α"),
    Text(charset: "windows-1254", bytes: [0xFE], text: "ş"),
    Text(charset: "Shift_JIS", bytes: [0x83, 0x65], text: "テ"),
    Text(charset: "iso-2022-jp", bytes: [0x1B, 0x24, 0x42, 0x25, 0x46, 0x1B, 0x28, 0x42], text: "テ"),
    Text(charset: "utf-16", bytes: [0, 0x41], text: "A"), Text(charset: "utf-16be", bytes: [0, 0x41], text: "A"),
    Text(charset: "utf-16le", bytes: [0x3D, 0xD8, 0x77, 0xDD], text: "🕷"),
    Text(charset: "utf-32", bytes: [0, 0, 0, 0x41], text: "A"),
    Text(charset: "utf-32le", bytes: [0x41, 0, 0, 0], text: "A"),
    // A byte-order mark takes precedence over the name, and is not part of the text.
    Text(charset: "iso-8859-1", bytes: [0xEF, 0xBB, 0xBF, 0xC3, 0xA9], text: "é"),
    Text(charset: "utf-8", bytes: [0xFF, 0xFE, 0x41, 0], text: "A"),
    Text(charset: "utf-8", bytes: [0xFE, 0xFF, 0, 0x41], text: "A"),
    Text(charset: "utf-8", bytes: [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], text: "A"),
    Text(charset: "utf-8", bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41], text: "A"),
    Text(charset: "unheard-of", bytes: [0xEF, 0xBB, 0xBF, 0x41], text: "A"),
])
func textIsReadByItsCharset(row: Text) throws {
    try expectEqual(textMapper(charset: row.charset)(Data(row.bytes)), row.text)
}

@Test(
    arguments: [
        ("utf-8", [0xC3]), ("utf-8", [0xFF]), ("utf-8", [0xC0, 0xAF]), ("utf-8", [0xED, 0xA0, 0x80]),
        ("utf-16le", [0x41]),
        ("utf-16be", [0xD8, 0, 0, 0x41]), ("utf-32be", [0, 0, 0x41]), ("utf-8", [0xEF, 0xBB, 0xBF, 0xFF]),
    ] as [(String, [UInt8])])
func bytesThatAreNotTextInTheCharsetAreAnError(charset: String, bytes: [UInt8]) {
    expect(throws: MappingError.self) { try textMapper(charset: charset)(Data(bytes)) }
}

@Test func anUnknownCharsetIsNamedInTheError() throws {
    let error = try #require(throws: MappingError.self) { try textMapper(charset: "klingon")(Data("x".utf8)) }
    expect(error.description.contains("klingon"))
}

@Test(arguments: [
    ("text/plain; charset=iso-8859-1", "é"), ("text/plain;CHARSET=\"ISO-8859-1\" ; x=y", "é"),
    ("text/plain; charset='latin1'", "é"),
    ("text/html; a=b; charset=windows-1251", "й"), ("text/plain; charset=iso8859-1", "é"),
    ("text/plain; charset=cp1252", "é"), ("text/plain; charset=KOI8-R", "И"),
])
func aTextFetcherReadsTheCharsetFromTheResponse(type: String, expected: String) async throws {
    let fetch: Fetcher<Void, String> = textFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com") },
        store: .constant(Data([0xE9]), headers: ["Content-Type": type]))
    try await expectEqual(fetch(()).get(), expected)
}

@Test(arguments: [
    "text/plain", "", "text/plain; charset", "text/plain; charset=utf-8", "text/plain; charset=utf8",
    // The names are unknown, and the bytes are valid.
    "text/plain; charset=utf-8-unknown", "text/plain; charset=", "text/plain; charset=\"\"", "text/plain; charset=none",
    "text/plain; charset=text/html",
])
func aTextFetcherReadsUTF8ByDefault(type: String) async throws {
    let store = NetworkStore.constant(Data("é".utf8), headers: ["Content-Type": type])
    let fetch: Fetcher<Void, String> = textFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com") }, store: store)
    try await expectEqual(fetch(()).get(), "é")
}

@Test func anUnknownCharsetIsAnErrorIfTheBytesAreNotUTF8() async throws {
    let store = NetworkStore.constant(Data([0xE9]), headers: ["Content-Type": "text/plain; charset=klingon"])
    let fetch: Fetcher<Void, String> = textFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com") }, store: store)
    await expectEqual(fetch(()).error?.parsing?.description.contains("klingon"), true)
}
