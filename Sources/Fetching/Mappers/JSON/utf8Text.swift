import Foundation

/// A JSON text as UTF-8, without its byte-order mark: it may come as UTF-16 or UTF-32 too, which the mark tells, or
/// where the zeros are among its first bytes, because a text begins with ASCII (RFC 4627 §3).
func utf8Text(_ body: Data) throws(JSONSyntaxError) -> [UInt8] {
    let bytes = [UInt8](body)
    guard let form = form(of: bytes.prefix(4)) else {
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
    guard bytes.count % form.unit == 0, let text = String(bytes: bytes.dropFirst(form.mark), encoding: form.encoding)
    else { throw JSONSyntaxError("a text that is not \(form.name)", at: 0, in: []) }
    return Array(text.utf8)
}

private struct Form {
    var name: String
    var encoding: String.Encoding
    /// How many bytes are in a unit.
    var unit: Int
    /// How many bytes are in the byte-order mark.
    var mark = 0
}

/// Nil for UTF-8.
private func form(of start: ArraySlice<UInt8>) -> Form? {
    let isZero = start.map { $0 == 0 }
    switch (Array(start), isZero) {
    case ([0xFF, 0xFE, 0, 0], _): return Form(name: "UTF-32", encoding: .utf32LittleEndian, unit: 4, mark: 4)
    case ([0, 0, 0xFE, 0xFF], _): return Form(name: "UTF-32", encoding: .utf32BigEndian, unit: 4, mark: 4)
    case (let bytes, _) where bytes.starts(with: [0xFF, 0xFE]):
        return Form(name: "UTF-16", encoding: .utf16LittleEndian, unit: 2, mark: 2)
    case (let bytes, _) where bytes.starts(with: [0xFE, 0xFF]):
        return Form(name: "UTF-16", encoding: .utf16BigEndian, unit: 2, mark: 2)
    case (_, [true, true, true, false]): return Form(name: "UTF-32", encoding: .utf32BigEndian, unit: 4)
    case (_, [false, true, true, true]): return Form(name: "UTF-32", encoding: .utf32LittleEndian, unit: 4)
    case (_, let zeros) where zeros.starts(with: [true, false]):
        return Form(name: "UTF-16", encoding: .utf16BigEndian, unit: 2)
    case (_, let zeros) where zeros.starts(with: [false, true]):
        return Form(name: "UTF-16", encoding: .utf16LittleEndian, unit: 2)
    default: return nil
    }
}
