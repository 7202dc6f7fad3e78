import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingJSON

/// A reader keeps memory from one text to the next. This has no effect on the models.
@Suite struct JSONReaderTests {
    @Test func aFieldOfAnEarlierTextIsNotRead() throws {
        let reader = JSONReader(JSONOptions())
        try expectEqual(reader.read(Pair.self, #"{"a":1,"b":"secret","c":[1,2,3]}"#), Pair(a: 1, b: "secret"))
        try expectEqual(reader.read(Pair.self, #"{"a":2}"#), Pair(a: 2, b: nil))
        try expectEqual(reader.read(Pair.self, #"{"B":"x","a":3}"#), Pair(a: 3, b: "x"))
        expect(throws: DecodingError.self) { try reader.read(Pair.self, #"{"b":"y"}"#) }
        try expectEqual(reader.read(Pair.self, #"{"a":4,"b":null}"#), Pair(a: 4, b: nil))
    }

    @Test func anErrorDescribesItsOwnText() throws {
        let reader = JSONReader(JSONOptions())
        _ = try reader.read(Pair.self, #"{"a":1,"b":"secret"}"#)
        for json in [#"{"a":"1"}"#, #"{"a":1"#, #"{"b":1}"#, "[]", ""] {
            let error = expect(throws: DecodingError.self) { try reader.read(Pair.self, json) }
            let other = expect(throws: DecodingError.self) {
                try decodeJSON(Pair.self, from: Data(json.utf8), options: JSONOptions())
            }
            expectEqual(String(reflecting: error), String(reflecting: other))
        }
    }

    @Test func aKeptContainerReadsItsOwnTextAfterLaterTexts() throws {
        let reader = JSONReader(JSONOptions())
        let first = try reader.read([KeepsContainer].self, #"[{"a":1,"b":"x"},{"a":2}]"#)
        let second = try reader.read([KeepsContainer].self, #"[{"b":"y","a":3},{"a":4}]"#)
        let names = (0..<300).map { #""name\#($0)":0"# }.joined(separator: ",")
        try expectEqual(reader.read([Pair].self, #"[{\#(names),"a":5}]"#), [Pair(a: 5, b: nil)])
        try expectEqual(first.map { try $0.container.decode(Int.self, forKey: .a) }, [1, 2])
        try expectEqual(second.map { try $0.container.decode(Int.self, forKey: .a) }, [3, 4])
        try expectEqual(first.map { try $0.container.decodeIfPresent(String.self, forKey: .b) }, ["x", nil])
        try expectEqual(second.map { try $0.container.decodeIfPresent(String.self, forKey: .b) }, ["y", nil])
        expectEqual(first.map { $0.container.codingPath.map(\.stringValue) }, [["Index 0"], ["Index 1"]])
    }

    @Test func aDocumentIsFreedWithTheLastKeptContainer() throws {
        let reader = JSONReader(JSONOptions())
        weak var document: JSONDocument?
        do {
            let kept = try reader.read([KeepsBoth].self, #"[{"a":1},{"a":2}]"#)
            document = try #require(kept[0].decoder as? JSONValueDecoder).document
            let containers = kept.map(\.container)
            try expectEqual(containers.map { try $0.decode(Int.self, forKey: .a) }, [1, 2])
            withExtendedLifetime(containers) { expect(document != nil) }
        }
        expect(document == nil)
    }

    @Test func aContainerKeepsItsDocument() throws {
        let reader = JSONReader(JSONOptions())
        weak var document: JSONDocument?
        var container: KeyedDecodingContainer<PairKeys>?
        do {
            let kept = try reader.read(KeepsBoth.self, #"{"a":1}"#)
            document = try #require(kept.decoder as? JSONValueDecoder).document
            container = kept.container
        }
        expect(document != nil)
        try expectEqual(container?.decode(Int.self, forKey: .a), 1)
        container = nil
        expect(document == nil)
    }

    /// The text of a key may depend on the time of the call.
    @Test func aKeyIsReadUnderItsCurrentText() throws {
        let texts = ["a", "b", "longer_than_sixteen_bytes", "a", "ä", "b"]
        let reader = JSONReader()
        for text in texts {
            ChangingKey.text.withLock { $0 = text }
            let model = try reader.read(OfChangingKey.self, #"{"a":1,"b":2,"longer_than_sixteen_bytes":3,"ä":4}"#)
            expectEqual(model.value, ["a": 1, "b": 2, "longer_than_sixteen_bytes": 3, "ä": 4][text])
        }
    }

    @Test func aModelCanUseTheReaderThatDecodesIt() throws {
        let reader = JSONReader(JSONOptions())
        let json = #"{"text":"{\"text\":\"{\\\"text\\\":null}\"}"}"#
        let depths = try Nested.$reader.withValue(reader) {
            try (0..<2).map { _ in try reader.read(Nested.self, json).depth }
        }
        expectEqual(depths, [3, 3])
    }

    @Test func concurrentCallsDoNotDisturbEachOther() async {
        let reader = JSONReader(JSONOptions())
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask { [reader] in
                    (0..<caseCount("FETCHING_DOCUMENTS", default: 200)).allSatisfy { call in
                        let number = task * 1_000_000 + call
                        let text = "text of at least sixteen bytes \(number)"
                        let json = (0..<call % 5 + 1).map { #"{"x\#($0)":0,"a":\#(number),"b":"\#(text)"}"# }
                        let body = Data("[\(json.joined(separator: ","))]".utf8)
                        let pairs = try? reader.decode([Pair].self, from: body)
                        return pairs == json.map { _ in Pair(a: number, b: text) }
                    }
                }
            }
            for await isEqual in group { expect(isEqual) }
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
    let b: String?
}

private enum PairKeys: CodingKey { case a, b }

private struct KeepsContainer: Decodable {
    let container: KeyedDecodingContainer<PairKeys>

    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: PairKeys.self) }
}

private struct KeepsBoth: Decodable {
    let decoder: any Decoder
    let container: KeyedDecodingContainer<PairKeys>

    init(from decoder: any Decoder) throws {
        self.decoder = decoder
        container = try decoder.container(keyedBy: PairKeys.self)
    }
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
