import Foundation

/// Returns the process's resident memory in MiB, or 0 if `/proc` does not exist.
package func residentMebibytes() -> Int { residentKibibytes() / 1024 }

/// Returns the process's resident memory in KiB, or 0 if `/proc` does not exist.
package func residentKibibytes() -> Int { kibibytes("VmRSS:") }

/// Returns the process's greatest resident memory so far in KiB, or 0 if `/proc` does not exist.
package func peakKibibytes() -> Int { kibibytes("VmHWM:") }

private func kibibytes(_ field: String) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field) })
    else { return 0 }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
}
