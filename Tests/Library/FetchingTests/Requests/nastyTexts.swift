import FetchingTestSupport
import SharedTestCode

/// Texts that break a URL or a body if they are not escaped.
let nastyTexts = [
    "+", "&", "=", "#", "/", "?", "%", " ", "%2F", "%zz", "a+b c", "a&b=c", "100%", "~-._", "!$'()*,;:@", "\"<>\\^`{|}",
    "[]",
    "é", "e\u{301}", "日本", "🕷️", "👨‍👩‍👧", "\n", "\r\n", "\t", "\u{0}", "\u{7F}", "\u{202E}", "...", "..a", "a/b", "../x",
    "?x=1#y",
]

extension SplitMix64 {
    /// Returns a random text of up to `length` parts. About half of the parts are special in URLs.
    mutating func text(upTo length: Int) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...length, using: &self) {
            text +=
                Bool.random(using: &self)
                ? nastyTexts.randomElement(using: &self) ?? ""
                : String(UnicodeScalar(UInt32.random(in: 0x20...0xD7FF, using: &self)) ?? "?")
        }
        return text
    }
}
