import Fetching
import Foundation
internal import HTTPSyntax

/// Throws if `authenticated` no longer has a credential that an outer layer has added to `request`, because an inner
/// layer has replaced it. Otherwise the server would get another credential than the app has chosen last, such as the
/// token of another session.
func checkReplacedCredentials(in request: URLRequest, by authenticated: URLRequest) throws {
    var outer = CallContext.current.added
    while let added = outer {
        outer = added.outer
        if added.identity == nil { continue }
        let headers = addedHeaders(in: added.signed, to: added.unsigned).filter { name, value in
            request.value(forHTTPHeaderField: name) == value && authenticated.value(forHTTPHeaderField: name) != value
        }
        let items = Set(addedItems(in: added.signed, to: added.unsigned))
            .intersection(queryItems(of: request.url?.absoluteString ?? ""))
            .subtracting(queryItems(of: authenticated.url?.absoluteString ?? ""))
        guard headers.isEmpty, items.isEmpty else {
            let place = headers.keys.min().map { "the header field \($0)" } ?? "the query"
            throw signingError(ReplacedCredential(place: place))
        }
    }
}

private struct ReplacedCredential: Error, CustomStringConvertible {
    let place: String

    var description: String {
        "two layers add a credential to \(place), so the server would get only that of the inner layer; remove one of the two layers, or create the session with the settings from which the other session was created"
    }
}
