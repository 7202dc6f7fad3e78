import Foundation

/// A developer's pair of keys for the Marvel API. No description, dump or mirror shows them.
public struct MarvelKeys: Sendable {
    package let publicKey: String
    package let privateKey: String

    /// Makes a pair of keys. An empty key counts as missing.
    public init(publicKey: String, privateKey: String) {
        self.publicKey = publicKey
        self.privateKey = privateKey
    }

    /// The keys in the environment variables `MARVEL_PUBLIC_KEY` and `MARVEL_PRIVATE_KEY`.
    ///
    /// Never fails, so it can be a default argument. If a variable is missing, requests fail with
    /// ``MissingMarvelKeys``, which names the variables to set.
    public static var environment: MarvelKeys { environment(ProcessInfo.processInfo.environment) }

    /// Returns the keys in `variables`, the variables of an environment.
    package static func environment(_ variables: [String: String]) -> MarvelKeys {
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

/// The error of a request that cannot be signed because one or both keys are missing.
public struct MissingMarvelKeys: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The environment variables that are missing or empty.
    public let variables: [String]

    /// Makes an error for the missing environment variables.
    public init(variables: [String]) { self.variables = variables }

    /// Names the missing variables and what to do.
    public var description: String {
        "requests to the Marvel API need keys; set \(variables.joined(separator: " and ")), "
            + "or pass MarvelKeys(publicKey:privateKey:)"
    }

    /// The description.
    public var errorDescription: String? { description }
}

extension MarvelKeys: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Shows whether each key is present, but no key.
    public var description: String {
        "MarvelKeys(publicKey: \(redacted(publicKey)), privateKey: \(redacted(privateKey)))"
    }

    /// The description.
    public var debugDescription: String { description }

    /// A mirror without children, so that reflection cannot find a key.
    public var customMirror: Mirror { Mirror(self, children: []) }

    private func redacted(_ key: String) -> String { key.isEmpty ? "missing" : "***" }
}
