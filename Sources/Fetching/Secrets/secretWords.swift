/// Whether the last word of a name is a word for a secret, as in `newPassword`, `db.password`, `user[password]` and
/// `X-Vault-Token`. The case of the name, and digits at its end, are ignored.
func endsWithSecretWord<Name: BidirectionalCollection<UInt8>>(_ name: Name) -> Bool {
    guard let last = name.lastIndex(where: { $0.isASCIIAlphanumeric && !$0.isASCIIDigit }) else { return false }
    let name = name[...last]
    return endings[Int((name[last] | 0x20) - UInt8(ascii: "a"))].contains { $0.isEnd(of: name) }
}

private struct Ending {
    var bytes: [UInt8]
    /// Whether the ending must be the complete last word. Other endings are secret in longer words too, such as
    /// `accesstoken`.
    var isWholeWord: Bool

    /// Whether the letters and digits of `name` end with this ending.
    func isEnd<Name: BidirectionalCollection<UInt8>>(of name: Name) -> Bool {
        var start = name.endIndex
        for byte in bytes.reversed() {
            repeat {
                if start == name.startIndex { return false }
                name.formIndex(before: &start)
                // A word ends at any other character.
                if isWholeWord, !name[start].isASCIIAlphanumeric { return false }
            } while !name[start].isASCIIAlphanumeric
            if name[start] | 0x20 != byte { return false }
        }
        if !isWholeWord || start == name.startIndex { return true }
        let previous = name[name.index(before: start)]
        return !previous.isASCIIAlphanumeric || name[start].isUppercase && !previous.isUppercase
    }
}

/// The endings of names that are secret, by their last letter. A name that ends with `key` is not secret in general:
/// `primary_key` and `sort_key` are ordinary names.
private let endings: [[Ending]] = {
    let parts = """
        token secret password passwd passphrase passcode authorization signature credential credentials cookie cookies \
        jwt apikey accesskey accesskeyid secretkey privatekey signingkey encryptionkey subscriptionkey accountkey \
        sharedkey masterkey clientkey consumerkey authkey appkey licensekey functionskey sessionid sessid \
        passwordconfirmation passwordhash passworddigest clientassertion
        """
    let words = "auth oauth sig pwd otp session csrf xsrf hmac bearer"
    let all =
        parts.utf8.split(separator: UInt8(ascii: " ")).map { Ending(bytes: Array($0), isWholeWord: false) }
        + words.utf8.split(separator: UInt8(ascii: " ")).map { Ending(bytes: Array($0), isWholeWord: true) }
    let byLetter = Dictionary(grouping: all) { $0.bytes.last }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).map { byLetter[$0] ?? [] }
}()

extension UInt8 {
    fileprivate var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
