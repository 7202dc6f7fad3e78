import Foundation
import Synchronization

/// An error for a time limit that passed before the response was complete.
public struct TimedOut: Error, Hashable, Sendable, CustomStringConvertible {
    /// A phase of an exchange, which is a request and its response.
    public enum Phase: Hashable, Sendable {
        /// The head of the response had not arrived.
        case waitingForResponse
        /// The head of the response had arrived, but the body was not complete, or was still being decoded.
        case receivingBody
        /// The next bytes of a stream had not arrived. The limit started with the wait for these bytes.
        case waitingForBytes
    }

    /// The kind of a limit, with its name in the description.
    enum Kind: String, Sendable {
        case attempt = "time limit of the attempt"
        case call = "time limit of the call"
        case silence = "limit for a transfer without progress"
    }

    /// The time limit.
    public let timeLimit: Duration
    /// The time between the start of the limit and the error. The limit of an attempt starts with the attempt, a
    /// deadline with the call, and the limit of ``Phase/waitingForBytes`` with the wait. The limit of a request whose
    /// body is a file or a stream starts with the attempt or the call, too, but passes only if no byte was sent or
    /// received for its duration.
    public let elapsed: Duration
    /// The phase of the exchange when the limit passed.
    public let phase: Phase
    let kind: Kind
    /// The name of the layer or the setting that set the limit.
    let owner: String
    /// Whether the limit is that of the complete call, even if it is for silence.
    let isDeadline: Bool

    /// Creates the error.
    init(
        timeLimit: Duration, elapsed: Duration, phase: Phase, kind: Kind = .attempt, owner: String = "timingOut",
        isDeadline: Bool = false
    ) {
        self.timeLimit = timeLimit
        self.elapsed = elapsed
        self.phase = phase
        self.kind = kind
        self.owner = owner
        self.isDeadline = isDeadline
    }

    /// The missing part of the response, the elapsed time, and which limit has passed.
    public var description: String {
        let missing =
            switch phase {
            case .waitingForResponse: "no response"
            case .receivingBody: "the response was not complete"
            case .waitingForBytes: "no new bytes of the stream"
            }
        let (limit, elapsed) = (Self.text(timeLimit), Self.text(elapsed))
        guard kind == .silence, phase != .waitingForBytes else {
            return "\(missing) after \(elapsed) (\(kind.rawValue): \(limit), set by \(owner))"
        }
        return
            "no byte was sent or received for \(limit), \(elapsed) after the start (\(kind.rawValue), set by \(owner))"
    }

    private static func text(_ duration: Duration) -> String {
        // `formatted` ends the process for a duration of more than 2^63 ns.
        min(max(duration, .seconds(-1e9)), .seconds(1e9)).formatted(
            .units(allowed: [.hours, .minutes, .seconds, .milliseconds], width: .narrow)
                .locale(Locale(identifier: "en_US_POSIX")))
    }
}
