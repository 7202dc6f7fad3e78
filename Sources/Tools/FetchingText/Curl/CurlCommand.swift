import Fetching
import Foundation

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
public struct CurlCommand: Sendable {
    /// The request that `curl` would send.
    public let request: URLRequest
    /// Sentences about the options and header fields that are left out.
    public let notes: [String]
}

extension CurlCommand {
    /// Reads a command that is written for bash, or a call of `fetch`.
    public init(_ text: String) throws {
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
