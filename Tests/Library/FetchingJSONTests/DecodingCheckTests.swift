import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingJSON

/// Tests of the closure that ends the decoding of a long text.
@Suite struct DecodingCheckTests {
    private struct Ended: Error, Equatable {}
    private struct Model: Decodable { var id: Int }
    /// A model that ignores every error of an element.
    private struct Lossy: Decodable {
        var ids: [Int] = []
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd {
                if let model = try? container.decode(Model.self) { ids.append(model.id) }
            }
        }
    }

    /// Decodes a text with a check that throws from the third call on. Returns the number of calls.
    private func calls<Value: Decodable>(_ type: Value.Type, _ text: String, throwsAt limit: Int = 3) throws -> Int {
        let count = Mutex(0)
        let reader = JSONReader(JSONOptions()) {
            try count.withLock { count in
                count += 1
                if count >= limit { throw Ended() }
            }
        }
        let body = Data(text.utf8)
        if limit == .max {
            _ = try reader.decode(type, from: body)
        } else {
            expect(throws: Ended()) { try reader.decode(type, from: body) }
        }
        return count.withLock { $0 }
    }

    private let numbers = "[" + String(repeating: "1,", count: 99_999) + "1]"

    @Test func decodingEndsWhenTheCheckThrows() throws {
        let objects = "[" + String(repeating: #"{"id":1},"#, count: 20_000) + "{}]"
        let fields = "{" + (0..<20_000).map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        try expectEqual(calls([Int].self, numbers), 3)
        try expectEqual(calls([[Int]].self, "[\(numbers)]"), 3)
        try expectEqual(calls([Model].self, objects, throwsAt: 1), 1)
        try expectEqual(calls([String: Int].self, fields, throwsAt: 1), 1)
        try expectEqual(calls([Int: Int].self, fields, throwsAt: 1), 1)
        // A text of more than a MiB is also checked while it is indexed.
        let long = "[" + String(repeating: "1, ", count: 400_000) + "1]"
        try expectEqual(calls([Int].self, long, throwsAt: 1), 2)
        // The error is thrown although the model ignores it.
        try expectEqual(calls(Lossy.self, objects, throwsAt: 1), 1)
    }

    @Test func checksAreRare() throws {
        try expectEqual(calls([Int].self, numbers, throwsAt: .max), 6)
        try expectEqual(calls([Int].self, "[1,2,3]", throwsAt: .max), 0, "a short text is not checked")
    }

    /// A model of small containers, and one that decodes each value twice at each level, so that its time doubles.
    @Test func everyKindOfModelIsChecked() throws {
        indirect enum Tree: Decodable {
            case leaf, node(Tree, Tree)
            enum Key: CodingKey { case l, r }
            init(from decoder: any Decoder) throws {
                guard let fields = try? decoder.container(keyedBy: Key.self) else {
                    self = .leaf
                    return
                }
                self = .node(try fields.decode(Tree.self, forKey: .l), try fields.decode(Tree.self, forKey: .r))
            }
        }
        struct Group: Decodable { var children: [Node] }
        struct Item: Decodable { var children: [Node] }
        enum Node: Decodable {
            case group, item
            init(from decoder: any Decoder) throws {
                if (try? Group(from: decoder)) != nil {
                    self = .group
                } else {
                    _ = try Item(from: decoder)
                    self = .item
                }
            }
        }
        func tree(_ depth: Int) -> String {
            depth == 0 ? "0" : #"{"l":\#(tree(depth - 1)),"r":\#(tree(depth - 1))}"#
        }
        func pairs(_ depth: Int) -> String { depth == 0 ? "[]" : "[\(pairs(depth - 1)),\(pairs(depth - 1))]" }
        final class Pairs: Decodable {
            let all: [Pairs]
            init(from decoder: any Decoder) throws { all = try decoder.singleValueContainer().decode([Pairs].self) }
        }
        try expectEqual(calls(Tree.self, tree(14), throwsAt: 1), 1)
        try expectEqual(calls(Pairs.self, pairs(14), throwsAt: 1), 1)
        let open = String(repeating: #"{"children":["#, count: 40)
        try expectEqual(calls(Node.self, open + "1" + String(repeating: "]}", count: 40), throwsAt: 1), 1)
    }
}
