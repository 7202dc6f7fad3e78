import Foundation

@testable import FetchingJSON

// The fuzzer compiles the shared files of tests together with this file.
#if canImport(SharedTestCode)
    import SharedTestCode
#endif

/// Whether two outcomes differ because of a fault in Foundation that our decoder doesn't have.
func isKnownDifference<Value>(_ ours: Outcome<Value>, _ theirs: Outcome<Value>, _ body: Data) -> Bool {
    // For a number that doesn't fit, Foundation reports only that the entire text is corrupted. Our error has the path.
    if case .corrupted = ours.error, theirs.error == .corrupted(path: []) { return true }
    // Foundation reads the fields of a dictionary in the order of their hashes, so it may report either of two faults.
    if let our = ours.error?.path, let their = theirs.error?.path,
        let (our, their) = zip(our, their).first(where: { $0 != $1 }), ![our, their].contains(where: isIndex)
    {
        return true
    }
    // The fault that Foundation reports may be a number that doesn't fit, without a path.
    if theirs.error == .corrupted(path: []), let path = ours.error?.path, isInDictionary(path, of: Value.self),
        !isNotJSON([UInt8](body))
    {
        return true
    }
    let text = String(decoding: body, as: UTF8.self)
    // Foundation reads a number that is too small for a Double as the integer 0.
    if ours.value == nil, text.contains(/[eE]-[0-9]{3}/) { return true }
    // Foundation reads a number as an integer if the number is whole after rounding to a Double.
    if case .corrupted = ours.error,
        text.matches(of: /[0-9.]{17,}([eE]-)?/).contains(where: { $0.output.0.contains(/[.-]/) })
    {
        return true
    }
    // Foundation reads a number with an exponent as a Double, so it rejects some integers from 2^53 on, such as
    // 1.8446744073709551615e19 as UInt64 and 1e38 as Int128.
    if ours.value != nil, case .corrupted = theirs.error, hasLargeNumberWithExponent(text) { return true }
    // Foundation rejects an exponent after a single 0.
    if !ours.isSyntaxError, case .corrupted = theirs.error, text.contains(/(^|[^0-9.])0[eE]/) { return true }
    // Foundation recognizes UTF-16 without a byte-order mark only if the first two characters are ASCII.
    if theirs.error == .corrupted(path: []), body.prefix(2).contains(0) { return true }
    // Foundation checks a string or a number only when a model reads it, and accepts a comma after the last element.
    return ours.isSyntaxError && isNotJSON([UInt8](body))
}

private func hasLargeNumberWithExponent(_ text: String) -> Bool {
    text.matches(of: /[0-9]+(\.[0-9]+)?[eE]\+?[0-9]+/).contains { (Double($0.0) ?? 0) >= 0x1p53 }
}

/// Whether a step of a path is an index, as `Outcome` writes it.
private func isIndex(_ step: String) -> Bool { step.wholeMatch(of: /Index ([0-9]+) = ([0-9]+)/) != nil }

/// Whether a path leads into a dictionary whose keys are strings. Some fields of `EveryShape` are such dictionaries.
private func isInDictionary(_ path: [String], of type: Any.Type) -> Bool {
    "\(type)".contains("Dictionary<") && !path.isEmpty || path.dropLast().contains { $0.hasPrefix("by") }
}

/// Whether a text is not JSON. Doesn't use the decoder.
func isNotJSON(_ bytes: [UInt8]) -> Bool {
    !followsJSONGrammar(bytes) || String(validating: bytes, as: UTF8.self) == nil || hasBadUnit(bytes)
}

/// Whether a text without other faults has a `\u` without four digits, or an unpaired surrogate.
private func hasBadUnit(_ bytes: [UInt8]) -> Bool {
    var position = 0
    /// The position where the second half of a pair must begin.
    var second: Int?
    while let escape = bytes[position...].firstIndex(of: UInt8(ascii: "\\")) {
        position = escape + 2
        var unit: UInt16 = 0
        if bytes[escape + 1] == UInt8(ascii: "u") {
            let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
            guard digits.allSatisfy(\.isHexDigit), digits.count == 4, let value = UInt16(digits, radix: 16) else {
                return true
            }
            unit = value
        }
        guard UTF16.isTrailSurrogate(unit) == (second == escape) else { return true }
        if second != nil, second != escape { return true }
        second = UTF16.isLeadSurrogate(unit) ? escape + 6 : nil
    }
    return second != nil
}
