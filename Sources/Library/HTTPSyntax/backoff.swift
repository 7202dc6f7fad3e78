/// Returns a random delay before another attempt, whose maximum doubles with each attempt up to `maximum`.
///
/// Without this randomness (“full jitter”), all clients of a failed server would send their requests again at the same
/// moments.
///
/// - Parameters:
///   - number: The number of the attempt that has failed, from 1.
///   - base: The maximum of the delay after the first attempt.
///   - maximum: The maximum of any delay.
///   - random: A random number from 0 up to but not including 1.
public func backoff(_ number: Int, base: Duration, maximum: Duration, random: Double) -> Duration {
    // 2⁶² times a nanosecond is longer than any delay.
    let factor = Double(sign: .plus, exponent: min(max(number, 1) - 1, 62), significand: 1)
    return .seconds(min(base / .seconds(1) * factor, maximum / .seconds(1)) * random)
}
