import Fetching
import Foundation
import Synchronization

/// The tokens of a session in its storage, which other sessions and processes can share.
///
/// An actor runs one method at a time, so nothing is saved after the storage was cleared.
actor TokenKeeper {
    /// The tokens with which the session starts.
    nonisolated let first: Tokens
    private let storage: TokenStorage
    /// The latest tokens of the session.
    private var tokens: Tokens
    /// The tokens that this session loaded or saved last.
    private var saved: Tokens
    /// Whether the storage has returned tokens of this session. If it later has none, they were removed.
    private var wasFound = false
    /// The number of times that the app replaced the tokens.
    private var replacements = 0
    private var isCleared = false
    private var hasEnded = false

    /// Saves the tokens of a login, if the storage does not have them. If `tokens` come from the storage, and another
    /// process has saved others in the meantime, those are used.
    init(_ tokens: Tokens, in storage: TokenStorage) throws {
        var tokens = tokens
        let isRestored = tokens.login != nil
        let found = TokenStorage.Found(catching: storage.load)
        switch found {
        case .success(let found?) where tokens.haveSameTexts(as: found):
            tokens.login = found.login
            wasFound = true
        case .success(let found?) where isRestored:
            tokens = found
            wasFound = true
        case .failure where isRestored: wasFound = true
        // A login also replaces tokens that cannot be read, such as a damaged file.
        default:
            tokens.login = tokens.login ?? UUID().uuidString
            try storage.save(tokens)
            wasFound = tokens.haveSameTexts(as: try? storage.load())
        }
        self.storage = storage
        (first, self.tokens, saved) = (tokens, tokens, tokens)
    }

    /// Returns new tokens for `old`: those of another process, or the result of `refresh`. Returns nil if the server
    /// refuses the refresh token, or if another process has removed the tokens.
    ///
    /// Other processes wait for the lock, so a refresh that hangs is cancelled after 60 seconds.
    nonisolated func refreshed(
        _ old: Tokens, by refresh: @escaping @Sendable (Tokens) async throws -> Tokens?
    ) async throws -> Tokens? {
        let time = CallContext.current.time
        // If `old` is valid for some more seconds, there must be time left to send it.
        let rest = old.expires?.timeIntervalSince(time.date()) ?? 0
        let unlock = try await storage.locked(.seconds(rest > 0 ? min(rest / 2, 30) : 30))
        let work = Task {
            defer { unlock() }
            return try await lockedRefresh(old, time.date(), by: refresh)
        }
        let timeout = Mutex<TimedOut?>(nil)
        let watch = Task {
            do {
                _ = try await withTimeLimit(.seconds(60), setBy: "the session, for a refresh") { try await work.value }
            } catch let error as TimedOut {
                timeout.withLock { $0 = error }
                work.cancel()
                unlock()
            } catch {}
        }
        defer { watch.cancel() }
        // If the closure of the app ignores the cancellation, its tokens are used nevertheless: the server may have
        // replaced the old ones.
        do {
            return try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
        } catch { throw timeout.withLock { $0 } ?? error }
    }

    private func lockedRefresh(
        _ old: Tokens, _ date: Date, by refresh: @Sendable (Tokens) async throws -> Tokens?
    ) async throws -> Tokens? {
        // After a replacement of the tokens, this task is cancelled.
        try Task.checkCancellation()
        let found = try storage.load()
        if found == nil, wasFound { return nil }
        let other = found.flatMap { isOwn($0) ? nil : $0 }
        if let other, !(other.expires.map { $0 <= date } ?? false) { return use(other) }
        // Expired tokens that are newer than `old` have the newer refresh token.
        let isNewer = (other?.expires ?? .distantPast) > (old.expires ?? .distantPast)
        let latest = isNewer ? other ?? old : old
        let count = replacements
        let result = try await withinCall(isNewCall: true) {
            declareSecret(latest.access)
            if let token = latest.refresh { declareSecret(token) }
            let new = try await refresh(latest)
            try new?.check()
            return new
        }
        guard var new = result else {
            guard replacements == count, !hasEnded else { throw CancellationError() }
            return tokensAfterRefusal(of: latest)
        }
        (new.refresh, new.login) = (new.refresh ?? latest.refresh, latest.login)
        guard replacements == count, !hasEnded else { return new }
        return save(new, replacing: found)
    }

    /// Removes the tokens that the server refused. If the storage has others, returns those instead.
    private func tokensAfterRefusal(of refused: Tokens) -> Tokens? {
        do {
            isCleared = try storage.replace(with: nil) { found in
                guard case .success(let found) = found else { return false }
                return found.map { isOwn($0) || $0.haveSameTexts(as: refused) } ?? true
            }
            return isCleared ? nil : try storage.load().map(use)
        } catch {
            // The refused tokens are worthless, so it does no harm that they are still there.
            return nil
        }
    }

    /// Saves and returns the result of a refresh. If another process has saved other tokens during the refresh, such as
    /// those of a login, returns those instead, and nil if another process has removed the tokens.
    ///
    /// If the storage throws, the tokens are kept in memory only.
    private func save(_ new: Tokens, replacing old: Tokens?) -> Tokens? {
        do {
            let isSaved = try storage.replace(with: new) { found in
                guard case .success(let found) = found else { return true }
                return found.map { $0.haveSameTexts(as: old) } ?? (old == nil)
            }
            guard isSaved else { return try storage.load().map(use) }
            (tokens, saved) = (new, new)
        } catch {
            tokens = new
        }
        return new
    }

    private func isOwn(_ found: Tokens) -> Bool { found.haveSameTexts(as: saved) || found.haveSameTexts(as: tokens) }

    /// Uses tokens that another process saved.
    private func use(_ found: Tokens) -> Tokens {
        (tokens, saved, wasFound) = (found, found, true)
        return found
    }

    /// Calls `isReplaced`, which replaces the tokens in the session, and saves the new tokens if it returns true.
    ///
    /// Both happen in one step of this actor. Otherwise, a call could refresh the new tokens between the two steps, and
    /// the result of that refresh would not be saved.
    func replace(with new: Tokens, _ isReplaced: @Sendable () -> Bool = { true }) throws {
        guard isReplaced(), !hasEnded else { return }
        var new = new
        new.login = new.login ?? UUID().uuidString
        replacements += 1
        (tokens, isCleared) = (new, false)
        try storage.save(new)
        saved = new
    }

    /// Removes the tokens of this login from the storage, also if another process has refreshed them. Nothing is saved
    /// after that.
    func clear() throws {
        hasEnded = true
        if isCleared { return }
        _ = try storage.replace(with: nil) { found in
            // Tokens that cannot be read may be those of this login.
            guard case .success(let found?) = found else { return true }
            return found.isSameLogin(as: tokens)
        }
        isCleared = true
    }
}
