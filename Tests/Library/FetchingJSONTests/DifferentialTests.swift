import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// For each document, Foundation's decoder and ours return the same value, or throw errors of the same kind and path.
@Suite(.outsideOfPool) struct DifferentialTests {
    private let documents = caseCount("FETCHING_DOCUMENTS", default: 500)

    @Test(arguments: [false, true])
    func documentsAreReadAsInFoundation(areDamaged: Bool) {
        var values = 0
        // The readers keep memory from one document to the next.
        let allKeys: [JSONOptions.Keys] = [.useDefaultKeys, .convertFromSnakeCase, .convertFromSnakeCase]
        let readers = allKeys.map { JSONReader(JSONOptions(keys: $0)) }
        for seed in 0..<documents {
            var generator = DocumentGenerator(random: SplitMix64(seed: UInt64(seed)))
            var body = Data(generator.document().utf8)
            if areDamaged { damage(&body, &generator.random) }
            let options = JSONOptions(keys: allKeys[seed % 3])
            let theirs = Outcome { try options.decoder().decode(EveryShape.self, from: body) }
            let ours = Outcome { try readers[seed % 3].decode(EveryShape.self, from: body) }
            if ours.value != nil { values += 1 }
            guard ours == theirs || isKnownDifference(ours, theirs, body) else {
                Issue.record("seed \(seed): \(ours), by Foundation \(theirs): \(String(decoding: body, as: UTF8.self))")
                return
            }
        }
        // Both valid and invalid documents are compared.
        expect((documents / 20..<documents).contains(values))
    }

    /// Runs the seeds of `Tests/Fuzzing/fuzz` with the same choices, but without libFuzzer.
    @Test func everySeedOfTheFuzzerPassesItsTrial() throws {
        let seeds = try String(contentsOf: packageFolder.appending(path: "Tests/Fuzzing/seeds.txt"), encoding: .utf8)
            .split(separator: "\n")
        try #require(seeds.count > 20)
        var number = 0
        for seed in seeds {
            for _ in Trial.models {
                let choices = [number % 17, number % 251, number % 19].map { UInt8($0) }
                try #require(Trial(choices + seed.utf8)).run()
                number += 1
            }
        }
    }
}

/// Changes, removes or inserts one or two bytes, or removes the end of the body.
private func damage(_ body: inout Data, _ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...2, using: &random) where !body.isEmpty {
        let index = Int.random(in: 0..<body.count, using: &random)
        let bytes: [UInt8] = Array("\",:{}[]0-\\".utf8) + [0x00, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next())]
        let byte = bytes[Int.random(in: bytes.indices, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: body[index] = byte
        case 1: body.remove(at: index)
        case 2: body.insert(byte, at: index)
        default: body = Data(body.prefix(index))
        }
    }
}
