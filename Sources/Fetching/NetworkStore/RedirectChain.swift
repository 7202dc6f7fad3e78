/// The redirects that have led to the current request.
package enum RedirectChain {
    /// Whether a redirect has led to another origin. If so, the request is sent without a signature and without the
    /// header fields of ``observing(time:addingHeaders:_:)``, even if a later redirect leads back to the first origin.
    @TaskLocal package static var hasLeftOrigin = false
}
