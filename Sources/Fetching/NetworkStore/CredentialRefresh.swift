/// The refresh of a credential by the current task.
package enum CredentialRefresh {
    /// The identity of the credential that the current task refreshes, or nil. The requests of this task are sent
    /// without the credential. ``coalescing()`` does not share them with other callers, because a shared request may
    /// itself wait for this refresh.
    @TaskLocal package static var current: ObjectIdentifier?
}
