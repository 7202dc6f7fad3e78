import Foundation
import Synchronization

/// The secrets of one call.
///
/// The scope is a class, because a layer adds its secrets to the scope, and an error that is created later, outside the
/// layer, must mask these secrets too.
final class SecretScope: Sendable {
    struct SentRequest {
        var request: URLRequest
        /// The request before a layer signed it or added a credential. Nil if no layer did so.
        var unsigned: URLRequest?
    }

    struct Contents {
        var names = SecretNames.declared
        var values: [String] = []
        var requests: [SentRequest] = []
    }

    /// The scope around this scope, or nil if there is none; see ``init(inside:)``. Secrets that are added to this
    /// scope are also added to `outer`, and ``contents`` returns the contents of `outer`.
    private let outer: SecretScope?
    private let state: Mutex<Contents>
    /// Throws if the deadline of the call has passed. The layer `deadline` sets this closure for the mapper, which runs
    /// outside of the layer.
    private let deadlineCheck = Mutex<(@Sendable () throws -> Void)?>(nil)
    /// The last response of a call inside of this scope.
    private let lastResponse = Mutex<HTTPURLResponse?>(nil)
    /// Whether a stub has received a request of the call. Used only in the outermost scope; see ``call``.
    let usesStub = Atomic(false)
    /// The outermost scope.
    var call: SecretScope { outer?.call ?? self }
    var contents: Contents { outer?.contents ?? state.withLock { $0 } }

    /// The contents of the scope of the current call. Outside a call, only the names are known.
    static var currentContents: Contents { current?.contents ?? Contents() }

    /// Creates a scope.
    ///
    /// - Parameters:
    ///   - outer: Nil for the scope of a new call. If several calls share one request, the request has a scope inside
    ///     the scope of the first call. The secrets of the request are also secrets of the first call. The other calls
    ///     receive only the secrets of the request, with ``add(secretsOf:)``.
    ///   - names: The names that are secret at the start of the call.
    init(inside outer: SecretScope? = nil, names: SecretNames = .declared) {
        self.outer = outer
        state = Mutex(Contents(names: names))
    }

    /// The last request of the calls inside of this scope, with its response.
    var lastExchange: (request: URLRequest, response: HTTPURLResponse?)? {
        guard let last = state.withLock({ $0.requests.last }) else { return nil }
        return (last.unsigned ?? last.request, lastResponse.withLock { $0 })
    }

    /// Keeps the response for an error of a closure around this call.
    func setResponse(_ response: URLResponse) {
        // Most calls are not inside of another one.
        guard let outer else { return }
        outer.lastResponse.withLock { $0 = response as? HTTPURLResponse }
        outer.setResponse(response)
    }

    func setDeadlineCheck(_ check: (@Sendable () throws -> Void)?) { deadlineCheck.withLock { $0 = check } }

    /// Throws if the current task has been cancelled, or if the deadline of the current call has passed.
    @Sendable static func checkCall() throws {
        try Task.checkCancellation()
        try current?.deadlineCheck.withLock { $0 }?()
    }

    /// Adds the secrets that were added to `part`, but not those that were added only to the scope around `part`.
    func add(secretsOf part: SecretScope) {
        // The scope around `part` already has the secrets of `part`.
        guard part.outer !== self else { return }
        let added = part.state.withLock { $0 }
        add(added.names)
        for value in added.values { add(value) }
        for sent in added.requests { add(sent.request, unsigned: sent.unsigned) }
    }

    func add(_ names: SecretNames) {
        if names == SecretNames() { return }
        outer?.add(names)
        state.withLock { $0.names = $0.names.union(names) }
    }

    func add(_ value: String) {
        outer?.add(value)
        state.withLock { contents in
            // Two texts with different bytes can be equal as strings.
            let isKnown = contents.values.contains { $0.utf8.elementsEqual(value.utf8) }
            if !isKnown { append(value, to: &contents.values) }
        }
    }

    /// Adds a request that is about to be sent. The request is searched for secrets only when an error is created.
    ///
    /// - Parameter unsigned: The request before a layer signed it or added a credential, or nil if no layer did so.
    func add(_ request: URLRequest, unsigned: URLRequest? = nil) {
        outer?.add(request, unsigned: unsigned)
        state.withLock { contents in
            // Most calls add two requests: one in the layer that follows redirects, and one in the transport.
            if contents.requests.isEmpty { contents.requests.reserveCapacity(2) }
            append(SentRequest(request: request, unsigned: unsigned), to: &contents.requests)
        }
    }

    /// Appends an element. Only the last 256 elements are kept, so that the memory of a long call is bounded.
    private func append<Element>(_ element: Element, to list: inout [Element]) {
        if list.count == 256 { list.removeFirst() }
        list.append(element)
    }
}
