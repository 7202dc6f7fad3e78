import Fetching
import Foundation

/// Creates a request from a `curl` command, such as one that the developer tools of a browser copy.
///
/// ```
/// show(try request(fromCurl: "curl 'https://example.com/heroes' -H 'Accept: application/json'"))
/// ```
///
/// The command must be written for bash: use “Copy as cURL (bash)” in a browser. The options for the method, the header
/// fields, the body, forms, cookies and credentials are read. An ignored option that can change the response, such as
/// `--insecure`, is named in a note on the standard output. The text of “Copy as fetch” is read too.
///
/// - Throws: ``CurlCommandError``, which says why the command cannot become a request.
public func request(fromCurl command: String) throws -> URLRequest {
    let result = try CurlCommand(command)
    for note in result.notes { print("Note: \(note)") }
    return result.request
}

/// The reason why a `curl` command cannot become a request.
public struct CurlCommandError: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// A sentence that names the faulty part of the command and says what to do. Values of the command are not
    /// repeated, because they may be secret.
    public let description: String

    /// The same sentence as ``description``.
    public var errorDescription: String? { description }

    init(_ description: String) { self.description = description }
}

/// The request of a `curl` command.
package struct CurlCommand: Sendable {
    package var request: URLRequest
    /// Sentences about the options and header fields that are left out.
    package var notes: [String]
}

extension CurlCommand {
    /// Reads a command that is written for bash, or a call of `fetch`.
    package init(_ text: String) throws {
        if let call = try fetchCall(text) {
            self = try call.command()
            return
        }
        var words = try shellWords(text)
        // Removes the prompt of a terminal, which is often copied too.
        if [Array("$".utf8), Array("%".utf8)].contains(words.first) { words.removeFirst() }
        if words.contains(where: { word in ["“", "”", "‘", "’"].contains { word.starts(with: $0.utf8) } }) {
            throw CurlCommandError("The command has typographic quotes; replace them with ' or \".")
        }
        guard let name = words.first.map({ String(decoding: $0, as: UTF8.self) }),
            name.unicodeScalars.split(separator: "/").last.map({ String($0) }) == "curl"
        else { throw CurlCommandError("The command must start with curl.") }
        self = try CurlCommandOptions(Array(words.dropFirst())).command()
    }
}
