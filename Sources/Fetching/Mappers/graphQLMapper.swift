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
    // The keys `errors` and `message` are part of GraphQL, so they do not depend on the options.
    let errorMapper = jsonMapper(GraphQLErrors.self, options: JSONOptions(keys: .useDefaultKeys))
    let mapper = jsonMapper(GraphQLData<Model>.self, options: options)
    return { body in
        if let message = try errorMapper(body).firstMessage { throw ServerMessage(text: message) }
        return try mapper(body).data
    }
}

/// An error of the server in the body of an accepted response. It becomes ``AppError/server(_:)``.
struct ServerMessage: Error, CustomStringConvertible {
    var text: String

    var description: String { Redactor().line(text, limit: 1000) }
}

private struct GraphQLData<Model: Decodable & Sendable>: Decodable, Sendable {
    var data: Model
}

private struct GraphQLErrors: Decodable, Sendable {
    private enum Key: String, CodingKey {
        case errors
    }

    private struct Item: Decodable {
        var message: String
    }

    /// The message of the first error, or nil if there are no errors.
    var firstMessage: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard container.contains(.errors), try !container.decodeNil(forKey: .errors) else { return }
        var errors = try container.nestedUnkeyedContainer(forKey: .errors)
        if !errors.isAtEnd { firstMessage = try errors.decode(Item.self).message }
    }
}
