import Fetching
import Foundation

/// A path in which the segments that differ between calls are parameters, such as `/users/{id}`.
struct PathTemplate: Hashable {
    enum Part: Hashable {
        case word(String)
        case parameter(Parameter)
    }

    /// A segment that differs between calls.
    struct Parameter: Hashable {
        enum Kind: Hashable {
            /// A number, a UUID, a hash or another text that is not a word.
            case id
            /// A word, such as the name of a user. The associated value is the name of the field in which responses
            /// repeat it, or nil if they do not.
            case word(field: String?)
            case secret
            /// A name in a document, such as `user_id`.
            case named(String)
        }

        var kind: Kind
        /// The constant start of the segment, such as `v`.
        var prefix = ""
        /// The constant end of the segment, such as `.json`.
        var suffix = ""
    }

    var parts: [Part] = []
    var hasTrailingSlash = false
    /// The number of parts at the start that name no resource, such as `api` and `v1`.
    var baseCount = 0

    /// The resource names of the path's words, in order. Words without letters and digits, such as `-`, are left out.
    var names: [String] { parts.dropFirst(baseCount).compactMap(\.word).map(resourceName).filter { !$0.isEmpty } }

    var endsWithParameter: Bool { parts.last.map { $0.word == nil } ?? false }
}

extension PathTemplate.Part {
    var word: String? { if case .word(let word) = self { word } else { nil } }
    var parameter: PathTemplate.Parameter? { if case .parameter(let parameter) = self { parameter } else { nil } }
}

extension PathTemplate {
    /// The names of the parameters, in order: `id` for `/users/{id}`, `userID` and `postID` for
    /// `/users/{id}/posts/{id}`, and `owner` and `repo` for `/repos/{owner}/{repo}`.
    var parameterNames: [String] {
        let count = parts.count { $0.parameter != nil }
        return parts.indices.compactMap { index in
            guard let parameter = parts[index].parameter else { return nil }
            if parameter.kind == .secret { return "secret" }
            if case .named(let name) = parameter.kind { return name }
            let field: String? = if case .word(let field) = parameter.kind { field } else { nil }
            let isFirst = index == 0 || parts[index - 1].word != nil
            let isFollowed = index + 1 < parts.count && parts[index + 1].parameter != nil
            let word = parts[..<index].last { $0.word != nil }?.word.map(resourceName)
            if count == 1 || word == nil || isFollowed { return propertyName(for: field ?? "id") }
            let owner = propertyName(for: singular(word ?? ""))
            return !isFirst || field != nil ? owner : owner + "ID"
        }
    }
}

/// Returns the name of a resource for a segment of a path: the segment without the extension of a file, and without
/// punctuation at its start and end.
func resourceName(_ word: String) -> String {
    let name = word.replacing(#/\.(json|xml|php|aspx?|html?)$/#.matchingSemantics(.unicodeScalar), with: "")
    return String(name.unicodeScalars.prefix(40)).trimmingCharacters(in: .alphanumerics.inverted)
}
