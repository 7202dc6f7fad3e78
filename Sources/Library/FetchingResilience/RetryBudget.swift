import Fetching
import Foundation
import Synchronization

/// A limit for the additional requests of ``retrying(_:)`` and ``hedging(after:budget:)``, so that they do
/// not overload a server that fails.
///
/// Each server (scheme, host and port) has a number of tokens. A retry takes tokens, and a success gives tokens back:
/// the number that the last retry of the call took, or one token if the call was not retried. A failure gives nothing
/// back: an error, a status from 500, a status that is retried, such as 408 or 429, or the status after which the last
/// retry was sent. If there are not enough tokens, a call is not retried and returns its failure. Requests that were
/// already sent are not affected. The second request of a hedged call takes as many tokens as a retry.
///
/// With the default values, a server that always fails receives about 35 retries, and then no more. The values are
/// those that the SDKs of Amazon Web Services use since 2026.
///
/// Each ``RetryPolicy`` has its own budget. To share a budget between layers, pass the same object.
public final class RetryBudget: Sendable {
    private let capacity: Int
    private let retryCost: Int
    private let throttledCost: Int
    private let tokens = Mutex(OriginStates<Int>())
    /// Whether a server may have fewer tokens than the maximum. If not, a success changes nothing, and needs no lock.
    private let hasMissingTokens = Atomic(false)
    /// Whether a `retrying` layer has this budget. If so, a `hedging` layer gives no token back for a success without a
    /// hedge, because the `retrying` layer already does so.
    let isUsedByRetries = Atomic(false)

    /// Creates a budget.
    ///
    /// - Parameters:
    ///   - capacity: The number of tokens of each server at the beginning, and the maximum.
    ///   - retryCost: The number of tokens for a retry.
    ///   - throttledCost: The number of tokens for a retry after a response with status 429.
    public init(capacity: Int = 500, retryCost: Int = 14, throttledCost: Int = 5) {
        // The limit keeps sums in the range of an `Int` of 32 bits.
        func limited(_ count: Int) -> Int { min(max(0, count), 1_000_000_000) }
        self.capacity = limited(capacity)
        self.retryCost = limited(retryCost)
        self.throttledCost = limited(throttledCost)
    }

    /// Takes the tokens for a retry. Returns their number, or nil if there are not enough.
    package func withdraw(for request: URLRequest, isThrottled: Bool = false) -> Int? {
        let cost = isThrottled ? throttledCost : retryCost
        return tokens.withLock { tokens in
            hasMissingTokens.store(true, ordering: .releasing)
            return tokens.update(request.url, initial: capacity) { count in
                guard count >= cost else { return nil }
                count -= cost
                return cost
            }
        }
    }

    /// Gives tokens back after a success.
    ///
    /// - Parameter cost: The number of tokens that the last retry took, or nil if there was no retry.
    package func deposit(for request: URLRequest, _ cost: Int?) {
        guard hasMissingTokens.load(ordering: .acquiring) else { return }
        tokens.withLock { tokens in
            tokens.update(request.url, initial: capacity) { $0 = min(capacity, $0 + (cost ?? 1)) }
            let isFull = tokens.allSatisfy { $0 == capacity }
            if isFull { hasMissingTokens.store(false, ordering: .releasing) }
        }
    }

    /// The number of tokens for the server of a request.
    func count(for request: URLRequest) -> Int {
        tokens.withLock { $0.update(request.url, initial: capacity) { $0 } }
    }
}
