import Foundation

/// What ``recording(to:mode:comparing:secrets:repeatsLast:expectsAllUsed:keepsDelays:filePath:)`` sends over the
/// network.
public enum RecordingMode: Hashable, Sendable {
    /// If there is no recording when the process first uses the file, requests without a recorded response are sent and
    /// recorded until the process ends. If there is one, no request is sent.
    case once
    /// Requests without a recorded response are sent and recorded.
    case newEpisodes
    /// No request is sent.
    case none
    /// All requests are sent, and their exchanges replace the recorded ones.
    case all

    /// ``once``, or ``none`` if the environment variable `CI` is set, as on most build servers. A value of `false`, `0`
    /// or an empty value counts as not set.
    public static var standard: RecordingMode { standard(ProcessInfo.processInfo.environment) }

    static func standard(_ environment: [String: String]) -> RecordingMode {
        ["", "0", "false"].contains(environment["CI", default: ""].lowercased()) ? .once : .none
    }
}
