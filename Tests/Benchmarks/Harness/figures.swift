import Foundation

/// A time in nanoseconds; from 10,000 on in microseconds.
func timeText(_ value: Double, signed: Bool = false) -> String {
    abs(value) < 10_000 ? "\(numberText(value, signed: signed)) ns" : "\(numberText(value / 1000, signed: signed)) µs"
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

/// With one decimal, unless it is whole or so large that nobody cares.
func numberText(_ value: Double, signed: Bool = false) -> String {
    let digits = value == value.rounded() || abs(value) >= 100 ? 0 : 1
    return String(format: signed ? "%+.*f" : "%.*f", digits, value)
}
