/// The names and keys of all objects that are read with one key type. Each has a number, and a key that is equal to a
/// name has the same number. So a field is found by a number instead of a text.
///
/// For example, with keys as written, the names of `{"id": 7, "avatar_url": "a.png"}` get the numbers 1 and 2. In an
/// enum of keys, the case `id` has the number 1, like the name. With flexible keys, a folded form has a number too: the
/// name `avatar_url` and the key `avatarURL` both refer to the number of `avatarurl`.
///
/// Objects of one type usually have the same names in the same order. Each name therefore stores the name that followed
/// it in the most recent object, and one comparison recognizes the next name of an object. If the comparison fails,
/// a hash table finds the name. For names in ASCII without escapes, no string is created.
///
/// Names are equal if their bytes in UTF-8, after escapes have been replaced, are equal. The names of a document are
/// kept for the next documents, which usually have the same names. The values of a document are never stored here.
final class JSONNames {
    private struct Name: BitwiseCopyable {
        var words: JSONWords
        var hash: UInt32 = 0
        /// The number of the name that followed this name most recently.
        var next: UInt32 = 0
        /// The number of the text that a key must have: the name without escapes, and in camel case if the options
        /// require it. 0 if this is not a name of a text.
        var converted: UInt32 = 0
        /// With flexible keys, the number of the folded form. Otherwise 0.
        var folded: UInt32 = 0
        /// The offset of the name's bytes in `bytes`.
        var start: Int
    }

    /// Once there are this many names, or this many bytes of names, new names get no number. Finding a field takes
    /// longer if a name of its object has no number. Keys get numbers in any case.
    static let limit = 2_048
    static let byteLimit = 1 << 17

    let keyType: ObjectIdentifier
    private let isFromSnakeCase: Bool
    private let isFlexible: Bool
    /// All names, converted names, folded forms and keys, by their numbers. Number 0 stands for the start of an object.
    private let names = PlainList(repeating: Name(words: .none, start: 0), count: 1)
    /// A hash table of numbers with open addressing.
    private let table = PlainList<UInt32>(repeating: 0, count: 64)
    private let bytes = PlainList<UInt8>()
    /// The numbers of the keys that consist of one byte, by this byte. 0 for an unknown key.
    private let keys = PlainList<UInt32>(repeating: 0, count: 16)

    init(of keyType: ObjectIdentifier, _ document: JSONDocument) {
        self.keyType = keyType
        isFromSnakeCase = document.isFromSnakeCase
        isFlexible = document.isFlexible
    }

    /// Prepares for another document, in which the text of a key can be different.
    func forgetKeys() { for byte in 0..<keys.count { keys[byte] = 0 } }

    var count: Int { names.count }
    var byteCount: Int { bytes.count }
    /// Whether a name got no number. The next document may have other names, so it does not use these.
    private(set) var isIncomplete = false

    /// Whether another name can have a number. Its converted form and its folded form are added too.
    private func canAddName(of length: Int) -> Bool {
        isIncomplete = isIncomplete || count >= Self.limit || byteCount + 3 * length > Self.byteLimit
        return !isIncomplete
    }

    @inline(__always)
    func converted(_ name: UInt32) -> UInt32 { names[Int(name)].converted }

    /// The number of the folded form of a name or a key, or 0 if keys are not flexible.
    @inline(__always)
    func folded(_ name: UInt32) -> UInt32 { names[Int(name)].folded }

    /// The number of the name that followed a name most recently, or 0 if there is none.
    @inline(__always)
    func next(after name: UInt32) -> UInt32 { names[Int(name)].next }

    func words(of name: UInt32) -> JSONWords { names[Int(name)].words }
}

/// The names of a text.
extension JSONNames {
    /// Returns the number of a name in the text. Adds a new name, or returns 0 if a limit is reached.
    ///
    /// - Parameter previous: The number of the previous name in the object, or 0 if there is none.
    @inline(__always)
    func number(of name: JSONNode, in bytes: borrowing Bytes, after previous: UInt32) -> UInt32 {
        let expected = names[Int(previous)].next
        let isExpected =
            names[Int(expected)].words.isEqual(to: name, in: bytes)
            && (name.length <= 32 || hasSameMiddle(expected, name.length, bytes, name.start + 1))
        return isExpected ? expected : findOrAdd(name, bytes, after: previous)
    }

    @inline(never)
    private func findOrAdd(_ name: JSONNode, _ bytes: borrowing Bytes, after previous: UInt32) -> UInt32 {
        let words = JSONWords(bytes, at: name.start + 1, count: name.length, name.lengthOrEnd)
        var number = find(words, bytes, name.start + 1) ?? 0
        if names[Int(number)].converted == 0 {
            guard number != 0 || canAddName(of: name.length) else { return 0 }
            let text = text(of: name, in: bytes)
            let converted = self.number(adding: isFromSnakeCase ? camelCase(text) : text)
            // If the text is the name itself, it has been added now.
            number = find(words, bytes, name.start + 1) ?? add(words, bytes, name.contents)
            names[Int(number)].converted = converted
            names[Int(number)].folded = names[Int(converted)].folded
        }
        names[Int(previous)].next = number
        return number
    }

    private func text(of name: JSONNode, in bytes: borrowing Bytes) -> String {
        FetchingJSON.text(unescaping: name.contents, of: bytes, isASCII: !name.isBeyondASCII)
    }

    /// Returns the number of a name that a closure converted. Adds a new name, or returns 0 if a limit is reached.
    func number(ofConverted name: String) -> UInt32 {
        number(of: name) ?? (canAddName(of: name.utf8.count) ? number(adding: name) : 0)
    }

    /// Whether the middle of a long name is the same. The middle is between the first and the last 16 bytes.
    func hasSameMiddle(_ name: UInt32, _ count: Int, _ bytes: borrowing Bytes, _ start: Int) -> Bool {
        self.bytes.isEqual(from: names[Int(name)].start + 16, to: bytes, at: start + 16, count: count - 32)
    }
}

/// Keys, and other texts without escapes.
extension JSONNames {
    /// Returns the number of a key that consists of one byte. The text of a key is assumed to stay the same
    /// while a document is decoded.
    @inline(__always)
    func number(ofKey byte: UInt8, _ text: () -> String) -> UInt32 {
        let known = Int(byte) < keys.count ? keys[Int(byte)] : 0
        return known != 0 ? known : number(ofNewKey: byte, text)
    }

    @inline(never)
    private func number(ofNewKey byte: UInt8, _ text: () -> String) -> UInt32 {
        // The closure `text` runs the model's code, which may use and change these names.
        let number = number(adding: text())
        // The text of a key can be different in each document.
        if count > 2 * Self.limit { isIncomplete = true }
        if Int(byte) >= keys.count { keys.extend(to: 256, 0) }
        keys[Int(byte)] = number
        return number
    }

    /// Returns the number of a text, or nil if it has none.
    func number(of text: String) -> UInt32? { withUTF8(of: text) { find(JSONWords(text: $0), $0, 0) } }

    /// Returns the number of a text. Adds the text, and its folded form, if it has none.
    private func number(adding text: String) -> UInt32 {
        if let known = number(of: text) { return known }
        let number = withUTF8(of: text) { add(JSONWords(text: $0), $0, 0..<$0.count) }
        if isFlexible { names[Int(number)].folded = self.number(ofForm: FetchingJSON.folded(text)) }
        return number
    }

    /// Returns the number of a folded form. It differs from that of a name with the same bytes.
    private func number(ofForm form: String) -> UInt32 {
        withUTF8(of: form) { form in
            let words = JSONWords(form: form)
            return find(words, form, 0) ?? add(words, form, 0..<form.count)
        }
    }

    /// Returns the number of the folded form of a text, or nil if it has none.
    func foldedNumber(of text: String) -> UInt32? {
        withUTF8(of: FetchingJSON.folded(text)) { find(JSONWords(form: $0), $0, 0) }
    }
}

/// The hash table.
extension JSONNames {
    @inline(__always)
    private func find(_ words: JSONWords, _ bytes: borrowing Bytes, _ start: Int) -> UInt32? {
        let hash = words.hash(bytes, at: start)
        var place = Int(hash) & (table.count - 1)
        while table[place] != 0 {
            let name = table[place]
            if names[Int(name)].hash == hash, names[Int(name)].words == words,
                words.count <= 32 || hasSameMiddle(name, words.count, bytes, start)
            {
                return name
            }
            place = (place + 1) & (table.count - 1)
        }
        return nil
    }

    private func add(_ words: JSONWords, _ source: borrowing Bytes, _ range: Range<Int>) -> UInt32 {
        let name = Name(words: words, hash: words.hash(source, at: range.lowerBound), start: byteCount)
        for index in range { bytes.append(source[index]) }
        let number = UInt32(truncatingIfNeeded: count)
        names.append(name)
        if 2 * count <= table.count {
            insert(number)
        } else {
            let newCount = 2 * table.count
            table.removeElements(from: 0)
            table.extend(to: newCount, 0)
            for number in 1...number { insert(number) }
        }
        return number
    }

    private func insert(_ name: UInt32) {
        var place = Int(names[Int(name)].hash) & (table.count - 1)
        while table[place] != 0 { place = (place + 1) & (table.count - 1) }
        table[place] = name
    }
}
