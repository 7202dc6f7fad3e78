import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests of shapes that `EveryShape` doesn't have. The shapes are decoded as in Foundation.
@Suite struct ShapesAsFoundationTests {
    @Test func shapesAreReadAsInFoundation() {
        for text in ["null", "[null]", "1", "true"] {
            expectSame(Bool.self, text)
            expectSame([Bool].self, text)
            expectSame([String: Bool].self, #"{"v":\#(text)}"#)
        }
        // The values after the first value of a key are not used, so they can be of another type.
        for count in [2, 3, 8, 100] {
            let fields = (0..<count).map { "\"\($0 % 7)\":\($0 > 6 && $0.isMultiple(of: 3) ? "null" : "\($0)")" }
            expectSame([String: Int].self, "{\(fields.joined(separator: ","))}")
        }
        expectSame([String: Int].self, #"{"a":1,"a":"x","b":2,"a":3,"b":[],"c":"y"}"#)
        expectSame([String: [String: Int]].self, #"{"a":{"b":1,"b":{}},"a":{"c":2},"d":{}}"#)
    }

    private func expectSame<Model: Decodable & Equatable>(_ type: Model.Type, _ text: String) {
        for keys in [JSONOptions.Keys.useDefaultKeys, .convertFromSnakeCase] {
            expectAsFoundation(type, text, JSONOptions(keys: keys))
        }
    }

    /// The type that the caller passes can be a subclass of the static type. Keyed containers of the standard library
    /// lose this type.
    @Test func theDynamicTypeOfAClassIsDecoded() throws {
        class Animal: Decodable {}
        final class Dog: Animal {
            override init() { super.init() }
            required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
        }
        struct Kennel: Decodable {
            var animals: [Animal] = []
            enum Key: CodingKey { case dog }
            init(from decoder: any Decoder) throws {
                let dog: Animal.Type = Dog.self
                if let fields = try? decoder.container(keyedBy: Key.self) {
                    animals.append(try decoder.singleValueContainer().decode(dog))
                    animals.append(try fields.decode(dog, forKey: .dog))
                    animals += [try fields.decodeIfPresent(dog, forKey: .dog)].compactMap(\.self)
                } else {
                    var elements = try decoder.unkeyedContainer()
                    animals.append(try elements.decode(dog))
                    animals += [try elements.decodeIfPresent(dog)].compactMap(\.self)
                }
            }
        }
        expect(try read(Dog.self as Animal.Type, "{}") is Dog)
        let kennels = try read([Kennel].self, #"[{"dog":{}},[{},{}]]"#)
        expectEqual(kennels.map { $0.animals.map { $0 is Dog } }, [[true, false, false], [true, true]])
    }
}
