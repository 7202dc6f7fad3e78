import Foundation

/// Returns a text for a number of bytes, such as `24.1 KB`.
public func sizeText(_ bytes: Int) -> String {
    func rounded(_ value: Double) -> String { String(format: "%.1f", value) }
    return switch bytes {
    case ..<1000: bytes == 1 ? "1 byte" : "\(bytes) bytes"
    case ..<999_950: rounded(Double(bytes) / 1e3) + " KB"
    default: rounded(Double(bytes) / 1e6) + " MB"
    }
}
