import Foundation

/// Whether a request that failed with this error of a store may succeed if it is sent again.
package func isTransient(_ error: any Error) -> Bool {
    switch error {
    case let error as URLError: transportFault(error.code).isRetryable
    case is TimedOut: true
    default: false
    }
}
