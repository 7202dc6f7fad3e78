import Fetching
import Foundation
import Synchronization

/// Calls an endpoint, and prints what happened: the requests as `curl` commands with secrets masked, a timeline of the
/// attempts, waits and other events, and the type of the model.
///
/// ```
/// explain(heroes, CharacterQuery())
/// ```
public func explain<Params: Sendable, Model: Sendable>(_ fetcher: @escaping Fetcher<Params, Model>, _ params: Params) {
    explain(Call(fetcher, params), in: .system())
}

/// Calls an endpoint without parameters, and prints its requests, their timeline and the type of its model.
public func explain<Model: Sendable>(_ fetcher: @escaping Fetcher<Void, Model>) {
    explain(Call(fetcher, ()), in: .system())
}

/// Reads the first items of a page sequence, and prints the requests and their timeline.
public func explain<Item: Sendable, Cursor>(_ pages: Pages<Item, Cursor>, first count: Int) {
    explain(Call(pages, count), in: .system())
}

/// Sends a request, and prints the requests and their timeline.
public func explain(_ store: NetworkStore, _ request: URLRequest) { explain(Call(store, request), in: .system()) }

/// Sends a request over the network, and prints the requests and their timeline.
public func explain(_ request: URLRequest) { explain(.live, request) }

/// Runs an async closure, and prints the requests that its task sends.
public func explain<Value: Sendable>(_ operation: @escaping @Sendable () async throws -> Value) {
    explain(Call(operation), in: .system())
}

/// Runs a call, and prints its explanation.
package func explain<Value: Sendable>(_ call: Call<Value>, in console: Console, time: TimeSource = .system) {
    let explained = Call { await explanation(of: call, time: time) }
    switch waitForResult(in: console, of: explained.run) {
    case .success(let explanation): console.writeLines(explanation.lines(width: console.width, style: console.style))
    case .failure(let error): console.writeLines(errorLines(error, width: console.width, style: console.style))
    }
}

/// Runs a call with a listener, and returns its explanation.
package func explanation<Value: Sendable>(of call: Call<Value>, time: TimeSource = .system) async -> Explanation {
    let events = Mutex<[NetworkEvent]>([])
    let start = time.uptime()
    let context = EventContext(call: 1, nil, time) { event in events.withLock { $0.append(event) } }
    var failure: (any Error)?
    do { _ = try await EventContext.$current.withValue(context) { try await call.run() } } catch { failure = error }
    return Explanation(
        events: events.withLock { $0 }, start: start, duration: time.uptime() - start, model: typeName(of: Value.self),
        error: failure
    )
}

/// Returns the name of a type without the names of modules, or `data` for a response.
private func typeName(of type: Any.Type) -> String {
    type == ReceivedResponse.self ? "data" : String(describing: type)
}
