import Fetching
import Foundation

nonisolated struct GraphQLRequest<Variables: Encodable & Sendable>:
    Encodable, Sendable
{
    var query: String
    var variables: Variables
}

/// A response that can have data and errors at the same time.
nonisolated struct GraphQLResponse<Model: Decodable & Sendable>:
    Decodable, Sendable
{
    var data: Model?
    var errors: [GraphQLError]?
}

nonisolated struct GraphQLError: Decodable, Sendable {
    var message: String
    var extensions: Details?

    nonisolated struct Details: Decodable, Sendable {
        var code: String?
    }
}

func graphQLFetcher<
    Variables: Encodable & Sendable, Model: Decodable & Sendable
>(
    _ query: String, _ api: APISettings
) -> Fetcher<Variables, GraphQLResponse<Model>> {
    api.modelFetcher { variables in
        try api.request(
            .post, path: ["graphql"],
            body: .json(GraphQLRequest(query: query, variables: variables)))
    }
}
