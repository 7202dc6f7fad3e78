import FetchingJSON
import Foundation

/// The settings that the endpoints of one API share.
///
/// With these settings an endpoint has two lines. A test changes only the store, and a staging server needs only
/// another base URL:
///
/// ```swift
/// struct Library: Sendable {
///     let defaults: EndpointDefaults
///
///     var book: Fetcher<Int, Book> {
///         defaults.modelFetcher { id in try defaults.request(path: ["books", String(id)]) }
///     }
///     var addBook: Fetcher<NewBook, Book> {
///         defaults.modelFetcher { book in
///             try defaults.request(.post, path: ["books"], body: defaults.body(book))
///         }
///     }
/// }
/// ```
public struct EndpointDefaults: Sendable {
    /// The start of all URLs: an absolute http or https URL.
    public var baseURL: String
    /// The store that sends the requests.
    public var store: NetworkStore
    /// The format of JSON in requests and responses.
    public var json: JSONOptions
    /// The values of header fields by name, for all requests.
    public var headers: [String: String?]
    /// The format of lists and Boolean values in queries.
    public var queryStyle: QueryStyle
    /// Returns the server's error message, or nil if there is none; see ``serverMessage(in:body:)``.
    public var message: @Sendable (HTTPURLResponse, Data) -> String?

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - baseURL: The start of all URLs: an absolute http or https URL.
    ///   - store: The store that sends the requests. A test passes a stub.
    ///   - json: The format of JSON in requests and responses.
    ///   - headers: The values of header fields by name, for all requests.
    ///   - queryStyle: The format of lists and Boolean values in queries.
    ///   - message: Returns the server's error message, or nil if there is none.
    public init(
        baseURL: String,
        store: NetworkStore = .live,
        json: JSONOptions = JSONOptions(),
        headers: [String: String?] = [:],
        queryStyle: QueryStyle = QueryStyle(),
        message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage
    ) {
        self.baseURL = baseURL
        self.store = store
        self.json = json
        self.headers = headers
        self.queryStyle = queryStyle
        self.message = message
    }

    /// Creates a request with these settings.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - path: The segments that follow the path of the base URL.
    ///   - query: The query items.
    ///   - headers: The values of header fields by name. They replace the settings' values. A nil value removes a
    ///     field.
    ///   - body: The body to send.
    ///   - timeout: The time limit for one attempt, or nil for the store's limit.
    /// - Throws: ``RequestError`` if a part of the request is invalid.
    public func request(
        _ method: HTTPMethod = .get,
        path: [String] = [],
        query: [QueryItem] = [],
        headers: [String: String?] = [:],
        body: RequestBody? = nil,
        timeout: Duration? = nil
    ) throws(RequestError) -> URLRequest {
        try createRequest(
            method, baseURL: baseURL, path: path, query: query, queryStyle: queryStyle,
            headers: merged(self.headers, headers), body: body, timeout: timeout)
    }

    /// Creates a request with these settings for a complete URL from a response, such as the URL of the next page or of
    /// an upload.
    ///
    /// If the URL has another origin than ``baseURL``, the request has only the shared header fields without
    /// credentials, such as `Accept` and `User-Agent`. These fields are also kept after a redirect to another origin.
    /// Fields in the parameter `headers` are sent to every origin.
    ///
    /// The layers of ``store`` see every request. A layer that adds credentials should check the request's host.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - url: An absolute http or https URL.
    ///   - query: The query items that follow the query of the URL.
    ///   - headers: The values of header fields by name. They replace the settings' values. A nil value removes a
    ///     field.
    ///   - body: The body to send.
    ///   - timeout: The time limit for one attempt, or nil for the store's limit.
    /// - Throws: ``RequestError`` if a part of the request is invalid.
    public func request(
        _ method: HTTPMethod = .get,
        url: URL,
        query: [QueryItem] = [],
        headers: [String: String?] = [:],
        body: RequestBody? = nil,
        timeout: Duration? = nil
    ) throws(RequestError) -> URLRequest {
        let isAPI = URL(string: baseURL).map { haveSameOrigin($0, url) } ?? false
        let shared = isAPI ? self.headers : self.headers.filter { headersForAnyOrigin.contains($0.key.lowercased()) }
        return try createRequest(
            method, baseURL: url, query: query, queryStyle: queryStyle, headers: merged(shared, headers), body: body,
            timeout: timeout)
    }

    /// Returns the shared header fields, replaced by those of one request.
    private func merged(_ shared: [String: String?], _ own: [String: String?]) -> [String: String?] {
        let replaced = Set(own.keys.map { $0.lowercased() })
        return own.merging(shared.filter { !replaced.contains($0.key.lowercased()) }) { $1 }
    }

    /// Returns a body that contains `value` as JSON in the format of ``json``.
    ///
    /// - Throws: ``RequestError/unencodableBody(_:)`` if the value cannot be written with these options.
    public func body(_ value: some Encodable) throws(RequestError) -> RequestBody {
        try .json(value, options: json)
    }

    /// Creates an endpoint that decodes JSON in the format of ``json``.
    ///
    /// - Parameter createURLRequest: Creates a request from the parameters.
    public func modelFetcher<Params, Model: Decodable & Sendable>(
        createURLRequest: @escaping RequestBuilder<Params>
    ) -> Fetcher<Params, Model> {
        fetcher(createURLRequest: createURLRequest, mapper: jsonMapper(options: json))
    }

    /// Creates an endpoint that returns text.
    ///
    /// - Parameter createURLRequest: Creates a request from the parameters.
    public func textFetcher<Params>(createURLRequest: @escaping RequestBuilder<Params>) -> Fetcher<Params, String> {
        fetcher(createURLRequest: createURLRequest, mapResponse: text)
    }

    /// Creates an endpoint with another mapper, such as `emptyMapper()` for an endpoint without a model.
    ///
    /// - Parameters:
    ///   - createURLRequest: Creates a request from the parameters.
    ///   - mapper: Creates the model from the body.
    public func fetcher<Params, Model>(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapper: @escaping Mapper<Model>
    ) -> Fetcher<Params, Model> {
        fetcher(createURLRequest: createURLRequest, mapResponse: { data, _ in try mapper(data) })
    }

    /// Creates an endpoint whose model needs more than the body, such as a page with a `Link` header.
    ///
    /// ```swift
    /// let issues = linkPages(
    ///     of: defaults.fetcher(
    ///         createURLRequest: { url in try defaults.request(url: url) },
    ///         mapResponse: linkMapper(jsonMapper([Issue].self, options: defaults.json))),
    ///     from: firstURL, items: { $0 })
    /// ```
    ///
    /// - Parameters:
    ///   - createURLRequest: Creates a request from the parameters.
    ///   - mapResponse: Creates the model from the body and the response.
    public func fetcher<Params, Model>(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapResponse: @escaping @Sendable (Data, URLResponse) throws -> Model
    ) -> Fetcher<Params, Model> {
        Fetching.fetcher(
            createURLRequest: createURLRequest, fetch: networkFetcher(store: store, message: message),
            mapResponse: mapResponse)
    }
}
