import Foundation
import Fetching
import Marvel

/// Where requests go, and with which keys.
enum Route: Equatable, Sendable {
    /// To a sandbox of our own.
    case sandbox
    /// To a server that somebody else runs.
    case server(baseURL: String, KeyPair)

    /// Which keys sign the requests.
    enum KeyPair: Equatable, Sendable {
        case environment, sandbox
    }
}

/// Decides where requests go.
///
/// With both keys: to `baseURL`, or the API's own. Without keys: to the sandbox, or to `baseURL` with the sandbox's
/// public keys if it is on this machine, because then it is most likely `marvel serve`. Throws where requests could not
/// be signed.
func route(baseURL: String?, environment: [String: String]) throws(UsageError) -> Route {
    let missing = [publicKeyName, privateKeyName].filter { environment[$0, default: ""].isEmpty }
    switch (missing.count, baseURL) {
    case (0, let baseURL):
        return .server(baseURL: baseURL ?? marvelBaseURL, .environment)
    case (1, _):
        let present = missing == [publicKeyName] ? privateKeyName : publicKeyName
        throw UsageError("\(present) is set, but \(missing[0]) is not; set both, or neither for the offline sandbox.")
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

/// Whether the URL's host is this machine itself.
func isLoopback(_ baseURL: String) -> Bool {
    let host = URLComponents(string: baseURL)?.host?.lowercased() ?? ""
    // An address needs all four numbers: 127.evil.example is a name like any other.
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return ["localhost", "::1", "[::1]"].contains(host)
        || numbers.count == 4 && numbers.allSatisfy { $0 != nil } && numbers[0] == 127
}

let publicKeyName = "MARVEL_PUBLIC_KEY"
let privateKeyName = "MARVEL_PRIVATE_KEY"
