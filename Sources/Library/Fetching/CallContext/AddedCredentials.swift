import Foundation
internal import HTTPSyntax
import Synchronization

/// What a layer has added to the request of the current task with
/// ``CallContext/add(_:to:declaring:identity:again:learning:)``, such as a credential or a signature.
///
/// A cache inside that layer keeps the responses of each identity apart, and removes the added query items from the URL
/// in its key.
public final class AddedCredentials: Sendable, CustomReflectable {
    /// The request with the addition.
    public let signed: URLRequest
    /// The request that the layer has received.
    public let unsigned: URLRequest
    /// Returns the identity to which the credential belongs. Nil for a signature.
    public let identity: CallIdentity.Closure?
    /// The additions of the next outer layer, or nil if there is none.
    public let outer: AddedCredentials?
    private let add: Add
    private let learn: Learn?
    private let isDropped = Atomic(false)

    /// Whether the latest response belongs to a request without these additions, because a redirect has led to another
    /// origin.
    public var areDropped: Bool { isDropped.load(ordering: .relaxed) }

    /// A mirror without children, because the requests contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }

    typealias Add = @Sendable (URLRequest) async throws -> URLRequest

    typealias Learn = @Sendable (URLRequest, URLResponse) throws -> Bool

    init(
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

    /// After a redirect to the same origin, replaces what this layer and the outer layers have added to the first
    /// request of the call.
    func renewed(in redirected: URLRequest) async throws -> (request: URLRequest, added: AddedCredentials) {
        var unsigned = withoutAdditions(redirected)
        var outer = outer
        if let renewed = try await outer?.renewed(in: unsigned) { (unsigned, outer) = renewed }
        let signed = try await add(unsigned)
        SecretScope.current?.add(signed, unsigned: unsigned)
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
