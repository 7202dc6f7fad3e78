import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

private struct Hero: Codable, Equatable, Sendable {
    var firstName: String
    var joinedAt: Date?
    var picture: Data?
    var weight: Double?
}

/// Returns the hero that a mapper reads.
private func hero(_ json: String, options: JSONOptions = JSONOptions()) throws -> Hero {
    try jsonMapper(Hero.self, options: options)(Data(json.utf8))
}

@Test func keysAreReadByTheOptions() throws {
    for json in [
        #"{"first_name":"Bruce"}"#, #"{"firstName":"Bruce"}"#,
        // guzzle/guzzle 421: a byte-order mark, which a parser may ignore (RFC 8259 §8.1).
        "\u{FEFF}{\"first_name\":\"Bruce\"}", "\u{FEFF}\r\n {\"first_name\":\"Bruce\"}\r\n",
    ] {
        try expectEqual(hero(json).firstName, "Bruce", "\(json)")
    }
    let verbatim = JSONOptions(keys: .useDefaultKeys)
    expect(throws: DecodingError.self) { try hero(#"{"first_name":"Bruce"}"#, options: verbatim) }
    try expectEqual(hero(#"{"firstName":"Bruce"}"#, options: verbatim).firstName, "Bruce")
}

@Test func datesDataAndFloatsAreReadByTheOptions() throws {
    let options = JSONOptions(
        dates: .secondsSince1970, data: .custom { _ in Data("custom".utf8) },
        floats: .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
    let minute = Date(timeIntervalSince1970: 60)
    try expectEqual(
        hero(#"{"first_name":"Bruce","joined_at":60,"picture":"x","weight":"inf"}"#, options: options),
        Hero(firstName: "Bruce", joinedAt: minute, picture: Data("custom".utf8), weight: .infinity))
    try expectEqual(
        hero(#"{"first_name":"Bruce","joined_at":"1970-01-01T00:01:00Z","picture":"eA=="}"#),
        Hero(firstName: "Bruce", joinedAt: minute, picture: Data("x".utf8)))
    expect(throws: DecodingError.self) { try hero(#"{"first_name":"B","weight":"inf"}"#) }
}

@Test func userInfoReachesTheModel() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "unit"))
    struct Unit: Decodable, Sendable {
        var name: String?
        init(from decoder: any Decoder) throws {
            name = CodingUserInfoKey(rawValue: "unit").flatMap { decoder.userInfo[$0] as? String }
        }
    }
    try expectEqual(jsonMapper(Unit.self, options: JSONOptions(userInfo: [key: "kg"]))(Data("{}".utf8)).name, "kg")
}

@Test func aDecoderOfYourOwnIsUsedUnchanged() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    try expectEqual(jsonMapper(Date.self, decoder: decoder)(Data("1000".utf8)), Date(timeIntervalSince1970: 1))
}

private struct Nothing: Codable, Equatable, Sendable {}

@Test func anEmptyBodyIsNilOrAModelWithoutProperties() throws {
    for body in ["", " ", "\r\n\t "].map({ Data($0.utf8) }) {
        expect(try jsonMapper(Hero?.self)(body) == nil)
        try expectEqual(jsonMapper(Nothing.self)(body), Nothing())
        expect(throws: DecodingError.self) { try jsonMapper(Hero.self)(body) }
        expect(throws: DecodingError.self) { try jsonMapper([Hero].self)(body) }
        expect(throws: DecodingError.self) { try jsonMapper(Int.self)(body) }
    }
    try expectEqual(jsonMapper(Hero?.self)(Data(#"{"first_name":"Bruce"}"#.utf8))?.firstName, "Bruce")
    expect(try jsonMapper(Hero?.self)(Data("null".utf8)) == nil)
    expect(throws: DecodingError.self) { try jsonMapper(Hero?.self)(Data("{}".utf8)) }
    expect(throws: DecodingError.self) { try jsonMapper(Nothing.self)(Data("<html>".utf8)) }
}

@Test func dataIsMappedToItselfAndToVoid() throws {
    try expectEqual(dataMapper()(Data([0, 255])), Data([0, 255]))
    try emptyMapper()(Data("anything".utf8))
}

@Test func theEnvelopesRoundTrip() throws {
    let page = PaginatedResponseModel(results: [1, 2, 3], offset: 20, limit: 3, total: 100)
    let envelope = BaseResponseModel(
        copyright: "©", attributionText: "text", attributionHTML: "<a>", etag: "abc", data: page)
    try expectEqual(jsonMapper()(JSONEncoder().encode(envelope)), envelope)
    expectEqual(page.count, 3)
    let bare: BaseResponseModel<Int> = try jsonMapper()(Data(#"{"code":200,"status":"Ok","data":1}"#.utf8))
    expectEqual(bare, BaseResponseModel(data: 1))
}

private let suite = SharedData.files(in: "JSONTestSuite")

// JSONTestSuite is not part of the project, so it may be missing.
@Test(.enabled(if: !suite.isEmpty, "needs JSONTestSuite beside the checkout"))
func noFileOfJSONTestSuiteCrashesAMapper() throws {
    for file in suite {
        let body = try Data(contentsOf: file)
        _ = try? jsonMapper(Anything.self)(body)
        _ = try? jsonMapper(TolerantArray<Hero>.self)(body)
        _ = try? jsonMapper([Hero].self)(body)
    }
}
