/// A generator of numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Returns true once in `count` calls, on average.
    mutating func once(in count: Int) -> Bool { int(1...count) == 1 }

    mutating func any<Element>(of elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

    /// Returns a number of hexadecimal digits.
    mutating func hex(_ count: Int) -> String {
        String((0..<count).map { _ in any(of: Array("0123456789abcdef")) })
    }

    /// Returns a date such as `2014-04-29T14:18:17Z`.
    mutating func date() -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = "\(int(2009...2025))-\(two(int(1...12)))-\(two(int(1...28)))"
        return "\(day)T\(two(int(0...23))):\(two(int(0...59))):\(two(int(0...59)))Z"
    }

    /// Returns a sentence of ordinary words, without marks that need an escape.
    mutating func words(_ range: ClosedRange<Int>) -> String {
        (0..<int(range)).map { _ in any(of: commonWords) }.joined(separator: " ")
    }
}

private let commonWords = """
    the a of small library for reading and writing files with fast parser client server tool kit layout image cache
    that works on every platform test support async stream json table of contents network framework written in pure
    simple swift rust command line editor theme plugin collection awesome list curated by people experimental build
    """.split { $0.isWhitespace }
