import Foundation

/// Returns a time as text: in nanoseconds below 10 µs, in microseconds below 10 ms, otherwise in milliseconds.
func timeText(_ value: Double, signed: Bool = false) -> String {
    switch abs(value) {
    case ..<1e4: "\(numberText(value, signed: signed)) ns"
    case ..<1e7: "\(numberText(value / 1e3, signed: signed)) µs"
    default: "\(numberText(value / 1e6, signed: signed)) ms"
    }
}

func timeText(_ range: ClosedRange<Double>) -> String {
    "\(timeText(range.lowerBound)) … \(timeText(range.upperBound))"
}

/// Returns a ratio as text: below 2 as the difference from 1 in percent, otherwise as the ratio itself.
func ratioText(_ ratio: Double) -> String {
    ratio < 2 ? String(format: "%+.2f%%", (ratio - 1) * 100) : "×\(numberText(ratio))"
}

func ratioText(_ range: ClosedRange<Double>) -> String {
    "\(ratioText(range.lowerBound)) … \(ratioText(range.upperBound))"
}

/// Returns the speed of work that takes `ratio` of the time. A speed below 2 has two decimals, other speeds have one.
func speedText(_ ratio: Double) -> String {
    ratio > 0.5 ? String(format: "%.2f", 1 / ratio) : String(format: "%.1f", 1 / ratio)
}

/// Returns a number as text with one decimal, or with none if the number is whole or at least 100.
func numberText(_ value: Double, signed: Bool = false) -> String {
    let digits = value == value.rounded() || abs(value) >= 100 ? 0 : 1
    return String(format: signed ? "%+.*f" : "%.*f", digits, value)
}
