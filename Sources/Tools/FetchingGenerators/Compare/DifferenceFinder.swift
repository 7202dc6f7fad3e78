import Fetching
import FetchingJSON
import Foundation

/// Finds the differences between the fields that a model reads and the shape of the samples.
struct DifferenceFinder {
    private let places: [[ReadLog.Step]: ReadLog.Place]
    /// The paths of values that could not be decoded. The model did not read their fields.
    private let faultPaths: Set<[ReadLog.Step]>
    private let keys: JSONOptions.Keys
    private(set) var comparison: Comparison
    private var knownLines: Set<String> = []

    init(log: ReadLog, keys: JSONOptions.Keys, comparison: Comparison) {
        places = log.places
        faultPaths = Set(log.faults.map(\.path))
        self.keys = keys
        self.comparison = comparison
    }

    mutating func examine(_ shape: ValueShape, at path: [ReadLog.Step]) {
        if let arrays = shape.arrays { examine(arrays.element, at: path + [.element]) }
        guard let objects = shape.objects else { return }
        guard let place = places[path] else {
            if !objects.fields.isEmpty, !faultPaths.contains(path), shape.kindCount == 1 {
                add("\(pathText(path).isEmpty ? "The object" : pathText(path)) and its fields", to: \.unread)
            }
            return
        }
        if place.readsAll {
            for field in objects.fields { examine(field.value, at: path + [.entry]) }
            return
        }
        examine(objects, place, at: path)
    }

    private mutating func examine(_ objects: ObjectShape, _ place: ReadLog.Place, at path: [ReadLog.Step]) {
        let fields = FieldsByName(objects.fields, keys)
        var fieldsByKey: [String: FieldShape] = [:]
        for key in place.keys { fieldsByKey[key] = fields.field(for: key) }
        let read = Set(fieldsByKey.values.map(\.name))
        for field in objects.fields where !read.contains(field.name) {
            // If no object was decoded to its end, the model may not have reached this field.
            if place.isComplete { add(pathText(path + [.key(field.name)]), to: \.unread) }
        }
        let missing = place.keys.filter { fieldsByKey[$0] == nil && place.reads[$0]?.isOptional == true }
        for key in place.keys {
            guard let read = place.reads[key] else { continue }
            let path = path + [.key(key)]
            guard let field = fieldsByKey[key] else {
                if read.isOptional {
                    // The search for a similar name is slow, because it compares the key with all names. It is left out
                    // if more than 20 keys are missing.
                    let similar = missing.count > 20 ? "" : similarName(key, objects)
                    add("\(pathText(path)): no such field\(similar)", to: \.alwaysNil)
                }
                continue
            }
            examine(field, read, in: objects, at: path)
            examine(field.value, at: path)
        }
    }

    private mutating func examine(
        _ field: FieldShape, _ read: ReadLog.Read, in objects: ObjectShape, at path: [ReadLog.Step]
    ) {
        let name = pathText(path)
        if read.isOptional, field.value.kindCount == 0 {
            add("\(name): \(field.missing == 0 ? "null" : "null or absent") in all \(objects.count)", to: \.alwaysNil)
        } else if read.isOptional, !field.isOptional, !faultPaths.contains(path) {
            add("\(name): optional, but present in every sample", to: \.narrower)
        }
        guard field.value.kindCount == 1 else { return }
        let type = read.type ?? ""
        let numbers = field.value.numbers
        let strings = field.value.strings
        if ["Double", "Float", "Optional<Double>", "Optional<Float>"].contains(type), numbers.kind == .int {
            add("\(name): \(type), but always a whole number", to: \.narrower)
        }
        guard ["String", "Optional<String>"].contains(type) else { return }
        if strings.areDates {
            add("\(name): \(type), but always a date", to: \.narrower)
        } else if let words = strings.words {
            add(
                "\(name): \(type), but always \(words.map { stringLiteral($0) }.joined(separator: " or "))",
                to: \.narrower)
        }
    }

    /// Adds a line if it is new. Entries of a dictionary share a path, so their lines can be equal.
    private mutating func add(_ line: String, to list: WritableKeyPath<Comparison, [String]>) {
        if knownLines.insert(line).inserted { comparison[keyPath: list].append(line) }
    }
}

/// Tables that find a field by its name, in the forms that the decoder compares with a key.
private struct FieldsByName {
    private let tables: [[String: FieldShape]]
    private var foldedNames: [String: FieldShape] = [:]

    init(_ fields: [FieldShape], _ keys: JSONOptions.Keys) {
        func table(_ name: (String) -> String) -> [String: FieldShape] {
            Dictionary(fields.map { (name($0.name), $0) }, uniquingKeysWith: { first, _ in first })
        }
        switch keys {
        case .useDefaultKeys: tables = [table { $0 }]
        case .convertFromSnakeCase: tables = [table(camelCase)]
        case .custom(let convert): tables = [table { convert([FieldKey(stringValue: $0)]).stringValue }]
        case .flexible, .snakeCase:
            tables = [table { $0 }, table(camelCase)]
            foldedNames = table(folded)
        }
    }

    /// Returns the field that the decoder reads for a key.
    func field(for key: String) -> FieldShape? {
        tables.lazy.compactMap { $0[key] }.first ?? (foldedNames.isEmpty ? nil : foldedNames[folded(key)])
    }
}

/// Returns a path as text, as in `results[].thumbnail.path`.
private func pathText(_ path: [ReadLog.Step]) -> String {
    path.reduce(into: "") { text, step in
        switch step {
        case .element: text += "[]"
        case .entry: text += text.isEmpty ? "*" : ".*"
        case .key(let key): text += text.isEmpty ? key : "." + key
        }
    }
}

/// Returns the name that is most similar to `key`, as a text in parentheses such as ` (similar: “title”)`. Returns an
/// empty text if no name is similar.
private func similarName(_ key: String, _ objects: ObjectShape) -> String {
    nearestNames(to: key, among: objects.fields.map(\.name)).first.map { " (similar: “\($0)”)" } ?? ""
}

private struct FieldKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
