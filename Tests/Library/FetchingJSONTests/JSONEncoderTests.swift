import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

@Suite struct JSONEncoderTests {
    @Test func anEncoderHasTheOptionsOfTheDecoder() throws {
        struct Model: Codable, Equatable {
            var createdAt: Date
            var ratio: Double
        }
        let options = JSONOptions(
            keys: .snakeCase,
            floats: .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
        let model = Model(createdAt: Date(timeIntervalSince1970: 0), ratio: .infinity)
        let data = try #require(jsonEncoder(options)).encode(model)
        expectEqual(String(decoding: data, as: UTF8.self), #"{"created_at":"1970-01-01T00:00:00Z","ratio":"inf"}"#)
        try expectEqual(decodeJSON(Model.self, from: data, options: options), model)
        expect(jsonEncoder(JSONOptions(keys: .custom { $0.last ?? JSONKey.index(0) })) == nil)
    }
}
