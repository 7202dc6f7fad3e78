import FetchingJSON

/// Maps the `data` of a GraphQL response, `{"data": …, "errors": […]}`, to a model.
///
/// ```swift
/// struct HeroData: Decodable, Sendable { var hero: Hero }
///
/// func heroFetcher(_ api: APISettings) -> Fetcher<HeroQuery, HeroData> {
///     api.fetcher(
///         createURLRequest: { query in try api.request(.post, path: ["graphql"], body: .json(query)) },
///         mapper: graphQLMapper(options: api.json))
/// }
/// ```
///
/// If the response has errors, the result of the call is ``AppError/server(_:)`` with the message and the
/// `extensions.code` of the first error, even if the status is 200 and there is partial data (GraphQL Specification,
/// October 2021, §7.1). ``ServerFailure/decoded(as:options:)`` reads the other errors and the partial data.
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
        let errors = try errorMapper(body).errors
        // Only the first error is used, so only the first needs a message.
        if let item = errors?.rejected.first, item.index == 0 { throw item.error }
        if let error = errors?.items.first { throw ServerError(error.message, code: error.extensions?.code?.text) }
        return try mapper(body).data
    }
}

private struct GraphQLData<Model: Decodable & Sendable>: Decodable, Sendable { var data: Model }

private struct GraphQLErrors: Decodable, Sendable {
    struct Item: Decodable, Sendable {
        var message: String
        var extensions: Extensions?
    }

    /// The code is not part of the specification, but most servers have it. A value of another type is no code.
    struct Extensions: Decodable, Sendable {
        var code: ErrorCode?

        init(from decoder: any Decoder) {
            let container = try? decoder.container(keyedBy: CodingKeys.self)
            code = try? container?.decodeIfPresent(ErrorCode.self, forKey: .code)
        }

        private enum CodingKeys: CodingKey { case code }
    }

    struct ErrorCode: Decodable, Sendable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try (try? container.decode(String.self)) ?? String(container.decode(Int.self))
        }
    }

    var errors: TolerantArray<Item>?
}
