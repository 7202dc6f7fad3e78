import FetchingJSON

/// An array of the items that could be decoded. The other items are reported in ``rejected``.
///
/// Use this type in a model, so that one invalid item doesn't make the entire list fail:
///
/// ```swift
/// struct Page: Decodable { var results: TolerantArray<Hero> }
/// ```
public struct TolerantArray<Item: Decodable & Sendable>: Decodable, Sendable {
    /// The items that could be decoded, in the order of the JSON array.
    public var items: [Item]
    /// The first 1,000 items that could not be decoded, with their errors.
    ///
    /// Further items are only counted, because each error takes about 1 KB of memory, and a body can have many small
    /// items.
    public var rejected: [RejectedItem] = []
    /// The number of all items that could not be decoded.
    public var rejectedCount = 0

    /// Creates an array without rejected items, for a test or a preview.
    public init(_ items: [Item]) { self.items = items }

    /// Decodes each item separately. Throws only if the value is not an array.
    public init(from decoder: any Decoder) throws {
        items = []
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let index = container.currentIndex
            switch try container.decode(ItemResult<Item>.self).result {
            case .success(let item): items.append(item)
            case .failure(let error):
                rejectedCount += 1
                if rejectedCount <= 1000 { rejected.append(RejectedItem(index: index, error: error)) }
            }
        }
    }
}

/// An item of a ``TolerantArray`` that could not be decoded.
public struct RejectedItem: Error, CustomStringConvertible, CustomReflectable {
    /// The index of the item in the JSON array, counted from 0.
    public let index: Int
    /// The error of the item. The coding path of a `DecodingError` begins at the root of the body.
    public let error: any Error
    /// The secrets of the call in which the item was decoded. They are kept to mask the description, which is usually
    /// created after that call.
    private let scope: SecretScope?

    init(index: Int, error: any Error) {
        self.index = index
        self.error = error
        scope = .current
    }

    /// The index and the error of the item, on one line, with secrets masked.
    public var description: String {
        let redactor = SecretScope.with(scope) { Redactor() }
        let fault = DecodingFault(error, in: nil, redactor)
        let reason = faultText(path: fault.path, expected: fault.expected, found: fault.found)
        return redactor.line("item \(index) was left out: \(reason)", limit: 500)
    }

    /// A mirror without children, because the error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension TolerantArray: Equatable where Item: Equatable {
    /// Whether both arrays have equal items, equal indices of rejected items, and the same number of rejected items.
    public static func == (one: TolerantArray, other: TolerantArray) -> Bool {
        one.items == other.items && one.rejectedCount == other.rejectedCount
            && one.rejected.map(\.index) == other.rejected.map(\.index)
    }
}

/// Maps a JSON array to the items that can be decoded, and reports the others.
///
/// - Parameters:
///   - item: The type of one item.
///   - options: The options for decoding keys, dates, data and numbers.
///   - report: A closure that receives the first 1,000 items that could not be decoded. Not called if all items were
///     decoded. To know the number of all rejected items, decode a ``TolerantArray`` instead.
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

/// The result of decoding one item. Its `init(from:)` never throws, so the container advances past an invalid item.
private struct ItemResult<Item: Decodable>: Decodable {
    let result: Result<Item, any Error>

    init(from decoder: any Decoder) {
        result = Result { try decoder.singleValueContainer().decode(Item.self) }
    }
}
