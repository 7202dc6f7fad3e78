/// An error for a credential that the server refuses to refresh. The credential is not used again, even before it
/// expires. The waiting calls return their 401 responses. A waiting call without a response throws
/// `CancellationError`.
struct RefreshRefused: Error {
    /// Called after the end of the credential, and before the waiting calls return. It is not called if the credential
    /// was replaced before.
    var onEnd: @Sendable () -> Void = {}
}
