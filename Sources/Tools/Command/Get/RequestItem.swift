import CommandLineSupport
import Fetching
import FetchingJSON
import FetchingText
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
        /// `name=@FILE` or `name:=@FILE`, the content of a file as a text or as another value.
        case file(isJSON: Bool)
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
        case "=" where text.hasPrefix("@"), ":=" where text.hasPrefix("@"):
            value = .file(isJSON: match.output.2 == ":=")
        case "=": value = .text
        default:
            guard let tree = try? JSONTree(Data(text.utf8)) else { return nil }
            value = .json(tree)
        }
    }

    var queryItem: QueryItem? { value == .query ? QueryItem(name, text) : nil }

    /// Returns the body for the items, or nil if all of them are in the query.
    ///
    /// - Parameter readInput: Returns the content of a file.
    static func body(of items: [RequestItem], _ readInput: (String) throws -> Data) throws -> Data? {
        let fields = try items.compactMap { item -> JSONTree.Field? in
            switch item.value {
            case .query: return nil
            case .text: return JSONTree.Field(name: item.name, value: .string(item.text))
            case .json(let value): return JSONTree.Field(name: item.name, value: value)
            case .file(let isJSON):
                let path = String(item.text.dropFirst())
                let data = try readInput(path)
                if isJSON {
                    do throws(JSONSyntaxError) {
                        return JSONTree.Field(name: item.name, value: try JSONTree(data))
                    } catch { throw CommandFailure("\(quoted(path: path)) is not JSON: \(error).") }
                }
                guard let text = String(validating: data, as: UTF8.self) else {
                    throw CommandFailure("\(quoted(path: path)) is not UTF-8 text.")
                }
                return JSONTree.Field(name: item.name, value: .string(text))
            }
        }
        return fields.isEmpty ? nil : Data(JSONTree.object(fields).text(.compact).utf8)
    }
}
