import Foundation

extension FailureTraits {
    /// Creates the traits of an error that a store threw. They are those of the ``AppError`` that a fetcher creates
    /// from it, with one exception: a ``RequestRefused`` is not retryable, because an outer layer must not repeat the
    /// request at once. An error of another type than `URLError`, ``TimedOut``, ``RedirectError`` and
    /// ``RequestRefused`` has no traits.
    public init(_ error: any Error) {
        switch error {
        case let error as URLError: self.init(error.code)
        case is TimedOut: self.init(.timedOut)
        case let error as RedirectError: self.init(error.code)
        case is RequestRefused: self = .refusedRequest(isRetryable: false)
        default: self.init()
        }
    }
}
