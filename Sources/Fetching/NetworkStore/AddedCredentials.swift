import Foundation
internal import HTTPSyntax
import Synchronization

/// What an outer layer has added to the request of the current task, such as a credential or a signature.
///
/// A cache inside that layer keeps the responses of each identity apart, and removes the added query items from the URL
/// in its key.
package final class AddedCredentials: Sendable {
    /// The additions of the innermost layer around the current task.
    @TaskLocal package static var current: AddedCredentials?

    package let signed: URLRequest
    package let unsigned: URLRequest
    /// Returns the identity to which the credential belongs. Nil for a signature.
    package let identity: CallIdentity.Closure?
    /// The additions of the next outer layer, or nil if there is none.
    package let outer: AddedCredentials?
    private let add: Add
    private let learn: Learn?
    private let isDropped = Atomic(false)

    /// Whether the latest response belongs to a request without these additions, because a redirect has led to another
    /// origin.
    package var areDropped: Bool { isDropped.load(ordering: .relaxed) }

    /// A closure that returns a request with the credential or the signature.
    package typealias Add = @Sendable (URLRequest) async throws -> URLRequest

    /// A closure that returns whether `add` makes another credential after a response, such as one for a new nonce.
    package typealias Learn = @Sendable (URLRequest, URLResponse) throws -> Bool

    /// Runs `operation`, which sends `signed`. A layer has made `signed` from `unsigned`.
    ///
    /// - Parameter add: Does the same with another request to the same origin, to which a redirect leads. A signature
    ///   or a digest depends on the URL and the method, so a server would refuse that of the first request.
    /// - Parameter learn: Called with each response to such a request. If it returns true, the request is sent again,
    ///   once.
    package static func adding<Success>(
        _ signed: URLRequest, to unsigned: URLRequest, identity: CallIdentity.Closure? = nil,
        again add: @escaping Add, learning learn: Learn? = nil, _ operation: () async throws -> Success
    ) async rethrows -> Success {
        let added = AddedCredentials(signed, unsigned, identity, current, add, learn)
        return try await $current.withValue(added, operation: operation)
    }

    private init(
        _ signed: URLRequest, _ unsigned: URLRequest, _ identity: CallIdentity.Closure?, _ outer: AddedCredentials?,
        _ add: @escaping Add, _ learn: Learn?
    ) {
        (self.signed, self.unsigned, self.identity, self.outer) = (signed, unsigned, identity, outer)
        (self.add, self.learn) = (add, learn)
    }

    /// Whether ``renewed(in:)`` adds another credential to a redirected request after `response` has rejected it.
    func learns(from response: URLResponse) throws -> Bool {
        if try learn?(unsigned, response) == true { return true }
        return try outer?.learns(from: response) ?? false
    }

    /// Records at the end of a chain of redirects inside of this layer whether the chain has left its origin.
    func endChain(leftOrigin: Bool) {
        isDropped.store(leftOrigin, ordering: .relaxed)
        outer?.endChain(leftOrigin: leftOrigin)
    }

    /// Replaces what this layer and the outer layers have added to the first request of a call in a request to which a
    /// redirect to the same origin leads.
    func renewed(in redirected: URLRequest) async throws -> (request: URLRequest, added: AddedCredentials) {
        var unsigned = withoutAdditions(redirected)
        var outer = outer
        if let renewed = try await outer?.renewed(in: unsigned) { (unsigned, outer) = renewed }
        let signed = try await add(unsigned)
        return (signed, AddedCredentials(signed, unsigned, identity, outer, add, learn))
    }

    /// Returns a redirected request without the header fields that this layer added, and without the query items that
    /// the server has copied from the first request.
    private func withoutAdditions(_ redirected: URLRequest) -> URLRequest {
        var request = redirected
        for (name, value) in addedHeaders(in: signed, to: unsigned)
        where request.value(forHTTPHeaderField: name) == value {
            request.setValue(unsigned.value(forHTTPHeaderField: name), forHTTPHeaderField: name)
        }
        // The server may have encoded a value in another way, so the names are compared.
        let names = Set(addedItems(in: signed, to: unsigned).map(queryItemName))
            .subtracting(queryItems(of: unsigned.url?.absoluteString ?? "").map(queryItemName))
        if !names.isEmpty, let url = request.url {
            let text = removingQueryItems(from: url.absoluteString) { names.contains(queryItemName($0)) }
            request.url = parsedURL(text) ?? url
        }
        return request
    }
}

/// The identity for which a request is sent, such as an account or an API key.
package struct CallIdentity: Sendable {
    /// Returns the identity for a request to which the credential has not been added yet. Returns nil if the request
    /// gets no credential.
    package typealias Closure = @Sendable (URLRequest) async throws -> CallIdentity?

    /// A text that differs for different identities and contains no secret.
    package var text: String
    /// The names of the header fields that the credential sets, in lower case.
    package var headers: Set<String>

    package init(_ text: String, headers: Set<String>) { (self.text, self.headers) = (text, headers) }

    /// Creates an identity from the header fields and the query items that a credential has added. Its text is their
    /// hash.
    package init(of signed: URLRequest, unsigned: URLRequest) {
        let headers = addedHeaders(in: signed, to: unsigned)
        let texts =
            headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } + addedItems(in: signed, to: unsigned)
        self.init(sha256(texts.joined(separator: "\n").utf8), headers: Set(headers.keys))
    }
}

/// The latest request that the layers inside a cache have sent. It shows which credentials these layers have added.
package final class LatestRequest: Sendable {
    /// The record of the innermost cache around the current task.
    @TaskLocal package static var current: LatestRequest?

    private let state = Mutex<(request: URLRequest, added: AddedCredentials?)?>(nil)

    package init() {}

    /// The request, and what layers have added to it. Nil if no request was sent.
    package var value: (request: URLRequest, added: AddedCredentials?)? { state.withLock { $0 } }

    func record(_ request: URLRequest) {
        let added = AddedCredentials.current
        state.withLock { $0 = (request, added) }
    }
}
