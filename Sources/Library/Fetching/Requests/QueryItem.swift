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
    /// Returns the items as `name=value&…` in their order. Each name and each value is encoded by `encode`.
    func encoded(_ style: QueryStyle, by encode: (String) -> String) -> String {
        flatMap { item in item.pairs(style, by: encode) }.joined(separator: "&")
    }
}

extension QueryItem {
    fileprivate func pairs(_ style: QueryStyle, by encode: (String) -> String) -> [String] {
        switch value {
        case nil: []
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
