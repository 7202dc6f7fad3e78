import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

private struct Book: Codable, Equatable, Sendable {
    var id: Int
    var firstPublished: Date?
}

/// A client as an app would write it.
private struct Library: Sendable {
    let api: APISettings

    var book: Fetcher<Int, Book> {
        api.modelFetcher { id in try api.request(path: ["books", String(id)]) }
    }
    var addBook: Fetcher<Book, Book> {
        api.modelFetcher { book in try api.request(.post, path: ["books"], body: .json(book)) }
    }
    var removeBook: Fetcher<Int, Void> {
        api.fetcher(
            createURLRequest: { id in
                try api.request(.delete, path: ["books", String(id)], headers: ["ACCEPT": nil, "If-Match": "*"])
            },
            mapper: emptyMapper())
    }
    var notice: Fetcher<[String], String> {
        api.textFetcher { words in try api.request(path: ["notice"], query: [QueryItem("w", words)]) }
    }
}

private func library(_ store: NetworkStore) -> Library {
    Library(
        api: APISettings(
            baseURL: "https://api.example.com/v1", store: store,
            json: JSONOptions(keys: .snakeCase, dates: .secondsSince1970),
            headers: ["Accept": "application/json", "X-Client": "app"], queryStyle: QueryStyle(lists: .commas),
            message: { _, body in String(decoding: body, as: UTF8.self) }))
}

@Test func endpointsShareTheirSettings() async throws {
    let log = RequestLog()
    let book = Book(id: 7, firstPublished: Date(timeIntervalSince1970: 5))
    let client = library(.json(#"{"id": 7, "first_published": 5}"#).recorded(in: log))
    try await expectEqual(client.book(7).get(), book)
    try await expectEqual(client.addBook(book).get(), book)

    let (read, added) = (log.requests[0], log.requests[1])
    expectEqual(read.url?.absoluteString, "https://api.example.com/v1/books/7")
    expectEqual(read.allHTTPHeaderFields, ["Accept": "application/json", "X-Client": "app"])
    expectEqual(added.httpMethod, "POST")
    expectEqual(added.httpBody, Data(#"{"first_published":5,"id":7}"#.utf8))

    // An endpoint replaces and removes shared header fields.
    try await library(.constant(Data(), status: 204).recorded(in: log)).removeBook(7).get()
    expectEqual(log.requests.last?.allHTTPHeaderFields, ["If-Match": "*", "X-Client": "app"])

    let text = NetworkStore.constant(Data([0xE9]), headers: ["Content-Type": "text/plain; charset=iso-8859-1"])
    try await expectEqual(library(text.recorded(in: log)).notice(["a", "b"]).get(), "é")
    expectEqual(log.requests.last?.url?.query(), "w=a,b")
}

@Test func everyFetcherReadsTheMessageOfAServerError() async throws {
    let library = library(.constant(Data("closed".utf8), status: 503))
    let results = [
        await library.book(7).map { _ in }, await library.removeBook(7), await library.notice([]).map { _ in },
    ]
    for result in results { expectEqual(result.error?.server?.message, "closed") }
}

/// Returns the results of each kind of fetcher for a response with the body `7`, as texts.
private func results(_ status: Int, _ accepted: any Collection<Int> & Sendable) async -> [Result<String, AppError>] {
    let api = APISettings(
        baseURL: "https://api.example.com", store: .json("7", status: status), accepting: accepted)
    let model: Fetcher<Void, Int> = api.modelFetcher { try api.request() }
    let text: Fetcher<Void, String> = api.textFetcher { try api.request() }
    let mapped: Fetcher<Void, Int> = api.fetcher(createURLRequest: { try api.request() }, mapper: { $0.count })
    let response: Fetcher<Void, Int?> = api.fetcher(
        createURLRequest: { try api.request() }, mapResponse: { ($1 as? HTTPURLResponse)?.statusCode })
    return [
        await model(()).map { "\($0)" }, await text(()), await mapped(()).map { "\($0)" },
        await response(()).map { "\($0 ?? 0)" },
    ]
}

@Test func everyFetcherAcceptsOnlyTheStatusesOfTheSettings() async throws {
    let accepted: [(status: Int, statuses: any Collection<Int> & Sendable)] = [
        (304, Set(200..<400)), (404, Set([200, 404])), (200, Set([200])), (599, 0..<Int.max),
    ]
    for (status, statuses) in accepted {
        try await expectEqual(results(status, statuses).map { try $0.get() }, ["7", "7", "1", "\(status)"])
    }
    let refused: [(status: Int, statuses: Set<Int>)] = [(200, Set(201..<300)), (204, [200]), (304, Set(200..<300))]
    for (status, statuses) in refused {
        let found = await results(status, statuses).map { $0.error?.server?.status }
        expectEqual(found, Array(repeating: status, count: 4))
    }
}

@Test func aLinkPageAndAnUploadUseTheSharedSettings() async throws {
    let log = RequestLog()
    let store = NetworkStore { request in
        let next = request.url?.query() == nil ? ["Link": "<?page=2>; rel=next"] : [:]
        return try await NetworkStore.json(#"[{"id": 1, "first_published": 5}]"#, headers: next).fetchData(request)
    }
    let api = library(store.recorded(in: log)).api
    let books = linkPages(
        of: api.fetcher(
            createURLRequest: { url in try api.request(url: url) },
            mapResponse: linkMapper(jsonMapper([Book].self, options: api.json))),
        from: try #require(URL(string: "https://api.example.com/v1/books")), items: { $0 })
    var count = 0
    for try await book in books.items {
        expectEqual(book, Book(id: 1, firstPublished: Date(timeIntervalSince1970: 5)))
        count += 1
    }
    expectEqual(count, 2)
    expectEqual(log.requests.last?.url?.absoluteString, "https://api.example.com/v1/books?page=2")
    let headers = ["Accept": "application/json", "X-Client": "app"]
    expectEqual(log.requests.map(\.allHTTPHeaderFields), [headers, headers])
}

@Test func sharedCredentialsAreSentOnlyToTheOriginOfTheAPI() throws {
    let api = APISettings(
        baseURL: "https://api.example.com/v1",
        headers: ["authorization": "Bearer planted", "X-Client": "app", "Accept-Language": "en", "User-Agent": "app/1"])
    for (url, isAPI) in [
        ("https://api.example.com/upload", true), ("https://files.example.com/upload", false),
        ("http://api.example.com/upload", false), ("https://api.example.com:8443/upload", false),
    ] {
        let request = try api.request(
            .put, url: try #require(URL(string: url)), query: [QueryItem("part", 1)],
            headers: ["User-Agent": "app/2", "X-Upload": "ticket"], body: .json(["a": 1]))
        var headers = [
            "accept-language": "en", "user-agent": "app/2", "x-upload": "ticket", "content-type": "application/json",
        ]
        if isAPI { headers.merge(["authorization": "Bearer planted", "x-client": "app"]) { $1 } }
        let fields = (request.allHTTPHeaderFields ?? [:]).map { ($0.key.lowercased(), $0.value) }
        expectEqual(Dictionary(uniqueKeysWithValues: fields), headers, "\(url)")
        expectEqual(request.url?.absoluteString, url + "?part=1")
    }
    let invalid = APISettings(baseURL: "api.example.com", headers: ["Authorization": "Bearer planted"])
    let url = try #require(URL(string: "https://api.example.com/a"))
    expect(try invalid.request(url: url).value(forHTTPHeaderField: "Authorization") == nil)
    let relative = try #require(URL(string: "/a"))
    expect(throws: RequestError.invalidURL("/a")) { try invalid.request(url: relative) }
}

private struct Filter: Codable, Sendable {
    var nameStartsWith: String? = "Spi & co"
    var isActive = true
    var ids = [1, 2]
    var flags = [true, false]
    var since = Date(timeIntervalSince1970: 5)
    var scale = 1.5
    var empty: [String] = []
    var missing: Int?
}

/// A body and a query are encoded when the request is created, in the format of the settings.
@Test func bodiesAndQueriesHaveTheFormatOfTheSettings() throws {
    let api = APISettings(
        baseURL: "https://a.example", json: JSONOptions(keys: .snakeCase, dates: .secondsSince1970),
        queryStyle: QueryStyle(lists: .commas, usesDigitsForBools: true))
    let book = Book(id: 7, firstPublished: Date(timeIntervalSince1970: 5))
    let items = [QueryItem("b", true), QueryItem("l", [1, 2])]
    for (body, ofSettings, byDefault) in [
        (
            RequestBody.json(book), #"{"first_published":5,"id":7}"#,
            #"{"firstPublished":"1970-01-01T00:00:05Z","id":7}"#
        ),
        (
            .json(book, options: JSONOptions()), #"{"firstPublished":"1970-01-01T00:00:05Z","id":7}"#,
            #"{"firstPublished":"1970-01-01T00:00:05Z","id":7}"#
        ),
        (.form(items), "b=1&l=1,2", "b=true&l=1&l=2"), (.form(items, style: QueryStyle()), "b=true&l=1&l=2", nil),
        (.form(.encoding(book) + items), "first_published=5&id=7&b=1&l=1,2", nil), (.text("é"), "é", "é"),
    ] {
        try expectEqual(api.request(.post, body: body).httpBody, Data(ofSettings.utf8))
        let url = try #require(URL(string: "https://a.example/next"))
        try expectEqual(api.request(.post, url: url, body: body).httpBody, Data(ofSettings.utf8))
        if let byDefault { try expectEqual(body.data, Data(byDefault.utf8)) }
        // The format is also that of the settings if the body reports its progress.
        let observed = body.observed { _, next in next }
        try expectEqual(api.request(.post, body: observed).readBody(), Data(ofSettings.utf8))
    }

    let query = "flags=1,0&ids=1,2&is_active=1&name_starts_with=Spi%20%26%20co&scale=1.5&since=5"
    let shown = try api.request(query: .encoding(Filter()) + [QueryItem("limit", 20)])
    expectEqual(shown.url?.absoluteString, "https://a.example?\(query)&limit=20")
    let byDefault = try createRequest(baseURL: "https://a.example", query: .encoding(Filter()))
    expectEqual(
        byDefault.url?.query(),
        "flags=true&flags=false&ids=1&ids=2&isActive=true&nameStartsWith=Spi%20%26%20co"
            + "&scale=1.5&since=1970-01-01T00%3A00%3A05Z")
}

private struct Nested: Encodable, Sendable {
    var author: Book?
    var books: [Book]?
    var ids: [Int?]?
    var scale: Double?
}

@Test func aQueryThatCannotBeEncodedIsAnError() throws {
    for (filter, text) in [
        (Nested(author: Book(id: 1)), "the property “author” is an object or a list of objects"),
        (Nested(books: [Book(id: 1)]), "the property “books” is an object or a list of objects"),
        (Nested(ids: [1, nil]), "the property “ids” is an object or a list of objects"),
        (Nested(scale: .nan), "Unable to encode Double.nan"),
    ] {
        for make in [
            { try createRequest(baseURL: "https://a.example", query: .encoding(filter)) },
            { try createRequest(.post, baseURL: "https://a.example", body: .form(.encoding(filter))) },
        ] {
            let error = try #require(throws: RequestError.self) { try make() }
            expect(error.description.contains("the query could not be encoded: "), "\(error)")
            expect(error.description.contains(text), "\(error)")
        }
    }
    let error = try #require(throws: RequestError.self) {
        try createRequest(baseURL: "https://a.example", query: .encoding([1, 2]))
    }
    expect(error.description.contains("Array<Int> has no properties; pass a struct, or create each QueryItem"))
}

@Test func aDescriptionOfSettingsShowsNoSecret() {
    let api = APISettings(
        baseURL: "https://ann:planted-1@a.example/v1?apikey=planted-2", store: .unimplemented,
        headers: [
            "Authorization": "Bearer planted-3", "X-Api-Key": "planted-4", "X-Trace": "token=planted-5", "A": nil,
            "DD-APPLICATION-KEY": "planted-6", "Accept": "text/plain",
        ])
    var dumped = ""
    dump(api, to: &dumped)
    for text in ["\(api)", String(reflecting: api), dumped] { expect(!text.contains("planted"), "\(text)") }
    expect(
        dumped.contains("a.example/v1") && dumped.contains("X-Api-Key") && dumped.contains("text/plain"), "\(dumped)")
}
