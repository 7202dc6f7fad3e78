/// A name and its value in a query or a form; a value of nil leaves the name out.
///
/// ```swift
/// [QueryItem("limit", 20), QueryItem("nameStartsWith", prefix), QueryItem("comics", [21366, 24571])]
/// ```
public struct QueryItem: Hashable, Sendable {
    /// The name, unescaped.
    public var name: String
    /// The value, unescaped, or nil to leave the name out.
    public var value: Value?

    /// What a query can say. How lists and truth values are written is ``QueryStyle``'s choice.
    public enum Value: Hashable, Sendable {
        /// Text, as it is.
        case text(String)
        /// A truth value.
        case bool(Bool)
        /// Several values under one name; none at all leaves the name out.
        case list([String])
        /// Several truth values under one name.
        case bools([Bool])
    }

    /// An item with a string, a number, or anything else whose description is its value.
    public init(_ name: String, _ value: (some LosslessStringConvertible)?) {
        self.name = name
        self.value = value.map { .text(String($0)) }
    }

    /// An item with a truth value.
    public init(_ name: String, _ value: Bool?) {
        self.name = name
        self.value = value.map(Value.bool)
    }

    /// An item with several values.
    public init(_ name: String, _ values: [some LosslessStringConvertible]?) {
        self.name = name
        self.value = values.map { .list($0.map { String($0) }) }
    }

    /// An item with several truth values.
    public init(_ name: String, _ values: [Bool]?) {
        self.name = name
        self.value = values.map(Value.bools)
    }
}

/// How a query writes what the URL standards leave open: lists and truth values.
public struct QueryStyle: Hashable, Sendable {
    /// How several values under one name are written.
    public enum Lists: Hashable, Sendable {
        /// `id=1&id=2`
        case repeated
        /// `id[]=1&id[]=2`, the brackets escaped
        case brackets
        /// `id=1,2`; commas inside a value are escaped
        case commas
    }

    /// How a truth value is written.
    public enum Bools: Hashable, Sendable {
        /// `true` and `false`
        case words
        /// `1` and `0`
        case digits
    }

    /// How several values under one name are written.
    public var lists: Lists
    /// How a truth value is written.
    public var bools: Bools

    /// Makes a style; the name repeated and `true`/`false` unless told otherwise.
    public init(lists: Lists = .repeated, bools: Bools = .words) {
        self.lists = lists
        self.bools = bools
    }
}

extension [QueryItem] {
    /// The items as `name=value&…`, in their order, each part escaped by `escape`.
    func encoded(_ style: QueryStyle, escape: (String) -> String) -> String {
        flatMap { item in item.pairs(style, escape: escape) }.joined(separator: "&")
    }
}

extension QueryItem {
    fileprivate func pairs(_ style: QueryStyle, escape: (String) -> String) -> [String] {
        switch value {
        case nil: []
        case .text(let text): ["\(escape(name))=\(escape(text))"]
        case .bool(let bool): ["\(escape(name))=\(style.text(for: bool))"]
        case .list(let texts): pairs(texts.map(escape), style.lists, escape: escape)
        case .bools(let bools): pairs(bools.map(style.text), style.lists, escape: escape)
        }
    }

    private func pairs(_ escaped: [String], _ style: QueryStyle.Lists, escape: (String) -> String) -> [String] {
        if escaped.isEmpty { return [] }
        return switch style {
        case .repeated: escaped.map { "\(escape(name))=\($0)" }
        case .brackets: escaped.map { "\(escape(name + "[]"))=\($0)" }
        case .commas: ["\(escape(name))=\(escaped.joined(separator: ","))"]
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
