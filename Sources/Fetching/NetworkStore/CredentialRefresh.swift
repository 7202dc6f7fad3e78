/// The refresh of a credential.
package enum CredentialRefresh {
    /// The credential that the current task refreshes. Its requests are sent without the credential, and they share
    /// nothing with other requests: those can wait for the refresh.
    @TaskLocal package static var current: ObjectIdentifier?
}
