import Foundation

/// Returns the process's resident memory in MiB, or 0 if `/proc` does not exist.
func residentMebibytes() -> Int { residentKibibytes() / 1024 }

/// Returns the process's resident memory in KiB, or 0 if `/proc` does not exist.
func residentKibibytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return 0 }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
}
