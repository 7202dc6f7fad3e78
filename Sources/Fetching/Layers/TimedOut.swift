import Foundation

/// A time limit of ours that ran out before the answer was complete.
public struct TimedOut: Error, Hashable, Sendable {
    /// How far an exchange had come.
    public enum Phase: Hashable, Sendable {
        /// No status line had arrived: connecting, sending, or waiting for the server.
        case waitingForResponse
        /// The status line was there, the body was not yet complete.
        case receivingBody
    }

    /// The limit.
    public let limit: Duration
    /// How long it had taken when the limit struck.
    public let elapsed: Duration
    /// How far the exchange had come.
    public let phase: Phase

    /// Makes the error, for a store or a stub that keeps a limit itself.
    public init(limit: Duration, elapsed: Duration, phase: Phase) {
        self.limit = limit
        self.elapsed = elapsed
        self.phase = phase
    }
}

extension TimedOut: CustomStringConvertible {
    /// What was waited for, and how long.
    public var description: String {
        let what =
            switch phase {
            case .waitingForResponse: "no answer"
            case .receivingBody: "the answer was not complete"
            }
        return "\(what) after \(Self.text(elapsed)), the limit is \(Self.text(limit))"
    }

    private static func text(_ duration: Duration) -> String {
        duration.formatted(
            .units(allowed: [.hours, .minutes, .seconds, .milliseconds], width: .narrow)
                .locale(Locale(identifier: "en_US_POSIX")))
    }
}
