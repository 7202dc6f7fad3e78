import Fetching
import FetchingJSON
import Foundation

/// Whether the field names of objects are data, such as IDs. Such an object is a dictionary, not a model.
///
/// A model has a property for each name, so it decodes only responses with the same names. A dictionary decodes any
/// names, but only values of one kind. So an object is a dictionary only if its names are IDs, or if its values are of
/// one kind and
/// - a name is an ID, or at least half of the names have punctuation or a number, or
/// - all names are codes, such as `de` or `USD`, or
/// - the field has the name of a collection, such as `labels`, or
/// - there are at least ten names. If the values are objects, three names are enough, but the objects must have at
///   least half of their fields in common.
///
/// - Parameters:
///   - names: The names of the objects' fields.
///   - field: The name of the field whose values are the objects. Nil for elements of arrays.
func looksLikeTable(_ names: [String], _ objects: [[JSONTree.Field]], named field: String?) -> Bool {
    if names.isEmpty || field.map(hasPageLinks) == true || names.contains(where: isPageLink) { return false }
    let kinds = names.map(NameKind.init)
    if kinds.allSatisfy({ $0 == .id }) { return true }
    let all = objects.joined().map(\.value)
    let values = all.filter { $0 != .null }
    guard let kind = commonKind(of: values) else { return false }
    if kinds.contains(.id) || 2 * kinds.count(where: { $0 == .text }) >= kinds.count { return true }
    let isCollection = field.map(isPlural) ?? false
    if kinds.allSatisfy({ $0 == .code }), names.count > 1 || isCollection { return true }
    // Several objects that all have the same names are records, and not dictionaries.
    let areRecords = objects.count > 1 && objects.allSatisfy { $0.count == names.count }
    switch kind {
    case .objects:
        let fields = fieldNames(of: values)
        // Most entries of a collection have a field in common. Names that are all plurals are usually properties, as in
        // {"limits": {…}, "requests": {…}}.
        if isCollection, !names.allSatisfy(isPlural) {
            let count = values.count { $0 != .object([]) }
            // If one value is an object and the others are null, the object has properties, as in {"billing_details":
            // {"address": {…}, "email": null}}.
            return count <= 1 ? values.count == all.count : 2 * fields.mostFrequent > count
        }
        return names.count >= 3 && !areRecords && fields.common >= 2 && 2 * fields.common >= fields.all
    case .arrays:
        if isCollection, names.count > 1 { return true }
        return names.count >= 10 && !areRecords && haveSimilarElements(values)
    case .bools, .strings, .numbers:
        if names.contains(where: recordNames.contains) { return false }
        // The counts of a record are often in a field with a plural name, as in {"stats": {"wins": 1, "losses": 2}}.
        if kind != .numbers, isCollection, !recordNouns.contains(where: (field ?? "").lowercased().hasSuffix) {
            return true
        }
        return names.count >= 10 && !areRecords && areOfOneKind(values)
    }
}

/// Whether a field has objects whose names are data: labels, the properties of GeoJSON (RFC 7946 §3.2), or attributes
/// that no type describes.
///
/// - Parameter others: The names of all fields of the object, by their folded form.
func namesFreeForm(_ name: String, among others: [String: [String]]) -> Bool {
    switch folded(name) {
    case "properties": others["geometry"] != nil
    case "attributes": others["type"] == nil
    case let name: freeFormNames.contains(name)
    }
}

/// Whether the objects in a field that ``namesFreeForm(_:among:)`` recognizes have data as names. They are records if
/// they describe a page, as in `{"metadata": {"total": 9}}`, have a field such as `name`, or have arrays or objects.
/// Only the properties of GeoJSON can have any value.
func haveFreeForm(_ names: [String], _ objects: [[JSONTree.Field]], named field: String?) -> Bool {
    if field.map(folded) == "properties" { return true }
    let describePages = names.map(folded).contains { name in
        ["page", "total", "limit", "offset", "count"].contains(where: name.contains) || isPageLink(name)
    }
    // One field of `metadata` is not enough, because it is often an object with properties.
    if names.count == 1, field.map(folded) == "metadata" { return false }
    return !describePages && !names.contains(where: recordNames.contains)
        && objects.joined().allSatisfy { ![.arrays, .objects].contains(ValueKind($0.value)) }
}

private let freeFormNames: Set<String> = [
    "annotations", "custom", "customattributes", "customfields", "extra", "extras", "labels", "metadata", "tags",
]

/// Whether the objects in arrays have at least half of their fields in common. True if the arrays contain no objects.
private func haveSimilarElements(_ arrays: [JSONTree]) -> Bool {
    var objects: [JSONTree] = []
    for case .array(let elements) in arrays { objects += elements.filter { ValueKind($0) == .objects } }
    let fields = fieldNames(of: objects)
    return 2 * fields.common >= fields.all
}

func isPlural(_ name: String) -> Bool { singular(name) != name }

/// Names of properties with a text or a number. A collection rarely has an entry with such a name.
private let recordNames: Set<String> = [
    "$ref", "href", "id", "kind", "message", "name", "status", "title", "type", "url", "value",
]

/// Plural nouns that name one record with texts, and not a collection.
private let recordNouns = [
    "attributes", "details", "options", "preferences", "properties", "settings", "statistics", "stats",
]

/// Returns the kind of all values, or nil if they have different kinds or if there are no values.
private func commonKind(of values: [JSONTree]) -> ValueKind? {
    guard let first = values.first.flatMap(ValueKind.init) else { return nil }
    return values.allSatisfy { ValueKind($0) == first } ? first : nil
}

/// Returns the number of different names in objects, the number of names that all objects have, and the number of
/// objects with the most frequent name.
private func fieldNames(of objects: [JSONTree]) -> (all: Int, common: Int, mostFrequent: Int) {
    var counts: [String: Int] = [:]
    for case .object(let fields) in objects { for field in fields { counts[field.name, default: 0] += 1 } }
    return (counts.count, counts.values.count { $0 == objects.count }, counts.values.max() ?? 0)
}

/// Whether all strings are of one of these kinds: dates, URLs, texts that begin with a digit or a sign, and other
/// texts. Booleans are always of one kind, and so are numbers.
private func areOfOneKind(_ values: [JSONTree]) -> Bool {
    func kind(_ value: JSONTree) -> Int {
        guard case .string(let text) = value else { return 0 }
        if text.utf8.firstRange(of: "://".utf8) != nil { return 1 }
        if iso8601Date(text) != nil { return 2 }
        return text.unicodeScalars.first.map { "0123456789+-<>=^~".unicodeScalars.contains($0) } == true ? 3 : 4
    }
    return Set(values.map(kind)).count == 1
}
