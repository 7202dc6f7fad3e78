import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that a short text doesn't cost much memory or time.
@Suite struct HostileTextTests {
    @Test func invalidElementsReserveNoMemoryForModels() throws {
        // Half a million models of 98 KB would take 49 GB, and 100,000 would take 9.8 GB.
        let elements = "[" + String(repeating: "0,", count: 500_000) + "0]"
        let fields = "{" + (0..<100_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
        let errors = [try decodingError([Large].self, elements), try decodingError([String: Large].self, fields)]
        for error in errors {
            guard case .typeMismatch(_, let context) = error else { throw error }
            expectEqual(context.codingPath.count, 1)
        }
    }

    @Test func allElementsAndEntriesOfLargeModelsAreRead() throws {
        let elements = (0..<50).map { "{\"number\":\($0)}" }
        let array = try read([Large].self, "[\(elements.joined(separator: ","))]")
        expectEqual(array.map(\.number), Array(0..<50))
        // The last ten entries have the keys of the first ten.
        let fields = (0..<80).map { "\"\($0 % 70)\":{\"number\":\($0)}" }
        let entries = try read([String: Large].self, "{\(fields.joined(separator: ","))}")
        expectEqual(entries.mapValues(\.number), Dictionary(uniqueKeysWithValues: (0..<70).map { ("\($0)", $0) }))
    }

    /// Comparing each key with all keys before it would take a thousand million steps.
    @Test func ignoredValuesOfADictionaryAreReadInLinearTime() throws {
        let times = try [500, 2_000].map { count in
            let fields = (0..<count).map { "\"\($0)\":0" } + (0..<count).map { "\"\($0)\":\"\"" }
            let text = "{\(fields.joined(separator: ","))}"
            return try cpuSeconds { try expectEqual(read([String: Int].self, text).count, count) }
        }
        expect(times[1] < 8 * times[0] + 0.05, "\(times) s")
    }

    /// Searching the text for each path would take a hundred million steps.
    @Test(.timeLimit(.minutes(5))) func pathsInAnyOrderAreFoundWithoutASearch() throws {
        let count = runsSlowTests ? 10_000 : 3_000
        let text = "{" + (0..<count).map { "\"k\($0)\":{\"x\":\"\"}" }.joined(separator: ",") + "}"
        let model = try read(Backwards.self, text)
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
        // A name can have at most 30 marks in a row.
        let marks = "a" + String(repeating: "\u{301}\u{302}", count: 15)
        let names = [String(repeating: "ab", count: 96 * 1024), String(repeating: marks, count: 3 * 1024)]
        let times = try names.map { name in
            let text = "{\"a\":{\"\(name)\":{\"x\":1,\"y\":\"\"}}}"
            return try cpuSeconds {
                let error = try decodingError([String: [String: [String: Int]]].self, text)
                guard case .typeMismatch(_, let context) = error else { throw error }
                _ = valueError(at: context.codingPath, inJSON: Array(text.utf8))
                _ = nearestNames(to: "y", at: context.codingPath.dropLast(), inJSON: Array(text.utf8))
            }
        }
        expect(times[1] < 10 * times[0] + 0.05, "\(times) s")
    }

    @Test func theErrorForALongNumberIsShort() throws {
        for beginning in ["", "-", "1.5e7"] {
            let digits = String(repeating: "1", count: 100_000)
            let error = try decodingError([Int].self, "[\(beginning)\(digits)]")
            guard case .dataCorrupted = error else { throw error }
            let sentence = try #require(error.details?.sentence)
            expect(sentence.hasPrefix("Number \(beginning)111"))
            expect(sentence.utf8.count < 200)
            expect("\(error)".utf8.count < 500)
        }
    }

    /// Converting 15 KB a thousand times would take more than a hundred times as long as once.
    @Test func aLongNameIsConvertedOnceForAllKeys() throws {
        for beginning in ["s_X", "é_X", #"\u0041_X"#, "s_-x"] {
            let text = "{\"\(beginning + String(repeating: "X", count: 15_000))\":1}"
            let times = try [2, 1_000].map { count in
                let keys = (0..<count).map { "strIngredient\($0)" } + ["éIngredient", "s-Xxx"]
                let options = JSONOptions(userInfo: ValuesOfKeys.userInfo(keys))
                return try cpuSeconds { try expectEqual(read(ValuesOfKeys.self, text, options).values, [:]) }
            }
            expect(times[1] < 10 * times[0] + 0.1, "\(beginning): \(times) s")
        }
    }

    /// Comparing each name with each other would take 16 times as long for four times as many names.
    @Test func manyNamesBeyondASCIIAreNotComparedWithEachOther() throws {
        let options = JSONOptions(userInfo: ValuesOfKeys.userInfo(["é7", "e7"]))
        let times = try [1_000, 4_000].map { count in
            let text = "{" + (0..<count).map { "\"é\($0)\":1" }.joined(separator: ",") + "}"
            return try cpuSeconds { try expectEqual(read(ValuesOfKeys.self, text, options).values, ["é7": 1]) }
        }
        expect(times[1] < 8 * times[0] + 0.05, "\(times) s")
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
