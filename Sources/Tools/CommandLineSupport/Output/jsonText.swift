import Fetching
import FetchingJSON
import Foundation
import HTTPSyntax

/// Returns a value as JSON.
public func jsonText(_ value: some Encodable, _ layout: JSONTree.Layout) throws -> String {
    jsonText(try JSONTree(JSONEncoder().encode(value)), layout)
}

/// Returns a JSON value as text. The keys of an object are sorted, because the order of Foundation's encoder differs
/// between the platforms. Characters that could control a terminal or are invisible are escaped. Numbers keep their
/// form, such as `1.0` and `1e3`.
///
/// - Parameters:
///   - colors: The colors of the text.
///   - sortsFields: Whether the keys of an object are sorted.
public func jsonText(
    _ tree: JSONTree, _ layout: JSONTree.Layout, colors: JSONColors = .none, sortsFields: Bool = true
) -> String {
    tree.text(layout, sortsFields: sortsFields) { token in
        switch token {
        case .name(let name): colors.key + jsonLiteral(name, escaping: isHidden) + colors.end
        case .string(let text): colors.string + jsonLiteral(text, escaping: isHidden) + colors.end
        case .word(let word): colors.other + word + colors.end
        }
    }
}

/// The control sequences before each kind of token in a JSON text, and the sequence after each token.
public struct JSONColors: Equatable, Sendable {
    /// The sequence before the name of a field.
    public var key = ""
    /// The sequence before a string.
    public var string = ""
    /// The sequence before a number, `true`, `false` or `null`.
    public var other = ""
    /// The sequence after each token.
    public var end = ""

    /// No colors.
    public static let none = JSONColors()
    /// Blue keys, green strings, and yellow numbers and words.
    public static let terminal = JSONColors(
        key: "\u{1B}[1;34m", string: "\u{1B}[32m", other: "\u{1B}[33m", end: "\u{1B}[0m")
}
