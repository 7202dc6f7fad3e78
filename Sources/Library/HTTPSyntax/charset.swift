import Foundation

/// Returns the encodings for the name of a character encoding, in upper or lower case. The first encoding in which
/// bytes are valid is used. Returns nil if the name is unknown, or if Foundation has no such encoding.
///
/// The names are the labels of the WHATWG Encoding Standard (§4.2). As in browsers, Western encodings are read as
/// windows-1252, which has printable characters in place of most of the control characters 0x80 to 0x9F of ISO 8859-1.
/// Bytes that windows-1252 doesn't define are read as ISO 8859-1. Unlike in browsers, `utf-16` and `utf-32` without a
/// byte-order mark are big-endian (for `utf-16`, RFC 2781 §4.3). On Linux, Foundation does not decode EUC-JP.
public func stringEncodings(forCharset name: String) -> [String.Encoding]? {
    // All labels are in ASCII. Hashing another text can take quadratic time.
    name.utf8.allSatisfy { $0 < 0x80 }
        ? encodings[name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()] : nil
}

private let encodings: [String: [String.Encoding]] = {
    var encodings: [String: [String.Encoding]] = [:]
    for row in labels.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = row.split(separator: UInt8(ascii: " "))
        let numbers = words[0].split(separator: UInt8(ascii: "+")).compactMap { UInt(Substring($0), radix: 16) }
        for label in words.dropFirst() { encodings[String(Substring(label))] = numbers.map(String.Encoding.init) }
    }
    return encodings
}()

/// The numbers of Foundation's encodings, and their labels. A number from 80000000 on is that of an encoding of
/// CoreFoundation. Not in the table: `replacement` with its labels, which browsers do not decode, and `x-user-defined`.
private let labels = """
    4 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
    8000041B 866 cp866 csibm866 ibm866
    9 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
    80000203 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
    80000204 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
    80000205 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
    80000206 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e \
    iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
    80000207 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 \
    iso_8859-7:1987 sun_eu_greek
    80000208 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 \
    iso_8859-8 iso_8859-8:1988 visual csiso88598i iso-8859-8-i logical
    8000020A csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
    8000020D iso-8859-13 iso8859-13 iso885913
    8000020E iso-8859-14 iso8859-14 iso885914
    8000020F csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
    80000210 iso-8859-16
    80000A02 cskoi8r koi koi8 koi8-r koi8_r
    80000A08 koi8-ru koi8-u
    80000000 csmacintosh mac macintosh x-mac-roman
    80000007 x-mac-cyrillic x-mac-ukrainian
    8000041D dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
    F cp1250 windows-1250 x-cp1250
    B cp1251 windows-1251 x-cp1251
    C+5 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 \
    iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
    D cp1253 windows-1253 x-cp1253
    E cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 \
    windows-1254 x-cp1254
    80000505 cp1255 windows-1255 x-cp1255
    80000506 cp1256 windows-1256 x-cp1256
    80000507 cp1257 windows-1257 x-cp1257
    80000508 cp1258 windows-1258 x-cp1258
    80000632 chinese csgb2312 csiso58gb231280 gb18030 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
    80000A06+80000A03 big5 big5-hkscs cn-big5 csbig5 x-x-big5
    3 cseucpkdfmtjapanese euc-jp x-euc-jp
    15 csiso2022jp iso-2022-jp
    8 csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
    80000422 cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 \
    windows-949
    90000100 unicodefffe utf-16 utf-16be
    94000100 csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16le
    98000100 utf-32 utf-32be
    9C000100 utf-32le
    """
