import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that a short text doesn't cost much memory or time.
@Suite struct HostileTextTests {
    @Test func invalidElementsReserveNoMemoryForModels() throws {
        // Half a million models of 98 KB would take 49 GB, and 100,000 would take 9.8 GB.
        let elements = Data(("[" + String(repeating: "0,", count: 500_000) + "0]").utf8)
        let fields = Data(("{" + (0..<100_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}").utf8)
        let options = JSONOptions()
        try expectMismatch { try decodeJSON([Large].self, from: elements, options: options) }
        try expectMismatch { try decodeJSON([String: Large].self, from: fields, options: options) }
    }

    @Test func allElementsOfALongArrayOfLargeModelsAreRead() throws {
        let numbers = try decodeJSON(
            [Large].self, from: Data("[\((0..<50).map { "{\"number\":\($0)}" }.joined(separator: ","))]".utf8),
            options: JSONOptions())
        expectEqual(numbers.map(\.number), Array(0..<50))
    }

    @Test func allEntriesOfALongDictionaryOfLargeModelsAreRead() throws {
        // The last ten entries have the keys of the first ten.
        let fields = (0..<80).map { "\"\($0 % 70)\":{\"number\":\($0)}" }
        let numbers = try decodeJSON(
            [String: Large].self, from: Data("{\(fields.joined(separator: ","))}".utf8), options: JSONOptions())
        expectEqual(numbers.mapValues(\.number), Dictionary(uniqueKeysWithValues: (0..<70).map { ("\($0)", $0) }))
    }

    /// Comparing each key with all keys before it would take a thousand million steps.
    @Test func ignoredValuesOfADictionaryAreReadInLinearTime() throws {
        func seconds(_ count: Int) throws -> Double {
            let fields = (0..<count).map { "\"\($0)\":0" } + (0..<count).map { "\"\($0)\":\"\"" }
            let start = threadCPUSeconds()
            let numbers = try decodeJSON(
                [String: Int].self, from: Data("{\(fields.joined(separator: ","))}".utf8), options: JSONOptions())
            expectEqual(numbers.count, count)
            return threadCPUSeconds() - start
        }
        let (few, many) = (try seconds(500), try seconds(2_000))
        expect(many < 8 * few + 0.05, "\(many) s and \(few) s")
    }

    /// Searching the text for each path would take a hundred million steps.
    @Test(.timeLimit(.minutes(5))) func pathsInAnyOrderAreFoundWithoutASearch() throws {
        let count = runsSlowTests ? 10_000 : 3_000
        let text = "{" + (0..<count).map { "\"k\($0)\":{\"x\":\"\"}" }.joined(separator: ",") + "}"
        let model = try decodeJSON(Backwards.self, from: Data(text.utf8), options: JSONOptions())
        expect(model.paths.count == count && model.failures == count)
        expect(model.paths.first == "k\(count - 1)" && model.paths.last == "k0")
    }

    /// All collections that are being read share the budget.
    @Test(arguments: [(#"{"children":["#, ",{}", "]}"), (#"{"byName":{"x":"#, #","y":{}"#, "}}")])
    func nestedCollectionsShareOneMemoryBudget(opening: String, more: String, closing: String) throws {
        let depth = runsSlowTests ? 60 : 30
        let text =
            String(repeating: opening, count: depth) + "{}"
            + String(repeating: String(repeating: more, count: 100) + closing, count: depth)
        let document = try JSONDocument(JSONText(utf8: Array(text.utf8)), JSONOptions())
        let budget = document.preallocationBudget
        let ofOne = 101 * MemoryLayout<(String, Sized)>.stride
        expect((3 * ofOne...50 * ofOne).contains(budget))
        expect(try (0..<ofOne).contains(Sized(from: JSONValueDecoder(document, 0)).leastBudget))
        expectEqual(document.preallocationBudget, budget)
    }

    /// Characters with many combining marks take quadratic time to compare. Bytes don't.
    @Test func theErrorAfterALongNameWithManyMarksIsFast() throws {
        func seconds(_ name: String) throws -> Double {
            let body = Data("{\"a\":{\"\(name)\":{\"x\":1,\"y\":\"\"}}}".utf8)
            let start = threadCPUSeconds()
            let error = try #require(throws: DecodingError.self) {
                try decodeJSON([String: [String: [String: Int]]].self, from: body, options: JSONOptions())
            }
            guard case .typeMismatch(_, let context) = error else { throw error }
            _ = valueError(at: context.codingPath, inJSON: Array(body))
            _ = nearestNames(to: "y", at: context.codingPath.dropLast(), inJSON: Array(body))
            return threadCPUSeconds() - start
        }
        let plain = try seconds(String(repeating: "ab", count: 96 * 1024))
        // A name can have at most 30 marks in a row.
        let marks = try seconds(
            String(repeating: "a" + String(repeating: "\u{301}\u{302}", count: 15), count: 3 * 1024))
        expect(marks < 10 * plain + 0.05, "\(marks) s and \(plain) s")
    }

    @Test(arguments: ["", "-", "1.5e7"])
    func theErrorForALongNumberIsShort(beginning: String) throws {
        let body = Data("[\(beginning)\(String(repeating: "1", count: 1_000_000))]".utf8)
        let error = try #require(throws: DecodingError.self) {
            try decodeJSON([Int].self, from: body, options: JSONOptions())
        }
        guard case .dataCorrupted(let context) = error else { throw error }
        let sentence = try #require((context.underlyingError as? JSONValueError)?.sentence)
        expect(sentence.hasPrefix("Number \(beginning)111"))
        expect(sentence.utf8.count < 200)
        expect("\(error)".utf8.count < 500)
    }

    /// Converting 15 KB a thousand times would take more than a hundred times as long as once.
    @Test(arguments: ["s_X", "é_X", #"\u0041_X"#, "s_-x"])
    func aLongNameIsConvertedOnceForAllKeys(beginning: String) throws {
        let name = beginning + String(repeating: "X", count: 15_000)
        func seconds(keys count: Int) throws -> Double {
            let keys = (0..<count).map { "strIngredient\($0)" } + ["éIngredient", "s-Xxx"]
            let options = JSONOptions(userInfo: [try #require(Found.keys): keys])
            let start = threadCPUSeconds()
            expect(try decodeJSON(Found.self, from: Data("{\"\(name)\":1}".utf8), options: options).keys.isEmpty)
            return threadCPUSeconds() - start
        }
        let (few, many) = (try seconds(keys: 2), try seconds(keys: 1_000))
        expect(many < 10 * few + 0.1, "\(many) s and \(few) s")
    }

    /// Comparing each name with each other would take 16 times as long for four times as many names.
    @Test func manyNamesBeyondASCIIAreNotComparedWithEachOther() throws {
        func seconds(names count: Int) throws -> Double {
            let text = "{" + (0..<count).map { "\"é\($0)\":1" }.joined(separator: ",") + "}"
            let options = JSONOptions(userInfo: [try #require(Found.keys): ["é7", "e7"]])
            let start = threadCPUSeconds()
            try expectEqual(decodeJSON(Found.self, from: Data(text.utf8), options: options).keys, ["é7"])
            return threadCPUSeconds() - start
        }
        let (few, many) = (try seconds(names: 1_000), try seconds(names: 4_000))
        expect(many < 8 * few + 0.05, "\(many) s and \(few) s")
    }

    private func expectMismatch<Model>(_ decode: () throws -> Model) throws {
        let error = try #require(throws: DecodingError.self) { try decode() }
        guard case .typeMismatch(_, let context) = error else { throw error }
        expectEqual(context.codingPath.count, 1)
    }
}

/// A number with 98 KB of other data that the compiler cannot remove.
private struct Large: Decodable {
    struct Block<Part> { var a: Part, b: Part, c: Part, d: Part, e: Part, f: Part, g: Part, h: Part }
    typealias Blocks = Block<Block<Block<Block<(Int, Int)?>>>>

    let number: Int
    let blocks: Blocks?

    init(from decoder: any Decoder) throws {
        number = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .number)
        blocks = nil
    }

    private enum Keys: CodingKey { case number }
}

/// A node of a tree, with a size of 1 KB. It stores the smallest budget of the document while the tree was decoded.
private struct Sized: Decodable {
    let leastBudget: Int
    let blocks: Large.Block<Large.Block<(Int, Int)?>>?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let children = try container.decodeIfPresent([Sized].self, forKey: .children) ?? []
        let named = try container.decodeIfPresent([String: Sized].self, forKey: .byName)?.values.map(\.self) ?? []
        let own = (decoder as? JSONValueDecoder)?.document.preallocationBudget ?? -1
        leastBudget = (children + named).map(\.leastBudget).reduce(own, min)
        blocks = nil
    }

    private enum Keys: CodingKey { case children, byName }
}

/// A model that stores the keys for which the object has a field.
private struct Found: Decodable {
    static let keys = CodingUserInfoKey(rawValue: "keys")
    let keys: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JSONKey.self)
        let keys = Self.keys.flatMap { decoder.userInfo[$0] as? [String] } ?? []
        self.keys = keys.filter { container.contains(.name($0)) }
    }
}

/// A model that reads nested containers from the last to the first. It stores their paths, and the number of strings
/// that are not numbers.
private struct Backwards: Decodable {
    var paths: [String] = []
    var failures = 0

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JSONKey.self)
        for key in container.allKeys.reversed() {
            let nested = try container.nestedContainer(keyedBy: JSONKey.self, forKey: key)
            paths.append(nested.codingPath.map(\.stringValue).joined(separator: "."))
            if (try? nested.decode(Int.self, forKey: .name("x"))) == nil { failures += 1 }
        }
    }
}
