import Foundation

/// Returns a short text for a duration, such as `1.2 ms`, `31 ms` or `12.0 s`.
public func durationText(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    return switch milliseconds {
    case ..<9.95: String(format: "%.1f ms", milliseconds)
    case ..<999.5: String(format: "%.0f ms", milliseconds)
    case ..<99_950: String(format: "%.1f s", milliseconds / 1000)
    default: String(format: "%.0f s", milliseconds / 1000)
    }
}
