import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension APIDocument {
    /// Returns what a recording has and the document does not: endpoints, statuses, fields, kinds of values and nulls,
    /// each once, in the order of the recording. Required fields that a response lacks are listed too.
    ///
    /// - Throws: ``ClientError`` if a reference in the document leads to nothing or to another document.
    public func differences(from recording: [RecordedExchange]) throws(ClientError) -> [String] {
        var skipped: [String] = []
        let base = try pathSegments(
            parsedURL(ClientSettings(self, skipped: &skipped).baseURL)?.path(percentEncoded: true) ?? "")
        let templates = (root["paths"]?.fields ?? []).map {
            (path: $0.name, segments: base + pathSegments($0.name), item: $0.value)
        }
        var found: [String] = []
        var known: Set<String> = []
        func add(_ line: String) { if known.insert(line).inserted { found.append(line) } }
        for exchange in recording where exchange.reasonToSkip == nil {
            let segments = exchange.segments.segments
            let matches = templates.filter { matchCount(segments, $0.segments) != nil }
            let best = matches.max {
                (matchCount(segments, $0.segments) ?? 0) < (matchCount(segments, $1.segments) ?? 0)
            }
            guard let best, let operation = try resolved(best.item)[exchange.method.lowercased()] else {
                add("\(exchange.method) /\(segments.joined(separator: "/")): not in the document")
                continue
            }
            let title = "\(exchange.method) \(best.path)"
            let responses = operation["responses"]?.fields ?? []
            let status = "\(exchange.status)"
            let response =
                responses.first { $0.name == status } ?? responses.first {
                    $0.name.uppercased() == "\(status.prefix(1))XX"
                }
                ?? responses.first { $0.name == "default" }
            guard let response else {
                add("\(title): the status \(status) is not in the document")
                continue
            }
            let contents = try resolved(response.value)["content"]?.fields ?? []
            guard let json = exchange.json,
                let schema = contents.first(where: { mediaType($0.name).hasSuffix("json") })?.value["schema"]
            else { continue }
            var lines: [String] = []
            try compare(json, schema, at: "", depth: 0, &lines)
            for line in lines { add("\(title), \(status): \(line)") }
        }
        return found
    }

    private func compare(
        _ value: JSONTree, _ schema: JSONTree, at path: String, depth: Int, _ lines: inout [String]
    ) throws(ClientError) {
        let flat = try flat(schema)
        guard schema.hasType, depth < 60, lines.count < 1000 else { return }
        let place = path.isEmpty ? "the body" : "“\(commentText(path))”"
        if value == .null {
            if !flat.isNullable { lines.append("\(place) is null, which the document does not allow") }
            return
        }
        if flat.properties.isEmpty, !flat.unions.isEmpty {
            var best: [String]?
            for branch in flat.unions.joined() {
                var own: [String] = []
                try compare(value, branch, at: path, depth: depth + 1, &own)
                if own.count < best?.count ?? Int.max { best = own }
            }
            lines += best ?? []
            return
        }
        let kinds = flat.kinds
        guard kinds.isEmpty || kinds.contains(value.kind) || kinds.contains("number") && value.kind == "integer" else {
            lines.append("\(place) has the type \(value.kind); the document says \(kinds.joined(separator: " or "))")
            return
        }
        if case .string(let text) = value, let values = flat.values, !values.contains(value) {
            lines.append("\(place) is “\(commentText(text, limit: 60))”, which the document does not list")
        }
        switch value {
        case .array(let elements):
            guard let items = flat.items else { return }
            for element in elements { try compare(element, items, at: path + "[]", depth: depth + 1, &lines) }
        case .object(let fields):
            var schemas = flat.properties
            for branch in flat.unions.joined() { schemas += try self.flat(branch).properties }
            for field in fields {
                let inner = path.isEmpty ? field.name : path + "." + field.name
                if let own = schemas.first(where: { $0.name == field.name })?.schema {
                    try compare(field.value, own, at: inner, depth: depth + 1, &lines)
                } else if let values = flat.additional, values.hasType {
                    try compare(field.value, values, at: path + ".*", depth: depth + 1, &lines)
                } else if !schemas.isEmpty, flat.additional?.boolean != true {
                    lines.append("the field “\(commentText(inner))” is not in the document")
                }
            }
            for name in flat.required.sorted() where !fields.contains(where: { $0.name == name }) {
                if flat.schema(of: name)?["writeOnly"]?.boolean == true { continue }
                lines.append("the required field “\(commentText(path.isEmpty ? name : path + "." + name))” is missing")
            }
        default: break
        }
    }
}

/// Returns the number of equal segments of a path and of a path with parameters; nil if the path is another one.
private func matchCount(_ path: [String], _ template: [String]) -> Int? {
    guard path.count == template.count else { return nil }
    var count = 0
    for (segment, part) in zip(path, template) {
        if segment == part {
            count += 1
        } else if !part.utf8.contains(UInt8(ascii: "{")) {
            return nil
        }
    }
    return count
}
