import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that a `DecodingError` contains the offset of its value, so that no search in the text is needed.
@Suite struct JSONValueErrorTests {
    @Test(arguments: [
        (#"[{"id":1},{"id":"x"}]"#, 16), (#"[{"id":1},{"id":null}]"#, 16), (#"[{"id":1},{"id":300}]"#, 16),
        (#"[{"id":1},{"id":1,"tags":["a",5]}]"#, 30), (#"[{"id":1},{"id":1,"tags":{}}]"#, 25),
        (#"[{"id":1},{}]"#, 10), ("[ 7]", 2), ("{}", 0), ("\u{FEFF} 5", 4),
        // The name that is equal to the key takes precedence.
        (#"[{"id":1,"some_key":3,"someKey":"x"}]"#, 32), (#"[{"id":1,"some_key":"x"}]"#, 20),
    ])
    func anErrorContainsTheOffsetOfItsValue(text: String, offset: Int) throws {
        try expectEqual(place(of: [Item].self, Data(text.utf8))?.offset, offset)
    }

    @Test func theOffsetInUTF16IsThatAfterConversionToUTF8() throws {
        let body = try #require(#"["é",5]"#.data(using: .utf16LittleEndian))
        try expectEqual(place(of: [String].self, body)?.offset, 6)
    }

    @Test func anErrorInAMissingFieldHasNoOffset() throws {
        expect(try place(of: MissingSuper.self, Data("{}".utf8)) == nil)
    }

    @Test(arguments: [
        ([JSONKey.index(1), .name("some_key"), .index(0)], 22), ([.index(1), .name("someKey")], 21),
        ([.index(0)], 1), ([], 0),
    ])
    func aPathOfAnotherDecoderLeadsToTheValue(path: [JSONKey], offset: Int) {
        expectEqual(valueError(at: path, inJSON: Array(#"[{"a":1},{"some_key":[5]}]"#.utf8))?.offset, offset)
    }

    @Test(arguments: [
        [JSONKey.index(2)], [.index(-1)], [.index(.max)], [.name("a")], [.index(0), .name("b")],
        [.index(0), .name("a"), .index(0)],
    ])
    func aPathToNoValueHasNoOffset(path: [JSONKey]) {
        expect(valueError(at: path, inJSON: Array(#"[{"a":1},2]"#.utf8)) == nil)
        expect(valueError(at: [], inJSON: Array("[1,]".utf8)) == nil)
    }
}

private func place<Model: Decodable>(of type: Model.Type, _ body: Data) throws -> JSONValueError? {
    let error = try #require(throws: DecodingError.self) {
        try decodeJSON(type, from: body, options: JSONOptions())
    }
    return switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context.underlyingError as? JSONValueError
    @unknown default: nil
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
