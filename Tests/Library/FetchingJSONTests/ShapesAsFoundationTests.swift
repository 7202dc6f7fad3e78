import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests of shapes that `EveryShape` doesn't have. The shapes are decoded as in Foundation.
@Suite struct ShapesAsFoundationTests {
    @Test(arguments: ["null", "[null]", "1", "true"])
    func nullInsteadOfABoolIsAMismatch(json: String) throws {
        try expectSame(Bool.self, json)
        try expectSame([Bool].self, json)
        try expectSame([String: Bool].self, #"{"v":\#(json)}"#)
    }

    /// The values after the first value of a key are not used, so they can be of another type.
    @Test(arguments: [2, 3, 8, 100])
    func theFirstValueOfEachKeyInADictionaryIsUsed(count: Int) throws {
        let fields = (0..<count).map { "\"\($0 % 7)\":\($0 > 6 && $0.isMultiple(of: 3) ? "null" : "\($0)")" }
        try expectSame([String: Int].self, "{\(fields.joined(separator: ","))}")
        try expectSame([String: Int].self, #"{"a":1,"a":"x","b":2,"a":3,"b":[],"c":"y"}"#)
        try expectSame([String: [String: Int]].self, #"{"a":{"b":1,"b":{}},"a":{"c":2},"d":{}}"#)
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
        let options = JSONOptions()
        expect(try decodeJSON(Dog.self as Animal.Type, from: Data("{}".utf8), options: options) is Dog)
        let kennels = try decodeJSON([Kennel].self, from: Data(#"[{"dog":{}},[{},{}]]"#.utf8), options: options)
        expectEqual(kennels.map { $0.animals.map { $0 is Dog } }, [[true, false, false], [true, true]])
    }

    @Test func theFirstTypeThatMatchesIsUsed() throws {
        let json = #"{"a":["x",1,true,null,{"b":["y",[2]]},"z"],"c_d":{"e_f":[[[false]]]}}"#
        try expectSame(Either.self, json)
        try expectSame([String: Either].self, json)
    }

    private func expectSame<Model: Decodable & Equatable>(_ type: Model.Type, _ json: String) throws {
        for keys in [JSONOptions.Keys.useDefaultKeys, .convertFromSnakeCase] {
            let options = JSONOptions(keys: keys)
            let ours = Outcome { try decodeJSON(type, from: Data(json.utf8), options: options) }
            let theirs = Outcome { try options.decoder().decode(type, from: Data(json.utf8)) }
            expectEqual(ours, theirs, "\(json)")
        }
    }
}

/// Any JSON value, decoded by trying one type after another.
private indirect enum Either: Decodable, Equatable {
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Either])
    case object([String: Either])
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([Either].self) {
            self = .array(array)
        } else if let object = try? container.decode([String: Either].self) {
            self = .object(object)
        } else {
            self = .null
        }
    }
}
