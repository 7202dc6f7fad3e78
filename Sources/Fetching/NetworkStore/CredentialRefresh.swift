/// The refresh of a credential.
package enum CredentialRefresh {
    /// The credential that the current task refreshes. The requests of this task are sent without the credential. They
    /// are not shared, because other requests may be waiting for this refresh.
    @TaskLocal package static var current: ObjectIdentifier?
}
