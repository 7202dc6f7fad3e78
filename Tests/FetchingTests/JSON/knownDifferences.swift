import Foundation

@testable import Fetching

/// Where Foundation errs, and we don't want to.
func isKnownDifference<Value>(_ ours: Outcome<Value>, _ theirs: Outcome<Value>, _ body: Data) -> Bool {
    // It says of a number that doesn't fit only that the whole is corrupted; we say where.
    if case .corrupted = ours.error, theirs.error == .corrupted(path: []) { return true }
    // It visits the fields of a dictionary in the order of its hashes, so that of two faults either is told.
    if let our = ours.error?.path, let their = theirs.error?.path,
        let (our, their) = zip(our, their).first(where: { $0 != $1 }), ![our, their].contains(where: isIndex)
    {
        return true
    }
    // Then the one that it tells may be such a number, without its place.
    if theirs.error == .corrupted(path: []), let path = ours.error?.path, isInDictionary(path, of: Value.self),
        !isNoJSON([UInt8](body))
    {
        return true
    }
    let text = String(decoding: body, as: UTF8.self)
    // It takes a number that is too small for a Double for the integer 0.
    if ours.value == nil, text.contains(/[eE]-[0-9]{3}/) { return true }
    // It takes a number that is whole only when it has become a Double for an integer.
    if case .corrupted = ours.error,
        text.matches(of: /[0-9.]{17,}([eE]-)?/).contains(where: { $0.output.0.contains(/[.-]/) })
    {
        return true
    }
    // It refuses an exponent behind a single 0.
    if !ours.isSyntaxError, case .corrupted = theirs.error, text.contains(/(^|[^0-9.])0[eE]/) { return true }
    // It sees UTF-16 without a mark only where two characters of ASCII are first.
    if theirs.error == .corrupted(path: []), body.prefix(2).contains(0) { return true }
    // It looks at a string or a number only when it is asked for, and accepts commas behind the last element.
    return ours.isSyntaxError && isNoJSON([UInt8](body))
}

/// As `Outcome` writes it.
private func isIndex(_ step: String) -> Bool { step.wholeMatch(of: /Index ([0-9]+) = ([0-9]+)/) != nil }

/// Whether a path leads into a dictionary with strings for keys: of the fields of `EveryShape` these are some.
private func isInDictionary(_ path: [String], of type: Any.Type) -> Bool {
    "\(type)".contains("Dictionary<") && !path.isEmpty || path.dropLast().contains { $0.hasPrefix("by") }
}

/// Whether a text is not JSON, by means of our own.
func isNoJSON(_ bytes: [UInt8]) -> Bool {
    !followsJSONGrammar(bytes) || String(validating: bytes, as: UTF8.self) == nil || hasBadUnit(bytes)
}

/// Whether, in a text that has no other fault, a `\u` lacks digits, or half of a surrogate pair stands alone.
private func hasBadUnit(_ bytes: [UInt8]) -> Bool {
    var position = 0
    /// Where a second half must begin.
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
