import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// The place where a ``Session`` keeps its tokens: three closures.
///
/// If `save` throws after a refresh, the session continues with the new tokens in memory. Report such an error in your
/// closure.
public struct TokenStorage: Sendable {
    /// Returns the saved tokens, or nil if there are none.
    public var load: @Sendable () throws -> Tokens?
    /// Saves tokens, and replaces the saved tokens.
    public var save: @Sendable (Tokens) throws -> Void
    /// Removes the saved tokens. Does nothing if there are none.
    public var clear: @Sendable () throws -> Void

    /// Creates a storage from three closures.
    public init(
        load: @escaping @Sendable () throws -> Tokens?,
        save: @escaping @Sendable (Tokens) throws -> Void,
        clear: @escaping @Sendable () throws -> Void
    ) {
        self.load = load
        self.save = save
        self.clear = clear
    }

    /// Returns a storage in memory. The tokens are lost when the process ends.
    public static func inMemory(_ tokens: Tokens? = nil) -> TokenStorage {
        let state = InMemoryTokens(tokens)
        return TokenStorage(load: { state.tokens }, save: { state.tokens = $0 }, clear: { state.tokens = nil })
    }

    /// Returns a storage in a file that only the user can read and write (mode 0600).
    ///
    /// A file is replaced in one step, so it is always complete. A symbolic link is not followed: it is refused when
    /// loading, and replaced when saving. The closures throw ``TokenFileError``.
    ///
    /// The tokens are not encrypted. On Apple platforms, use a storage in the Keychain; see `Docs/Access.md`.
    ///
    /// - Parameter url: The URL of the file. Its folder is created if it does not exist. A new file has the suffix
    ///   `.new` until it is complete.
    public static func file(at url: URL) -> TokenStorage {
        let file = TokenFile(path: url.path(percentEncoded: false))
        return TokenStorage(load: file.load, save: file.save, clear: file.clear)
    }
}

private final class InMemoryTokens: Sendable {
    private let state: Mutex<Tokens?>

    init(_ tokens: Tokens?) { state = Mutex(tokens) }

    var tokens: Tokens? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
