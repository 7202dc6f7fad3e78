import CommandLineSupport
import Fetching
import FetchingText
import Foundation

/// Returns the body of the response to a request. Throws ``CommandFailure`` for a status outside 200 to 299.
func fetchBody(of request: URLRequest, in world: World) async throws -> Data {
    let fetch: Fetcher<URLRequest, Data> = fetcher(
        createURLRequest: { $0 }, fetch: networkFetcher(store: world.store), mapper: { $0 })
    return try await fetch(request).mapError { CommandFailure(requestError: $0) }.get()
}

/// Returns the sources of samples: the words, which are files and URLs, and `--from-curl` if there is a curl command.
///
/// - Throws: An error if there are options of a request but no request, or if a URL is not valid.
func sampleSources(_ words: [String], _ request: RequestOptions) throws(UsageError) -> [String] {
    let urls = words.filter(isWebURL)
    var other = RequestOptions()
    other.secrets = request.secrets
    if request != other {
        for words in urls.isEmpty ? [[]] : urls.map({ [$0] }) {
            var request = request
            try request.setURL(words)
        }
    }
    return words + (request.curl == nil ? [] : [curlSource])
}

/// The source of a sample that is the response to the request of a curl command.
private let curlSource = "--from-curl"

/// Returns the contents of a file, of the standard input for the path `-`, or the body of the response for a URL.
///
/// - Parameter request: The options of the request for a URL or for a curl command.
func readSample(_ source: String, _ request: RequestOptions, in world: World) async throws -> Data {
    guard isWebURL(source) || source == curlSource else {
        do { return try world.readInput(source) } catch { throw CommandFailure("\(error)") }
    }
    var request = request
    try request.setURL(source == curlSource ? [] : [source])
    return try await fetchBody(of: request.request(in: world), in: world)
}

/// Returns the error for a sample that is not JSON.
///
/// - Parameter reason: The position of the first fault, such as `no valid value in line 1, column 1`.
func notJSON(_ sample: Data, from source: String, _ reason: String) -> CommandFailure {
    let name =
        source == "-"
        ? "The standard input" : isWebURL(source) || source == curlSource ? "The response" : quoted(path: source)
    let isEmpty = sample.allSatisfy { " \t\r\n".utf8.contains($0) }
    let remedy =
        String(validating: sample, as: UTF8.self) == nil && !sample.contains { $0 < 9 }
        ? "; convert it to UTF-8 first, for example with “iconv -f iso-8859-1 -t utf-8”"
        : ""
    return CommandFailure(isEmpty ? "\(name) is empty." : "\(name) is not JSON: \(reason)\(remedy).")
}
