import Fetching
import FetchingREPL
import Foundation

/// Returns the body of the response to a request. Throws ``CommandFailure`` for a status outside 200 to 299.
func fetchBody(of request: URLRequest, in world: World) async throws -> Data {
    let fetch: Fetcher<URLRequest, Data> = fetcher(
        createURLRequest: { $0 }, fetch: networkFetcher(store: world.store), mapper: { $0 })
    return try await fetch(request).mapError { CommandFailure(requestError: $0) }.get()
}

/// Returns the contents of a file, of the standard input for the path `-`, or the body of the response for a URL.
func readSample(_ source: String, in world: World) async throws -> Data {
    guard isWebURL(source) else {
        do { return try world.readInput(source) } catch { throw CommandFailure("\(error)") }
    }
    var options = RequestOptions()
    try options.setURL([source])
    return try await fetchBody(of: options.request(in: world), in: world)
}

/// Returns the error for a sample that is not JSON.
///
/// - Parameter reason: The position of the first fault, such as `no valid value in line 1, column 1`.
func notJSON(_ sample: Data, from source: String, _ reason: String) -> CommandFailure {
    let name =
        source == "-" ? "The standard input" : isWebURL(source) ? "The response" : quoted(path: source)
    let isEmpty = sample.allSatisfy { " \t\r\n".utf8.contains($0) }
    return CommandFailure(isEmpty ? "\(name) is empty." : "\(name) is not JSON: \(reason).")
}
