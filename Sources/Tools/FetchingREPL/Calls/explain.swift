import Fetching
internal import FetchingGenerators
import FetchingText
import Foundation

/// Calls an endpoint, and prints what happened: the requests as `curl` commands with secrets masked, a timeline of the
/// attempts, waits and other events, and the type of the model.
///
/// ```
/// explain(heroes, CharacterQuery())
/// ```
///
/// - Parameters:
///   - fetcher: The endpoint.
///   - params: The parameters of the call.
///   - har: The path of a file in which the requests and responses are recorded, or nil for none. Browsers open this
///     file in their network panel. Credentials are left out; see `recording(to:)`.
public func explain<Params: Sendable, Model: Sendable>(
    _ fetcher: @escaping Fetcher<Params, Model>, _ params: Params, har: String? = nil
) {
    explain(RunnableCall(fetcher, params), recordingTo: har, in: .system())
}

/// Calls an endpoint without parameters, and prints its requests, their timeline and the type of its model.
public func explain<Model: Sendable>(_ fetcher: @escaping Fetcher<Void, Model>, har: String? = nil) {
    explain(RunnableCall(fetcher, ()), recordingTo: har, in: .system())
}

/// Calls an endpoint without parameters, and prints its requests, their timeline and the type of its model.
public func explain<Model: Sendable>(_ call: @escaping Call<Model>, har: String? = nil) {
    explain(RunnableCall { try await call().get() }, recordingTo: har, in: .system())
}

/// Reads the first items of a page sequence, and prints the requests and their timeline.
public func explain<Item: Sendable, Cursor>(_ pages: Pages<Item, Cursor>, first count: Int, har: String? = nil) {
    explain(RunnableCall(pages, count), recordingTo: har, in: .system())
}

/// Sends a request, and prints the requests and their timeline.
public func explain(_ store: NetworkStore, _ request: URLRequest, har: String? = nil) {
    explain(RunnableCall(store, request), recordingTo: har, in: .system())
}

/// Sends a request over the network, and prints the requests and their timeline.
public func explain(_ request: URLRequest, har: String? = nil) { explain(.live, request, har: har) }

/// Runs an async closure, and prints the requests that its task sends.
public func explain<Value: Sendable>(har: String? = nil, _ operation: @escaping @Sendable () async throws -> Value) {
    explain(RunnableCall(operation), recordingTo: har, in: .system())
}

/// Runs a call, and prints its explanation.
func explain<Value: Sendable>(
    _ call: RunnableCall<Value>, recordingTo file: String? = nil, in console: Console
) {
    let path = file.map { URL(filePath: $0, directoryHint: .notDirectory).absoluteURL.path(percentEncoded: false) }
    let model = Value.self == ReceivedResponse.self ? "data" : "\(Value.self)"
    let explained = RunnableCall { await explanation(of: call.run, model: model, recordingTo: path) }
    switch waitForResult(in: console, of: explained.run) {
    case .success(let explanation): console.writeLines(explanation.lines(width: console.width, style: console.style))
    case .failure(let error): console.writeError(error)
    }
}
