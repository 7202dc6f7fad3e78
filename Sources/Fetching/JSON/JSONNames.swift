/// The distinct names of the objects that are read with one key type. Each name has a number, and each key has the
/// number of the name that it matches.
///
/// Objects of one type usually have the same names in the same order. Each name therefore stores the name that followed
/// it in the most recent object, and one comparison recognizes the next name of an object. A hash table finds other
/// names. For names in ASCII without escapes, no string is created.
///
/// The names of a document are kept for the next documents, which usually have the same names. The values of a document
/// are never stored here.
final class JSONNames {
    /// The meaning of a number.
    enum Kind: UInt64 {
        /// A name after the conversion that the options require.
        case exact
        /// All names whose camel case is the same.
        case camelCase
        /// All names that are equal without underscores and without regard to the case of ASCII letters.
        case folded
    }

    /// The numbers of a name or of a key. A number of 0 is not known or does not exist. If keys are not flexible, only
    /// `exact` is used.
    struct Numbers: BitwiseCopyable {
        var exact: UInt32 = 0
        var camelCase: UInt32 = 0
        var folded: UInt32 = 0
    }

    private struct Name: BitwiseCopyable {
        var words: JSONWords
        var hash: UInt32 = 0
        /// The number of the name that followed this name most recently.
        var next: UInt32 = 0
        var numbers = Numbers()
        /// For a name, another name with the same folded number. For a folded number, the first such name.
        var similar: UInt32 = 0
        /// The offset of the bytes in `bytes`.
        var start: Int
    }

    /// The numbers that are determined for flexible keys. Most documents need only the first level.
    enum Level: Int {
        /// Every key has been found under its exact name.
        case exact
        /// Names have folded numbers, and each name leads to the next one with the same folded number.
        case folded
        /// Names also have the numbers of their camel case, and objects have entries for all numbers. Needed if an
        /// object has similar names, or names beyond ASCII.
        case all
    }

    private struct Text: Hashable {
        let text: String
        let kind: Kind
    }

    /// The known numbers of a key that consists of one byte.
    private struct Key: BitwiseCopyable {
        /// The numbers of the key. `exact` is 0 until the key's text is known in this document.
        var numbers = Numbers()
        /// The exact number in an earlier document.
        var earlier: UInt32 = 0
        /// The number of names that were compared to find `similar`, or 0.
        var checked: UInt32 = 0
        /// The only other name that can match the key if keys are flexible, or 0 if there is none.
        var similar: UInt32 = 0
    }

    let isFromSnakeCase: Bool
    let isFlexible: Bool
    /// The numbers that have been determined so far for flexible keys.
    private(set) var level = Level.exact
    /// Whether a name has a number for its camel case.
    private(set) var hasCamelCase = false
    /// All names. Number 0 is the start of an object.
    private var names = PlainList(repeating: Name(words: .none, start: 0), count: 24)
    private(set) var count: UInt32 = 1
    /// A hash table of numbers with open addressing.
    private var table = PlainList<UInt32>(repeating: 0, count: 64)
    /// The bytes of all names and keys.
    private var bytes = PlainList<UInt8>()
    private var byteCount = 0
    /// The numbers of names and keys with characters beyond ASCII.
    private var texts: [Text: UInt32] = [:]
    /// The keys that consist of one byte, by this byte.
    private var keys = PlainList(repeating: Key(), count: 16)

    init(_ document: JSONDocument) {
        isFromSnakeCase = document.isFromSnakeCase
        isFlexible = document.isFlexible
    }

    deinit {
        names.deallocate()
        table.deallocate()
        keys.deallocate()
        bytes.deallocate()
    }

    /// Prepares for another document, in which the text of a key can be different. Returns false if the names would
    /// take much memory or time there.
    func endDocument() -> Bool {
        for byte in 0..<keys.count where keys[byte].numbers.exact != 0 {
            keys[byte].earlier = keys[byte].numbers.exact
            keys[byte].numbers.exact = 0
        }
        return level != .all && count <= 4_096 && byteCount <= 1 << 16
    }

    @inline(__always)
    func numbers(of name: UInt32) -> Numbers { names[Int(name)].numbers }

    /// Returns the number of a name in the text.
    ///
    /// - Parameters:
    ///   - previous: The number of the name before it in the object, or 0.
    ///   - isExpected: Set to false if another name followed `previous` the last time.
    @inline(__always)
    func number(
        of name: JSONNode, in bytes: Span<UInt8>, after previous: UInt32, isExpected: inout Bool
    ) -> UInt32 {
        let expected = names[Int(previous)].next
        if isNumber(expected, of: name, in: bytes) { return expected }
        isExpected = false
        return findOrAdd(name, bytes, after: previous)
    }

    /// Whether a name in the text has the number `number`.
    @inline(__always)
    private func isNumber(_ number: UInt32, of name: JSONNode, in bytes: Span<UInt8>) -> Bool {
        names[Int(number)].words.isEqual(to: name, in: bytes) && hasSameMiddle(number, name, in: bytes)
    }

    /// Whether the middle of a name with the same words is the same.
    @inline(__always)
    func hasSameMiddle(_ number: UInt32, _ name: JSONNode, in bytes: Span<UInt8>) -> Bool {
        name.length <= 32 || hasSameMiddle(number, name.length, bytes, name.start + 1)
    }

    func words(of name: UInt32) -> JSONWords { names[Int(name)].words }

    @inline(never)
    private func findOrAdd(_ name: JSONNode, _ bytes: Span<UInt8>, after previous: UInt32) -> UInt32 {
        let words = JSONWords(bytes, at: name.start + 1, count: name.length, UInt64(name.lengthOrEnd))
        let number = find(words, bytes, name.start + 1) ?? addName(words, bytes.extracting(name.contents))
        names[Int(previous)].next = number
        return number
    }
}

/// The numbers of keys.
extension JSONNames {
    /// Returns the number of a key that consists of one byte, or 0 before the first call of `addKey`.
    @inline(__always)
    func number(ofKey byte: UInt8) -> UInt32 { Int(byte) < keys.count ? keys[Int(byte)].numbers.exact : 0 }

    /// Returns the only other name that can match a key, or 0 if there is none. Returns nil if this is not known.
    @inline(__always)
    func similar(toKey byte: UInt8) -> UInt32? {
        let key = keys[Int(byte)]
        return key.checked == count ? key.similar : nil
    }

    func addKey(_ byte: UInt8, _ text: String) -> UInt32 {
        if Int(byte) >= keys.count { keys = keys.grown(to: 256, Key()) }
        // The text is usually the same as in an earlier document.
        let earlier = keys[Int(byte)].earlier
        let isSame = withUTF8(of: text) { isEqual(earlier, JSONWords(ascii: $0, .exact), $0, 0) }
        let number = isSame ? earlier : number(adding: text, .exact)
        if earlier != number { keys[Int(byte)] = Key() }
        keys[Int(byte)].numbers.exact = number
        return number
    }

    /// Returns the numbers of a key for which `addKey` was called. Adds the numbers that only a missing key needs.
    func flexibleNumbers(ofKey byte: UInt8, _ text: () -> String) -> Numbers {
        let key = keys[Int(byte)].numbers
        if key.folded == 0 {
            // A key in ASCII is one of the names.
            let known = names[Int(key.exact)].numbers.folded
            // The text of a key is code of the model, which can use this table. The number is stored afterwards.
            let number = known != 0 ? known : number(adding: folded(text()), .folded)
            keys[Int(byte)].numbers.folded = number
        }
        if hasCamelCase, key.camelCase == 0 {
            let number = number(adding: text(), .camelCase)
            keys[Int(byte)].numbers.camelCase = number
        }
        let numbers = keys[Int(byte)].numbers
        if let similar = similar(to: numbers) {
            keys[Int(byte)].similar = similar
            keys[Int(byte)].checked = count
        }
        return numbers
    }

    /// Returns the only other name that can match a key, or 0 if there is none. Returns nil if there may be several.
    func similar(to key: Numbers) -> UInt32? {
        if hasCamelCase { return nil }
        var found: UInt32 = 0
        var name = names[Int(key.folded)].similar
        // A hostile text may have many similar names.
        for _ in 0..<8 {
            if name == 0 { return found }
            let exact = names[Int(name)].numbers.exact
            if exact != key.exact {
                guard found == 0 || found == exact else { return nil }
                found = exact
            }
            name = names[Int(name)].similar
        }
        return nil
    }

    /// Returns the number of a text, or 0 if it has none.
    func number(of text: String, _ kind: Kind) -> UInt32 {
        let number = withUTF8(of: text) { find(JSONWords(ascii: $0, kind), $0, 0) }
        return number ?? (texts.isEmpty ? 0 : texts[Text(text: text, kind: kind)] ?? 0)
    }

    private func number(adding text: String, _ kind: Kind) -> UInt32 {
        if let number = withUTF8(of: text, { isASCII($0) ? number(adding: $0, kind) : nil }) { return number }
        let text = Text(text: text, kind: kind)
        if let number = texts[text] { return number }
        texts[text] = count
        return append(Name(words: .none, start: 0))
    }

    private func number(adding ascii: Span<UInt8>, _ kind: Kind) -> UInt32 {
        let words = JSONWords(ascii: ascii, kind)
        if let known = find(words, ascii, 0) { return known }
        if kind == .exact { return addName(words, ascii) }
        return append(Name(words: words, start: start(adding: ascii)))
    }
}

/// The numbers of names.
extension JSONNames {
    /// Determines more numbers of all known names, and of the names that follow.
    func raise(to level: Level) {
        guard level.rawValue > self.level.rawValue else { return }
        self.level = level
        var number: UInt32 = 1
        while number < count {
            if names[Int(number)].words.isExact { setNumbers(of: number) }
            number += 1
        }
    }

    private func addName(_ words: JSONWords, _ name: Span<UInt8>) -> UInt32 {
        let number = append(Name(words: words, start: start(adding: name)))
        setNumbers(of: number)
        return number
    }

    /// Adds bytes to `bytes`. Returns their offset.
    private func start(adding name: Span<UInt8>) -> Int {
        let start = byteCount
        byteCount += name.count
        if byteCount > bytes.count { bytes = bytes.grown(to: max(256, 2 * byteCount), 0) }
        for index in name.indices { bytes[start + index] = name[index] }
        return start
    }

    private func setNumbers(of name: UInt32) {
        let text = text(of: name)
        let isASCII = names[Int(name)].words.isASCII
        var numbers = Numbers(exact: name)
        if isFromSnakeCase || !isASCII {
            numbers.exact = number(adding: isFromSnakeCase ? camelCase(text) : text, .exact)
        }
        // The folded number of a name in ASCII is that of its camel case.
        if level == .all || level == .folded && !isASCII {
            let converted = camelCase(text)
            if converted != text {
                numbers.camelCase = number(adding: converted, .camelCase)
                hasCamelCase = true
            }
        }
        if level != .exact {
            numbers.folded = number(adding: folded(text), .folded)
            if names[Int(name)].similar == 0, names[Int(numbers.folded)].similar != name {
                names[Int(name)].similar = names[Int(numbers.folded)].similar
                names[Int(numbers.folded)].similar = name
            }
        }
        names[Int(name)].numbers = numbers
    }
}

/// The table of all names.
extension JSONNames {
    @inline(__always)
    private func isEqual(_ name: UInt32, _ words: JSONWords, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        names[Int(name)].words == words && (words.count <= 32 || hasSameMiddle(name, words.count, bytes, start))
    }

    /// Whether the middle of a long name is the same. The middle is between the first and the last 16 bytes.
    private func hasSameMiddle(_ name: UInt32, _ count: Int, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        withBytes(of: name) { other in
            var offset = 16
            while offset < count - 16 {
                if word(of: other, at: offset) != word(of: bytes, at: start + offset) { return false }
                offset += 8
            }
            return true
        }
    }

    @inline(__always)
    private func find(_ words: JSONWords, _ bytes: Span<UInt8>, _ start: Int) -> UInt32? {
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
        if Int(number) == names.count { names = names.grown(to: 2 * names.count, name) }
        names[Int(number)] = name
        count += 1
        if 2 * Int(count) > table.count {
            let larger = PlainList<UInt32>(repeating: 0, count: 2 * table.count)
            table.deallocate()
            table = larger
            for number in 1..<count { insert(number) }
        } else {
            insert(number)
        }
        return number
    }

    private func insert(_ name: UInt32) {
        // A text beyond ASCII is found in `texts`. All these texts would have the same hash.
        guard names[Int(name)].words != .none else { return }
        names[Int(name)].hash = withBytes(of: name) { names[Int(name)].words.hash($0, at: 0) }
        var place = Int(names[Int(name)].hash) & (table.count - 1)
        while table[place] != 0 { place = (place + 1) & (table.count - 1) }
        table[place] = name
    }

    @inline(__always)
    private func withBytes<Result>(of name: UInt32, _ body: (Span<UInt8>) -> Result) -> Result {
        let name = names[Int(name)]
        return bytes.withSpan(name.start..<name.start + name.words.count, body)
    }

    func text(of name: UInt32) -> String {
        let isASCII = names[Int(name)].words.isASCII
        return withBytes(of: name) {
            isASCII
                ? String(wellFormed: $0, isASCII: true)
                : FetchingJSON.text(unescaping: 0..<$0.count, of: $0, isASCII: false)
        }
    }
}

private func isASCII(_ bytes: Span<UInt8>) -> Bool { bytes.indices.allSatisfy { bytes[$0] < 0x80 } }
