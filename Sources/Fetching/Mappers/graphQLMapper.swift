import FetchingJSON

/// Maps the `data` of a GraphQL response, `{"data": …, "errors": […]}`, to a model.
///
/// ```swift
/// struct HeroData: Decodable, Sendable { var hero: Hero }
///
/// func heroFetcher(_ api: APISettings) -> Fetcher<HeroQuery, HeroData> {
///     api.fetcher(
///         createURLRequest: { query in try api.request(.post, path: ["graphql"], body: api.body(query)) },
///         mapper: graphQLMapper(options: api.json))
/// }
/// ```
///
/// If the response has errors, the result of the call is ``AppError/server(_:)`` with the message of the first error,
/// even if the status is 200 and there is partial data (GraphQL Specification, October 2021, §7.1).
/// ``ServerFailure/decoded(as:options:)`` reads the other errors and the partial data.
///
/// - Parameters:
///   - model: The type of `data`.
///   - options: The format of keys, dates, data and numbers.
public func graphQLMapper<Model: Decodable & Sendable>(
    _ model: Model.Type = Model.self, options: JSONOptions = JSONOptions()
) -> Mapper<Model> {
    let mapper = jsonMapper(GraphQLResponse<Model>.self, options: options)
    return { body in try mapper(body).data }
}

/// An error of the server in the body of an accepted response. It becomes ``AppError/server(_:)``.
struct ServerMessage: Error {
    var text: String
}

private struct GraphQLResponse<Model: Decodable & Sendable>: Decodable, Sendable {
    private enum Key: String, CodingKey {
        case data, errors
    }

    private struct Item: Decodable {
        var message: String
    }

    var data: Model

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let error = try container.decodeIfPresent([Item].self, forKey: .errors)?.first {
            throw ServerMessage(text: error.message)
        }
        data = try container.decode(Model.self, forKey: .data)
    }
}
