/// A name and a value in a query or a form. An item with a nil value is left out.
///
/// ```swift
/// [QueryItem("limit", 20), QueryItem("nameStartsWith", prefix), QueryItem("comics", [21366, 24571])]
/// ```
public struct QueryItem: Hashable, Sendable {
    /// The name, not encoded.
    public var name: String
    /// The value, not encoded, or nil to leave the item out.
    public var value: Value?

    /// The value of a query item. ``QueryStyle`` decides how lists and Boolean values are written.
    public enum Value: Hashable, Sendable {
        /// Text.
        case text(String)
        /// A Boolean value.
        case bool(Bool)
        /// Several values with one name. An empty list leaves the item out.
        case list([String])
        /// Several Boolean values with one name.
        case bools([Bool])
    }

    /// Creates an item from a string, a number, or another value, whose description is sent.
    public init(_ name: String, _ value: (some LosslessStringConvertible)?) {
        self.name = name
        self.value = value.map { .text(String($0)) }
    }

    /// Creates an item with a Boolean value.
    public init(_ name: String, _ value: Bool?) {
        self.name = name
        self.value = value.map(Value.bool)
    }

    /// Creates an item with several values.
    public init(_ name: String, _ values: [some LosslessStringConvertible]?) {
        self.name = name
        self.value = values.map { .list($0.map { String($0) }) }
    }

    /// Creates an item with several Boolean values.
    public init(_ name: String, _ values: [Bool]?) {
        self.name = name
        self.value = values.map(Value.bools)
    }
}

/// How a query writes lists and Boolean values, for which there is no standard.
public struct QueryStyle: Hashable, Sendable {
    /// How several values with one name are written.
    public enum Lists: Hashable, Sendable {
        /// `id=1&id=2`
        case repeated
        /// `id[]=1&id[]=2`, with the brackets encoded
        case brackets
        /// `id=1,2`, with commas inside a value encoded
        case commas
    }

    /// How a Boolean value is written.
    public enum Bools: Hashable, Sendable {
        /// `true` and `false`
        case words
        /// `1` and `0`
        case digits
    }

    /// How several values with one name are written.
    public var lists: Lists
    /// How a Boolean value is written.
    public var bools: Bools

    /// Creates a style. By default names are repeated, and Boolean values are `true` and `false`.
    public init(lists: Lists = .repeated, bools: Bools = .words) {
        self.lists = lists
        self.bools = bools
    }
}

extension [QueryItem] {
    /// Returns the items as `name=value&…` in their order, with each part encoded by `encode`.
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
        switch bools {
        case .words: bool ? "true" : "false"
        case .digits: bool ? "1" : "0"
        }
    }
}
