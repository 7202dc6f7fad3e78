import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// The decoder uses the lists of a container again once the container is gone. This has no effect on a model that keeps
/// a container: the container keeps its text.
@Suite struct KeptContainersTests {
    @Test func aKeptContainerKeepsReadingItsOwnObject() throws {
        let kept = try decode([KeepsContainer].self, #"[{"a":1,"b":"x"},{"a":2,"b":"y"},{"a":3,"b":"z"}]"#)
        try expectEqual(kept.map { try $0.container.decode(Int.self, forKey: .a) }, [1, 2, 3])
        try expectEqual(kept.map { try $0.container.decode(String.self, forKey: .b) }, ["x", "y", "z"])
        expectEqual(kept.map { $0.container.codingPath.map(\.stringValue) }, [["Index 0"], ["Index 1"], ["Index 2"]])
    }

    /// Only some of them share their names with other objects, because the first object has many.
    @Test func thousandsOfContainersCanBeKept() throws {
        let names = (0..<1_000).map { #""n\#($0)":0,"# }.joined()
        let others = (1..<3_000).map { #",{"n999":0,"b":"x","a":\#($0)}"# }.joined()
        let kept = try decode([KeepsContainer].self, #"[{\#(names)"a":0}\#(others)]"#)
        try expectEqual(kept.map { try $0.container.decode(Int.self, forKey: .a) }, Array(0..<3_000))
    }

    @Test func everyTenthContainerCanBeKept() throws {
        let json = "[" + (0..<100).map { #"{"a":\#($0),"b":"x"}"# }.joined(separator: ",") + "]"
        let kept = try decode([KeepsEveryTenth].self, json)
        expectEqual(kept.map(\.number), Array(0..<100))
        try expectEqual(
            kept.compactMap { try $0.container?.decode(Int.self, forKey: .a) }, Array(stride(from: 0, to: 100, by: 10)))
    }

    @Test func aKeptDecoderDecodesLater() throws {
        let kept = try decode(
            [String: KeepsDecoder].self, #"{"some_key":{"a":1,"b":"x"},"other":{"a":2,"b":"y"}}"#)
        let decoder = try #require(kept["some_key"]?.decoder)
        try expectEqual(Pair(from: decoder), Pair(a: 1, b: "x"))
        try expectEqual(Pair(from: decoder), Pair(a: 1, b: "x"))
        try expectEqual(Pair(from: #require(kept["other"]?.decoder)), Pair(a: 2, b: "y"))
    }

    @Test func nestedObjectsOfTheSameTypeDoNotDisturbEachOther() throws {
        let tree = try decode(
            Tree.self, #"{"children":[{"children":[{"name":"c"}],"name":"b"},{"name":"d"}],"name":"a"}"#)
        expectEqual(tree.names, ["a", "b", "c", "d"])
    }

    @Test func twoContainersOfOneTypeCanBeReadAlternately() throws {
        let both = try decode(Interleaved.self, #"{"left":{"a":1,"b":"x"},"right":{"b":"y","a":2}}"#)
        expectEqual(both.read, ["1", "2", "x", "y", "1", "2"])
    }

    @Test func everyArrayHasItsOwnCountWhenReadRepeatedly() throws {
        let counts = try decode(Counts.self, "[[1,2,3],[],[[4],5]]").counts
        expectEqual(counts, [3, 3, 3, 0, 2, 1, 3])
    }

    @Test func theKeysOfNestedContainersAreRemovedOnceTheirModelsAreDecoded() throws {
        let json =
            "[" + (0..<2_000).map { _ in #"{"left":{"a":1,"b":"x"},"right":{"b":"y","a":2}}"# }.joined(separator: ",")
        let decoders = try decode([NestsAndKeepsDecoder].self, json + "]").map(\.decoder)
        let document = try #require(decoders[0] as? JSONValueDecoder).document
        expect((1...1_000).contains(document.nestedKeys.count))
        expect(try decoders.allSatisfy { try Interleaved(from: $0).read.first == "1" })
    }

    /// Each thread uses the models of one text. The reader no longer exists, and other texts are decoded meanwhile.
    @Test func keptContainersAndDecodersCanBeUsedLaterOnOtherThreads() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<16 {
                let objects = (0..<200).map { #"{"a":\#(1_000 * number + $0),"b":"\#($0)"}"# }
                let json = "[\(objects.joined(separator: ","))]"
                let kept = (try? decode([KeepsBoth].self, json)) ?? []
                group.addTask {
                    kept.count == 200 && kept.indices.allSatisfy { kept[$0].isPair(1_000 * number + $0, $0) }
                }
            }
            for await isEqual in group { expect(isEqual) }
        }
    }

    @Test func tasksThatShareAReaderCanKeepContainers() async {
        let reader = JSONReader(JSONOptions())
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<16 {
                group.addTask {
                    var earlier: [KeepsBoth] = []
                    for call in 0..<20 {
                        let objects = (0..<10).map { #"{"a":\#(1_000 * task + $0),"b":"\#($0)"}"# }
                        let body = Data("[\(objects.joined(separator: ","))]".utf8)
                        if call.isMultiple(of: 3) {
                            earlier = (try? reader.decode([KeepsBoth].self, from: body)) ?? []
                        } else {
                            let pairs = try? reader.decode([Pair].self, from: body)
                            guard pairs == (0..<10).map({ Pair(a: 1_000 * task + $0, b: "\($0)") }) else {
                                return false
                            }
                        }
                        guard earlier.count == 10,
                            earlier.indices.allSatisfy({ earlier[$0].isPair(1_000 * task + $0, $0) })
                        else { return false }
                    }
                    return true
                }
            }
            for await isEqual in group { expect(isEqual) }
        }
    }

    /// The closure decodes an object of the same type while the fields of another object are being read.
    @Test func aClosureThatConvertsNamesCanUseAKeptDecoder() throws {
        let kept = Kept()
        let keys = JSONOptions.Keys.custom { path in
            let name = path[path.count - 1]
            if name.stringValue == "B", let pair = kept.decodeOnce() { expectEqual(pair, Pair(a: 1, b: "x")) }
            return JSONKey.name(name.stringValue.lowercased())
        }
        let reader = JSONReader(JSONOptions(keys: keys))
        let json = #"[{"A":1,"b":"x"},{"A":2,"B":"y"},{"A":3,"B":"z"}]"#
        let models = try Kept.$current.withValue(kept) {
            try reader.decode([PairThatKeepsItsDecoder].self, from: Data(json.utf8))
        }
        expectEqual(models.map(\.pair), [Pair(a: 1, b: "x"), Pair(a: 2, b: "y"), Pair(a: 3, b: "z")])
        expectEqual(kept.count, 2)
    }

    @Test func aDocumentIsFreedWithTheLastKeptDecoder() throws {
        weak var document: JSONDocument?
        do {
            let decoders = try decode([KeepsDecoder].self, #"[{"a":1,"b":"x"},{"a":2,"b":"y"}]"#)
            document = try #require(decoders[0].decoder as? JSONValueDecoder).document
            let containers = try decoders.map { try KeepsContainer(from: $0.decoder) }
            try expectEqual(containers.map { try $0.container.decode(Int.self, forKey: .a) }, [1, 2])
        }
        expect(document == nil)
    }
}

private func decode<Model: Decodable>(_ type: Model.Type, _ json: String) throws -> Model {
    try JSONReader(JSONOptions()).decode(type, from: Data(json.utf8))
}

private struct Pair: Decodable, Equatable {
    let a: Int
    let b: String
}

private enum PairKeys: CodingKey { case a, b }

private struct KeepsContainer: Decodable {
    let container: KeyedDecodingContainer<PairKeys>

    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: PairKeys.self) }
}

private struct KeepsEveryTenth: Decodable {
    let number: Int
    let container: KeyedDecodingContainer<PairKeys>?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: PairKeys.self)
        number = try container.decode(Int.self, forKey: .a)
        self.container = number.isMultiple(of: 10) ? container : nil
    }
}

private struct KeepsDecoder: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws { self.decoder = decoder }
}

/// A model that is sent to another thread, where it is the only user of its text.
private struct KeepsBoth: Decodable, @unchecked Sendable {
    let container: KeyedDecodingContainer<PairKeys>
    let decoder: any Decoder

    init(from decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: PairKeys.self)
    }

    func isPair(_ a: Int, _ b: Int) -> Bool {
        let pair = Pair(a: a, b: "\(b)")
        guard let read = try? container.decode(Int.self, forKey: .a), let decoded = try? Pair(from: decoder) else {
            return false
        }
        return read == a && decoded == pair && (try? container.decodeIfPresent(String.self, forKey: .b)) == pair.b
    }
}

/// The first decoder of a text, which only the thread that decodes the text uses.
private final class Kept: @unchecked Sendable {
    @TaskLocal static var current: Kept?

    var decoder: (any Decoder)?
    private(set) var count = 0
    private var isDecoding = false

    /// Decodes the kept object, unless that is being done.
    func decodeOnce() -> Pair? {
        guard let decoder, !isDecoding else { return nil }
        isDecoding = true
        defer { isDecoding = false }
        count += 1
        return try? Pair(from: decoder)
    }
}

private struct PairThatKeepsItsDecoder: Decodable {
    let pair: Pair

    init(from decoder: any Decoder) throws {
        if Kept.current?.decoder == nil { Kept.current?.decoder = decoder }
        pair = try Pair(from: decoder)
    }
}

private struct NestsAndKeepsDecoder: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws {
        self.decoder = decoder
        _ = try Interleaved(from: decoder)
    }
}

private struct Counts: Decodable {
    var counts: [Int?] = []

    init(from decoder: any Decoder) throws {
        var outer = try decoder.unkeyedContainer()
        counts = [outer.count, try decoder.unkeyedContainer().count]
        let inner = [try outer.nestedUnkeyedContainer(), try outer.nestedUnkeyedContainer()]
        var last = try outer.nestedUnkeyedContainer()
        counts += [inner[0].count, inner[1].count, last.count, try last.nestedUnkeyedContainer().count, outer.count]
    }
}

private struct Tree: Decodable {
    let name: String
    let children: [Tree]?

    /// Reads the name after the children, which use containers of the same type.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        children = try container.decodeIfPresent([Tree].self, forKey: .children)
        name = try container.decode(String.self, forKey: .name)
    }

    private enum Keys: CodingKey { case name, children }

    var names: [String] { [name] + (children ?? []).flatMap(\.names) }
}

private struct Interleaved: Decodable {
    var read: [String] = []

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        let left = try container.nestedContainer(keyedBy: PairKeys.self, forKey: .left)
        let right = try container.nestedContainer(keyedBy: PairKeys.self, forKey: .right)
        for pair in [left, right] { read.append(String(try pair.decode(Int.self, forKey: .a))) }
        for pair in [left, right] { read.append(try pair.decode(String.self, forKey: .b)) }
        for pair in [left, right] { read.append(String(try pair.decode(Int.self, forKey: .a))) }
    }

    private enum Keys: CodingKey { case left, right }
}
