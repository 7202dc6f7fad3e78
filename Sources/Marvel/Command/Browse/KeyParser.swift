/// Reads keys from a terminal's bytes, however reads have cut them: UTF-8, and the sequences of ECMA-48 that xterm and
/// the Linux console send for keys. What is not known is passed over.
struct KeyParser: Sendable {
    private enum State: Equatable {
        case ground
        /// Behind an Esc, which is a key, or begins a sequence.
        case escape
        /// Behind `ESC [`.
        case sequence(parameters: [UInt8])
        /// Behind `ESC O`.
        case singleShift
        /// Behind `ESC [ [`, with which the Linux console begins its function keys.
        case consoleFunction
        /// In a character of `count` bytes.
        case character(bytes: [UInt8], count: Int)
    }

    private var state = State.ground
    /// Between the marks with which a terminal surrounds what is pasted.
    private var isPasting = false

    /// Whether only time can tell if an Esc was pressed or begins a sequence; see ``pause()``.
    var isWaiting: Bool { state == .escape }

    /// Reads further bytes.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { keys += read(byte) }
        return keys
    }

    /// Nothing came for a while: an Esc that waits for more was a key.
    mutating func pause() -> [Key] {
        guard isWaiting else { return [] }
        state = .ground
        return isPasting ? [] : [.escape]
    }

    private mutating func read(_ byte: UInt8) -> [Key] {
        switch state {
        case .ground:
            return readFirst(byte)
        case .escape:
            return readBehindEscape(byte)
        case .sequence(let parameters):
            return readSequence(byte, parameters)
        case .singleShift:
            state = .ground
            // The key pad's Enter is one only here; behind `ESC [`, M is a mouse.
            let key = byte == UInt8(ascii: "M") ? .enter : cursorKeys[byte]
            return isPasting ? [] : key.map { [$0] } ?? []
        case .consoleFunction:
            state = .ground
            return []
        case .character(let bytes, let count):
            return readCharacter(byte, bytes, count)
        }
    }

    private mutating func readFirst(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x7E: return [.text(Unicode.Scalar(byte))]
        case 0xC2...0xDF: state = .character(bytes: [byte], count: 2)
        case 0xE0...0xEF: state = .character(bytes: [byte], count: 3)
        case 0xF0...0xF4: state = .character(bytes: [byte], count: 4)
        default: return isPasting ? pastedControl(byte) : control(byte)
        }
        return []
    }

    /// A pasted line's end is not Enter.
    private func pastedControl(_ byte: UInt8) -> [Key] {
        [0x09, 0x0A, 0x0D].contains(byte) ? [.text(" ")] : []
    }

    private func control(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x08, 0x7F: [.backspace]
        case 0x0A, 0x0D: [.enter]
        case 0x01...0x07, 0x0B, 0x0C, 0x0E...0x1A: [.control(Character(Unicode.Scalar(byte + 0x60)))]
        default: []
        }
    }

    private mutating func readBehindEscape(_ byte: UInt8) -> [Key] {
        state = .ground
        switch byte {
        case UInt8(ascii: "["): state = .sequence(parameters: [])
        case UInt8(ascii: "O"): state = .singleShift
        case 0x1B:
            state = .escape
            return isPasting ? [] : [.escape]
        // Alt with Backspace removes a word, as in a shell. Other keys with Alt mean nothing here.
        case 0x08, 0x7F: return isPasting ? [] : [.control("w")]
        case 0x80...: return readFirst(byte)
        default: break
        }
        return []
    }

    private mutating func readSequence(_ byte: UInt8, _ parameters: [UInt8]) -> [Key] {
        switch byte {
        case 0x20...0x3F:
            // More than any key has; the rest is counted for nothing.
            if parameters.count < 16 { state = .sequence(parameters: parameters + [byte]) }
            return []
        case UInt8(ascii: "[") where parameters.isEmpty:
            state = .consoleFunction
            return []
        case 0x40...0x7E:
            state = .ground
            return key(parameters, byte)
        default:
            state = .ground
            return readFirst(byte)
        }
    }

    private mutating func key(_ parameters: [UInt8], _ final: UInt8) -> [Key] {
        // Behind a semicolon stands whether Shift, Alt or Ctrl was held.
        let number = Int(String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
        if final == UInt8(ascii: "~"), number == 200 || number == 201 {
            isPasting = number == 200
            return []
        }
        if isPasting { return [] }
        let key = final == UInt8(ascii: "~") ? number.flatMap { editingKeys[$0] } : cursorKeys[final]
        return key.map { [$0] } ?? []
    }

    private mutating func readCharacter(_ byte: UInt8, _ bytes: [UInt8], _ count: Int) -> [Key] {
        guard byte & 0xC0 == 0x80 else {
            state = .ground
            return readFirst(byte)
        }
        let bytes = bytes + [byte]
        guard bytes.count == count else {
            state = .character(bytes: bytes, count: count)
            return []
        }
        state = .ground
        let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
        // U+0080 to U+009F are controls.
        return scalar.map { $0.value < 0xA0 ? [] : [.text($0)] } ?? []
    }
}

private let cursorKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
]

private let editingKeys: [Int: Key] = [1: .home, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end]
