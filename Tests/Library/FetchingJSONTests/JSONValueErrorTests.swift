import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that a `DecodingError` contains the offset of its value, so that no search in the text is needed.
@Suite struct JSONValueErrorTests {
    @Test func anErrorContainsTheOffsetOfItsValue() throws {
        for (text, offset) in [
            (#"[{"id":1},{"id":"x"}]"#, 16), (#"[{"id":1},{"id":null}]"#, 16), (#"[{"id":1},{"id":300}]"#, 16),
            (#"[{"id":1},{"id":1,"tags":["a",5]}]"#, 30), (#"[{"id":1},{"id":1,"tags":{}}]"#, 25),
            (#"[{"id":1},{}]"#, 10), ("[ 7]", 2), ("{}", 0), ("\u{FEFF} 5", 4),
            // The name that is equal to the key takes precedence.
            (#"[{"id":1,"some_key":3,"someKey":"x"}]"#, 32), (#"[{"id":1,"some_key":"x"}]"#, 20),
        ] { try expectEqual(decodingError([Item].self, text).details?.offset, offset, "\(text)") }
        let utf16 = try #require(#"["é",5]"#.data(using: .utf16LittleEndian))
        let error = expect(throws: DecodingError.self) { try decodeJSON([String].self, from: utf16) }
        expectEqual(error?.details?.offset, 6, "the offset is that after conversion to UTF-8")
        expect(try decodingError(MissingSuper.self, "{}").details == nil)
    }

    @Test func aPathOfAnotherDecoderLeadsToTheValue() {
        let paths: [(text: String, path: [JSONKey], offset: Int?)] = [
            (#"[{"a":1},{"some_key":[5]}]"#, [.index(1), .name("some_key"), .index(0)], 22),
            (#"[{"a":1},{"some_key":[5]}]"#, [.index(1), .name("someKey")], 21), (#"[{"a":1}]"#, [.index(0)], 1),
            ("[]", [], 0), (#"[{"a":1},2]"#, [.index(2)], nil), (#"[{"a":1},2]"#, [.index(-1)], nil),
            (#"[{"a":1},2]"#, [.index(.max)], nil), (#"[{"a":1},2]"#, [.name("a")], nil),
            (#"[{"a":1},2]"#, [.index(0), .name("b")], nil),
            (#"[{"a":1},2]"#, [.index(0), .name("a"), .index(0)], nil),
            ("[1,]", [], nil),
        ]
        for (text, path, offset) in paths {
            expectEqual(valueError(at: path, inJSON: Array(text.utf8))?.offset, offset, "\(path) in \(text)")
        }
    }
}

private struct Item: Decodable {
    let id: Int8
    let tags: [String]?
    let someKey: Int?
}

private struct MissingSuper: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JSONKey.self)
        _ = try container.superDecoder().singleValueContainer().decode(Int.self)
    }
}
