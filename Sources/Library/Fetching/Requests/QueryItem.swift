import FetchingJSON
import Foundation

/// A name and a value in a query or a form. An item with a nil value is left out.
///
/// ```swift
/// [QueryItem("limit", 20), QueryItem("nameStartsWith", prefix), QueryItem("comics", [21366, 24571])]
/// ```
public struct QueryItem: Hashable, Sendable {
    /// The name, not encoded.
    var name: String
    /// The value, not encoded, or nil to leave the item out.
    var value: Value?

    /// The value of a query item. ``QueryStyle`` defines the format of lists and Boolean values. An item with an empty
    /// list is left out.
    enum Value: Hashable, Sendable {
        case text(String)
        case bool(Bool)
        case list([String])
        case bools([Bool])
        /// The item stands for the properties of a value.
        case properties(QueryProperties)
    }

    // Every initializer except the one for strings is disfavored, so that `QueryItem("a", nil)` is not ambiguous.

    /// Creates an item with text.
    public init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value.map(Value.text)
    }

    /// Creates an item from a number, a Boolean value or another value. The description of the value is sent;
    /// ``QueryStyle`` defines the format of Boolean values.
    @_disfavoredOverload
    public init(_ name: String, _ value: (some LosslessStringConvertible)?) {
        self.name = name
        self.value = value.map { value in (value as? Bool).map(Value.bool) ?? .text(String(value)) }
    }

    /// Creates an item from the raw value of an enumeration, such as `Order.ascending`.
    @_disfavoredOverload
    public init<Raw: RawRepresentable>(_ name: String, _ value: Raw?) where Raw.RawValue: LosslessStringConvertible {
        self.init(name, value.map { String($0.rawValue) })
    }

    /// Creates an item from a date in ISO 8601, such as `2014-04-29T14:18:17Z`. A fraction of a second is left out.
    @_disfavoredOverload
    public init(_ name: String, _ value: Date?) {
        self.init(name, value.map { iso8601Text($0) ?? String($0.timeIntervalSince1970) })
    }

    /// Creates an item from a UUID.
    @_disfavoredOverload
    public init(_ name: String, _ value: UUID?) { self.init(name, value?.uuidString) }

    /// Creates an item with several values, such as IDs. ``QueryStyle`` defines their format.
    @_disfavoredOverload
    public init(_ name: String, _ values: [some LosslessStringConvertible]?) {
        self.name = name
        self.value = values.map { values in (values as? [Bool]).map(Value.bools) ?? .list(values.map { String($0) }) }
    }

    /// Creates an item from the raw values of several cases of an enumeration.
    @_disfavoredOverload
    public init<Raw: RawRepresentable>(_ name: String, _ values: [Raw]?) where Raw.RawValue: LosslessStringConvertible {
        self.init(name, values?.map(\.rawValue))
    }
}

/// The format of lists and Boolean values in a query, for which there is no standard.
public struct QueryStyle: Hashable, Sendable {
    /// The format of several values with one name.
    public enum Lists: Hashable, Sendable {
        /// A name for each value, as in `id=1&id=2`.
        case repeated
        /// A name with brackets for each value, as in `id[]=1&id[]=2`. The brackets are percent-encoded.
        case brackets
        /// One name and a list, as in `id=1,2`. Commas inside a value are percent-encoded.
        case commas
    }

    fileprivate let lists: Lists
    private let usesDigitsForBools: Bool

    /// Creates a style. By default the name is repeated for each value, and Boolean values are `true` and `false`.
    ///
    /// - Parameters:
    ///   - lists: The format of several values with one name.
    ///   - usesDigitsForBools: Whether Boolean values are `1` and `0` instead of `true` and `false`.
    public init(lists: Lists = .repeated, usesDigitsForBools: Bool = false) {
        self.lists = lists
        self.usesDigitsForBools = usesDigitsForBools
    }
}

extension [QueryItem] {
    /// Returns items for the properties of a value, such as a struct with the filters of a list.
    ///
    /// ```swift
    /// try api.request(path: ["heroes"], query: .encoding(filter) + [QueryItem("limit", 20)])
    /// ```
    ///
    /// The names, the dates and the numbers have the format of JSON of the settings that create the request, such as
    /// `.snakeCase`. Lists and Boolean values have the format of their ``QueryStyle``. The items are sorted by name. A
    /// property that is nil is left out. If the value contains an object other than `value` itself, or a list of lists,
    /// the function that creates the request throws ``RequestError/unencodableQuery(_:)``.
    public static func encoding(_ value: some Encodable & Sendable) -> [QueryItem] {
        [QueryItem(properties: QueryProperties { options throws(RequestError) in try items(of: value, options) })]
    }

    /// Returns the items as `name=value&…` in their order. Each name and each value is encoded by `encode`.
    ///
    /// - Parameter json: The format of the properties of values.
    func encoded(
        _ style: QueryStyle, _ json: JSONOptions, by encode: (String) -> String
    ) throws(RequestError) -> String {
        var pairs: [String] = []
        for item in self {
            let items = if case .properties(let value)? = item.value { try value.items(json) } else { [item] }
            for item in items { pairs += item.pairs(style, by: encode) }
        }
        return pairs.joined(separator: "&")
    }
}

/// The items for the properties of a value. They are equal only to themselves.
final class QueryProperties: Hashable, Sendable {
    let items: @Sendable (JSONOptions) throws(RequestError) -> [QueryItem]

    init(_ items: @escaping @Sendable (JSONOptions) throws(RequestError) -> [QueryItem]) { self.items = items }

    static func == (one: QueryProperties, other: QueryProperties) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns an item for each property of a value that is encoded as a JSON object.
private func items(of value: some Encodable, _ options: JSONOptions) throws(RequestError) -> [QueryItem] {
    let data = try jsonData(value, options: options, orThrow: RequestError.unencodableQuery)
    guard case .object(let fields)? = try? JSONTree(data) else {
        throw .unencodableQuery("\(type(of: value)) has no properties; pass a struct, or create each QueryItem")
    }
    var result: [QueryItem] = []
    for field in fields where field.value != .null {
        guard let value = QueryItem.Value(field.value) else {
            throw .unencodableQuery(
                "the property “\(field.name)” is an object or a list of objects; a query has only texts, numbers, Boolean values and lists of them"
            )
        }
        result.append(QueryItem(name: field.name, value: value))
    }
    return result
}

extension QueryItem.Value {
    /// Nil for an object, and for a list that contains an object, a list or null.
    fileprivate init?(_ tree: JSONTree) {
        switch tree {
        case .bool(let value): self = .bool(value)
        case .array(let elements):
            let values = elements.compactMap { Self($0) }
            let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
            let bools = values.compactMap { if case .bool(let value) = $0 { value } else { nil } }
            if bools.count == elements.count, !bools.isEmpty {
                self = .bools(bools)
            } else if texts.count == elements.count {
                self = .list(texts)
            } else {
                return nil
            }
        case .string(let text), .number(let text): self = .text(text)
        case .object, .null: return nil
        }
    }
}

extension QueryItem {
    fileprivate init(properties: QueryProperties) { self.init(name: "", value: .properties(properties)) }

    fileprivate init(name: String, value: Value) { (self.name, self.value) = (name, value) }

    fileprivate func pairs(_ style: QueryStyle, by encode: (String) -> String) -> [String] {
        switch value {
        case nil, .properties: []
        case .text(let text): ["\(encode(name))=\(encode(text))"]
        case .bool(let bool): ["\(encode(name))=\(style.text(for: bool))"]
        case .list(let texts): pairs(texts.map(encode), style.lists, by: encode)
        case .bools(let bools): pairs(bools.map(style.text), style.lists, by: encode)
        }
    }

    private func pairs(_ values: [String], _ style: QueryStyle.Lists, by encode: (String) -> String) -> [String] {
        if values.isEmpty { return [] }
        return switch style {
        case .repeated: values.map { "\(encode(name))=\($0)" }
        case .brackets: values.map { "\(encode(name + "[]"))=\($0)" }
        case .commas: ["\(encode(name))=\(values.joined(separator: ","))"]
        }
    }
}

extension QueryStyle {
    fileprivate func text(for bool: Bool) -> String {
        usesDigitsForBools ? (bool ? "1" : "0") : (bool ? "true" : "false")
    }
}
