/// Whether `bytes` follow JSON's grammar (RFC 8259). Shares no code with the decoder, so that tests can compare the
/// two. Rejects more than 512 levels. Accepts half surrogate pairs and bytes that are not UTF-8.
package func followsJSONGrammar(_ bytes: [UInt8]) -> Bool {
    var checker = SyntaxChecker(bytes: bytes)
    return checker.isDocument()
}

private struct SyntaxChecker {
    let bytes: [UInt8]
    private var position = 0
    /// The closing brackets of the open objects and arrays.
    private var open: [Unicode.Scalar] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func isDocument() -> Bool {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        while true {
            skipSpace()
            if take("{") {
                open.append("}")
                if !isNext("}") {
                    guard isName() else { return false }
                    continue
                }
            } else if take("[") {
                open.append("]")
                if !isNext("]") {
                    guard open.count <= 512 else { return false }
                    continue
                }
            } else {
                guard isScalar() else { return false }
            }
            guard let isOver = closeOrContinue() else { return false }
            if isOver { return true }
        }
    }

    /// Reads closing brackets, then a comma or the end of the text. Returns whether the text has ended, or nil for a
    /// fault.
    private mutating func closeOrContinue() -> Bool? {
        while let bracket = open.last {
            if isNext(bracket) {
                position += 1
                open.removeLast()
            } else {
                guard take(",") else { return nil }
                guard bracket == "]" || isName() else { return nil }
                return false
            }
        }
        skipSpace()
        return position == bytes.count ? true : nil
    }

    private mutating func isName() -> Bool {
        skipSpace()
        guard isString() else { return false }
        skipSpace()
        return take(":")
    }

    private mutating func isScalar() -> Bool {
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return true
        }
        return isNext("\"") ? isString() : isNumber()
    }

    private mutating func isString() -> Bool {
        guard take("\"") else { return false }
        while position < bytes.count, bytes[position] >= 0x20 {
            if take("\"") { return true }
            if take("\\") {
                guard position < bytes.count, "\"\\/bfnrtu".utf8.contains(bytes[position]) else { return false }
            }
            position += 1
        }
        return false
    }

    private mutating func isNumber() -> Bool {
        _ = take("-")
        if !take("0") {
            guard skipDigits() else { return false }
        }
        if take(".") {
            guard skipDigits() else { return false }
        }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            return skipDigits()
        }
        return true
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        return position > start
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func isNext(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        return position < bytes.count && bytes[position] == UInt8(ascii: character)
    }
}
