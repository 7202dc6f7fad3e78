import Foundation
internal import HTTPSyntax

/// A developer's public and private key for the Marvel API. Descriptions, dumps and mirrors don't contain the keys.
public struct MarvelKeys: Sendable {
    /// The public key, which is part of each request.
    public let publicKey: String
    /// The private key, which is part of no request.
    public let privateKey: String

    /// Creates a pair of keys. An empty key, or one of white space only, is treated as missing.
    public init(publicKey: String, privateKey: String) {
        self.publicKey = publicKey
        self.privateKey = privateKey
    }

    /// The keys in the environment variables `MARVEL_PUBLIC_KEY` and `MARVEL_PRIVATE_KEY`.
    ///
    /// The property doesn't throw, so that it can be a default argument. If a variable is missing, requests fail with
    /// ``MissingMarvelKeys``, which contains the names of the missing variables. For `NetworkStore.sandbox`, pass
    /// `MarvelSandbox.keys`.
    public static var environment: MarvelKeys { environment(ProcessInfo.processInfo.environment) }

    /// Returns the keys in a dictionary of environment variables.
    static func environment(_ variables: [String: String]) -> MarvelKeys {
        MarvelKeys(publicKey: variables[publicKeyName] ?? "", privateKey: variables[privateKeyName] ?? "")
    }

    func requireBoth() throws(MissingMarvelKeys) {
        let names = [(Self.publicKeyName, publicKey), (Self.privateKeyName, privateKey)]
        let missing = names.filter { isBlank($0.1) }.map(\.0)
        if !missing.isEmpty { throw MissingMarvelKeys(variables: missing) }
    }

    private static let publicKeyName = "MARVEL_PUBLIC_KEY"
    private static let privateKeyName = "MARVEL_PRIVATE_KEY"
}

/// The error for a request that cannot be signed because one or both keys are missing.
public struct MissingMarvelKeys: Error, Hashable, CustomStringConvertible, LocalizedError {
    /// The environment variables that are missing or empty.
    public let variables: [String]

    /// Creates an error from the names of the missing environment variables.
    public init(variables: [String]) { self.variables = variables }

    /// A sentence with the names of the missing variables and instructions to set the keys.
    public var description: String {
        "requests to the Marvel API need keys; set \(variables.joined(separator: " and ")) "
            + "in the environment, or pass MarvelKeys(publicKey:privateKey:)"
    }

    /// The value of ``description``.
    public var errorDescription: String? { description }
}

extension MarvelKeys: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text that shows whether each key is present or missing, but doesn't contain the keys.
    public var description: String {
        "MarvelKeys(publicKey: \(redacted(publicKey)), privateKey: \(redacted(privateKey)))"
    }

    /// The value of ``description``.
    public var debugDescription: String { description }

    /// A mirror without children, so that reflection cannot find a key.
    public var customMirror: Mirror { Mirror(self, children: []) }

    private func redacted(_ key: String) -> String { isBlank(key) ? "missing" : "***" }
}
