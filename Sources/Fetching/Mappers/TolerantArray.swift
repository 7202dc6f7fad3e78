/// An array from which the items that could not be decoded are left out, and kept as ``rejected``.
///
/// For lists in which one bad item must not cost the good ones; anywhere in a model:
///
/// ```swift
/// struct Page: Decodable { var results: TolerantArray<Hero> }
/// ```
public struct TolerantArray<Item: Decodable & Sendable>: Decodable, Sendable {
    /// The items that could be decoded, in their order.
    public var items: [Item]
    /// What could not be.
    public var rejected: [RejectedItem]

    /// Makes an array, as a test or a preview needs one.
    public init(_ items: [Item], rejected: [RejectedItem] = []) {
        self.items = items
        self.rejected = rejected
    }

    /// Decodes every item by itself; throws only if there is no array.
    public init(from decoder: any Decoder) throws {
        items = []
        rejected = []
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let index = container.currentIndex
            switch try container.decode(Attempt<Item>.self).result {
            case .success(let item): items.append(item)
            case .failure(let error): rejected.append(RejectedItem(index: index, error: error))
            }
        }
    }
}

/// An item of a ``TolerantArray`` that could not be decoded.
public struct RejectedItem: Error, CustomStringConvertible {
    /// Its place in the array as it came, from 0.
    public let index: Int
    /// Why; with the coding path from the body's root.
    public let error: any Error

    /// Makes a report, as a test or a preview needs one.
    public init(index: Int, error: any Error) {
        self.index = index
        self.error = error
    }

    /// The place and the reason, on one line.
    public var description: String {
        let redactor = Redactor()
        let fault = DecodingFault(error, in: nil, redactor)
        let reason = faultText(path: fault.path, expected: fault.expected, found: fault.found)
        return redactor.line("item \(index) left out: \(reason)", limit: 500)
    }
}

extension TolerantArray: Equatable where Item: Equatable {
    /// Whether the items are equal, and those left out stood at the same places.
    public static func == (one: TolerantArray, other: TolerantArray) -> Bool {
        one.items == other.items && one.rejected.map(\.index) == other.rejected.map(\.index)
    }
}

/// Maps a JSON array, leaving out bad items and reporting them.
///
/// - Parameters:
///   - item: The model of one item.
///   - options: How JSON is read.
///   - report: Receives what was left out, if something was.
/// - Returns: A closure that throws `DecodingError` when the body isn't a JSON array.
public func tolerantArrayMapper<Item: Decodable & Sendable>(
    _ item: Item.Type = Item.self,
    options: JSONOptions = JSONOptions(),
    report: @escaping @Sendable ([RejectedItem]) -> Void
) -> Mapper<[Item]> {
    let map = jsonMapper(TolerantArray<Item>.self, options: options)
    return { body in
        let array = try map(body)
        if !array.rejected.isEmpty { report(array.rejected) }
        return array.items
    }
}

/// Never throws, so that a container moves on behind a bad item.
private struct Attempt<Item: Decodable>: Decodable {
    let result: Result<Item, any Error>

    init(from decoder: any Decoder) {
        result = Result { try decoder.singleValueContainer().decode(Item.self) }
    }
}
