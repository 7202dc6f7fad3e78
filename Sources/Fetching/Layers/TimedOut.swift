import Foundation

/// A time limit that passed before the response was complete.
public struct TimedOut: Error, Hashable, Sendable {
    /// A phase of an exchange.
    public enum Phase: Hashable, Sendable {
        /// The head of the response has not arrived.
        case waitingForResponse
        /// The head of the response has arrived, and the body is not complete.
        case receivingBody
    }

    /// The limit.
    public let limit: Duration
    /// The time that had passed when the exchange was ended.
    public let elapsed: Duration
    /// The phase in which the exchange was ended. Known only to the innermost time limit; an outer one has
    /// ``Phase/waitingForResponse``.
    public let phase: Phase

    /// Creates the error, for a store or a stub with a time limit of its own.
    public init(limit: Duration, elapsed: Duration, phase: Phase) {
        self.limit = limit
        self.elapsed = elapsed
        self.phase = phase
    }
}

extension TimedOut: CustomStringConvertible {
    /// What was missing, the elapsed time and the limit.
    public var description: String {
        let what =
            switch phase {
            case .waitingForResponse: "no response"
            case .receivingBody: "the response was not complete"
            }
        return "\(what) after \(Self.text(elapsed)), the limit is \(Self.text(limit))"
    }

    private static func text(_ duration: Duration) -> String {
        duration.formatted(
            .units(allowed: [.hours, .minutes, .seconds, .milliseconds], width: .narrow)
                .locale(Locale(identifier: "en_US_POSIX")))
    }
}
