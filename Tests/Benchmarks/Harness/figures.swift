import Foundation

/// A time in nanoseconds, or from 10,000 in microseconds, or from 10,000 of those in milliseconds.
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

/// The difference of a ratio from 1 in percent, or the ratio itself from 2 on.
func ratioText(_ ratio: Double) -> String {
    ratio < 2 ? String(format: "%+.2f%%", (ratio - 1) * 100) : "×\(numberText(ratio))"
}

func ratioText(_ range: ClosedRange<Double>) -> String {
    "\(ratioText(range.lowerBound)) … \(ratioText(range.upperBound))"
}

/// The speed of work that takes `ratio` of the time; with two decimals if it is below 2.
func speedText(_ ratio: Double) -> String {
    ratio > 0.5 ? String(format: "%.2f", 1 / ratio) : String(format: "%.1f", 1 / ratio)
}

/// A number with one decimal, or with none if it is whole or at least 100.
func numberText(_ value: Double, signed: Bool = false) -> String {
    let digits = value == value.rounded() || abs(value) >= 100 ? 0 : 1
    return String(format: signed ? "%+.*f" : "%.*f", digits, value)
}
