import Foundation

extension FailureTraits {
    /// Creates the traits of an error that a store threw. An error other than a `URLError` or ``TimedOut`` has none.
    public init(_ error: any Error) {
        switch error {
        case let error as URLError: self.init(error.code)
        case is TimedOut: self.init(.timedOut)
        default: self.init()
        }
    }
}
