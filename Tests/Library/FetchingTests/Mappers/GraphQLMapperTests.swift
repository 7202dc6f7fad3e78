import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private struct HeroData: Decodable, Equatable, Sendable {
    struct Hero: Decodable, Equatable, Sendable {
        var name: String
    }
    var hero: Hero
}

private func result<Model: Decodable & Sendable>(
    _ body: String, status: Int = 200, as model: Model.Type = HeroData.self
) async -> Result<Model, AppError> {
    let api = APISettings(baseURL: "http://a/graphql?key=planted", store: .json(body, status: status))
    let fetch: Fetcher<Void, Model> = api.fetcher(
        createURLRequest: { try api.request(.post) }, mapper: graphQLMapper())
    return await fetch(())
}

@Suite struct GraphQLMapperTests {
    @Test func theDataOfAResponseWithoutErrorsIsTheModel() async throws {
        // graffle-js/graffle 79: an empty list of errors.
        for rest in ["", #", "errors": null"#, #", "errors": []"#, #", "extensions": {"cost": 5}"#] {
            let data = try await result(#"{"data": {"hero": {"name": "R2-D2"}}\#(rest)}"#).get()
            expectEqual(data, HeroData(hero: .init(name: "R2-D2")), "\(rest)")
        }
        expect(try await result(#"{"data": null}"#, as: HeroData?.self).get() == nil)
    }

    @Test func theFirstErrorIsTheMessageOfAServerFailure() async throws {
        struct Partial: Decodable, Sendable {
            struct Item: Decodable, Sendable { var message: String? }
            var errors: [Item]
        }
        for body in [
            // The examples of the GraphQL specification, §7.1.
            #"{"errors": [{"message": "no hero", "locations": [{"line": 6, "column": 7}], "path": ["hero"]}]}"#,
            #"{"data": null, "errors": [{"message": "no hero"}, {"message": "no data"}]}"#,
            #"{"data": {"hero": {"name": null}}, "errors": [{"message": "no hero", "extensions": {"code": "GONE"}}]}"#,
            // Only the first error needs a message.
            #"{"data": null, "errors": [{"message": "no hero"}, {"extensions": {}}]}"#,
        ] {
            let failure = try #require(await result(body).error?.server, "\(body)")
            expect(failure.message == "no hero" && failure.status == 200, "\(body)")
            let code = body.contains("GONE") ? ", code GONE" : ""
            expectEqual(failure.description, "POST http://a/graphql?key=***: status 200\(code), “no hero”")
            try expectEqual(failure.decoded(as: Partial.self).errors.first?.message, "no hero", "\(body)")
            expectEqual(failure.body, .init(body.utf8))
        }
        let failure = try #require(await result(#"{"errors": [{"message": "no hero"}]}"#, status: 400).error?.server)
        expect(failure.message == "no hero" && failure.status == 400)
    }

    @Test func anInvalidResponseIsAParsingFailure() async {
        for (body, path) in [
            (#"{"data": {"hero": {"name": 5}}}"#, "data.hero.name"), (#"{"data": null}"#, "data"), ("{}", ""),
            (#"{"errors": [{"text": "no message"}]}"#, "errors[0]"),
        ] {
            await expectEqual(result(body).error?.parsing?.path, path, "\(body)")
        }
    }

    @Test func aClosureThatConvertsKeysHidesNoError() throws {
        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        let options = JSONOptions(keys: .custom { Key(stringValue: $0[$0.count - 1].stringValue + "s") })
        let body = Data(#"{"data": null, "errors": [{"message": "no hero"}]}"#.utf8)
        expect(throws: ServerError.self) { try graphQLMapper(HeroData.self, options: options)(body) }
    }
}
