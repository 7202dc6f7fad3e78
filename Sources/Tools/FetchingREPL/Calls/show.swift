import Fetching
internal import FetchingGenerators
public import FetchingSockets
import FetchingText
import Foundation

/// Calls an endpoint, waits for its model, and prints the model: a table for a list of models, a tree for one model.
///
/// ```
/// show(heroes, CharacterQuery(nameStartsWith: "Spider"))
/// ```
///
/// If the call fails, its error is printed. After a second, the call shows its progress. Ctrl-C in the REPL cancels the
/// call.
public func show<Params: Sendable, Model: Sendable>(_ fetcher: @escaping Fetcher<Params, Model>, _ params: Params) {
    show(RunnableCall(fetcher, params), in: .system())
}

/// Calls an endpoint without parameters, waits for its model, and prints the model or the error.
public func show<Model: Sendable>(_ fetcher: @escaping Fetcher<Void, Model>) {
    show(RunnableCall(fetcher, ()), in: .system())
}

/// Calls an endpoint without parameters, waits for its model, and prints the model or the error.
public func show<Model: Sendable>(_ call: @escaping Call<Model>) {
    show(RunnableCall { try await call().get() }, in: .system())
}

/// Reads the first items of a page sequence, and prints them as a table.
public func show<Item: Sendable, Cursor>(_ pages: Pages<Item, Cursor>, first count: Int) {
    show(RunnableCall(pages, count), in: .system())
}

/// Reads the next messages of a WebSocket, and prints each on a line.
///
/// ```
/// let socket = get(chat, "lobby")
/// show(socket, first: 5)
/// ```
///
/// If the WebSocket ends earlier, the messages before the end and the error, if there is one, are printed. For a binary
/// message, its size is printed. The socket stays open.
public func show(_ socket: WebSocket, first count: Int) { show(socket.messages, first: count) }

/// Reads the first elements of a stream, such as messages, lines or models, and prints them as `show` prints an
/// array.
///
/// If the stream ends with an error earlier, the elements before the error and the error are printed.
public func show<Element: Sendable>(_ stream: ElementStream<Element>, first count: Int) {
    show(stream, first: count, in: .system())
}

/// Sends a request, waits for the response, and prints the response. JSON is indented.
public func show(_ store: NetworkStore, _ request: URLRequest) { show(RunnableCall(store, request), in: .system()) }

/// Sends a request over the network, waits for the response, and prints the response. JSON is indented.
public func show(_ request: URLRequest) { show(.live, request) }

/// Runs an async closure, waits for its value, and prints the value or the error.
public func show<Value: Sendable>(_ operation: @escaping @Sendable () async throws -> Value) {
    show(RunnableCall(operation), in: .system())
}

/// Prints a value: a table for an array of models, a tree for one model, indented JSON for data that is JSON, and the
/// details of an error. If the value is an http or https URL, or one line of text that begins with `http://` or
/// `https://`, sends a request to this URL and prints the response. A text can also be a URL without a scheme, as in
/// `get`.
@_disfavoredOverload
public func show<Value>(_ value: Value) { show(value, store: .live, in: .system()) }

/// Prints a value. If the value is an http or https URL, sends a request to this URL and prints the response.
func show<Value>(_ value: Value, store: NetworkStore, in console: Console) {
    let text = (value as? URL)?.absoluteString ?? value as? String ?? ""
    // A text with several lines is not one URL. It can be a list of URLs.
    if let url = webURL(withoutScheme: text), !text.contains(where: \.isNewline) {
        show(RunnableCall { try await RunnableCall(store, try createRequest(baseURL: url)).run() }, in: console)
    } else if let operation = value as? () throws -> Void {
        // The compiler prefers this function for a closure that throws and has no `await`.
        do { show(try operation(), store: store, in: console) } catch { console.writeError(error) }
    } else {
        console.writeLines(lines(for: value, width: console.width, style: console.style))
    }
}

/// Runs a call, and prints its value or its error.
func show<Value: Sendable>(_ call: RunnableCall<Value>, in console: Console) {
    switch waitForResult(in: console, of: call.run) {
    case .success(let value): console.writeLines(lines(for: value, width: console.width, style: console.style))
    case .failure(let error): console.writeError(error)
    }
}

/// Reads the first elements of a stream, and prints them and the error of the stream.
func show<Element: Sendable>(_ stream: ElementStream<Element>, first count: Int, in console: Console) {
    switch waitForResult(in: console, of: RunnableCall(stream, count).run) {
    case .success(let first):
        if !first.elements.isEmpty || first.error == nil {
            console.writeLines(lines(for: first.elements, width: console.width, style: console.style))
        }
        if let error = first.error { console.writeError(error) }
    case .failure(let error): console.writeError(error)
    }
}
