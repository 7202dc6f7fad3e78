import Foundation
internal import HTTPSyntax

/// Returns the first 200 Unicode scalars of a name in ASCII, such as `isAdmin` for a name with a Cyrillic `А`. A scalar
/// beyond ASCII that is not a letter, or that has no transliteration, becomes a space.
///
/// Two names can have the same result. The caller then adds a number to one of the identifiers.
func transliterated(_ name: String) -> String {
    func isKept(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && scalar.properties.generalCategory != .otherSymbol || scalar.isASCII
    }
    let plain = String(String.UnicodeScalarView(name.unicodeScalars.prefix(200).map { isKept($0) ? $0 : " " }))
    let latin = plain.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? plain
    return String(String.UnicodeScalarView(latin.unicodeScalars.map { $0.isASCII ? $0 : " " }))
}

/// Whether a reader can distinguish a name from other names. All its letters must belong to one script, and its other
/// characters to printable ASCII. Letters of ASCII may occur with other Latin letters, or with letters of East Asia. A
/// Cyrillic or Greek name must have a letter that does not look like a letter of ASCII.
func isUnmistakable(_ name: String) -> Bool {
    var scripts: Set<Script> = []
    var looksLikeASCII = true
    for scalar in name.unicodeScalars where !(" "..."~").contains(scalar) || UInt8(scalar.value).isASCIILetter {
        guard let script = Script(scalar) else { return false }
        scripts.insert(script)
        if script != .ascii, !lookAlikes.contains(scalar) { looksLikeASCII = false }
    }
    if scripts.isSubset(of: [.ascii, .latin]) || scripts.isSubset(of: [.ascii, .eastAsian]) { return true }
    return scripts.count == 1 && !looksLikeASCII
}

/// A group of letters that occur together in a word.
private enum Script: Hashable {
    /// Latin letters beyond ASCII have visible marks. The letters of East Asia don't look like letters of ASCII.
    case ascii, latin, greek, cyrillic, arabic, eastAsian
    /// One of the scripts from Hebrew to Georgian, by the number of its block of 128 scalars.
    case other(UInt32)

    init?(_ scalar: Unicode.Scalar) {
        guard scalar.properties.isAlphabetic, !isInvisible(scalar) else { return nil }
        switch scalar.value {
        case 0...0x7F: self = .ascii
        case 0x131, 0x138: return nil  // ı and ĸ
        case 0xC0...0x17E: self = .latin
        case 0x370...0x3FF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x600...0x6FF: self = .arabic
        case 0x580...0x10FF: self = .other(scalar.value >> 7)
        case 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .eastAsian
        default: return nil
        }
    }
}

/// Letters that look like letters of ASCII, or like such letters with marks.
private let lookAlikes = Set(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΪΫΆΈΉΊΌΎαγικνορτυχωϊΐόύΰώϋίάϲϳϹϺϜ".unicodeScalars
        + "АВГЕЁЅІЇЈКМНОРСТУХЬЗҮҺԌԚԜӀӐӒӔӖӢӤӦӮӰӲЍЌЎЙаеёѕіїјкмнорстухьбгзгүһԁԛԝӏӑӓӕӗӣӥӧӯӱӳѐѝќўйипвѵѴҐґҒғҚқҢңҲҳ"
        .unicodeScalars
)
