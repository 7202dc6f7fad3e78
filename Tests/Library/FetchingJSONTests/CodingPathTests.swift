import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that coding paths contain the model's own keys with their `intValue`, as in Foundation.
@Suite struct CodingPathTests {
    @Test func pathsToContainersAndSuperclassesHaveTheModelsKeys() {
        for json in [
            #"{"inner":{"leaf":0}}"#, #"{"inner":{"leaf":"x"}}"#, #"{"inner":{}}"#, #"{"inner":[]}"#,
            #"{"inner":null}"#, "{}",
        ] { expectSame(Nested.self, json) }
        for json in [#"{"inner":[0]}"#, #"{"inner":["x"]}"#, #"{"inner":[]}"#, #"{"inner":{}}"#, "{}"] {
            expectSame(NestedArray.self, json)
        }
        for json in [
            #"{"inner":{"leaf":0},"super":{"leaf":0}}"#, #"{"inner":{"leaf":"x"}}"#,
            #"{"inner":{"leaf":0},"super":{}}"#, "{}",
        ] { expectSame(Supers.self, json) }
    }

    @Test func aDecoderForAMissingSuperclassReadsNull() {
        for json in ["{}", #"{"inner":null}"#, #"{"inner":0}"#] {
            let models: [any Decodable.Type] = [
                SuperValue<Int>.self, SuperValue<Int?>.self, SuperValue<Bool>.self, SuperValue<[Int]>.self,
                SuperValue<[String: Int]>.self, SuperValue<Date>.self, SuperValue<Supers>.self,
            ]
            for model in models { expectSame(model, json) }
        }
        expectSame([String: [SuperValue<Path>]].self, #"{"7":[{}]}"#)
        expectSame([String: [SuperValue<Int>]].self, #"{"7":[{}]}"#)
    }

    @Test func nestedContainersReadAlternatelyKeepTheirPaths() {
        expectSame(Interleaved.self, #"{"inner":{"leaf":0},"leaf":{"leaf":{}}}"#)
        expectSame([String: [Interleaved]].self, #"{"7":[{"inner":{"leaf":0},"leaf":{"leaf":{}}}]}"#)
    }

    @Test func aDictionarysKeyThatIsANumberHasAnIntValue() {
        for json in [
            #"{"1":[0]}"#, #"{"01":["x"]}"#, #"{"x":[0]}"#, #"{"-3":[null]}"#, #"{"9223372036854775808":[0]}"#,
            #"{"":[0]}"#,
        ] {
            expectSame([String: [Path]].self, json)
            expectSame([String: [Int]].self, json)
            expectSame([Int: [Path]].self, json)
            expectSame([String: AllKeys<JSONKey>].self, #"{"k":\#(json)}"#)
            expectSame([String: [String: AllKeys<JSONKey>]].self, #"{"8":\#(json.replacing("[0]", with: "{}"))}"#)
        }
    }

    @Test func theNearestNamesAreAmongTheNames() {
        expectEqual(nearestNames(to: "title", among: ["tilte", "name", "id"]), ["tilte"])
        expectEqual(
            nearestNames(to: "avatarURL", among: ["avatar_url", "AvatarUrl", "avatar"]), ["avatar_url", "AvatarUrl"])
        expectEqual(nearestNames(to: "title", among: ["x", String(repeating: "title", count: 20)]), [])
    }

    private func expectSame<Model: Decodable>(_ type: Model.Type, _ json: String) {
        let sameKeys = JSONOptions.Keys.custom { path in path.last ?? Key.leaf }
        let keysMadeOfTheirPath = JSONOptions.Keys.custom { path in JSONKey.name(keysText(path)) }
        for keys in [.useDefaultKeys, .convertFromSnakeCase, sameKeys, keysMadeOfTheirPath] as [JSONOptions.Keys] {
            let options = JSONOptions(keys: keys)
            let ours = outcome { try read(type, json, options) }
            let theirs = outcome { try options.decoder().decode(type, from: Data(json.utf8)) }
            expectEqual(ours, theirs, "\(json) with \(keys)")
        }
    }

    private func outcome<Model>(_ decode: () throws -> Model) -> String {
        do { return "\(try decode())" } catch { return errorText(error) }
    }
}

private enum Key: Int, CodingKey { case leaf = 1, inner = 7 }

/// A model that stores the paths of its decoder and of its container.
private struct Path: Decodable, CustomStringConvertible {
    let description: String

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        description = "\(keysText(decoder.codingPath)), \(keysText(value.codingPath))"
        if !value.decodeNil() { _ = try value.decode(Int.self) }
    }
}

private struct Nested: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Key.self)
        let inner = try outer.nestedContainer(keyedBy: Key.self, forKey: .inner)
        log = [keysText(outer.codingPath), keysText(inner.codingPath), "\(try inner.decode(Path.self, forKey: .leaf))"]
    }
}

private struct NestedArray: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        var inner = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .inner)
        log = [keysText(inner.codingPath), "\(try inner.decode(Path.self))"]
    }
}

private struct Supers: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for decoder in [try container.superDecoder(forKey: .inner), try container.superDecoder()] {
            log.append(keysText(decoder.codingPath))
            let fields = try decoder.container(keyedBy: Key.self)
            log.append(keysText(fields.codingPath))
            log.append("\(try fields.decode(Path.self, forKey: .leaf))")
        }
    }
}

private struct SuperValue<Value: Decodable>: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let value = try container.superDecoder(forKey: .inner).singleValueContainer()
        log = ["\(value.decodeNil())", "\(try value.decode(Value.self))"]
    }
}

private struct Interleaved: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Key.self)
        let inner = try outer.nestedContainer(keyedBy: Key.self, forKey: .inner)
        let leaf = try outer.nestedContainer(keyedBy: Key.self, forKey: .leaf)
        let leafOfLeaf = try leaf.nestedContainer(keyedBy: Key.self, forKey: .leaf)
        log.append("\(try inner.decode(Path.self, forKey: .leaf))")
        log += [keysText(inner.codingPath), keysText(leaf.codingPath), keysText(leafOfLeaf.codingPath)]
    }
}
