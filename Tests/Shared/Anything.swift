/// Any JSON value. Reads all values and stores none.
package struct Anything: Decodable, Sendable {
    package init(from decoder: any Decoder) throws {
        if var items = try? decoder.unkeyedContainer() {
            while !items.isAtEnd { _ = try items.decode(Anything.self) }
        } else if (try? decoder.container(keyedBy: Key.self)) != nil {
            _ = try decoder.singleValueContainer().decode([String: Anything].self)
        } else {
            let value = try decoder.singleValueContainer()
            if !value.decodeNil(), (try? value.decode(Bool.self)) == nil, (try? value.decode(Double.self)) == nil {
                _ = try value.decode(String.self)
            }
        }
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
