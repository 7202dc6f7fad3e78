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

@Test func snakeCaseKeysBecomeCamelCase() throws {
    try expectEqual(jsonMapper(Hero.self)(Data(#"{"first_name":"Bruce"}"#.utf8)).firstName, "Bruce")
    try expectEqual(jsonMapper(Hero.self)(Data(#"{"firstName":"Bruce"}"#.utf8)).firstName, "Bruce")
}

/// guzzle/guzzle 421: a byte-order mark, which a parser may ignore (RFC 8259 §8.1).
@Test func aByteOrderMarkAndSpaceAroundAnObjectAreIgnored() throws {
    for text in ["\u{FEFF}{\"first_name\":\"Bruce\"}", "\u{FEFF}\r\n {\"first_name\":\"Bruce\"}\r\n"] {
        try expectEqual(jsonMapper(Hero.self)(Data(text.utf8)).firstName, "Bruce")
    }
}

@Test func keysAreReadByTheOptions() throws {
    let verbatim = jsonMapper(Hero.self, options: JSONOptions(keys: .useDefaultKeys))
    expect(throws: DecodingError.self) { try verbatim(Data(#"{"first_name":"Bruce"}"#.utf8)) }
    try expectEqual(verbatim(Data(#"{"firstName":"Bruce"}"#.utf8)).firstName, "Bruce")
}

@Test func datesDataAndFloatsAreReadByTheOptions() throws {
    let options = JSONOptions(
        dates: .secondsSince1970, data: .custom { _ in Data("custom".utf8) },
        floats: .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
    let hero = try jsonMapper(Hero.self, options: options)(
        Data(#"{"first_name":"Bruce","joined_at":60,"picture":"x","weight":"inf"}"#.utf8))
    expectEqual(
        hero,
        Hero(
            firstName: "Bruce", joinedAt: Date(timeIntervalSince1970: 60), picture: Data("custom".utf8),
            weight: .infinity))

    let plain = try jsonMapper(Hero.self)(
        Data(#"{"first_name":"Bruce","joined_at":"1970-01-01T00:01:00Z","picture":"eA=="}"#.utf8))
    expectEqual(plain.joinedAt, Date(timeIntervalSince1970: 60))
    expectEqual(plain.picture, Data("x".utf8))
    expect(throws: DecodingError.self) { try jsonMapper(Hero.self)(Data(#"{"first_name":"B","weight":"inf"}"#.utf8)) }
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

@Test(arguments: ["", " ", "\r\n\t "])
func anEmptyBodyIsNilOrAModelWithoutProperties(body: String) throws {
    expect(try jsonMapper(Hero?.self)(Data(body.utf8)) == nil)
    try expectEqual(jsonMapper(Nothing.self)(Data(body.utf8)), Nothing())
    expect(throws: DecodingError.self) { try jsonMapper(Hero.self)(Data(body.utf8)) }
    expect(throws: DecodingError.self) { try jsonMapper([Hero].self)(Data(body.utf8)) }
    expect(throws: DecodingError.self) { try jsonMapper(Int.self)(Data(body.utf8)) }
}

@Test func aNonEmptyBodyIsReadAsAnOptionalModel() throws {
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
