import CommandLineSupport
import Fetching
import FetchingText
import Foundation
import HTTPSyntax
import Marvel

/// The server for the requests, and the keys that sign the requests.
enum Route: Equatable, Sendable {
    /// A sandbox that the command starts.
    case sandbox
    /// A server that is already running.
    case server(baseURL: String, KeyPair)

    /// The keys that sign requests.
    enum KeyPair: Equatable, Sendable {
        case environment, sandbox
    }
}

/// Returns the server and the keys for a command.
///
/// With both keys in the environment, requests go to `baseURL`, or to the Marvel API if `baseURL` is nil. Without keys
/// and without `baseURL`, requests go to a new sandbox.
///
/// Without keys, a `baseURL` on this machine is probably the URL of `marvel serve`. Requests to this URL are signed
/// with the sandbox's keys, which are not secret.
///
/// - Throws: An error if only one key is set, or if no key is set and `baseURL` is on another machine.
func route(baseURL: String?, environment: [String: String]) throws(UsageError) -> Route {
    let missing = [publicKeyName, privateKeyName].filter { environment[$0, default: ""].isEmpty }
    switch (missing.count, baseURL) {
    case (0, let baseURL):
        return .server(baseURL: baseURL ?? marvelBaseURL, .environment)
    case (1, _):
        let present = missing == [publicKeyName] ? privateKeyName : publicKeyName
        throw UsageError(
            "\(present) is set, but \(missing[0]) is not; set both, or neither to use the offline sandbox.")
    case (_, nil):
        return .sandbox
    case (_, let baseURL?):
        guard isLoopback(baseURL) else {
            throw UsageError(
                "Requests to \(quoted(baseURL)) must be signed; set \(publicKeyName) and \(privateKeyName).")
        }
        return .server(baseURL: baseURL, .sandbox)
    }
}

/// Whether the URL's host is this machine.
func isLoopback(_ baseURL: String) -> Bool {
    let host = parsedComponents(baseURL)?.host?.lowercased() ?? ""
    // All four numbers are needed: 127.evil.example is the name of another machine.
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return ["localhost", "::1", "[::1]"].contains(host)
        || numbers.count == 4 && numbers.allSatisfy { $0 != nil } && numbers[0] == 127
}

let publicKeyName = "MARVEL_PUBLIC_KEY"
let privateKeyName = "MARVEL_PRIVATE_KEY"
