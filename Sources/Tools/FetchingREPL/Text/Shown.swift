import Fetching
internal import FetchingGenerators
internal import FetchingSockets
import FetchingText
import Foundation
internal import HTTPSyntax

/// A value as it is shown: a text, a list or a record with named fields.
indirect enum Shown {
    case none
    case text(String)
    /// A number, which is aligned to the right in a table.
    case number(String)
    case list([Shown])
    case record([(name: String, value: Shown)])

    /// Creates the shown form of a value by reflection.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - depth: The number of values that contain this value.
    init(_ value: Any, depth: Int = 0) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            self = mirror.children.first.map { Shown($0.value, depth: depth) } ?? .none
        } else if let simple = Shown(simple: value) {
            self = simple
        } else if depth > 12 {
            // Without this limit, a reference cycle would have no end.
            self = .text("…")
        } else if mirror.displayStyle != nil, depth > 0, let described = value as? any CustomStringConvertible,
            ![.collection, .set, .dictionary].contains(mirror.displayStyle)
        {
            self = .text(described.description)
        } else {
            self = Shown(mirror, of: value, depth: depth)
        }
    }

    private init?(simple value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let text as Substring: self = .text(String(text))
        case let number as any BinaryInteger: self = .number("\(number)")
        case let number as any BinaryFloatingPoint: self = .number("\(number)")
        case let number as Decimal: self = .number("\(number)")
        case let date as Date: self = .text(date.formatted(.iso8601))
        case let url as URL: self = .text(Redactor().redacted(url.absoluteString))
        case let parts as URLComponents: self = .text(Redactor().redacted(parts.string ?? ""))
        case let request as URLRequest: self = .text(requestSummary(of: request))
        case let response as URLResponse:
            let status = (response as? HTTPURLResponse).map { "status \($0.statusCode) " } ?? ""
            self = .text(status + Redactor().redacted(response.url?.absoluteString ?? ""))
        case let data as Data: self = .text(sizeText(data.count))
        case let message as SocketMessage:
            switch message {
            case .text(let text): self = .text(text)
            case .binary(let data): self = .text("binary message, \(sizeText(data.count))")
            }
        case let id as UUID: self = .text(id.uuidString)
        case let error as any Error: self = .text(errorLines(error, width: .max).joined(separator: " "))
        default: return nil
        }
    }

    private init(_ mirror: Mirror, of value: Any, depth: Int) {
        switch mirror.displayStyle {
        case .collection, .set:
            self = .list(mirror.children.map { Shown($0.value, depth: depth + 1) })
        case .dictionary:
            let pairs = mirror.children.map { pair in Array(Mirror(reflecting: pair.value).children.map(\.value)) }
            let fields = pairs.filter { $0.count == 2 }.map { pair in
                (name: Shown(pair[0], depth: depth + 1).summary, value: Shown(pair[1], depth: depth + 1))
            }
            self = .record(fields.sorted { $0.name < $1.name })
        case .enum:
            guard let payload = mirror.children.first else {
                self = .text("\(value)")
                return
            }
            self = .record([(payload.label ?? "", Shown(payload.value, depth: depth + 1))])
        case .struct, .class, .tuple, .foreignReference:
            let fields = Shown.fields(of: mirror, depth: depth)
            // A wrapper of one value, such as an ID type, is shown as the value.
            if fields.count == 1, value is any RawRepresentable {
                self = fields[0].value
            } else {
                self = .record(fields)
            }
            if fields.isEmpty { self = .text("\(value)") }
        case .none, .optional: self = .text("\(value)")
        @unknown default: self = .text("\(value)")
        }
    }

    /// Returns the stored properties, including those of superclasses. The underscore of a property wrapper is removed.
    private static func fields(of mirror: Mirror, depth: Int) -> [(name: String, value: Shown)] {
        let inherited = mirror.superclassMirror.map { fields(of: $0, depth: depth) } ?? []
        return inherited
            + mirror.children.enumerated().compactMap { index, child in
                let label = child.label ?? "\(index)"
                if label.hasPrefix("$") { return nil }
                let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
                return (name, Shown(child.value, depth: depth + 1))
            }
    }
}

extension Shown {
    /// Whether the value is a text, a number or nothing.
    var isSimple: Bool {
        switch self {
        case .none, .text, .number: true
        case .list, .record: false
        }
    }

    /// The value on one line, for a cell of a table. A missing value and an empty list are an empty text.
    var summary: String {
        switch self {
        case .none: return ""
        case .text(let text), .number(let text): return cellText(text)
        case .list(let items):
            if items.isEmpty { return "" }
            let isShort = items.count <= 3 && items.allSatisfy(\.isSimple)
            return isShort
                ? items.map(\.summary).joined(separator: ", ") : items.count == 1 ? "1 item" : "\(items.count) items"
        case .record(let fields):
            let title = ["name", "title"].lazy.compactMap { name in fields.first { $0.name == name }?.value }.first
            if let title, title.isSimple { return title.summary }
            let all = fields.map { (name: cellText($0.name), text: $0.value.summary) }.filter { !$0.text.isEmpty }
            // URLs are long and tell little. They are left out if at least two other fields have a text.
            let withoutURLs = all.filter { !$0.text.contains("://") }
            let texts = withoutURLs.count < 2 ? all : withoutURLs
            return texts.isEmpty ? "" : "{" + texts.map { "\($0.name): \($0.text)" }.joined(separator: ", ") + "}"
        }
    }
}
