import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingJSON

/// A reader keeps memory from one text to the next, and uses the lists of a container again once the container is gone.
/// This has no effect on the models: a container that a model keeps also keeps its text.
@Suite struct KeptContainersTests {
    private let reader = JSONReader(JSONOptions())

    @Test func aFieldOfAnEarlierTextIsNotRead() throws {
        try expectEqual(reader.read(Pair.self, #"{"a":1,"b":"secret","c":[1,2,3]}"#), Pair(a: 1, b: "secret"))
        try expectEqual(reader.read(Pair.self, #"{"a":2}"#), Pair(a: 2))
        try expectEqual(reader.read(Pair.self, #"{"B":"x","a":3}"#), Pair(a: 3, b: "x"))
        expect(throws: DecodingError.self) { try reader.read(Pair.self, #"{"b":"y"}"#) }
        try expectEqual(reader.read(Pair.self, #"{"a":4,"b":null}"#), Pair(a: 4))
    }

    @Test func anErrorDescribesItsOwnText() throws {
        _ = try reader.read(Pair.self, #"{"a":1,"b":"secret"}"#)
        for json in [#"{"a":"1"}"#, #"{"a":1"#, #"{"b":1}"#, "[]", ""] {
            let error = expect(throws: DecodingError.self) { try reader.read(Pair.self, json) }
            try expectEqual(error.map { String(reflecting: $0) }, String(reflecting: decodingError(Pair.self, json)))
        }
    }

    @Test func aKeptContainerAndDecoderReadTheirOwnTextAfterLaterTexts() throws {
        let first = try reader.read([Keeps].self, #"[{"a":1,"b":"x"},{"a":2},{"a":3,"b":"z"}]"#)
        let second = try reader.read([Keeps].self, #"[{"b":"y","a":4},{"a":5}]"#)
        let names = (0..<300).map { #""name\#($0)":0"# }.joined(separator: ",")
        try expectEqual(reader.read([Pair].self, #"[{\#(names),"a":6}]"#), [Pair(a: 6)])
        let expected = [[Pair(a: 1, b: "x"), Pair(a: 2), Pair(a: 3, b: "z")], [Pair(a: 4, b: "y"), Pair(a: 5)]]
        for _ in 0..<2 {
            try expectEqual([first, second].map { try $0.map { try $0.pairOfContainer() } }, expected)
            try expectEqual([first, second].map { try $0.map { try Pair(from: $0.decoder) } }, expected)
        }
        expectEqual(first.map { pathText($0.container.codingPath) }, ["[0]", "[1]", "[2]"])
    }

    /// Only some of them share their names with other objects, because the first object has many.
    @Test func thousandsOfContainersCanBeKept() throws {
        let names = (0..<1_000).map { #""n\#($0)":0,"# }.joined()
        let others = (1..<3_000).map { #",{"n999":0,"b":"x","a":\#($0)}"# }.joined()
        let kept = try reader.read([Keeps].self, #"[{\#(names)"a":0}\#(others)]"#)
        try expectEqual(kept.map { try $0.container.decode(Int.self, forKey: .a) }, Array(0..<3_000))
    }

    @Test func everyTenthContainerCanBeKept() throws {
        let json = "[" + (0..<100).map { #"{"a":\#($0),"b":"x"}"# }.joined(separator: ",") + "]"
        let kept = try reader.read([KeepsEveryTenth].self, json)
        expectEqual(kept.map(\.number), Array(0..<100))
        try expectEqual(
            kept.compactMap { try $0.container?.decode(Int.self, forKey: .a) }, Array(stride(from: 0, to: 100, by: 10)))
    }

    @Test func containersOfOneTypeDoNotDisturbEachOther() throws {
        let tree = #"{"children":[{"children":[{"name":"c"}],"name":"b"},{"name":"d"}],"name":"a"}"#
        try expectEqual(reader.read(Tree.self, tree).names, ["a", "b", "c", "d"])
        let both = #"{"left":{"a":1,"b":"x"},"right":{"b":"y","a":2}}"#
        try expectEqual(reader.read(Interleaved.self, both).read, ["1", "2", "x", "y", "1", "2"])
        try expectEqual(reader.read(Counts.self, "[[1,2,3],[],[[4],5]]").counts, [3, 3, 3, 0, 2, 1, 3])
    }

    @Test func theKeysOfNestedContainersAreRemovedOnceTheirModelsAreDecoded() throws {
        let objects = (0..<600).map { _ in #"{"left":{"a":1,"b":"x"},"right":{"b":"y","a":2}}"# }
        let models = try reader.read([NestsAndKeepsDecoder].self, "[\(objects.joined(separator: ","))]")
        let document = try #require(models[0].decoder as? JSONValueDecoder).document
        expect((1...1_000).contains(document.nestedKeys.count))
        expect(try models.allSatisfy { try Interleaved(from: $0.decoder).read.first == "1" })
    }

    /// Each thread uses the models of one text. The reader no longer exists, and other texts are decoded meanwhile.
    @Test func keptContainersAndDecodersCanBeUsedLaterOnOtherThreads() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<16 {
                let pairs = (0..<200).map { Pair(a: 1_000 * number + $0, b: "\($0)") }
                let kept = (try? JSONReader(JSONOptions()).read([Keeps].self, json(pairs))) ?? []
                group.addTask { areEqual(kept, pairs) }
            }
            for await isEqual in group { expect(isEqual) }
        }
    }

    @Test func tasksThatShareAReaderDoNotDisturbEachOther() async {
        await withTaskGroup(of: Bool.self) { [reader] group in
            for task in 0..<16 {
                group.addTask {
                    var earlier: (kept: [Keeps], pairs: [Pair]) = ([], [])
                    return (0..<caseCount("FETCHING_DOCUMENTS", default: runsSlowTests ? 200 : 60)).allSatisfy { call in
                        let text = "text of at least sixteen bytes \(task)"
                        let pairs = (0...call % 5).map { Pair(a: 1_000_000 * task + 10 * call + $0, b: text) }
                        let body = json(pairs, otherName: "x\(call % 7)")
                        if call.isMultiple(of: 3) {
                            earlier = ((try? reader.read([Keeps].self, body)) ?? [], pairs)
                        } else if (try? reader.read([Pair].self, body)) != pairs {
                            return false
                        }
                        return areEqual(earlier.kept, earlier.pairs)
                    }
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

    @Test(arguments: [(true, false), (false, true), (true, true)])
    func aDocumentIsFreedWithTheLastContainerOrDecoderThatIsKept(keepsContainer: Bool, keepsDecoder: Bool) throws {
        weak var document: JSONDocument?
        var container: KeyedDecodingContainer<PairKeys>?
        var decoder: (any Decoder)?
        do {
            let kept = try reader.read([Keeps].self, #"[{"a":1},{"a":2}]"#)
            document = try #require(kept[0].decoder as? JSONValueDecoder).document
            if keepsContainer { container = kept[1].container }
            if keepsDecoder { decoder = kept[1].decoder }
        }
        expect(document != nil)
        if let decoder { try expectEqual(Pair(from: decoder), Pair(a: 2)) }
        decoder = nil
        expect((document != nil) == keepsContainer)
        if let container { try expectEqual(container.decode(Int.self, forKey: .a), 2) }
        container = nil
        expect(document == nil)
    }

    /// The text of a key may depend on the time of the call.
    @Test func aKeyIsReadUnderItsCurrentText() throws {
        for text in ["a", "b", "longer_than_sixteen_bytes", "a", "ä", "b"] {
            ChangingKey.text.withLock { $0 = text }
            let model = try reader.read(OfChangingKey.self, #"{"a":1,"b":2,"longer_than_sixteen_bytes":3,"ä":4}"#)
            expectEqual(model.value, ["a": 1, "b": 2, "longer_than_sixteen_bytes": 3, "ä": 4][text])
        }
    }

    @Test func aModelCanUseTheReaderThatDecodesIt() throws {
        let json = #"{"text":"{\"text\":\"{\\\"text\\\":null}\"}"}"#
        try Nested.$reader.withValue(reader) {
            for _ in 0..<2 { try expectEqual(reader.read(Nested.self, json).depth, 3) }
        }
    }
}

extension JSONReader {
    fileprivate func read<Model: Decodable>(_ type: Model.Type, _ json: String) throws -> Model {
        try decode(type, from: Data(json.utf8))
    }
}

private struct Pair: Decodable, Equatable {
    let a: Int
    var b: String?
}

private func json(_ pairs: [Pair], otherName: String = "x") -> String {
    "[" + pairs.map { #"{"\#(otherName)":0,"a":\#($0.a),"b":"\#($0.b ?? "")"}"# }.joined(separator: ",") + "]"
}

private enum PairKeys: CodingKey { case a, b }

/// A model that can be sent to another thread, where it is the only user of its text.
private struct Keeps: Decodable, @unchecked Sendable {
    let decoder: any Decoder
    let container: KeyedDecodingContainer<PairKeys>

    init(from decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: PairKeys.self)
    }

    func pairOfContainer() throws -> Pair {
        Pair(a: try container.decode(Int.self, forKey: .a), b: try container.decodeIfPresent(String.self, forKey: .b))
    }
}

/// Whether the containers and the decoders of the models read the expected values.
private func areEqual(_ kept: [Keeps], _ pairs: [Pair]) -> Bool {
    (try? kept.map { try $0.pairOfContainer() }) == pairs && (try? kept.map { try Pair(from: $0.decoder) }) == pairs
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

private enum ChangingKey: CodingKey {
    case value

    static let text = Mutex("")

    var stringValue: String { Self.text.withLock { $0 } }
    var intValue: Int? { nil }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
}

private struct OfChangingKey: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
        value = try decoder.container(keyedBy: ChangingKey.self).decode(Int.self, forKey: .value)
    }
}

/// An object whose text is JSON of the same type.
private struct Nested: Decodable {
    @TaskLocal static var reader = JSONReader(JSONOptions())

    let depth: Int

    private enum CodingKeys: CodingKey { case text }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let text = try container.decodeIfPresent(String.self, forKey: .text) else {
            depth = 1
            return
        }
        depth = 1 + (try Self.reader.decode(Nested.self, from: Data(text.utf8)).depth)
    }
}
