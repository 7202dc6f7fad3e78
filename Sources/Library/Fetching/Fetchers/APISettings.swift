import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The settings that the endpoints of one API share, and the functions that create these endpoints.
///
/// To define an endpoint, write a function that takes the settings and returns a ``Fetcher``:
///
/// ```swift
/// func bookFetcher(_ api: APISettings) -> Fetcher<Int, Book> {
///     api.modelFetcher { id in try api.request(path: ["books", String(id)]) }
/// }
/// func addBookFetcher(_ api: APISettings) -> Fetcher<NewBook, Book> {
///     api.modelFetcher { book in try api.request(.post, path: ["books"], body: .json(book)) }
/// }
/// ```
///
/// A test changes only the store, and a staging server needs only another base URL. If an endpoint needs a logged-in
/// user, its function takes a `Session` of `FetchingAccess`, whose property `api` contains the settings.
public struct APISettings: Sendable {
    /// The start of all URLs: an absolute http or https URL.
    public var baseURL: String
    /// The store that sends the requests.
    public var store: NetworkStore { didSet { hasEnded = nil } }
    /// The format of JSON in requests and responses.
    public var json: JSONOptions
    /// The values of header fields by name, for all requests. A request to another origin than that of ``baseURL`` gets
    /// only the harmless fields, such as `Accept`.
    public var headers: [String: String?]
    /// The format of lists and Boolean values in queries and forms.
    public var queryStyle: QueryStyle
    /// The statuses that count as success; see ``networkFetcher(store:accepting:message:)``.
    public var statusCodes: Set<Int>
    /// A closure that returns the server's error message, or nil if there is none; see ``serverMessage(in:body:)``.
    public var message: @Sendable (HTTPURLResponse, Data) -> String?

    /// A closure that returns whether the login session of ``store`` has ended, or nil if the store belongs to no
    /// session. After the end, a call returns ``AppError/cancelled``, even if its response has arrived.
    public var hasEnded: (@Sendable () -> Bool)?

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - baseURL: The start of all URLs: an absolute http or https URL.
    ///   - store: The store that sends the requests. A test passes a stub.
    ///   - json: The format of JSON in requests and responses.
    ///   - headers: The values of header fields by name, for all requests.
    ///   - queryStyle: The format of lists and Boolean values in queries and forms.
    ///   - statusCodes: The statuses that count as success, such as `200..<300` or `[200, 404]`.
    ///   - message: Returns the server's error message, or nil if there is none.
    public init(
        baseURL: String,
        store: NetworkStore = .live,
        json: JSONOptions = JSONOptions(),
        headers: [String: String?] = [:],
        queryStyle: QueryStyle = QueryStyle(),
        accepting statusCodes: some Collection<Int> = 200..<300,
        message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage
    ) {
        self.baseURL = baseURL
        self.store = store
        self.json = json
        self.headers = headers
        self.queryStyle = queryStyle
        // `Set(statusCodes)` would not end for a range such as `0..<Int.max`. A status has three digits (RFC 9110 §15).
        self.statusCodes = Set((0...999).filter(statusCodes.contains))
        self.message = message
    }

    /// Creates a request with these settings.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - path: The segments that follow the path of the base URL.
    ///   - trailingSlash: Whether the path ends with a slash.
    ///   - query: The query items.
    ///   - headers: The values of header fields by name. They replace the settings' values. A nil value removes a
    ///     field.
    ///   - body: The body to send. `.json(value)` has the format of ``json``.
    ///   - timeLimit: The time limit for one attempt, or nil for the store's limit.
    /// - Throws: ``RequestError`` if a part of the request is invalid.
    public func request(
        _ method: HTTPMethod = .get,
        path: [String] = [],
        trailingSlash: Bool = false,
        query: [QueryItem] = [],
        headers: [String: String?] = [:],
        body: RequestBody? = nil,
        timeLimit: Duration? = nil
    ) throws(RequestError) -> URLRequest {
        try createRequest(
            method, baseURL: baseURL, path: path, trailingSlash: trailingSlash, query: query, queryStyle: queryStyle,
            json: json, headers: merged(self.headers, headers), body: body, timeLimit: timeLimit)
    }

    /// Creates a request with these settings for a complete URL from a response, such as the URL of the next page or of
    /// an upload.
    ///
    /// If `url` has another origin than ``baseURL``, only the harmless header fields of the settings are sent, such as
    /// `Accept` and `User-Agent`. The fields in the parameter `headers` are always sent. A redirect to another origin
    /// removes all fields that are not harmless, even those in `headers`.
    ///
    /// The layers of ``store`` see every request. A layer that adds credentials should check the request's host.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - url: An absolute http or https URL.
    ///   - query: The query items that follow the query of the URL.
    ///   - headers: The values of header fields by name. They replace the settings' values. A nil value removes a
    ///     field.
    ///   - body: The body to send. `.json(value)` has the format of ``json``.
    ///   - timeLimit: The time limit for one attempt, or nil for the store's limit.
    /// - Throws: ``RequestError`` if a part of the request is invalid.
    public func request(
        _ method: HTTPMethod = .get,
        url: URL,
        query: [QueryItem] = [],
        headers: [String: String?] = [:],
        body: RequestBody? = nil,
        timeLimit: Duration? = nil
    ) throws(RequestError) -> URLRequest {
        let isAPI = parsedURL(baseURL).map { haveSameOrigin($0, url) } ?? false
        let shared = isAPI ? self.headers : self.headers.filter { headersForAnyOrigin.contains($0.key.lowercased()) }
        return try createRequest(
            method, baseURL: url.absoluteString, query: query, queryStyle: queryStyle, json: json,
            headers: merged(shared, headers), body: body, timeLimit: timeLimit)
    }

    /// Returns the fields of `shared` and `own`. A field of `own` replaces a shared field with the same name.
    private func merged(_ shared: [String: String?], _ own: [String: String?]) -> [String: String?] {
        let replaced = Set(own.keys.map { $0.lowercased() })
        return own.merging(shared.filter { !replaced.contains($0.key.lowercased()) }) { $1 }
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

    /// Creates an endpoint that maps the body with `mapper`. If the endpoint has no model, pass `emptyMapper()`.
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
    ///     of: api.fetcher(
    ///         createURLRequest: { url in try api.request(url: url) },
    ///         mapResponse: linkMapper(jsonMapper([Issue].self, options: api.json))),
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
        let fetch = Fetching.fetcher(
            createURLRequest: createURLRequest,
            fetch: networkFetcher(store: store, accepting: statusCodes, message: message),
            mapResponse: mapResponse)
        guard let hasEnded else { return fetch }
        return { params in
            let result = await fetch(params)
            // A model that arrived just before the session ended is data of an account that is no longer logged in.
            if case .success = result, hasEnded() { return .failure(.cancelled) }
            return result
        }
    }
}

extension APISettings: CustomReflectable {
    /// A mirror for a log or the REPL, with the base URL, the JSON options, the headers and the query style. Secrets in
    /// the base URL are masked, and so are the values of all header fields that are not known to be harmless.
    public var customMirror: Mirror {
        let redactor = Redactor()
        let shown = headers.map { name, value in
            (name, value.map { headersForAnyOrigin.contains(name.lowercased()) ? $0 : SecretNames.mask })
        }
        return Mirror(
            self,
            children: [
                "baseURL": redactor.redacted(baseURL), "json": json, "headers": Dictionary(shown) { $1 },
                "queryStyle": queryStyle,
            ])
    }
}
