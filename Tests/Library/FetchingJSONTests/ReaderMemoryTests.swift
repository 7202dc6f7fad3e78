import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// The memory that a reader uses for names, and keeps for the next text, is limited for every text.
@Suite(.outsideOfPool) struct ReaderMemoryTests {
    @Test(arguments: [JSONOptions.Keys.flexible, .useDefaultKeys, .convertFromSnakeCase])
    func distinctNamesTakeLimitedMemory(keys: JSONOptions.Keys) throws {
        let reader = JSONReader(JSONOptions(keys: keys))
        let count = soakSize != nil ? 1_000_000 : runsSlowTests ? 50_000 : 2_700
        let objects = (0..<count).map { #"{"unknown_\#($0)":0,"value":\#($0),"more_\#($0)":{}}"# }
        let models = try reader.decode([OneValue].self, from: Data("[\(objects.joined(separator: ","))]".utf8))
        expectEqual(models.map(\.value), Array(0..<count))
        expect(models.allSatisfy { $0.nameCount <= 2_600 && $0.nameBytes <= 1 << 17 })
        expect(reader.keptObjects.isEmpty)

        let all = (0..<count).map { #""name_\#($0)":\#($0)"# }.joined(separator: ",")
        let model = try reader.decode(OneValue.self, from: Data("{\(all),\"value\":5,\"value\":6}".utf8))
        expect(model.value == 5 && model.nameCount <= 2_600)
        expect(reader.keptObjects.isEmpty)
    }

    @Test func textsWithOtherNamesTakeLimitedMemory() throws {
        let reader = JSONReader(JSONOptions())
        for text in 0..<(runsSlowTests ? 1_000 : 600) {
            let objects = (0..<20).map { object in
                let names = (0..<5).map { #""name_\#(($0 + object) % 5)_of_\#(text)":0"# }
                return "{\(names.joined(separator: ",")),\"value\":\(object)}"
            }
            let models = try reader.decode([OneValue].self, from: Data("[\(objects.joined(separator: ","))]".utf8))
            expectEqual(models.map(\.value), Array(0..<20))
            expect(reader.keptObjects.allSatisfy { $0.names.count <= 2_600 && $0.all.count == 1 })
        }
    }

    @Test func longNamesTakeLimitedMemory() throws {
        let reader = JSONReader(JSONOptions())
        let long = String(repeating: "long ", count: 500)
        let names = (0..<100).map { #""\#(long)\#($0)":0"# }.joined(separator: ",")
        let model = try reader.decode(OneValue.self, from: Data("{\(names),\"value\":1}".utf8))
        expect(model.value == 1 && model.nameBytes <= 1 << 17)
        expect(reader.keptObjects.isEmpty)
    }

    /// A text of many levels has a container for each level.
    @Test func containersOfManyLevelsTakeLimitedMemory() throws {
        let reader = JSONReader(JSONOptions())
        let names = (0..<900).map { #""name_\#($0)":0,"# }.joined()
        let count = modelDepthLimit - 1
        for _ in 0..<2 {
            let text =
                String(repeating: "{\(names)\"next\":", count: count) + "{}" + String(repeating: "}", count: count)
            try expectEqual(reader.decode(Chain.self, from: Data(text.utf8)).length, count + 1)
            expect(reader.keptObjects.allSatisfy { $0.all.count * $0.names.count <= 1 << 15 })
        }
    }

    @Test func aLargeTextIsNotKept() throws {
        let reader = JSONReader(JSONOptions())
        _ = try reader.decode([Int].self, from: Data("[\(String(repeating: "1, ", count: 400_000))1]".utf8))
        reader.unused.withLock {
            expect($0?.text == nil)
            expect($0?.nodes == nil)
        }
        _ = try reader.decode([Int].self, from: Data("[1]".utf8))
        reader.unused.withLock { expect((1...1 << 20).contains($0?.text?.capacity ?? 0)) }
    }

    /// Names that are written to be similar have different hashes. In a table that is half full, at most a few names
    /// have the same place.
    @Test func similarNamesHaveDifferentHashes() {
        let count = runsSlowTests ? 1 << 16 : 1 << 13
        let x = String(repeating: "x", count: 40)
        let families: [(Int) -> String] = [
            { "\($0)" }, { "\($0 << 20)" }, { "\(x)\($0)" }, { "\($0)\(x)" }, { "\(x)\($0)\(x)" },
            { String($0, radix: 2) }, { "\($0 & 0xFF)\(x)\($0 >> 8)" },
            { String(String($0 | 1 << 32, radix: 2).map { $0 == "0" ? "a" : "q" }) },
        ]
        for (family, name) in families.enumerated() {
            var places: [UInt32: Int] = [:]
            var hashes: Set<UInt32> = []
            for number in 0..<count {
                let hash = withUTF8(of: name(number)) { JSONWords(text: $0).hash($0, at: 0) }
                hashes.insert(hash)
                places[hash & UInt32(2 * count - 1), default: 0] += 1
            }
            // With random hashes, less than one pair is expected to be equal, and at most nine names are at one place.
            expect(hashes.count > count - 20, "family \(family)")
            expect(places.values.allSatisfy { $0 < 20 }, "family \(family)")
        }
    }
}

extension JSONReader {
    /// The objects that are kept for the next text.
    fileprivate var keptObjects: [JSONObjects] {
        unused.withLock { memory in
            guard let objects = memory?.objects else { return [] }
            return (0..<objects.count).map { objects[$0] }
        }
    }
}

/// A model with one value, and with the number of the names that the decoder stores, and of their bytes.
private struct OneValue: Decodable {
    let value: Int
    let nameCount: Int
    let nameBytes: Int

    private enum CodingKeys: CodingKey { case value, absent }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(Int.self, forKey: .value)
        _ = try container.decodeIfPresent(Int.self, forKey: .absent)
        let names = (decoder as? JSONValueDecoder)?.document.objects[0].names
        nameCount = names?.count ?? .max
        nameBytes = names?.byteCount ?? .max
    }
}

private final class Chain: Decodable {
    let next: Chain?

    var length: Int { 1 + (next?.length ?? 0) }
}
