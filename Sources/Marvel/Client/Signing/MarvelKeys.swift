import Foundation
import Fetching

/// A developer's pair of keys to the Marvel API. Neither is ever shown: not in a description, a dump or a mirror.
public struct MarvelKeys: Sendable {
    package let publicKey: String
    package let privateKey: String

    /// Makes a pair of keys; an empty one counts as missing.
    public init(publicKey: String, privateKey: String) {
        self.publicKey = publicKey
        self.privateKey = privateKey
    }

    /// The keys in `MARVEL_PUBLIC_KEY` and `MARVEL_PRIVATE_KEY`.
    ///
    /// Making them never fails, so that a default argument can: without them, requests fail with
    /// ``MissingMarvelKeys``, which says what to set.
    public static var environment: MarvelKeys { environment(ProcessInfo.processInfo.environment) }

    /// The keys among `variables`, an environment's.
    public static func environment(_ variables: [String: String]) -> MarvelKeys {
        MarvelKeys(publicKey: variables[publicKeyName] ?? "", privateKey: variables[privateKeyName] ?? "")
    }

    func requireBoth() throws(MissingMarvelKeys) {
        let names = [(Self.publicKeyName, publicKey), (Self.privateKeyName, privateKey)]
        let missing = names.filter { $0.1.isEmpty }.map(\.0)
        if !missing.isEmpty { throw MissingMarvelKeys(variables: missing) }
    }

    private static let publicKeyName = "MARVEL_PUBLIC_KEY"
    private static let privateKeyName = "MARVEL_PRIVATE_KEY"
}

/// Why a request could not be signed: one key is missing, or both.
public struct MissingMarvelKeys: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The environment variables that are not set, or empty.
    public let variables: [String]

    /// Makes an error that names the environment variables to set.
    public init(variables: [String]) { self.variables = variables }

    /// What is missing, and what to do about it.
    public var description: String {
        "requests to the Marvel API need keys; set \(variables.joined(separator: " and ")), "
            + "or pass MarvelKeys(publicKey:privateKey:)"
    }

    /// The description.
    public var errorDescription: String? { description }
}

extension MarvelKeys: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says which keys there are, not what they are.
    public var description: String {
        "MarvelKeys(publicKey: \(shown(publicKey)), privateKey: \(shown(privateKey)))"
    }

    /// The description.
    public var debugDescription: String { description }

    /// Without children, so that nothing that looks inside finds a key.
    public var customMirror: Mirror { Mirror(self, children: []) }

    private func shown(_ key: String) -> String { key.isEmpty ? "missing" : "***" }
}
