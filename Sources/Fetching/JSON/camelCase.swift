import Foundation

/// Converts a name as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` does.
///
/// The parts between underscores are joined, the first in lower case and the others capitalized. A single part is not
/// changed. Underscores at the start and at the end of the name stay.
func camelCase(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" }) else {
        return name
    }
    let parts = name[first...last].split(separator: "_")
    let joined =
        parts.count == 1 ? String(parts[0]) : parts[0].lowercased() + parts.dropFirst().map(\.capitalized).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
}

/// Appends the camel case of a name in ASCII. Appends nothing if it is the name itself.
///
/// - Returns: False if only Foundation's `capitalized` determines the result, because the name has marks such as a
///   hyphen.
func appendCamelCase(of name: Span<UInt8>, to result: inout UTF8Writer) -> Bool {
    let underscore = UInt8(ascii: "_")
    var (first, last) = (0, name.count - 1)
    while first <= last, name[first] == underscore { first += 1 }
    while first <= last, name[last] == underscore { last -= 1 }
    var index = first
    while index <= last, name[index] != underscore { index += 1 }
    if index > last { return true }
    for _ in 0..<first { result.append(underscore) }
    var isFirstPart = true
    var isInWord = false
    for index in first...last {
        let byte = name[index]
        if byte == underscore {
            isFirstPart = false
        } else if byte.isASCIILetter {
            result.append(isFirstPart || isInWord ? byte | 0x20 : byte & ~0x20)
        } else {
            guard isFirstPart || byte.isASCIIDigit else { return false }
            result.append(byte)
        }
        isInWord = byte.isASCIILetter
    }
    for _ in last + 1..<name.count { result.append(underscore) }
    return true
}

/// Returns a name without underscores and with ASCII letters in lower case. Flexible keys are compared in this form.
func folded(_ name: String) -> String {
    withUTF8(of: name) { name in
        withWritten(capacity: name.count) {
            appendFolded(name, to: &$0)
        } _: {
            String(wellFormed: $0, isASCII: $1)
        }
    }
}

func appendFolded(_ name: Span<UInt8>, to result: inout UTF8Writer) {
    var position = 0
    while position < name.count {
        let word = word(of: name, at: position) ?? fewBytes(name, at: position)
        let underscore = bytesEqual(to: UInt8(ascii: "_"), in: word).trailingZeroBitCount / 8
        let count = min(underscore, 8, name.count - position)
        result.append(lowercased(word), count: count)
        position += underscore < 8 ? count + 1 : count
    }
}

/// Returns a word in which ASCII letters are in lower case.
private func lowercased(_ word: UInt64) -> UInt64 {
    // The sums set the highest bit of a byte from "A", and of a byte after "Z".
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let isFromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
    let isAfterZ = low &+ 0x2525_2525_2525_2525
    return word | (isFromA & ~isAfterZ & ~word & 0x8080_8080_8080_8080) >> 2
}

func isASCII(_ bytes: Span<UInt8>) -> Bool {
    var bits: UInt64 = 0
    var position = 0
    while let word = word(of: bytes, at: position) {
        bits |= word
        position += 8
    }
    while position < bytes.count {
        bits |= UInt64(bytes[position])
        position += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
}
