/// Returns the nodes of a text, found in one pass over its bytes.
///
/// - Parameters:
///   - memory: Memory of earlier nodes. It is used if nothing else refers to it.
///   - depthLimit: The maximum depth of nested objects and arrays. The default is the limit of Foundation. A lower
///     limit is raised up to that limit if more levels of a model fit on the stack.
///   - isStopped: Called about every MiB. If it returns true, reading ends.
/// - Throws: An error if the text is not JSON (RFC 8259) or exceeds a limit of the decoder.
func jsonNodes(
    in text: borrowing JSONText, reusing memory: consuming ElementMemory<JSONNode>? = nil, depthLimit: Int = 512,
    isStopped: (() -> Bool)? = nil
) throws(JSONSyntaxError) -> Elements<JSONNode> {
    guard text.utf8.count <= UInt32.max else {
        throw JSONSyntaxError("a text of 4 GiB or more", at: 0, in: [])
    }
    do throws(JSONFault) {
        return try Elements(reusing: memory) { nodes throws(JSONFault) in
            try readNodes(text.utf8, from: text.start, depthLimit, isStopped, nodes)
        }
    } catch {
        throw JSONSyntaxError(error.reason, at: error.offset, in: text.bytes)
    }
}

/// Returns the first fault in a text, or nil if the text is JSON (RFC 8259) with at most 512 nested levels.
public func syntaxError(inJSON utf8: [UInt8]) -> JSONSyntaxError? { syntaxError(inJSON: utf8, depthLimit: 512) }

func syntaxError(inJSON utf8: [UInt8], depthLimit: Int) -> JSONSyntaxError? {
    let text = JSONText(utf8: utf8)
    do throws(JSONSyntaxError) { _ = try jsonNodes(in: text, depthLimit: depthLimit) } catch { return error }
    return nil
}

/// The reason why a text is rejected, and the offset of the fault.
struct JSONFault: Error {
    var reason: String
    var offset: Int

    init(_ reason: String, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

/// Appends the nodes of a text to an empty list, without recursion. Until the end of an object or an array is found,
/// the `lengthOrEnd` of its node is the index of the node that contains it.
private func readNodes(
    _ bytes: borrowing Bytes, from start: Int, _ depthLimit: Int, _ isStopped: (() -> Bool)?,
    _ nodes: borrowing PlainList<JSONNode>
) throws(JSONFault) {
    // Constants, because a debug build calls two functions for each `UInt8(ascii:)`.
    let (quote, colon, comma, brace) = (UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "{"))
    nodes.reserve(bytes.count / 12 + 4)
    var depth = 0
    var limit = depthLimit
    /// The node of the innermost open object or array.
    var innermost = 0
    var isInObject = false
    var position = start
    var byte = nextByte(bytes, at: &position)
    var nextCheck = isStopped == nil ? Int.max : 1 << 20

    values: while true {
        if position >= nextCheck {
            if isStopped?() == true { throw JSONFault("a text that is no longer needed", at: position) }
            nextCheck = position + 1 << 20
        }
        if isInObject {
            guard byte == quote else { throw JSONFault("no field name in quotation marks", at: position) }
            let (end, flags) = try endOfString(bytes, at: position)
            try checkMarks(bytes, from: position, to: end, flags: flags, isName: true)
            nodes.append(try JSONNode(at: position, length: end - position - 2, flags: flags))
            position = end
            guard nextByte(bytes, at: &position) == colon else {
                throw JSONFault("no colon after a field name", at: position)
            }
            position += 1
            byte = nextByte(bytes, at: &position)
        }

        switch byte {
        case quote:
            let (end, flags) = try endOfString(bytes, at: position)
            try checkMarks(bytes, from: position, to: end, flags: flags, isName: false)
            nodes.append(try JSONNode(at: position, length: end - position - 2, flags: flags))
            position = end
        case brace, UInt8(ascii: "["):
            if depth == limit, limit < 512 { limit = max(limit, min(512, modelLevelsOnStack())) }
            guard depth < limit else { throw JSONFault("more than \(limit) nested levels", at: position) }
            depth += 1
            nodes.append(JSONNode(at: position, lengthOrEnd: UInt32(truncatingIfNeeded: innermost)))
            innermost = nodes.count - 1
            isInObject = byte == brace
            position += 1
            byte = nextByte(bytes, at: &position)
            guard byte == closingBracket(isInObject) else { continue values }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let (end, flags) = try endOfNumber(bytes, at: position)
            nodes.append(try JSONNode(at: position, length: end - position, flags: flags))
            position = end
        default:
            let end = try endOfLiteral(bytes, at: position)
            nodes.append(JSONNode(at: position, lengthOrEnd: 0))
            position = end
        }

        // A value is followed by any number of closing brackets, then by a comma or the end.
        while true {
            byte = nextByte(bytes, at: &position)
            if depth == 0 {
                guard position == bytes.count else { throw JSONFault("more text after the value", at: position) }
                return
            }
            if byte == comma {
                position += 1
                byte = nextByte(bytes, at: &position)
                continue values
            }
            guard byte == closingBracket(isInObject) else {
                let container = isInObject ? "an object" : "an array"
                throw JSONFault(
                    position < bytes.count
                        ? "no comma and no closing bracket after a value in \(container)"
                        : "the end of the text inside \(container)", at: position)
            }
            position += 1
            depth -= 1
            let outer = nodes[innermost].end
            nodes[innermost].lengthOrEnd = UInt32(truncatingIfNeeded: nodes.count)
            innermost = outer
            isInObject = depth > 0 && bytes[nodes[outer].start] == brace
        }
    }
}

@_transparent
private func closingBracket(_ isObject: Bool) -> UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

@inline(__always)
private func endOfLiteral(_ bytes: borrowing Bytes, at start: Int) throws(JSONFault) -> Int {
    guard start < bytes.count else { throw JSONFault("the end of the text instead of a value", at: start) }
    let word = word(of: bytes, at: start) ?? fewBytes(bytes, at: start)
    // The lowest byte is the first.
    switch word & 0xFFFF_FFFF {
    case 0x6C6C_756E, 0x6575_7274: return start + 4  // null and true
    case 0x736C_6166 where word >> 32 & 0xFF == 0x65: return start + 5  // false
    default: throw JSONFault("no valid value", at: start)
    }
}

/// Skips white space. Returns the byte after it, or 0 at the end of the text.
@_transparent
private func nextByte(_ bytes: borrowing Bytes, at position: inout Int) -> UInt8 {
    guard position < bytes.count else { return 0 }
    if bytes[position] > 0x20 { return bytes[position] }
    // White space is usually a single byte.
    if position + 1 < bytes.count, bytes[position + 1] > 0x20, bytes[position].isJSONSpace {
        position += 1
        return bytes[position]
    }
    position = skipSpaces(bytes, from: position)
    return position < bytes.count ? bytes[position] : 0
}

/// Returns the position after white space. Skips eight spaces of indentation at once.
private func skipSpaces(_ bytes: borrowing Bytes, from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position].isJSONSpace {
        position += 1
        while let word = word(of: bytes, at: position) {
            let others = word ^ 0x2020_2020_2020_2020
            position += others.trailingZeroBitCount / 8
            if others != 0 { break }
        }
    }
    return position
}
