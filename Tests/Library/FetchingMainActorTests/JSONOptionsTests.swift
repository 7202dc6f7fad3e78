import Fetching
import Foundation
import Testing

/// An app imports only `Fetching` to set options of JSON, also if members are visible only through imports.
@Test func optionsOfJSONNeedNoFurtherImport() throws {
    nonisolated struct Hero: Codable, Equatable, Sendable {
        var firstSeen: Date
    }
    var options = JSONOptions.snakeCase
    options.dates = .secondsSince1970
    let keys: JSONOptions.Keys = .snakeCase
    let body = RequestBody.json(Hero(firstSeen: Date(timeIntervalSince1970: 5)), options: options)
    #expect(try createRequest(.post, baseURL: "https://a.example", body: body).httpBody?.count == 16)
    let mapper = jsonMapper(Hero.self, options: JSONOptions(keys: keys, dates: options.dates))
    #expect(try mapper(Data(#"{"first_seen":5}"#.utf8)) == Hero(firstSeen: Date(timeIntervalSince1970: 5)))
}
