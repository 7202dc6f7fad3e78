import Foundation
import Testing

@testable import Fetching

/// What a short text must not take of memory and time.
@Suite struct HostileTextTests {
    @Test func manyElementsThatAreNoModelsTakeNoMemoryForModels() throws {
        let count = 500_000
        let elements = Data(("[" + String(repeating: "0,", count: count) + "0]").utf8)
        let fields = Data(("{" + (0..<count).map { "\"\($0)\":0" }.joined(separator: ",") + "}").utf8)
        // Half a million models of 98 KB would take 49 GB.
        let options = JSONOptions()
        try expectMismatch { try decodeJSON([Large].self, from: elements, options: options) }
        try expectMismatch { try decodeJSON([String: Large].self, from: fields, options: options) }
    }

    @Test func aLongArrayOfLargeModelsIsReadWhole() throws {
        let numbers = try decodeJSON(
            [Large].self, from: Data("[\((0..<50).map { "{\"number\":\($0)}" }.joined(separator: ","))]".utf8),
            options: JSONOptions())
        #expect(numbers.map(\.number) == Array(0..<50))
    }

    /// Each path in a walk of its own would take a hundred million steps.
    @Test(.timeLimit(.minutes(1))) func pathsInAnyOrderTakeNoSearch() throws {
        let text = "{" + (0..<10_000).map { "\"k\($0)\":{\"x\":\"\"}" }.joined(separator: ",") + "}"
        let model = try decodeJSON(Backwards.self, from: Data(text.utf8), options: JSONOptions())
        #expect(model.paths.count == 10_000 && model.failures == 10_000)
        #expect(model.paths.first == "k9999" && model.paths.last == "k0")
    }

    private func expectMismatch<Model>(_ decode: () throws -> Model) throws {
        let error = try #require(throws: DecodingError.self) { try decode() }
        guard case .typeMismatch(_, let context) = error else { throw error }
        #expect(context.codingPath.count == 1)
    }
}

/// A number, and 98 KB that a compiler can't leave out.
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

/// The paths of nested containers, from the last to the first, and how often a string there was no number.
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
