/// The distinct names of the fields of all objects that are read with one key type. Each name has a number, and a key
/// that is equal to a name has the same number. So a field is found by a number instead of a text.
///
/// For example, the names of `{"id": 7, "avatar_url": "a.png"}` get the numbers 1 and 2. In an enum of keys, the case
/// `id` has the number 1, like the name. The case `avatarURL` gets the number 3. With flexible keys, `avatarURL` is in
/// one group with `avatar_url`, because they differ only in underscores and case. The group leads from 3 to 2.
///
/// Objects of one type usually have the same names in the same order. Each name therefore stores the name that followed
/// it in the most recent object, and one comparison recognizes the next name of an object. If the comparison fails,
/// a hash table finds the name. For names in ASCII without escapes, no string is created.
///
/// The names of a document are kept for the next documents, which usually have the same names. The values of a document
/// are never stored here.
final class JSONNames {
    private struct Name: BitwiseCopyable {
        var words: JSONWords
        var hash: UInt32 = 0
        /// The number of the name that followed this name most recently.
        var next: UInt32 = 0
        /// The number of this name's converted form: without escapes, normalized, and converted as the options
        /// require.
        var converted: UInt32 = 0
        /// The offset of the name's bytes in `bytes`.
        var start: Int
    }

    /// The numbers of a coding key that occupies one byte in memory, such as a case of an enumeration.
    private struct Key: BitwiseCopyable {
        /// The number of the key's text, or 0 until the text is known in this document.
        var number: UInt32 = 0
        /// The number in an earlier document.
        var earlier: UInt32 = 0
        /// The index of the key's group in `groups`, or 0 if it is not known.
        var group: UInt32 = 0
    }

    /// The numbers of the converted forms of names that differ only in underscores and in the case of ASCII letters.
    private struct Group: BitwiseCopyable {
        var first: UInt32 = 0
        /// `several` if there are more than two names, or if the camel case of a name decides whether a key matches.
        var second: UInt32 = 0
        static let several = UInt32.max
    }

    /// Once `count` has this value, no further name gets a number. Finding a field takes longer if a name of its object
    /// has no number. Keys get numbers in any case.
    static let limit: UInt32 = 1_024
    /// A name gets no number if `bytes` would then have more bytes than this.
    static let byteLimit = 1 << 16

    let isFromSnakeCase: Bool
    let isFlexible: Bool
    /// All names, converted names and keys, by their numbers. Number 0 stands for the start of an object.
    private let names = PlainList(repeating: Name(words: .none, start: 0), count: 1)
    var count: UInt32 { UInt32(truncatingIfNeeded: names.count) }
    /// A hash table of numbers with open addressing.
    private let table = PlainList<UInt32>(repeating: 0, count: 64)
    /// The bytes of all names, and of the converted names and keys in ASCII.
    private let bytes = PlainList<UInt8>()
    var byteCount: Int { bytes.count }
    /// The numbers of converted names and keys with characters beyond ASCII.
    private var texts: [String: UInt32] = [:]
    /// The keys that consist of one byte, by this byte.
    private let keys = PlainList(repeating: Key(), count: 16)
    /// The groups of similar names. Empty until a flexible key has no exact match.
    private let groups = PlainList<Group>()
    private var groupsByForm: [String: UInt32] = [:]
    /// All names whose numbers are smaller than this number have been added to their groups.
    private var groupedCount: UInt32 = 1
    /// Whether an object was searched for similar names. Such a search is slow, so this `JSONNames` is not used for
    /// another document.
    var isAmbiguous = false
    /// Whether a name got no number. The next document may have other names, so this `JSONNames` is not used for it.
    private(set) var isIncomplete = false

    init(_ document: JSONDocument) {
        isFromSnakeCase = document.isFromSnakeCase
        isFlexible = document.isFlexible
    }

    /// Prepares for another document, in which the text of a key can be different. Returns false if keeping the names
    /// would take much memory or time.
    func endDocument() -> Bool {
        for byte in 0..<keys.count where keys[byte].number != 0 {
            keys[byte].earlier = keys[byte].number
            keys[byte].number = 0
        }
        return !isAmbiguous && !isIncomplete
    }

    /// Returns the number of a name after the conversion that the options require.
    @inline(__always)
    func convertedNumber(of name: UInt32) -> UInt32 { names[Int(name)].converted }

    /// Returns the number of a name in the text. Adds a new name, or returns 0 if a limit is reached.
    ///
    /// - Parameter previous: The number of the previous name in the object, or 0 if there is none.
    @inline(__always)
    func number(of name: JSONNode, in bytes: borrowing Bytes, after previous: UInt32) -> UInt32 {
        let expected = names[Int(previous)].next
        return isNumber(expected, of: name, in: bytes) ? expected : findOrAdd(name, bytes, after: previous)
    }

    /// Whether a name in the text has the number `number`.
    @inline(__always)
    private func isNumber(_ number: UInt32, of name: JSONNode, in bytes: borrowing Bytes) -> Bool {
        names[Int(number)].words.isEqual(to: name, in: bytes)
            && (name.length <= 32 || hasSameMiddle(number, name.length, bytes, name.start + 1))
    }

    /// Returns the number of the name that followed a name most recently, or 0 if there is none.
    @inline(__always)
    func next(after name: UInt32) -> UInt32 { names[Int(name)].next }

    func words(of name: UInt32) -> JSONWords { names[Int(name)].words }

    @inline(never)
    private func findOrAdd(_ name: JSONNode, _ bytes: borrowing Bytes, after previous: UInt32) -> UInt32 {
        let words = JSONWords(bytes, at: name.start + 1, count: name.length, name.lengthOrEnd)
        let known = find(words, bytes, name.start + 1)
        guard known != nil || canAddName(of: name.length) else { return 0 }
        let number = known ?? addName(words, bytes, name.contents)
        names[Int(previous)].next = number
        return number
    }

    /// Returns the number of a name that a closure converted. Adds a new name, or returns 0 if a limit is reached.
    func number(ofConverted name: String) -> UInt32 {
        let number = number(of: name)
        return number == 0 && canAddName(of: name.utf8.count) ? self.number(adding: name) : number
    }

    /// Whether another name can get a number.
    private func canAddName(of length: Int) -> Bool {
        isIncomplete = isIncomplete || count >= Self.limit || byteCount + length > Self.byteLimit
        return !isIncomplete
    }
}

/// The numbers of keys.
extension JSONNames {
    /// Returns the number of a key that consists of one byte, or 0 if `addKey` was not called for it in this document.
    @inline(__always)
    func number(ofKey byte: UInt8) -> UInt32 { Int(byte) < keys.count ? keys[Int(byte)].number : 0 }

    func addKey(_ byte: UInt8, _ text: String) -> UInt32 {
        if Int(byte) >= keys.count { keys.extend(to: 256, Key()) }
        // The text is usually the same as in an earlier document.
        let earlier = keys[Int(byte)].earlier
        let isSame = withUTF8(of: text) { isEqual(earlier, JSONWords(ascii: $0), $0, 0) }
        let number = isSame ? earlier : number(adding: text)
        if earlier != number { keys[Int(byte)] = Key() }
        keys[Int(byte)].number = number
        return number
    }

    /// Returns the number of a text, or 0 if it has none.
    func number(of text: String) -> UInt32 {
        let text = normalized(text)
        return withUTF8(of: text) { find(JSONWords(ascii: $0), $0, 0) } ?? texts[text] ?? 0
    }

    /// Returns the number of a text. Adds the text if it has none.
    private func number(adding text: String) -> UInt32 {
        let text = normalized(text)
        let number = withUTF8(of: text) { ascii -> UInt32? in
            guard isASCII(ascii) else { return nil }
            let words = JSONWords(ascii: ascii)
            return find(words, ascii, 0) ?? addName(words, ascii, 0..<ascii.count)
        }
        if let known = number ?? texts[text] { return known }
        texts[text] = count
        return append(Name(words: .none, start: 0))
    }
}

/// Similar names, which flexible keys match.
extension JSONNames {
    /// Returns the number of the only inexact match for a key, or 0 if there is none. Returns nil if several names can
    /// match, or if the key or a name has not been added to its group yet.
    @inline(__always)
    func similar(toKey byte: UInt8) -> UInt32? {
        let key = keys[Int(byte)]
        return key.group != 0 && groupedCount == count ? similar(to: key.number, key.group) : nil
    }

    /// Adds a key and all new names to their groups. Returns the number of the only inexact match for the key, or 0 if
    /// there is none. Returns nil if several names can match.
    func findSimilar(toKey byte: UInt8, _ text: () -> String) -> UInt32? {
        if keys[Int(byte)].group == 0 {
            // The closure `text` runs the model's code, which may use and change these names. The group is therefore
            // stored after the call.
            let index = group(adding: folded(text()))
            keys[Int(byte)].group = index
        }
        addToGroups()
        return similar(to: keys[Int(byte)].number, keys[Int(byte)].group)
    }

    /// Returns the number of the only inexact match for a text, or 0 if there is none. Returns nil if several names can
    /// match.
    ///
    /// - Parameter key: The number of the text itself, or 0 if it has none.
    func similar(to text: String, _ key: UInt32) -> UInt32? {
        addToGroups()
        return groupsByForm[folded(text)].map { similar(to: key, $0) } ?? 0
    }

    @inline(__always)
    private func similar(to key: UInt32, _ group: UInt32) -> UInt32? {
        let group = groups[Int(group)]
        if group.second == Group.several { return nil }
        if group.first == key { return group.second }
        return group.second == key || group.second == 0 ? group.first : nil
    }

    private func addToGroups() {
        while groupedCount < count {
            if names[Int(groupedCount)].words != .none { addToGroup(groupedCount) }
            groupedCount += 1
        }
    }

    private func addToGroup(_ name: UInt32) {
        let text = text(of: name)
        let form = folded(text)
        let index = group(adding: form)
        let (converted, known) = (names[Int(name)].converted, groups[Int(index)])
        if known.first == 0 {
            groups[Int(index)].first = converted
        } else if known.first != converted, known.second != converted {
            groups[Int(index)].second = known.second == 0 ? converted : Group.several
        }
        // A name in ASCII and its camel case have the same folded form.
        if !names[Int(name)].words.isASCII, case let otherForm = folded(camelCase(text)), otherForm != form {
            let other = group(adding: otherForm)
            groups[Int(other)].second = Group.several
        }
    }

    /// Returns the index of the group of the names with a form. Adds an empty group if there is none.
    private func group(adding form: String) -> UInt32 {
        if let known = groupsByForm[form] { return known }
        let index = groupsByForm.count + 1
        if index >= groups.count { groups.extend(to: max(16, 2 * index), Group()) }
        groupsByForm[form] = UInt32(truncatingIfNeeded: index)
        return UInt32(truncatingIfNeeded: index)
    }
}

/// The table of all names.
extension JSONNames {
    private func addName(_ words: JSONWords, _ source: borrowing Bytes, _ range: Range<Int>) -> UInt32 {
        let start = byteCount
        for index in range { bytes.append(source[index]) }
        let number = append(Name(words: words, hash: words.hash(source, at: range.lowerBound), start: start))
        var converted = number
        if isFromSnakeCase || !words.isASCII {
            let text = text(of: number)
            converted = self.number(adding: isFromSnakeCase ? camelCase(text) : text)
        }
        names[Int(number)].converted = converted
        return number
    }

    @inline(__always)
    private func isEqual(_ name: UInt32, _ words: JSONWords, _ bytes: borrowing Bytes, _ start: Int) -> Bool {
        names[Int(name)].words == words && (words.count <= 32 || hasSameMiddle(name, words.count, bytes, start))
    }

    /// Whether the middle of a long name is the same. The middle is between the first and the last 16 bytes.
    func hasSameMiddle(_ name: UInt32, _ count: Int, _ bytes: borrowing Bytes, _ start: Int) -> Bool {
        self.bytes.isEqual(from: names[Int(name)].start + 16, to: bytes, at: start + 16, count: count - 32)
    }

    @inline(__always)
    private func find(_ words: JSONWords, _ bytes: borrowing Bytes, _ start: Int) -> UInt32? {
        let hash = words.hash(bytes, at: start)
        var place = Int(hash) & (table.count - 1)
        while true {
            let name = table[place]
            if name == 0 { return nil }
            if names[Int(name)].hash == hash, isEqual(name, words, bytes, start) { return name }
            place = (place + 1) & (table.count - 1)
        }
    }

    private func append(_ name: Name) -> UInt32 {
        let number = count
        names.append(name)
        if 2 * names.count > table.count {
            let newCount = 2 * table.count
            table.removeElements(from: 0)
            table.extend(to: newCount, 0)
            for number in 1..<count { insert(number) }
        } else {
            insert(number)
        }
        return number
    }

    private func insert(_ name: UInt32) {
        // A text beyond ASCII is found in `texts`. All these texts would have the same hash.
        guard names[Int(name)].words != .none else { return }
        var place = Int(names[Int(name)].hash) & (table.count - 1)
        while table[place] != 0 { place = (place + 1) & (table.count - 1) }
        table[place] = name
    }

    private func text(of name: UInt32) -> String {
        let name = names[Int(name)]
        let written = (name.start..<name.start + name.words.count).map { bytes[$0] }
        let text = String(decoding: written, as: UTF8.self)
        guard !name.words.isASCII else { return text }
        return withUTF8(of: text) { FetchingJSON.text(unescaping: 0..<$0.count, of: $0, isASCII: false) }
    }
}

private func isASCII(_ bytes: borrowing Bytes) -> Bool { (0..<bytes.count).allSatisfy { bytes[$0] < 0x80 } }
