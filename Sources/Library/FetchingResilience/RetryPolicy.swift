import Fetching
import Foundation
internal import HTTPSyntax

/// The rules of ``retrying(_:)``: which attempts are followed by another one, and after which delay.
///
/// ```swift
/// var policy = RetryPolicy(attempts: 5)
/// policy.delay = { attempt in attempt.status == 404 ? .seconds(1) : attempt.proposedDelay }
/// ```
public struct RetryPolicy: Sendable {
    let attempts: Int
    let baseDelay: Duration
    let throttledBaseDelay: Duration
    let maximumDelay: Duration
    let maximumServerDelay: Duration

    /// The limit for the retries of all calls to a server, or nil for no limit.
    public var budget: RetryBudget?

    /// A closure that returns the delay before the next attempt, or nil for no further attempt. If there is no closure,
    /// ``Attempt/proposedDelay`` is used.
    ///
    /// The closure is called after every attempt except the last possible one, also after a success. It can retry what
    /// the default rules do not retry, such as a `POST`. It cannot exceed the number of attempts, ``budget`` or the
    /// deadline of the call. It is not called if the body of the request cannot be sent again.
    public var delay: (@Sendable (Attempt) -> Duration?)?

    /// Creates a policy. The defaults are those of the SDKs of Amazon Web Services in the mode “standard”, with 60
    /// seconds as the longest delay that a server can ask for.
    ///
    /// - Parameters:
    ///   - attempts: The maximum number of attempts of a call, including the first.
    ///   - baseDelay: The maximum of the random delay after the first attempt. It doubles with each attempt.
    ///   - throttledBaseDelay: Like `baseDelay`, after a response with status 429.
    ///   - maximumDelay: The maximum of the random delays.
    ///   - maximumServerDelay: The longest delay that a server can ask for, for example with `Retry-After`. If the
    ///     server asks for a longer delay, the call is not retried.
    ///   - budget: The limit for the retries of all calls to a server, or nil for no limit.
    ///   - delay: Returns the delay before the next attempt; see ``delay``.
    public init(
        attempts: Int = 3, baseDelay: Duration = .milliseconds(50), throttledBaseDelay: Duration = .seconds(1),
        maximumDelay: Duration = .seconds(20), maximumServerDelay: Duration = .seconds(60),
        budget: RetryBudget? = RetryBudget(), delay: (@Sendable (Attempt) -> Duration?)? = nil
    ) {
        self.attempts = attempts
        self.baseDelay = baseDelay
        self.throttledBaseDelay = throttledBaseDelay
        self.maximumDelay = maximumDelay
        self.maximumServerDelay = maximumServerDelay
        self.budget = budget
        self.delay = delay
    }

    /// An attempt that has ended.
    public struct Attempt: Sendable {
        /// The number of the attempt, from 1.
        public let number: Int
        /// The request of the call.
        public let request: URLRequest
        /// The response, with any status, or the error of the store.
        public let result: Result<URLResponse, any Error>
        /// The time since the start of the first attempt.
        public let elapsed: Duration
        /// The delay that the default rules choose, or nil if they do not retry.
        public let proposedDelay: Duration?

        /// The status of the response, or nil if there is no HTTP response.
        public var status: Int? { result.status }
    }
}

extension RetryPolicy {
    /// Returns the delay that the default rules choose after attempt `number`, or nil if they do not retry.
    ///
    /// - Parameters:
    ///   - result: The response or the error of the attempt.
    ///   - now: The current date, for a date that the server names.
    ///   - random: A random number from 0 up to but not including 1.
    package func proposedDelay(
        after number: Int, of request: URLRequest, _ result: Result<URLResponse, any Error>,
        now: @autoclosure () -> Date, random: @autoclosure () -> Double
    ) -> Duration? {
        guard result.isTransientFailure(request), request.isRepeatable else { return nil }
        guard case .success(let response as HTTPURLResponse) = result else { return backoff(number, random()) }
        let status = response.statusCode
        if let told = serverDelay(status: status, now: now(), value: response.value(forHTTPHeaderField:)) {
            return told <= maximumServerDelay ? told : nil
        }
        return backoff(number, random(), isThrottled: status == 429)
    }

    /// Returns a random delay, whose maximum doubles with each attempt.
    func backoff(_ number: Int, _ random: Double, isThrottled: Bool = false) -> Duration {
        HTTPSyntax.backoff(
            number, base: isThrottled ? throttledBaseDelay : baseDelay, maximum: maximumDelay, random: random)
    }
}

extension Result<URLResponse, any Error> {
    /// The status of the response, or nil if there is no HTTP response.
    var status: Int? { ((try? get()) as? HTTPURLResponse)?.statusCode }

    /// Whether the default rules of ``retrying(_:)`` retry this result, if `request` can be sent again.
    /// ``hedging(after:budget:)`` and ``RetryBudget`` use the same rules.
    func isTransientFailure(_ request: URLRequest) -> Bool {
        switch self {
        case .failure(let error): FailureTraits(error).isRetryable
        case .success(let response as HTTPURLResponse) where response.statusCode >= 400:
            // With a key, 409 means that the first request with this key is still in progress
            // (draft-ietf-httpapi-idempotency-key-header §2.6).
            FailureTraits(
                status: response.statusCode, hasRetryAfter: response.value(forHTTPHeaderField: "Retry-After") != nil
            ).isRetryable
                || response.statusCode == 409 && request.hasIdempotencyKey
        case .success: false
        }
    }

    /// Whether this result shows that the server works, so that tokens are given back to a ``RetryBudget``. A status
    /// from 500 does not, even if it is not retried.
    func showsWorkingServer(_ request: URLRequest) -> Bool {
        guard case .success = self else { return false }
        return !FailureTraits(status: status ?? 200).isServerFault && !isTransientFailure(request)
    }
}
