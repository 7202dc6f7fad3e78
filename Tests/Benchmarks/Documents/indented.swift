/// The forms in which public APIs write JSON with line breaks.
enum Indentation {
    /// One space for each level, each element of an array on its own line, as Google's APIs write.
    case google
    /// Two spaces for each object, a space before each colon, arrays without line breaks, as Jackson writes.
    case jackson
}

/// Returns compact JSON with line breaks and spaces.
func indented(_ compact: String, _ indentation: Indentation) -> String {
    let isJackson = indentation == .jackson
    var result: [UInt8] = []
    var isArray: [Bool] = []
    var (isString, isEscaped, isEmpty) = (false, false, false)
    func breakLine() {
        let level = isJackson ? isArray.count { !$0 } * 2 : isArray.count
        result.append(UInt8(ascii: "\n"))
        result += [UInt8](repeating: UInt8(ascii: " "), count: level)
    }
    func separate(inArray: Bool) {
        if isJackson && inArray { result.append(UInt8(ascii: " ")) } else { breakLine() }
    }
    for byte in compact.utf8 {
        if isString {
            result.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isString = false
            }
            continue
        }
        switch byte {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            let wasArray = isArray.removeLast()
            if !isEmpty { separate(inArray: wasArray) } else if isJackson { result.append(UInt8(ascii: " ")) }
            isEmpty = false
            result.append(byte)
            continue
        default: break
        }
        if isEmpty { separate(inArray: isArray.last ?? false) }
        isEmpty = false
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            result.append(byte)
            isArray.append(byte == UInt8(ascii: "["))
            isEmpty = true
        case UInt8(ascii: ","):
            result.append(byte)
            separate(inArray: isArray.last ?? false)
        case UInt8(ascii: ":"):
            result += Array((isJackson ? " : " : ": ").utf8)
        default:
            result.append(byte)
            isString = byte == UInt8(ascii: "\"")
        }
    }
    return String(decoding: result, as: UTF8.self)
}
