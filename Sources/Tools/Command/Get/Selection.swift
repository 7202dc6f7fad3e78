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
        /// An object that has only the fields with these paths.
        case fields([Field])
    }

    /// A field of a selected object.
    private struct Field: Equatable {
        var name: String
        var path: String
    }

    private var steps: [Step] = []

    /// Reads names with dots, `[]` for all elements of an array, `[N]` for one of them, and `{a,b.c}` at the end for
    /// an object that has only these fields; `{name:a.b}` gives a field another name. A dot at the start is ignored.
    /// Returns nil for another text, such as an expression of jq.
    init?(_ text: String) {
        guard text.utf8.count <= 10_000, !text.contains("..") else { return nil }
        var rest = Substring(text == "." ? "" : text)
        while !rest.isEmpty {
            if let match = rest.prefixMatch(of: #/\.?\[(-?[0-9]*)\]/#) {
                let number = Int(match.output.1)
                if number == nil, !match.output.1.isEmpty { return nil }
                steps.append(number.map { .element($0) } ?? .elements)
                rest = rest[match.range.upperBound...]
            } else if let match = rest.wholeMatch(of: #/\.?\{([^{}\[\]]+)\}/#) {
                let fields = match.output.1.split(separator: ",", omittingEmptySubsequences: false).map { part in
                    let parts = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                        .map(\.trimmingSpaces)
                    return Field(name: parts[0], path: parts.last ?? "")
                }
                let isValid = fields.allSatisfy { !$0.name.isEmpty && !$0.path.isEmpty }
                guard isValid, Set(fields.map(\.name)).count == fields.count else { return nil }
                steps.append(.fields(fields))
                rest = ""
            } else if let match = rest.prefixMatch(of: #/\.?([^{}\[\]|,:\s]*[^{}\[\]|,:\s.])/#), !rest.hasPrefix("$") {
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
                if isElement, !values.isEmpty, !values.contains(where: { $0.value(at: path) != nil }) {
                    throw missing("\(quoted(path)) at \(quoted(place))", in: values.first { $0 != .null })
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
            case .fields(let fields):
                for field in fields
                where !values.isEmpty && !values.contains(where: { $0.value(at: field.path) != nil }) {
                    throw missing(
                        "\(quoted(field.path)) at \(place.isEmpty ? "the top" : quoted(place))", in: values.first)
                }
                values = values.map { value in
                    .object(fields.map { JSONTree.Field(name: $0.name, value: value.value(at: $0.path) ?? .null) })
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
///
/// - Throws: An error if there are more than 1,000 columns, because each row has all of them.
func csvText(_ values: [JSONTree]) throws(CommandFailure) -> String {
    // Two names with different bytes can be equal as strings.
    var columns: [[UInt8]: Int] = [:]
    var header: [String] = []
    func column(_ name: String) -> Int {
        let key = Array(name.utf8)
        if let column = columns[key] { return column }
        columns[key] = header.count
        header.append(name)
        return header.count - 1
    }
    let rows = values.map { value -> [Int: JSONTree] in
        guard case .object(let fields) = value else { return [column("value"): value] }
        return Dictionary(fields.map { (column($0.name), $0.value) }) { first, _ in first }
    }
    guard header.count <= 1000 else {
        throw CommandFailure("The values have \(header.count) different fields; choose some of them with {a,b}.")
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
            // A quotation mark before a combining mark is another `Character`.
            let isPlain = !cell.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
            return isPlain ? cell : "\"" + cell.replacingScalars("\"", with: "\"\"") + "\""
        }.joined(separator: ",") + "\n"
    }
    return line(header) + rows.map { row in line(header.indices.map { cell(row[$0]) }) }.joined()
}
