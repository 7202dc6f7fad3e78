import Foundation

/// A time in nanoseconds; from 10,000 on in microseconds, and again in milliseconds.
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

/// How much more or less than the whole `ratio` is; from twice on as a factor.
func ratioText(_ ratio: Double) -> String {
    ratio < 2 ? String(format: "%+.2f%%", (ratio - 1) * 100) : "×\(numberText(ratio))"
}

func ratioText(_ range: ClosedRange<Double>) -> String {
    "\(ratioText(range.lowerBound)) … \(ratioText(range.upperBound))"
}

/// How many times as fast what takes `ratio` of the time is; below twice with two decimals.
func speedText(_ ratio: Double) -> String {
    ratio > 0.5 ? String(format: "%.2f", 1 / ratio) : String(format: "%.1f", 1 / ratio)
}

/// With one decimal, unless it is whole or so large that nobody cares.
func numberText(_ value: Double, signed: Bool = false) -> String {
    let digits = value == value.rounded() || abs(value) >= 100 ? 0 : 1
    return String(format: signed ? "%+.*f" : "%.*f", digits, value)
}
