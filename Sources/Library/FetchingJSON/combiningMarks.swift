// Before the standard library compares or hashes a text, it sorts and composes the combining marks after each base
// character (Unicode Normalization Form C). For n marks in a row, it takes up to n² steps. So the number is limited.

/// The maximum number of combining marks in a row in a name, as in the Stream-Safe Text Format (UAX #15, §13).
private let limitInNames = 30
/// The maximum number of combining marks in a row in a string that is a value. Such strings can have more than 30, for
/// example in “Zalgo” text.
private let limitInValues = 1_000

/// Throws if a name or a string has too many combining marks in a row. Its end has been found, so its escapes and its
/// UTF-8 are valid.
@inline(__always)
func checkMarks(
    _ bytes: borrowing Bytes, from start: Int, to end: Int, flags: UInt32, isName: Bool
) throws(JSONFault) {
    let limit = isName ? limitInNames : limitInValues
    // A mark has at least two bytes.
    guard end - start > 2 * limit, flags != JSONNode.isPlain else { return }
    try checkMarks(bytes, start + 1..<end - 1, isName ? "a field name" : "a string", limit)
}

@inline(never)
private func checkMarks(
    _ bytes: borrowing Bytes, _ contents: Range<Int>, _ what: String, _ limit: Int
) throws(JSONFault) {
    // More than `limit` marks in a row have more than `2 * limit` bytes, so they include one of the bytes at these
    // distances.
    var position = contents.lowerBound + 2 * limit
    while position < contents.upperBound, !mayBePartOfMark(bytes, position, contents) { position += 2 * limit }
    guard position < contents.upperBound else { return }
    var count = 0
    for scalar in text(unescaping: contents, of: bytes, isASCII: false).unicodeScalars {
        count = isMark(scalar) ? count + 1 : 0
        guard count <= limit else {
            throw JSONFault("\(what) with more than \(limit) combining marks in a row", at: contents.lowerBound - 1)
        }
    }
}

/// Whether a byte is a part of a combining mark, or of a text that looks like the escape of one.
private func mayBePartOfMark(_ bytes: borrowing Bytes, _ position: Int, _ contents: Range<Int>) -> Bool {
    if bytes[position] >= 0x80 {
        var start = position
        while bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return String(bytes, in: start..<min(start + 4, contents.upperBound)).unicodeScalars.first.map(isMark) ?? true
    }
    // The longest escape is a pair of surrogates, with 12 bytes.
    for start in max(contents.lowerBound, position - 11)...position
    where bytes[start] == UInt8(ascii: "\\") && start + 6 <= contents.upperBound
        && bytes[start + 1] == UInt8(ascii: "u")
    {
        guard let scalar = Unicode.Scalar(UInt16(truncatingIfNeeded: hexUnit(bytes, at: start + 2))) else {
            return true
        }
        if isMark(scalar) { return true }
    }
    return false
}

/// Whether normalization can move a scalar, or the first scalar of its canonical decomposition.
private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300
        && (scalar.properties.canonicalCombiningClass != .notReordered || [0xF73, 0xF75, 0xF81].contains(scalar.value))
}
