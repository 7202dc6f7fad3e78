import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingJSON

@Test func aMissingKeyNamesTheNearestKeyIfOneIsSimilar() {
    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    for (json, key, note) in [
        (#"{"lat":1,"lon":2}"#, "lng", ""), (#"{"x":1}"#, "y", ""), (#"{"0":1}"#, "a", ""), ("{}", "a", ""),
        (#"{"titel":1}"#, "title", " (similar: “titel”)"), (#"{"nme":1,"other":2}"#, "name", " (similar: “nme”)"),
        (#"{"user_id":1,"userId":2}"#, "userID", " (several are similar: “user_id”, “userId”)"),
        (#"{"a_b":1,"aB":2,"AB":3,"A_b":4}"#, "ab", " (several are similar: “a_b”, “aB”, “AB”)"),
    ] {
        let context = DecodingError.Context(codingPath: [], debugDescription: "")
        let error = DecodingError.keyNotFound(Key(stringValue: key), context)
        expectEqual(DecodingFault(error, in: Array(json.utf8), Redactor()).found, "no such key\(note)")
    }
}

@Test func aMissingKeyThatTheOptionConvertsIsExplained() async throws {
    struct Post: Decodable, Sendable {
        enum CodingKeys: String, CodingKey { case createdAt = "created_at" }
        var createdAt: String
    }
    let options = JSONOptions(keys: .convertFromSnakeCase)
    let failure = try #require(await failure(#"{"created_at":"x"}"#, as: Post.self, options: options))
    expectEqual(failure.found, "no such key (the body has “created_at”, but `JSONOptions.keys` converts this name)")
}

/// The standard library throws these errors. Only their sentences say that the key, not the value, is invalid.
@Test func theErrorOfAnInvalidKeyOfADictionaryHasTheSentenceOfTheStandardLibrary() async throws {
    enum Color: String, Decodable, CodingKeyRepresentable { case red }
    let number = try #require(await failure(#"{"1":"a","x":"b"}"#, as: [Int: String].self))
    expectEqual(number.path, "x")
    expectEqual(number.found, "the string \"b\" (Expected Int key but found String key instead.)")
    let color = try #require(await failure(#"{"red":1,"green":2}"#, as: [Color: Int].self))
    expect(color.path == "green" && color.expected == "a valid value")
    expectEqual(color.found, "the number 2 (Could not convert key to type Color)")
}
