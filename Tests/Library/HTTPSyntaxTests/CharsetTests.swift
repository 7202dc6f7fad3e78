import Fetching
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

struct CharsetTests {
    /// A character of each encoding, with labels of the WHATWG Encoding Standard.
    private static let rows: [(labels: String, bytes: [UInt8], text: String)] = [
        ("utf-8 utf8 unicode-1-1-utf-8", [0xC3, 0xA9], "é"),
        ("ibm866 cp866 866", [0x8F], "П"),
        ("iso-8859-2 iso8859-2 latin2 l2", [0xB1], "ą"), ("iso-8859-3 latin3", [0xA6], "Ĥ"),
        ("iso-8859-4 latin4", [0xBF], "ŋ"), ("iso-8859-5 cyrillic", [0xCF], "Я"),
        ("iso-8859-6 arabic", [0xC7], "ا"), ("iso-8859-7 greek elot_928", [0xE1], "α"),
        ("iso-8859-8 iso-8859-8-i hebrew visual logical", [0xE0], "א"), ("iso-8859-10 latin6", [0xAF], "Ŋ"),
        ("iso-8859-13 iso885913", [0xE0], "ą"), ("iso-8859-14", [0xA1], "Ḃ"),
        ("iso-8859-15 l9 csisolatin9", [0xA4], "€"), ("iso-8859-16", [0xAA], "Ș"),
        ("koi8-r koi8 koi", [0xC1], "а"), ("koi8-u", [0xA4], "є"),
        ("macintosh mac x-mac-roman", [0x8E], "é"), ("x-mac-cyrillic x-mac-ukrainian", [0x80], "А"),
        ("windows-874 tis-620 iso-8859-11", [0xA1], "ก"), ("windows-1250 cp1250 x-cp1250", [0x8A], "Š"),
        ("windows-1251 cp1251", [0xCF], "П"),
        (
            "windows-1252 cp1252 iso-8859-1 iso8859-1 iso_8859-1:1987 latin1 l1 us-ascii ascii ansi_x3.4-1968 cp819",
            [0x80], "€"
        ),
        ("windows-1253 cp1253", [0xE1], "α"), ("windows-1254 iso-8859-9 latin5", [0xFE], "ş"),
        ("windows-1255 cp1255", [0xE0], "א"), ("windows-1256 cp1256", [0xC7], "ا"),
        ("windows-1257 cp1257", [0xE0], "ą"), ("windows-1258 cp1258", [0xFE], "₫"),
        ("gbk gb2312 gb18030 x-gbk chinese csgb2312", [0xB0, 0xA1], "啊"), ("gb18030", [0x81, 0x30, 0x86, 0x30], "¸"),
        ("big5 big5-hkscs cn-big5 x-x-big5", [0xB0, 0xA1], "陛"),
        ("shift_jis x-sjis sjis ms_kanji windows-31j ms932 csshiftjis", [0x83, 0x65], "テ"),
        ("windows-31j", [0x87, 0x40], "①"),
        ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x25, 0x46, 0x1B, 0x28, 0x42], "テ"),
        ("euc-kr ks_c_5601-1987 windows-949 korean", [0xB0, 0xA1], "가"), ("euc-kr", [0x81, 0x41], "갂"),
        ("utf-16le ucs-2 unicode csunicode", [0x41, 0], "A"), ("utf-16be unicodefffe utf-16", [0, 0x41], "A"),
        ("utf-32 utf-32be", [0, 0, 0, 0x41], "A"), ("utf-32le", [0x41, 0, 0, 0], "A"),
    ]

    @Test func eachLabelNamesItsEncoding() {
        for (labels, bytes, text) in Self.rows {
            for label in labels.split(separator: " ").flatMap({ [String($0), $0.uppercased(), " \($0)\t"] }) {
                let encodings = stringEncodings(forCharset: label) ?? []
                let found = encodings.lazy.compactMap { String(data: Data(bytes), encoding: $0) }.first
                expectEqual(found, text, "\(label)")
            }
        }
    }

    /// lexmount/moli 193, jshttp/content-type 15, king/king-http-client 24: quotation marks, spaces, further
    /// parameters.
    @Test func theParameterIsFoundInEachContentType() throws {
        let cases: [(contentType: String, charset: String?)] = [
            ("text/html; charset=gbk", "gbk"), ("text/html;CHARSET = \"gbk\" ;", "gbk"), ("text/html;", nil),
            ("text/plain; version=0.0.4; charset=utf-8; a=b", "utf-8"), ("text/html; charset='gbk'", "gbk"),
            // A text in quotation marks is not a parameter (RFC 9110 §5.6.4).
            ("text/html; boundary=\"; charset=gbk\"", nil), ("text/html; x=\"a;charset=gbk\"; charset=utf-8", "utf-8"),
            ("text/html; name=\"a\\\"; charset=gbk\"; charset=utf-8", "utf-8"),
            ("text/html; charset=\"utf\\-8\"", "utf-8"),
            ("text/html; profile=\"a, b\"; charset=gbk", "gbk"), ("text/html; title=\"a=b\"; charset=gbk", "gbk"),
            // A quotation mark that is not closed has no meaning.
            ("text/html; charset=\"gbk", "gbk"), ("text/html; a=it\"s; charset=gbk", "gbk"),
            ("text/html; charset: gbk", nil), ("text/html; xcharset=gbk", nil), ("", nil),
        ]
        let url = try #require(URL(string: "http://a/"))
        for (contentType, expected) in cases {
            let response = try #require(
                HTTPURLResponse(
                    url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": contentType]))
            expectEqual(charset(of: response), expected, "\(contentType)")
        }
    }

    @Test func otherNamesAreUnknown() {
        for name in [
            "", "utf", "utf-7", "klingon", "iso-2022-kr", "hz-gb-2312", "replacement", "x-user-defined", "8000041B",
        ] {
            expect(stringEncodings(forCharset: name) == nil, "\(name)")
        }
    }
}
