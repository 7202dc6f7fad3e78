import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that coding paths contain the model's own keys with their `intValue`, as in Foundation.
@Suite struct CodingPathTests {
    @Test(arguments: [
        #"{"inner":{"leaf":0}}"#, #"{"inner":{"leaf":"x"}}"#, #"{"inner":{}}"#, #"{"inner":[]}"#, #"{"inner":null}"#,
        "{}",
    ])
    func thePathToANestedContainerHasTheModelsKey(json: String) { expectSame(Nested.self, json) }

    @Test func theNearestNamesAreAmongTheNames() {
        expectEqual(nearestNames(to: "title", among: ["tilte", "name", "id"]), ["tilte"])
        expectEqual(
            nearestNames(to: "avatarURL", among: ["avatar_url", "AvatarUrl", "avatar"]), ["avatar_url", "AvatarUrl"])
        expectEqual(nearestNames(to: "title", among: ["x", String(repeating: "title", count: 20)]), [])
    }

    @Test(arguments: [#"{"inner":[0]}"#, #"{"inner":["x"]}"#, #"{"inner":[]}"#, #"{"inner":{}}"#, "{}"])
    func thePathToANestedArrayHasTheModelsKey(json: String) { expectSame(NestedArray.self, json) }

    @Test(arguments: [
        #"{"inner":{"leaf":0},"super":{"leaf":0}}"#, #"{"inner":{"leaf":"x"}}"#, #"{"inner":{"leaf":0},"super":{}}"#,
        "{}",
    ])
    func thePathToADecoderForASuperclassHasTheModelsKey(json: String) { expectSame(Supers.self, json) }

    @Test func aDecoderForAMissingSuperclassReadsNull() {
        for json in ["{}", #"{"inner":null}"#, #"{"inner":0}"#] {
            expectSame(SuperValue<Int>.self, json)
            expectSame(SuperValue<Int?>.self, json)
            expectSame(SuperValue<Bool>.self, json)
            expectSame(SuperValue<[Int]>.self, json)
            expectSame(SuperValue<[String: Int]>.self, json)
            expectSame(SuperValue<Date>.self, json)
            expectSame(SuperValue<Supers>.self, json)
        }
        expectSame([String: [SuperValue<Path>]].self, #"{"7":[{}]}"#)
        expectSame([String: [SuperValue<Int>]].self, #"{"7":[{}]}"#)
    }

    @Test func nestedContainersReadAlternatelyKeepTheirPaths() {
        expectSame(Interleaved.self, #"{"inner":{"leaf":0},"leaf":{"leaf":{}}}"#)
        expectSame([String: [Interleaved]].self, #"{"7":[{"inner":{"leaf":0},"leaf":{"leaf":{}}}]}"#)
    }

    @Test(arguments: [
        #"{"1":[0]}"#, #"{"01":["x"]}"#, #"{"x":[0]}"#, #"{"-3":[null]}"#, #"{"9223372036854775808":[0]}"#,
        #"{"":[0]}"#,
    ])
    func aDictionarysKeyThatIsANumberHasAnIntValue(json: String) {
        expectSame([String: [Path]].self, json)
        expectSame([String: [Int]].self, json)
        expectSame([Int: [Path]].self, json)
        expectSame([String: Names].self, #"{"k":\#(json)}"#)
        expectSame([String: [String: Names]].self, #"{"8":\#(json.replacing("[0]", with: "{}"))}"#)
    }

    private func expectSame<Model: Decodable>(_ type: Model.Type, _ json: String) {
        for keys in [.useDefaultKeys, .convertFromSnakeCase, sameKeys, keysMadeOfTheirPath] as [JSONOptions.Keys] {
            let options = JSONOptions(keys: keys)
            let ours = outcome { try decodeJSON(type, from: Data(json.utf8), options: options) }
            let theirs = outcome { try options.decoder().decode(type, from: Data(json.utf8)) }
            expectEqual(ours, theirs, "\(json) with \(keys)")
        }
    }
}

private let sameKeys = JSONOptions.Keys.custom { path in path.last ?? Key.leaf }
private let keysMadeOfTheirPath = JSONOptions.Keys.custom { path in JSONKey.name(text(path)) }

private func outcome<Model>(_ decode: () throws -> Model) -> String {
    do { return "\(try decode())" } catch {
        switch error {
        case DecodingError.typeMismatch(let type, let context): return "\(type) at \(text(context.codingPath))"
        case DecodingError.valueNotFound(let type, let context): return "no \(type) at \(text(context.codingPath))"
        case DecodingError.keyNotFound(let key, let context): return "no \(text([key])) at \(text(context.codingPath))"
        default: return "\(error)"
        }
    }
}

/// Returns the keys of a path with their `intValue`. A model's key has its type before the name.
private func text(_ path: [any CodingKey]) -> String {
    let keys = path.map { key in
        "\(key is Key ? "Key." : "")\(key.stringValue)\(key.intValue.map { "(\($0))" } ?? "")"
    }
    return keys.joined(separator: "/")
}

private enum Key: Int, CodingKey { case leaf = 1, inner = 7 }

/// A model that stores the paths of its decoder and of its container.
private struct Path: Decodable, CustomStringConvertible {
    let description: String

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        description = "\(text(decoder.codingPath)), \(text(value.codingPath))"
        if !value.decodeNil() { _ = try value.decode(Int.self) }
    }
}

private struct Nested: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Key.self)
        let inner = try outer.nestedContainer(keyedBy: Key.self, forKey: .inner)
        log = [text(outer.codingPath), text(inner.codingPath), "\(try inner.decode(Path.self, forKey: .leaf))"]
    }
}

private struct NestedArray: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        var inner = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .inner)
        log = [text(inner.codingPath), "\(try inner.decode(Path.self))"]
    }
}

private struct Supers: Decodable {
    var log: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for decoder in [try container.superDecoder(forKey: .inner), try container.superDecoder()] {
            log.append(text(decoder.codingPath))
            let fields = try decoder.container(keyedBy: Key.self)
            log.append(text(fields.codingPath))
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
        log += [text(inner.codingPath), text(leaf.codingPath), text(leafOfLeaf.codingPath)]
    }
}

/// A model that stores the names of an object's fields.
private struct Names: Decodable {
    var names: [String] = []

    init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: JSONKey.self).allKeys.map(\.stringValue).sorted()
    }
}
