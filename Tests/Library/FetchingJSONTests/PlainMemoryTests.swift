import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

@Suite struct PlainMemoryTests {
    /// Offsets near both ends of a text, and offsets whose sum with a length overflows.
    private static let offsets = Array(-40...80) + [.min, .min + 31, .max - 31, .max]

    @Test func wordsAreReadOnlyIfAllTheirBytesAreInTheText() { for count in 0...40 { checkWords(count) } }

    private func checkWords(_ count: Int) {
        let text = (0..<count).map { UInt8($0) }
        let bytes = Elements { $0.append(contentsOf: Data(text)) }
        for offset in Self.offsets {
            let isInside = { (size: Int) in offset >= 0 && offset <= count - size }
            let first = isInside(8) ? (0..<8).reduce(0) { $0 | UInt64(text[offset + $1]) << UInt64(8 * $1) } : nil
            let found = word(of: bytes, at: offset)
            let (isFirst, isOther) = (isWord(first ?? 0, of: bytes, at: offset), isWord(1, of: bytes, at: offset))
            let four = fourWords(of: bytes, at: offset)
            let before = wordsAndBytesBefore(of: bytes, at: offset)
            let end = endOfPlain(bytes, from: offset, limit: 64)
            expectEqual(found, first)
            expect(isFirst == (first != nil))
            expect(!isOther)
            // All bytes that are read here are control characters.
            expectEqual(end, offset)
            expect(four?[0] == (isInside(32) ? first : nil))
            expect((before != nil) == (isInside(32) && offset >= 3))
        }
    }

    /// A document may be kept while another is decoded.
    @Test(arguments: [false, true]) func memoryIsUsedAgainUnlessSomethingRefersToIt(isKept: Bool) {
        var memory: ElementMemory<UInt8>?
        var earlier: Elements<UInt8>? = Elements<UInt8> { $0.extend(to: 20, 1) }
        memory = earlier?.memory
        if !isKept { earlier = nil }
        let address = memory.map { ObjectIdentifier($0) }
        let next = Elements<UInt8>(reusing: memory.take()) { $0.extend(to: 10, 2) }
        let isSame = next.memory.map { ObjectIdentifier($0) } == address
        let (count, first, last, kept) = (next.count, next[0], next[9], earlier?[19])
        expectEqual(isSame, !isKept)
        expect((count, first, last) == (10, 2, 2))
        expect(kept == (isKept ? 1 : nil))
    }

    @Test(arguments: runsSlowTests ? [-1, 3, .min, .max] : [-1, 3]) func anIndexOutOfBoundsEndsTheProcess(index: Int)
        async
    {
        await inTurn {
            await #expect(processExitsWith: .failure) { [index] in
                let bytes = Elements<UInt8> { $0.extend(to: 3, 7) }
                let byte = bytes[index]
                expectEqual(byte, 0)
            }
        }
        await inTurn {
            await #expect(processExitsWith: .failure) { [index] in
                let list = PlainList<UInt8>(repeating: 0, count: 3)
                list[index] = 1
            }
        }
    }

    @Test func aListCanBeShortenedExtendedAndChanged() {
        let list = PlainList<UInt32>()
        for number in 0..<100 as Range<UInt32> { list.append(number) }
        list.removeElements(from: 3)
        list.extend(to: 5, 7)
        list[0] = 9
        expectEqual((0..<list.count).map { list[$0] }, [9, 1, 2, 7, 7])
    }
}
