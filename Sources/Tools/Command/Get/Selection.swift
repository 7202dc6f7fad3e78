import CommandLineSupport
import FetchingJSON
import FetchingText

/// Values to select in a JSON document, such as `data.results[].name`.
struct Selection: Equatable, Sendable {
    private enum Step: Equatable {
        /// The value of a field, or of a field of a field.
        case path(String)
        /// All elements of an array.
        case elements
        /// One element of an array; -1 is the last one.
        case element(Int)
        /// An object that has only these fields.
        case fields([String])
    }

    private var steps: [Step] = []

    /// Reads names with dots, `[]` for all elements of an array, `[N]` for one of them, and `{a,b.c}` at the end for
    /// an object that has only these fields. A dot at the start is ignored. Returns nil for another text.
    init?(_ text: String) {
        var rest = Substring(text == "." ? "" : text)
        while !rest.isEmpty {
            if let match = rest.prefixMatch(of: #/\.?\[(-?[0-9]*)\]/#) {
                let number = Int(match.output.1)
                if number == nil, !match.output.1.isEmpty { return nil }
                steps.append(number.map { .element($0) } ?? .elements)
                rest = rest[match.range.upperBound...]
            } else if let match = rest.wholeMatch(of: #/\.?\{([^{}\[\]]+)\}/#) {
                steps.append(.fields(match.output.1.split(separator: ",").map { $0.trimmingSpaces }))
                rest = ""
            } else if let match = rest.prefixMatch(of: #/\.?([^{}\[\]]*[^{}\[\].])/#) {
                steps.append(.path(String(match.output.1)))
                rest = rest[match.range.upperBound...]
            } else {
                return nil
            }
        }
    }

    /// Returns the selected values of a document. A field that an element of an array does not have is `null`.
    ///
    /// - Throws: An error that says what the document has, if it does not have a field or an array.
    func values(in document: JSONTree) throws(CommandFailure) -> [JSONTree] {
        var (values, place, isElement) = ([document], "", false)
        for step in steps {
            switch step {
            case .path(let path):
                guard isElement || values.allSatisfy({ $0.value(at: path) != nil }) else {
                    throw missing("\(quoted(path)) at \(place.isEmpty ? "the top" : quoted(place))", in: values.first)
                }
                values = values.map { $0.value(at: path) ?? .null }
                place += (place.isEmpty ? "" : ".") + path
            case .elements, .element:
                guard isElement || values.allSatisfy({ $0.elements != nil }) else {
                    throw missing("array at \(place.isEmpty ? "the top" : quoted(place))", in: values.first)
                }
                values = values.flatMap { value -> [JSONTree] in
                    let elements = value.elements ?? []
                    guard case .element(let number) = step else { return elements }
                    let index = number < 0 ? elements.count + number : number
                    return [elements.indices.contains(index) ? elements[index] : .null]
                }
                (place, isElement) = (place + "[]", true)
            case .fields(let paths):
                values = values.map { value in
                    .object(paths.map { JSONTree.Field(name: $0, value: value.value(at: $0) ?? .null) })
                }
            }
        }
        return values
    }

    private func missing(_ what: String, in value: JSONTree?) -> CommandFailure {
        let found =
            switch value {
            case .object(let fields)?:
                "the object has \(fields.prefix(20).map { quoted($0.name) }.joined(separator: ", "))"
            case .array(let elements)?: "there is an array of \(elements.count) elements; write [] after it"
            case .null?, nil: "there is null"
            case .bool?, .number?, .string?: "there is a value without fields"
            }
        return CommandFailure("There is no \(what): \(found).")
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

/// Returns values as CSV (RFC 4180): a line of names and a line for each value. The columns are the fields of the
/// objects, in the order in which they occur first. Other values are in the column `value`. Arrays and objects in a
/// column are JSON, and `null` is empty.
func csvText(_ values: [JSONTree]) -> String {
    var names: [String] = []
    var known: Set<String> = []
    let rows = values.map { value -> [String: JSONTree] in
        guard case .object(let fields) = value else {
            if known.insert("value").inserted { names.append("value") }
            return ["value": value]
        }
        for field in fields where known.insert(field.name).inserted { names.append(field.name) }
        return Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    }
    func cell(_ value: JSONTree?) -> String {
        switch value {
        case .null?, nil: ""
        case .string(let text)?: text
        case .some(let value): jsonText(value, .compact, sortsFields: false)
        }
    }
    func line(_ cells: [String]) -> String {
        cells.map { cell in
            let isPlain = !cell.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
            return isPlain ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
        }.joined(separator: ",") + "\n"
    }
    return line(names) + rows.map { row in line(names.map { cell(row[$0]) }) }.joined()
}
