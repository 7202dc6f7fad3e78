import Fetching
import Foundation
internal import HTTPSyntax

/// Creates an endpoint that fetches a resource only if it has changed since the caller fetched a copy. Otherwise, the
/// model is nil.
///
/// ```swift
/// let hero: Fetcher<(Int, since: String?), (model: Hero, validator: String?)?> = conditionalFetcher { id in
///     try createRequest(baseURL: "https://example.com/v1", path: ["heroes", String(id)])
/// }
/// if let (new, validator) = try await hero((7, since: saved.validator)).get() { save(new, validator) }
/// ```
///
/// The parameter `since` is the validator of the caller's copy: the `ETag` of the response, or its `Last-Modified` if
/// it has no `ETag`. If `since` is nil, the resource is always returned, also from a cache. Otherwise, the request is
/// sent even if a cache has a fresh response.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - store: The store that sends the request. A test passes a stub.
///   - mapper: Creates the model from the body. By default, underscores, hyphens and the case of letters in names are
///     ignored.
public func conditionalFetcher<Params, Model: Decodable & Sendable>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    mapper: @escaping Mapper<Model> = jsonMapper()
) -> Fetcher<(Params, since: String?), (model: Model, validator: String?)?> {
    APISettings(baseURL: "", store: store).conditionalFetcher(createURLRequest: createURLRequest, mapper: mapper)
}

extension APISettings {
    /// Creates an endpoint that fetches a resource only if it has changed since the caller fetched a copy; see
    /// ``conditionalFetcher(createURLRequest:store:mapper:)``.
    ///
    /// - Parameters:
    ///   - createURLRequest: Creates a request from the parameters.
    ///   - mapper: Creates the model from the body. With nil, the body is JSON in the format of the settings.
    public func conditionalFetcher<Params, Model: Decodable & Sendable>(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapper: Mapper<Model>? = nil
    ) -> Fetcher<(Params, since: String?), (model: Model, validator: String?)?> {
        let mapper = mapper ?? jsonMapper(options: json)
        func fetcher(_ settings: APISettings) -> Fetcher<(Params, since: String?), (model: Model, validator: String?)?>
        {
            settings.fetcher(
                createURLRequest: { params, validator in
                    var request = try createURLRequest(params)
                    if let validator {
                        // `now` decides only the century of a year with two digits, so any date can be passed here.
                        let isDate = httpDate(validator, now: Date(timeIntervalSinceReferenceDate: 0)) != nil
                        request.setValue(validator, forHTTPHeaderField: isDate ? "If-Modified-Since" : "If-None-Match")
                    }
                    return request
                },
                mapResponse: { data, response in
                    let response = response as? HTTPURLResponse
                    if response?.statusCode == 304 { return nil }
                    let tag = response?.value(forHTTPHeaderField: "ETag").map { firstEntityTag(of: $0) }
                    let modified = response?.value(forHTTPHeaderField: "Last-Modified").map { firstDate(of: $0) }
                    return (try mapper(data), tag ?? modified)
                })
        }
        var settings = self
        settings.statusCodes.insert(304)
        let (unconditional, conditional) = (fetcher(self), fetcher(settings))
        // Without a copy, status 304 is an error, because there is no model to return.
        return { params in await (params.since == nil ? unconditional : conditional)(params) }
    }
}
