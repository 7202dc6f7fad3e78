import Fetching
internal import FetchingGenerators
public import FetchingSockets
import FetchingText
import Foundation

// These functions may throw, because the REPL needs no `try` before a call that throws.

/// Calls an endpoint, waits for its model on the caller's thread, and returns the model.
///
/// ```
/// let page = get(heroes, CharacterQuery(offset: 20))
/// ```
///
/// After a second, the call shows its progress. Ctrl-C in the REPL cancels the call.
///
/// - Throws: ``CallError``, after the error of the call was printed.
public func get<Params: Sendable, Model: Sendable>(
    _ fetcher: @escaping Fetcher<Params, Model>, _ params: Params
) throws -> Model {
    try value(of: RunnableCall(fetcher, params), in: .system())
}

/// Calls an endpoint without parameters, waits for its model, and returns the model.
///
/// - Throws: ``CallError``, after the error of the call was printed.
public func get<Model: Sendable>(_ fetcher: @escaping Fetcher<Void, Model>) throws -> Model {
    try value(of: RunnableCall(fetcher, ()), in: .system())
}

/// Calls an endpoint without parameters, waits for its model, and returns the model.
///
/// - Throws: ``CallError``, after the error of the call was printed.
public func get<Model: Sendable>(_ call: @escaping Call<Model>) throws -> Model {
    try value(of: RunnableCall { try await call().get() }, in: .system())
}

/// Reads the first items of a page sequence, waits for the items, and returns them.
///
/// - Throws: ``CallError``, after the error of the call was printed.
public func get<Item: Sendable, Cursor>(
    _ pages: Pages<Item, Cursor>, first count: Int
) throws -> [Item] {
    try value(of: RunnableCall(pages, count), in: .system())
}

/// Waits for the next messages of a WebSocket, and returns them. The socket stays open.
///
/// - Throws: ``CallError``, after the error of the WebSocket was printed.
public func get(_ socket: WebSocket, first count: Int) throws -> [SocketMessage] {
    try get(socket.messages, first: count)
}

/// Waits for the first elements of a stream, and returns them.
///
/// - Throws: ``CallError``, after the error of the stream was printed.
public func get<Element: Sendable>(_ stream: ElementStream<Element>, first count: Int) throws -> [Element] {
    let first = RunnableCall(stream, count)
    let call = RunnableCall {
        let read = try await first.run()
        if let error = read.error { throw error }
        return read.elements
    }
    return try value(of: call, in: .system())
}

/// Sends a request, waits for the response, and returns the response with any status.
///
/// - Parameters:
///   - store: The store that sends the request.
///   - request: The request, such as the result of ``request(fromCurl:)``.
/// - Throws: ``CallError``, after the error of the call was printed.
public func get(_ store: NetworkStore, _ request: URLRequest) throws -> (data: Data, response: URLResponse) {
    let response = try value(of: RunnableCall(store, request), in: .system())
    return (response.data, response.head)
}

/// Sends a request over the network, waits for the response, and returns the response with any status.
///
/// - Throws: ``CallError``, after the error of the call was printed.
public func get(_ request: URLRequest) throws -> (data: Data, response: URLResponse) {
    try get(.live, request)
}

/// Sends a `GET` request over the network, waits for the response, and returns the response with any status.
///
/// - Parameter url: An http or https URL. The scheme can be left out: `localhost:8000/heroes` and
///   `127.0.0.1:8000/heroes` use http, and `example.com/heroes` uses https. `:8000/heroes` is a port of this machine.
/// - Throws: ``CallError``, after the error of the call was printed. A text that is not an http or https URL is an
///   error too.
public func get(_ url: String) throws -> (data: Data, response: URLResponse) {
    let request = RunnableCall { try createRequest(baseURL: webURL(withoutScheme: url) ?? url) }
    return try get(try value(of: request, in: .system()))
}

/// Sends a `GET` request over the network, waits for the response, and returns the response with any status.
///
/// - Throws: ``CallError``, after the error of the call was printed. A URL with a scheme other than http and https is
///   an error too.
public func get(_ url: URL) throws -> (data: Data, response: URLResponse) { try get(url.absoluteString) }

/// Runs an async closure, waits for its value on the caller's thread, and returns the value.
///
/// ```
/// let count = get { try await store.fetchData(request).0.count }
/// ```
///
/// - Throws: ``CallError``, after the error of the call was printed.
public func get<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
) throws -> Value {
    try value(of: RunnableCall(operation), in: .system())
}

/// Runs a call, and returns its value. Prints the error, if there is one, and throws ``CallError``.
func value<Value: Sendable>(of call: RunnableCall<Value>, in console: Console) throws -> Value {
    switch waitForResult(in: console, of: call.run) {
    case .success(let value): return value
    case .failure(let error):
        console.writeError(error)
        throw CallError.seeAbove
    }
}
