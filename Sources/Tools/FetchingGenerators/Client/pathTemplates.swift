import Fetching
import FetchingJSON
internal import HTTPSyntax

/// A path that was requested, and what its response says about it.
struct PathSample {
    var segments: [String]
    var hasTrailingSlash = false
    /// The response if the status is a success and the body is JSON.
    var response: JSONTree?
    var isSuccess = true
    /// The segments that contain a secret.
    var secrets: Set<String> = []
}

/// Returns the template of each path.
///
/// A segment is a parameter if it is an identifier, such as a number or a UUID. A word is a parameter only if there is
/// evidence: a response repeats it in a field such as `id` or `name`, or several words at the same place have responses
/// with similar fields. All other segments stay as they are, because it is worse to merge two different endpoints than
/// to keep the paths of one endpoint apart.
func pathTemplates(_ samples: [PathSample]) -> [PathTemplate] {
    var templates = samples.map { PathTemplate(hasTrailingSlash: $0.hasTrailingSlash) }
    addParts(at: 0, of: Array(samples.indices), samples, after: nil, to: &templates)
    return templates
}

/// Adds the part at `depth`, and all parts after it, to the templates of paths whose earlier parts are equal.
private func addParts(
    at depth: Int, of indices: [Int], _ samples: [PathSample], after previous: PathTemplate.Part?,
    to templates: inout [PathTemplate]
) {
    var values: [String] = []
    var groups: [String: [Int]] = [:]
    for index in indices where samples[index].segments.count > depth {
        let value = samples[index].segments[depth]
        if groups[value] == nil { values.append(value) }
        groups[value, default: []].append(index)
    }
    if values.isEmpty { return }
    let words = wordParameters(values, groups, samples, at: depth, after: previous)
    var parts: [PathTemplate.Part] = []
    var members: [PathTemplate.Part: [Int]] = [:]
    for value in values {
        let isSecret = groups[value]?.contains { samples[$0].secrets.contains(value) } == true
        let secret = isSecret ? PathTemplate.Parameter(kind: .secret) : nil
        var parameter = secret ?? identifier(value, after: previous?.word) ?? words[value]
        // A number and a word at one place are the same parameter, as in `pokemon/25` and `pokemon/pikachu`.
        if parameter?.kind == .id, let kind = words.first?.value.kind { parameter?.kind = kind }
        let part = parameter.map { .parameter($0) } ?? PathTemplate.Part.word(value)
        if members[part] == nil { parts.append(part) }
        members[part, default: []] += groups[value] ?? []
    }
    for part in parts {
        let members = members[part] ?? []
        for index in members { templates[index].parts.append(part) }
        addParts(at: depth + 1, of: members, samples, after: part, to: &templates)
    }
}

/// Returns the parameter for a segment that is not a word, or nil for a word.
private func identifier(_ segment: String, after previous: String?) -> PathTemplate.Parameter? {
    if isIdentifier(segment) { return PathTemplate.Parameter(kind: .id) }
    if looksLikeSecret(segment) { return PathTemplate.Parameter(kind: .secret) }
    let suffix = suffix(of: segment)
    if !suffix.isEmpty, isIdentifier(String(segment.dropLast(suffix.count))) {
        return PathTemplate.Parameter(kind: .id, suffix: suffix)
    }
    // A word with a digit is an ID if it follows a plural, as in `orders/7f3c`. A version or the name of a file is not.
    guard let previous, isPlural(previous), segment.utf8.contains(where: \.isASCIIDigit),
        !segment.utf8.contains(UInt8(ascii: ".")),
        segment.wholeMatch(of: #/[vV][0-9]+/#.matchingSemantics(.unicodeScalar)) == nil
    else { return nil }
    return PathTemplate.Parameter(kind: .id)
}

/// Returns the parameters for the values of a segment that are words. A word without a parameter is a fixed part of its
/// path.
private func wordParameters(
    _ values: [String], _ groups: [String: [Int]], _ samples: [PathSample], at depth: Int,
    after previous: PathTemplate.Part?
) -> [String: PathTemplate.Parameter] {
    guard let previous else { return [:] }
    let isList = previous.word.map { isPlural($0) && !fixedCollections.contains($0.lowercased()) } ?? false
    let candidates = values.filter { value in
        identifier(value, after: previous.word) == nil && !fixedWords.contains(value.lowercased())
            && value.wholeMatch(of: #/[vV][0-9.]+/#.matchingSemantics(.unicodeScalar)) == nil
    }
    /// The field names of the response for a path that ends with `value`. Empty if the response is not an object.
    func fields(of value: String) -> Set<String> {
        let own = (groups[value] ?? []).lazy.filter { samples[$0].segments.count == depth + 1 }
        return own.map { fieldNames(samples[$0].response) }.first { !$0.isEmpty } ?? []
    }
    var echoes: [String: String] = [:]
    for value in candidates {
        let word = String(value.dropLast(suffix(of: value).count))
        echoes[value] =
            (groups[value] ?? []).lazy.compactMap { index in
                switch samples[index].segments.count - depth {
                case 1: fieldRepeating(word, in: samples[index].response)
                // The response for a path with one more segment can repeat the word too: the response for a repository
                // repeats its owner.
                case 2: fieldRepeating(word, in: samples[index].response, onlyInner: true)
                default: nil
                }
            }.first
    }
    var found = Set(echoes.keys)
    if !isList, previous.word != nil, found.count < 2 { found = [] }
    if isList, found.isEmpty {
        // No response repeats a word. The evidence is then at least three objects with similar fields, or two paths
        // that end in the same words.
        let alike = candidates.filter { isAlike(fields(of: $0), fields(of: candidates[0])) && fields(of: $0).count > 2 }
        if alike.count > 2 { found = Set(alike) }
        let ends = Dictionary(
            grouping: candidates.filter { value in
                (groups[value] ?? []).contains {
                    samples[$0].segments.count == depth + 2 && samples[$0].response != nil
                }
            }
        ) { value in
            (groups[value] ?? []).filter { samples[$0].segments.count > depth + 1 }
                .map { samples[$0].segments[(depth + 1)...].joined(separator: "/") }.sorted().first ?? ""
        }
        for values in ends.values where values.count > 1 { found.formUnion(values) }
    }
    guard let first = candidates.first(where: found.contains) else { return [:] }
    for value in candidates where !found.contains(value) {
        let hasFailedOnly = (groups[value] ?? []).allSatisfy { !samples[$0].isSuccess }
        if hasFailedOnly || isAlike(fields(of: value), fields(of: first)) { found.insert(value) }
    }
    let names = Set(found.compactMap { echoes[$0] })
    let field = names.count == 1 ? names.first : nil
    return Dictionary(
        uniqueKeysWithValues: found.map {
            ($0, PathTemplate.Parameter(kind: .word(field: field), suffix: suffix(of: $0)))
        })
}

private func suffix(of segment: String) -> String { segment.hasSuffix(".json") ? ".json" : "" }

/// Whether two objects have at least two fields in common, and at least four of five of all their fields.
private func isAlike(_ one: Set<String>, _ other: Set<String>) -> Bool {
    let common = one.intersection(other).count
    return common > 1 && 5 * common >= 4 * one.union(other).count
}

private func fieldNames(_ tree: JSONTree?) -> Set<String> {
    guard case .object(let fields)? = tree else { return [] }
    return Set(fields.map(\.name))
}

/// Returns the name of the field in which a response repeats a segment of its path. For `{"login": "ada"}` this is
/// `login`, and for `{"owner": {"login": "ada"}}` it is `owner`. For a container such as `data`, it is the name of the
/// inner field.
///
/// - Parameter onlyInner: Whether to search only in inner objects such as `owner`: neither in the response itself nor
///   in containers.
private func fieldRepeating(_ segment: String, in response: JSONTree?, onlyInner: Bool = false) -> String? {
    func isEqual(_ field: JSONTree.Field) -> Bool {
        guard idNames.contains(field.name.lowercased()) else { return false }
        return switch field.value {
        case .string(let text): text.lowercased() == segment.lowercased()
        case .number(let text): text == segment
        default: false
        }
    }
    guard case .object(let fields)? = response else { return nil }
    if !onlyInner, let field = fields.first(where: isEqual) { return field.name }
    for field in fields {
        guard let inner = onlyObject(in: field.value), let innerField = inner.first(where: isEqual) else { continue }
        let isContainer = containerNames.contains(field.name.lowercased())
        if !(isContainer && onlyInner) { return isContainer ? innerField.name : field.name }
    }
    return nil
}

/// Returns the fields of an object, or of the only object in an array.
private func onlyObject(in tree: JSONTree) -> [JSONTree.Field]? {
    switch tree {
    case .object(let fields): fields
    case .array(let elements):
        if elements.count == 1, case .object(let fields) = elements[0] { fields } else { nil }
    default: nil
    }
}

/// Names of fields that identify an object.
private let idNames: Set<String> = [
    "alias", "code", "handle", "id", "identifier", "isbn", "key", "login", "name", "sku", "slug", "symbol", "uid",
    "user_name", "username",
]

/// Names of fields that contain the resource of a response, whatever the resource is.
let containerNames: Set<String> = [
    "attributes", "content", "contents", "data", "docs", "documents", "entries", "hits", "item", "items", "list",
    "objects", "payload", "record", "records", "response", "result", "results", "rows", "values",
]

/// Segments that are never parameters, such as `me` in `/users/me`, although other segments at the same place can be.
private let fixedWords: Set<String> = [
    "@me", "active", "all", "autocomplete", "batch", "bulk", "config", "count", "current", "default", "export",
    "featured", "find", "first", "health", "import", "info", "last", "latest", "list", "login", "logout", "me", "meta",
    "metadata", "mine", "my", "myself", "new", "next", "popular", "previous", "private", "public", "query", "random",
    "recent", "refresh", "register", "schema", "search", "self", "settings", "stats", "status", "suggest", "summary",
    "token", "top", "trending", "upload", "version",
]

/// Plurals that are not lists: their members, as in `settings/theme`, are different things.
private let fixedCollections: Set<String> = [
    "details", "metrics", "options", "preferences", "settings", "statistics", "stats", "tools", "utilities", "utils",
]
