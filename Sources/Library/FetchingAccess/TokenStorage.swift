import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// The place where a ``Session`` keeps its tokens: three closures, and a fourth one if several processes share the
/// tokens.
///
/// If `save` throws after a refresh, the session continues with the new tokens in memory. Report such an error in your
/// closure.
public struct TokenStorage: Sendable {
    /// Returns the saved tokens, or nil if there are none. If the tokens cannot be read at present, the closure must
    /// throw: with nil, the session or the app would consider the user as logged out.
    public var load: @Sendable () throws -> Tokens? {
        didSet {
            load = marking(load)
            replaceInOneStep = nil
        }
    }
    /// Saves tokens, and replaces the saved tokens. Throws if it fails. Save the complete value, for example as JSON,
    /// because it also contains the login from which the tokens come.
    public var save: @Sendable (Tokens) throws -> Void { didSet { replaceInOneStep = nil } }
    /// Removes the saved tokens. Does nothing if there are none. Throws if it fails.
    public var clear: @Sendable () throws -> Void { didSet { replaceInOneStep = nil } }
    /// Locks the storage for a refresh, and returns a closure that unlocks it. Throws ``TokenStorageLocked`` at once if
    /// another session or process has locked the storage. The lock must end when the process ends.
    ///
    /// A session tries again for 30 seconds. It unlocks the storage after the refresh, but at most 60 seconds later.
    /// Tokens of a login are saved, and tokens are removed at a logout, without this lock.
    ///
    /// If only one process uses the tokens, no lock is needed: `storage.lock = { {} }`.
    ///
    /// iOS ends an app that is suspended while it has locked a file in the container of an app group (0xdead10cc). For
    /// such a file, ask for time during the refresh, and limit its requests to some seconds. This code was not run:
    ///
    /// ```swift
    /// extension TokenStorage {
    ///     // If the system cannot wait longer, the lock is released.
    ///     nonisolated var keepingTheAppActive: TokenStorage {
    ///         var storage = self
    ///         storage.lock = {
    ///             let (unlock, end) = (try self.lock(), DispatchSemaphore(value: 0))
    ///             ProcessInfo.processInfo.performExpiringActivity(withReason: "Refreshing tokens") { isExpired in
    ///                 guard isExpired else { return end.wait() }
    ///                 unlock()
    ///                 end.signal()
    ///             }
    ///             return {
    ///                 unlock()
    ///                 end.signal()
    ///             }
    ///         }
    ///         return storage
    ///     }
    /// }
    /// ```
    public var lock: @Sendable () throws -> @Sendable () -> Void

    /// Replaces the tokens, like the method ``replace(with:if:)``, while no other process changes them. Nil if there is
    /// no such function.
    private var replaceInOneStep: Replacement?

    typealias Found = Result<Tokens?, any Error>
    typealias Replacement = @Sendable (_ new: Tokens?, _ condition: (Found) -> Bool) throws -> Bool

    /// Creates a storage from closures.
    ///
    /// - Parameters:
    ///   - load: Returns the saved tokens, or nil if there are none. Throws if they cannot be read at present.
    ///   - save: Saves tokens, and replaces the saved tokens.
    ///   - clear: Removes the saved tokens. Does nothing if there are none.
    ///   - lock: Locks the storage for a refresh, and returns a closure that unlocks it; see ``lock``. By default,
    ///     there is no lock. Two processes can then send the same refresh token, and many servers end the login in this
    ///     case.
    public init(
        load: @escaping @Sendable () throws -> Tokens?,
        save: @escaping @Sendable (Tokens) throws -> Void,
        clear: @escaping @Sendable () throws -> Void,
        lock: @escaping @Sendable () throws -> @Sendable () -> Void = { {} }
    ) {
        self.load = marking(load)
        self.save = save
        self.clear = clear
        self.lock = lock
    }

    /// Returns a storage in memory. The tokens are lost when the process ends.
    public static func inMemory(_ tokens: Tokens? = nil) -> TokenStorage {
        let state = InMemoryTokens(tokens)
        var storage = TokenStorage(
            load: { state.tokens }, save: { state.tokens = $0 }, clear: { state.tokens = nil }, lock: state.lock)
        storage.replaceInOneStep = state.replace
        return storage
    }

    /// Returns a storage in a file that only the user can read and write (mode 0600).
    ///
    /// A file is replaced in one step, so it is always complete. A symbolic link is not followed: it is refused when
    /// loading, and replaced when saving. The closures throw ``TokenFileError``.
    ///
    /// Several processes and sessions can use the same file. While one of them refreshes the tokens, it locks a second
    /// file with the suffix `.lock`, which stays empty and must not be removed. The system unlocks this file when the
    /// process ends. iOS ends an app that is suspended while it has locked a file in the container of an app group; see
    /// ``lock``. A file in a folder that is not writable has no lock, so a refresh fails.
    ///
    /// A user who can read the folder can lock the file, so that saving and logging out fail after five seconds. If
    /// this function creates the folder, only the user can read it.
    ///
    /// The tokens are not encrypted. On Apple platforms, use a storage in the Keychain; see `Docs/Access.md`.
    ///
    /// - Parameter url: The URL of the file. Its folder is created if it does not exist. A new file has the suffix
    ///   `.new` until it is complete.
    public static func file(at url: URL) -> TokenStorage {
        let file = TokenFile(path: url.path(percentEncoded: false))
        var storage = TokenStorage(load: file.load, save: file.save, clear: file.clear, lock: file.lock)
        storage.replaceInOneStep = file.replace
        return storage
    }
}

extension TokenStorage {
    /// Saves `new`, or removes the tokens if `new` is nil. Does nothing and returns false if `condition` is false for
    /// the tokens in the storage, or for the error of `load`.
    func replace(with new: Tokens?, if condition: (Found) -> Bool) throws -> Bool {
        if let replaceInOneStep { return try replaceInOneStep(new, condition) }
        guard condition(Found(catching: load)) else { return false }
        if let new { try save(new) } else { try clear() }
        return true
    }

    /// Locks the storage, and returns a closure that unlocks it, once. Waits while another session or process has
    /// locked the storage, but at most for `maximumWait`.
    func locked(_ maximumWait: Duration) async throws -> @Sendable () -> Void {
        let time = CallContext.current.time
        let end = time.uptime() + maximumWait
        var delay = Duration.milliseconds(5)
        while true {
            do { return calledOnce(try lock()) } catch let error as TokenStorageLocked {
                let rest = end - time.uptime()
                guard rest > .zero else { throw error }
                // A system has no lock that a task can wait for.
                try await time.sleep(min(rest, delay * (0.5 + time.random())))
                delay = min(delay * 2, .milliseconds(100))
            }
        }
    }
}

/// Returns a closure that calls `action` once, the first time it is called.
func calledOnce(_ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let rest = Mutex<(@Sendable () -> Void)?>(action)
    return { rest.withLock { $0.take() }?() }
}

/// Marks the tokens as tokens from a storage.
private func marking(_ load: @escaping @Sendable () throws -> Tokens?) -> @Sendable () throws -> Tokens? {
    {
        var tokens = try load()
        if tokens?.login == nil { tokens?.login = "" }
        return tokens
    }
}

private final class InMemoryTokens: Sendable {
    private let state: Mutex<(tokens: Tokens?, isLocked: Bool)>

    init(_ tokens: Tokens?) { state = Mutex((tokens, false)) }

    var tokens: Tokens? {
        get { state.withLock { $0.tokens } }
        set { state.withLock { $0.tokens = newValue } }
    }

    @Sendable func replace(with new: Tokens?, if condition: (TokenStorage.Found) -> Bool) -> Bool {
        state.withLock { state in
            guard condition(.success(state.tokens)) else { return false }
            state.tokens = new
            return true
        }
    }

    @Sendable func lock() throws -> @Sendable () -> Void {
        let wasLocked = state.withLock { state in
            defer { state.isLocked = true }
            return state.isLocked
        }
        if wasLocked { throw TokenStorageLocked(lock: "tokens in memory") }
        return calledOnce { self.state.withLock { $0.isLocked = false } }
    }
}
