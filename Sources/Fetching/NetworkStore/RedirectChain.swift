/// The redirects that have led to the current request.
package enum RedirectChain {
    /// Whether a redirect has led to another origin. Then the request is sent without a signature and without header
    /// fields for a trace, even if a later redirect leads back.
    @TaskLocal package static var hasLeftOrigin = false
}
