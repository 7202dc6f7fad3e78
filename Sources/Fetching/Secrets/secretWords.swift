import FetchingJSON

/// Whether the last word of a name is a word for a secret, as in `newPassword`, `db.password`, `user[password]` and
/// `X-Vault-Token`. The case of the name, and digits at its end, are ignored.
func endsWithSecretWord(_ name: some Sequence<UInt8>) -> Bool {
    var letters: [UInt8] = []
    var wordStart = 0
    var previous = UInt8(ascii: "_")
    for byte in name {
        if byte.isASCIIAlphanumeric {
            let startsWord = !previous.isASCIIAlphanumeric || byte.isUppercase && !previous.isUppercase
            if startsWord { wordStart = letters.count }
            letters.append(byte | 0x20)
        }
        previous = byte
    }
    while let last = letters.last, last.isASCIIDigit { letters.removeLast() }
    guard let last = letters.last, last.isASCIILetter else { return false }
    return endings[Int(last - UInt8(ascii: "a"))].contains { ending in
        guard letters.count >= ending.bytes.count else { return false }
        let start = letters.count - ending.bytes.count
        return (!ending.isWholeWord || start == wordStart) && letters[start...].elementsEqual(ending.bytes)
    }
}

private struct Ending {
    var bytes: [UInt8]
    /// Whether the ending must be the complete last word. Other endings are secret in longer words too, such as
    /// `accesstoken`.
    var isWholeWord: Bool
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
        parts.split(separator: " ").map { Ending(bytes: Array($0.utf8), isWholeWord: false) }
        + words.split(separator: " ").map { Ending(bytes: Array($0.utf8), isWholeWord: true) }
    let byLetter = Dictionary(grouping: all) { $0.bytes.last }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).map { byLetter[$0] ?? [] }
}()

extension UInt8 {
    fileprivate var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
