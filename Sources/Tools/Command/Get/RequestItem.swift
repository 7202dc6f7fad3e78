import Fetching
import FetchingJSON
import Foundation

/// A word after the URL that is a part of the request, such as `name=Hulk`.
struct RequestItem: Equatable, Sendable {
    /// The place and the form of an item.
    enum Kind: Equatable, Sendable {
        /// `name==value`, an item of the query.
        case query
        /// `name=value`, a text in a JSON body.
        case text
        /// `name:=value`, any other value in a JSON body.
        case json(JSONTree)
    }

    let name: String
    let text: String
    let value: Kind

    /// Reads a word. Returns nil if the word is not an item, or if the value after `:=` is not JSON.
    init?(_ word: String) {
        guard let match = word.wholeMatch(of: #/(?s)([^=:\s\/?#&]+)(:=|==|=)(.*)/#) else { return nil }
        (name, text) = (String(match.output.1), String(match.output.3))
        switch match.output.2 {
        case "==": value = .query
        case "=": value = .text
        default:
            guard let tree = try? JSONTree(Data(text.utf8)) else { return nil }
            value = .json(tree)
        }
    }

    var queryItem: QueryItem? { value == .query ? QueryItem(name, text) : nil }

    /// Returns the body for the items, or nil if all of them are in the query.
    static func body(of items: [RequestItem]) -> Data? {
        let fields = items.compactMap { item -> JSONTree.Field? in
            switch item.value {
            case .query: nil
            case .text: JSONTree.Field(name: item.name, value: .string(item.text))
            case .json(let value): JSONTree.Field(name: item.name, value: value)
            }
        }
        return fields.isEmpty ? nil : Data(JSONTree.object(fields).text(.compact).utf8)
    }
}
