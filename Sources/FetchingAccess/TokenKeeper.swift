import Fetching

/// The tokens of a session in its storage. An actor runs one method at a time, so nothing is saved after the storage
/// was cleared.
actor TokenKeeper {
    private let storage: TokenStorage
    /// The latest tokens of the session.
    private var tokens: Tokens
    /// The tokens that this session loaded or saved last.
    private var saved: Tokens
    private var isCleared = false
    private var hasEnded = false

    /// Saves the tokens, if the storage does not have them.
    init(_ tokens: Tokens, in storage: TokenStorage) throws {
        // Damaged tokens in the storage are replaced, so an error of `load` is ignored.
        if !tokens.haveSameTexts(as: try? storage.load()) { try storage.save(tokens) }
        self.storage = storage
        self.tokens = tokens
        saved = tokens
    }

    /// Returns other tokens than `old` that another process, such as an app extension, has saved, or nil.
    func tokensOfAnotherProcess(replacing old: Tokens) -> Tokens? {
        guard !hasEnded, saved == old, let found = try? storage.load(), !found.haveSameTexts(as: saved) else {
            return nil
        }
        return found
    }

    /// Uses tokens that another process saved.
    func use(_ found: Tokens) -> Tokens {
        (tokens, saved) = (found, found)
        return found
    }

    /// Saves the result of a refresh. Does nothing if the session has ended or the tokens were replaced during the
    /// refresh. If the storage throws, the tokens are kept in memory only.
    func save(_ new: Tokens, refreshedFrom old: Tokens) {
        if tokens == old { try? replace(with: new) }
    }

    func replace(with new: Tokens) throws {
        guard !hasEnded else { return }
        tokens = new
        try storage.save(new)
        saved = new
    }

    /// Removes the tokens from the storage. Nothing is saved after that.
    func clear() throws {
        hasEnded = true
        if isCleared { return }
        try storage.clear()
        isCleared = true
    }
}
