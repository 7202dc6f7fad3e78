import Fetching
internal import FetchingGenerators
internal import FetchingSockets
import FetchingText
import Foundation
internal import HTTPSyntax

/// Returns the lines that show a value: a table for a list of records, a tree for a record, indented JSON for a
/// response and for data that is JSON, and the details of an error.
func lines(for value: Any, width: Int, style: Style) -> [String] {
    switch value {
    case is Void: ["done"]
    case let response as ReceivedResponse: responseLines(response, width: width, style: style)
    case let response as HTTPURLResponse: headLines(response, Redactor(response: response), style: style)
    case let (data, head) as (Data, URLResponse):
        ((head as? HTTPURLResponse).map { headLines($0, Redactor(response: head), style: style) + [""] } ?? [])
            + bodyLines(data, of: head, Redactor(response: head), width: width)
    case let request as URLRequest:
        curlCommand(for: request).split(separator: "\n").map { withoutLineBreaks(String($0)) }
    case let data as Data: bodyLines(data, width: width)
    case let text as String: textLines(text)
    case let shape as Shape: textLines(shape.description)
    case let comparison as Comparison: textLines(comparison.description)
    case let error as any Error: errorLines(error, width: width, style: style)
    case _ where isFunction(value): [withoutLineBreaks(closureAdvice("\(type(of: value))"))]
    case _ where "\(type(of: value))".hasPrefix("Pages<"):
        ["\(type(of: value)) is a page sequence; to read its first items, use show(…, first: 10)"]
    case let socket as WebSocket: ["\(socket) is open; to read its next messages, use show(…, first: 10)"]
    case _ where "\(type(of: value))".hasPrefix("ElementStream<"):
        ["\(type(of: value)) is a stream; to read its first elements, use show(…, first: 10)"]
    default: lines(for: Shown(value), width: width, style: style)
    }
}

/// Returns a sentence that says how to show the value of a closure.
private func closureAdvice(_ type: String) -> String {
    type.hasPrefix("()")
        ? "\(type) is a closure; pass its value, as in show(closure()), or call it in another closure, as in "
            + "show { try await closure() }"
        : "\(type) is a closure; pass its parameters too, as in show(heroes, query)"
}

private func isFunction(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == nil && "\(type(of: value))".contains("->")
}

/// The maximum number of rows of a table, of items of a list and of lines of a body. If there are more, only the
/// number of the others is shown.
let maximumLines = 200

/// The maximum number of columns of a table.
private let maximumColumns = 100

func lines(for shown: Shown, width: Int, style: Style) -> [String] {
    switch shown {
    case .none: ["nil"]
    case .text(let text), .number(let text): wrapped(cellText(text), width: width)
    case .list(let items) where items.isEmpty: ["no items"]
    case .list(let items): listLines(items, width: width, style: style)
    case .record(let fields) where fields.isEmpty: ["{}"]
    case .record(let fields): fields.flatMap { fieldLines($0.name, $0.value, width: width, style: style) }
    }
}

private func fieldLines(_ name: String, _ value: Shown, width: Int, style: Style) -> [String] {
    let name = cellText(name)
    let title = style.strong(name + ":")
    switch value {
    case .none: return [title + style.faint(" nil")]
    case .text(let text), .number(let text):
        if text.isEmpty { return [title + style.faint(" \"\"")] }
        let lines = wrapped(cellText(text), width: max(10, width - displayWidth(name) - 2))
        let space = String(repeating: " ", count: displayWidth(name) + 2)
        return lines.enumerated().map { index, line in (index == 0 ? title + " " : space) + line }
    case .list(let items) where items.isEmpty: return [title + style.faint(" no items")]
    case .list(let items)
    where items.allSatisfy(\.isSimple) && displayWidth(joined(items)) <= width - displayWidth(name) - 2:
        return ["\(title) \(joined(items))"]
    case .record(let fields) where fields.isEmpty: return [title + " {}"]
    case .list, .record:
        return [title] + lines(for: value, width: max(20, width - 2), style: style).map { "  " + $0 }
    }
}

private func joined(_ items: [Shown]) -> String { items.map(\.summary).joined(separator: ", ") }

private func listLines(_ items: [Shown], width: Int, style: Style) -> [String] {
    let shown = Array(items.prefix(maximumLines))
    let rest = items.count - shown.count
    let rows = shown.compactMap { item -> [(name: String, value: Shown)]? in
        guard case .record(let fields) = item else { return nil }
        return fields
    }
    let lines =
        rows.count == shown.count
        ? tableLines(rows, width: width, style: style) : shown.map { cut($0.summary, to: width) }
    return lines + (rest > 0 ? [style.faint("… and \(rest) more")] : [])
}

/// Returns a table of records. The columns are the fields that have a value in at least one record.
///
/// If the table doesn't fit, columns of URLs are left out first, then columns of nested values. Texts are truncated,
/// but not to fewer than 12 terminal columns. A line below the table names the columns that are left out.
func tableLines(_ rows: [[(name: String, value: Shown)]], width: Int, style: Style) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for row in rows {
        for field in row where known.insert(field.name).inserted { names.append(field.name) }
    }
    let values = rows.map { row in Dictionary(row.map { ($0.name, $0.value) }) { first, _ in first } }
    let texts = values.map { $0.mapValues(\.summary) }
    names = names.filter { name in texts.contains { $0[name]?.isEmpty == false } }
    if names.isEmpty { return ["\(rows.count) empty items"] }
    let all = names
    names = Array(names.prefix(maximumColumns))
    let minimumWidths = Dictionary(uniqueKeysWithValues: names.map { ($0, minimumWidth(of: $0, texts)) })
    var removable = leastUsefulNames(among: names, values, texts)
    while names.count > 1, tableWidth(names.compactMap { minimumWidths[$0] }) > width, let name = removable.popLast() {
        names.removeAll { $0 == name }
    }
    let cells = texts.map { text in names.map { text[$0] ?? "" } }
    let titles = names.map(cellText)
    let natural = names.indices.map { column in ([titles] + cells).map { displayWidth($0[column]) }.max() ?? 0 }
    let isNumber = names.map { name in values.allSatisfy { $0[name]?.isNumberOrNone ?? true } }
    let minimum = names.indices.map { isNumber[$0] ? natural[$0] : min(natural[$0], 12) }
    let widths = fittedWidths(natural: natural, minimum: minimum, available: width)
    let table = ([titles] + cells).map { tableLine($0, widths: widths, isRightAligned: isNumber) }
    let shown = Set(names.prefix(widths.count))
    let hidden = all.filter { !shown.contains($0) }
    let rest = hidden.count > maximumColumns ? ["… and \(hidden.count - maximumColumns) more"] : []
    let hiddenText = (hidden.prefix(maximumColumns).map(cellText) + rest).joined(separator: ", ")
    let note = hidden.isEmpty ? [] : wrapped("Columns that don't fit: \(hiddenText)", width: width)
    return [style.strong(table[0])] + table.dropFirst() + note.map(style.faint)
}

/// Returns the width that a column needs if its texts are truncated to 24 terminal columns.
private func minimumWidth(of name: String, _ texts: [[String: String]]) -> Int {
    let natural = texts.map { displayWidth($0[name] ?? "") }.max() ?? 0
    return max(min(natural, 24), displayWidth(cellText(name)))
}

/// Returns the columns that can be left out, in order: those of nested values, then those of URLs. The last one is the
/// least useful.
private func leastUsefulNames(
    among names: [String], _ values: [[String: Shown]], _ texts: [[String: String]]
) -> [String] {
    let urls = names.filter { name in
        texts.allSatisfy { $0[name].map { $0.isEmpty || $0.contains("://") } ?? true }
    }
    let nested = names.filter { name in values.contains { $0[name]?.isSimple == false } }
    return nested.filter { !urls.contains($0) } + urls
}

extension Shown {
    fileprivate var isNumberOrNone: Bool {
        switch self {
        case .number, .none: true
        case .text, .list, .record: false
        }
    }
}
