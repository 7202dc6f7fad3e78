import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

nonisolated private struct Shop: Decodable, Equatable, Sendable {
    var name: String?
    var rating: Int?
}

@Test func dataAndErrorsOfOneResponseAreBothRead() async throws {
    let store = NetworkStore.routed([
        StubRule(
            "POST /graphql", body: .equal(#"{"query": "{ name rating }", "variables": {"id": 7}}"#),
            .json(
                #"{"data": {"name": "Emma", "rating": null}, "errors": [{"message": "no ratings", "extensions": {"code": "DOWN", "trace": []}}]}"#
            ))
    ])
    let shop: Fetcher<[String: Int], GraphQLResponse<Shop>> = graphQLFetcher(
        "{ name rating }", APISettings(baseURL: "https://api.example.com", store: store))

    let response = try await shop(["id": 7]).get()

    expectEqual(response.data, Shop(name: "Emma", rating: nil))
    expectEqual(response.errors?.map(\.message), ["no ratings"])
    expectEqual(response.errors?.first?.extensions?.code, "DOWN")
}
