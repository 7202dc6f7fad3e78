import Foundation
import Synchronization

/// Declares a value as secret in the current call. Errors show `***` in its place, whatever its name is.
///
/// Call this function in a layer or in a request builder that adds a secret without a secret name, such as a key in the
/// path:
///
/// ```swift
/// let addingKey: StoreLayer = { store in
///     NetworkStore { request in
///         declareSecret(key)
///         return try await store.fetchData(adding(key, to: request))
///     }
/// }
/// ```
///
/// The current call is the call of a fetcher, or of the closure of ``networkFetcher(store:accepting:message:)``, to
/// which the current task belongs. Child tasks and tasks that `Task { … }` creates belong to it too, but detached tasks
/// don't. Outside a call, the function does nothing. Values of fewer than 4 bytes are ignored, because masking them
/// would make ordinary text unreadable.
public func declareSecret(_ value: String) { SecretScope.current?.add(value) }

/// The secrets of one call. Layers and errors share the scope by reference, because an error that is created outside a
/// layer must mask the secrets that the layer added.
package final class SecretScope: Sendable {
    /// The scope of the call to which the current task belongs.
    @TaskLocal package static var current: SecretScope?

    package struct SentRequest {
        package var request: URLRequest
        /// The request before it was signed, or nil if the request is not the result of a signature.
        package var unsigned: URLRequest?
    }

    package struct Contents {
        package var names = SecretNames.declared
        package var values: [String] = []
        package var requests: [SentRequest] = []
    }

    private let state = Mutex(Contents())
    package var contents: Contents { state.withLock { $0 } }

    package func add(_ names: SecretNames) { state.withLock { $0.names = $0.names.union(names) } }

    package func add(_ value: String) {
        state.withLock { contents in
            // Two texts with different bytes can be equal as strings.
            let isKnown = contents.values.contains { $0.utf8.elementsEqual(value.utf8) }
            if !isKnown { append(value, to: &contents.values) }
        }
    }

    /// Records a request that is about to be sent. Its secrets are read only if an error is created.
    package func add(_ request: URLRequest, unsigned: URLRequest? = nil) {
        state.withLock { contents in
            // Most calls have one layer that adds the request, and the transport.
            if contents.requests.isEmpty { contents.requests.reserveCapacity(2) }
            append(SentRequest(request: request, unsigned: unsigned), to: &contents.requests)
        }
    }

    /// Appends an element. Removes the first of 256 elements, so that the memory of a long call is bounded.
    private func append<Element>(_ element: Element, to list: inout [Element]) {
        if list.count == 256 { list.removeFirst() }
        list.append(element)
    }
}

/// Runs `operation` in the scope of the current call. If the task does not belong to a call, a new scope is opened.
package func withSecretScope<Success>(_ operation: () async throws -> Success) async rethrows -> Success {
    guard SecretScope.current == nil else { return try await operation() }
    return try await SecretScope.$current.withValue(SecretScope(), operation: operation)
}
