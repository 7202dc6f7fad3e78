/// A parser that converts a terminal's input to keys. The input can arrive in chunks of any size.
///
/// The parser accepts UTF-8 text and the ECMA-48 sequences that xterm and the Linux console send. Unknown sequences are
/// ignored.
struct KeyParser: Sendable {
    private enum State: Equatable {
        /// The state between keys.
        case ground
        /// The state after an Esc, which is either a key or the start of a sequence.
        case escape
        /// The state after `ESC [` and the parameters that follow.
        case sequence(parameters: [UInt8])
        /// The state after `ESC O`.
        case singleShift
        /// The state after `ESC [ [`, the start of the Linux console's function keys.
        case consoleFunction
        /// The state inside a UTF-8 character of `count` bytes.
        case character(bytes: [UInt8], count: Int)
    }

    private var state = State.ground
    /// Whether the input is between the start and the end of a bracketed paste.
    private var isPasting = false

    /// Whether the last byte was an Esc. If no byte follows, the Esc is a key; see ``pause()``.
    var isWaiting: Bool { state == .escape }

    /// Parses the next bytes, and returns the keys that are complete.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] {
        var keys: [Key] = []
        for byte in bytes { keys += read(byte) }
        return keys
    }

    /// Returns the Esc key if the last byte was an Esc outside a paste, and no key otherwise. Call this method after a
    /// pause in the input.
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
            return readAfterEscape(byte)
        case .sequence(let parameters):
            return readSequence(byte, parameters)
        case .singleShift:
            state = .ground
            // An M means the keypad's Enter. After `ESC [`, an M means a mouse event instead.
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

    /// Returns the keys for a pasted control character: a space for a line break or a tab, otherwise none.
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

    private mutating func readAfterEscape(_ byte: UInt8) -> [Key] {
        state = .ground
        switch byte {
        case UInt8(ascii: "["): state = .sequence(parameters: [])
        case UInt8(ascii: "O"): state = .singleShift
        case 0x1B:
            state = .escape
            return isPasting ? [] : [.escape]
        // Alt-Backspace deletes a word, as in a shell. Other keys with Alt are ignored.
        case 0x08, 0x7F: return isPasting ? [] : [.control("w")]
        case 0x80...: return readFirst(byte)
        default: break
        }
        return []
    }

    private mutating func readSequence(_ byte: UInt8, _ parameters: [UInt8]) -> [Key] {
        switch byte {
        case 0x20...0x3F:
            // No key has more than 16 bytes of parameters; further bytes are ignored.
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
        // A semicolon and the modifier keys follow the number. Modifier keys are ignored.
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
        // U+0080 to U+009F are control characters.
        return scalar.map { $0.value < 0xA0 ? [] : [.text($0)] } ?? []
    }
}

private let cursorKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
]

private let editingKeys: [Int: Key] = [1: .home, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end]
