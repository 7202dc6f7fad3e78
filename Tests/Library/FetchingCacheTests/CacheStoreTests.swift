import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// The behavior of each store of the library.
@Suite(.hangLimit) struct CacheStoreTests {
    enum Kind: CaseIterable { case memory, disk }

    private let folder = TestFolder()

    private func store(_ kind: Kind, bytes: Int) -> CacheStore {
        kind == .memory ? .memory(bytes: bytes) : .disk(at: folder.url, bytes: bytes)
    }

    @Test(arguments: Kind.allCases) func savingAgainReplacesTheEntryWithTheSameVariant(kind: Kind) async throws {
        let store = store(kind, bytes: 1 << 20)
        for (variant, text) in [("", "1"), ("de", "2"), ("", "3")] {
            try await store.save(storedEntry("a", variant: variant, body: Data(text.utf8)))
        }
        let bodies = try await store.entries("a").map { $0.variant + String(decoding: $0.body, as: UTF8.self) }
        expectEqual(bodies.sorted(), ["3", "de2"])
        try await expectEqual(store.size().entries, 2)
    }

    @Test(arguments: Kind.allCases) func removesByKeyAndByURLAndPartition(kind: Kind) async throws {
        let store = store(kind, bytes: 1 << 20)
        let long = String(repeating: "/segment", count: 2000)
        for key in ["a", "b", "c"] {
            for partition in ["1", "2"] {
                try await store.save(storedEntry(key, variant: partition, url: key + long, partition: partition))
            }
        }
        try await store.remove("a")
        try await store.remove("unknown")
        try await store.removeWhere { url, partition in url == "b" + long && partition == "1" }
        try await expectEqual(store.variants("a"), [])
        try await expectEqual(store.variants("b"), ["2"])
        try await expectEqual(store.variants("c"), ["1", "2"])
        let (entries, bytes) = try await store.size()
        expectEqual(entries, 3)
        if kind == .disk { expectEqual(Int64(bytes), folder.occupiedBytes) }
        try await store.removeAll()
        expect(try await store.size() == (0, 0))
        expect(folder.names.isEmpty)
    }

    @Test(arguments: Kind.allCases)
    func anEntryThatIsTooLargeIsNotSavedAndRemovesTheOlderOne(kind: Kind) async throws {
        let bytes = kind == .memory ? 20_000 : 80_000
        let store = store(kind, bytes: bytes)
        try await store.save(storedEntry("a", body: Data(count: 9000)))
        try await store.save(storedEntry("a", variant: "de"))
        try await store.save(storedEntry("b"))
        try await expectEqual(store.variants("a"), ["", "de"])
        // A file can take an eighth of the bytes.
        try await store.save(storedEntry("a", body: Data(count: kind == .memory ? bytes : bytes / 8)))
        try await expectEqual(store.variants("a"), ["de"])
        try await expectEqual(store.variants("b"), [""])
    }

    @Test(arguments: Kind.allCases, [0, -1, .min])
    func aStoreWithoutBytesSavesNothing(kind: Kind, bytes: Int) async throws {
        let store = store(kind, bytes: bytes)
        try await store.save(storedEntry("a"))
        expect(try await store.size() == (0, 0))
        expect(folder.names.isEmpty)
        try await self.store(.disk, bytes: 1 << 20).save(storedEntry("a"))
        expect(try await store.entries("a").isEmpty)
    }
}

@Suite(.hangLimit) struct MemoryStoreTests {
    @Test func manyTasksCanUseIt() async throws {
        let store = CacheStore.memory(bytes: 20_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 1...8 {
                group.addTask {
                    for number in 0..<(runsSlowTests ? 1000 : 50) {
                        let key = "\(number * task % 97)"
                        try await store.save(storedEntry(key, variant: "\(number % 3)", body: Data(key.utf8)))
                        for entry in try await store.entries("\(number % 97)") {
                            expectEqual(entry.body, Data(entry.key.utf8))
                        }
                        if number.isMultiple(of: 50) { try await store.remove(key) }
                    }
                }
            }
            try await group.waitForAll()
        }
        var found = 0
        for key in 0..<97 { found += try await store.entries("\(key)").count }
        let (entries, bytes) = try await store.size()
        expect(entries == found && bytes <= 20_000)
    }

    @Test func returnsWhatWasSaved() async throws {
        let store = CacheStore.memory()
        let entry = storedEntry(
            "a", url: "u", partition: "p", headers: ["A": "b"], body: Data("text".utf8), received: 7)
        try await store.save(entry)
        try await expectEqual(store.entries("a").map(EntryValues.init), [EntryValues(entry)])
        expect(try await store.entries("b").isEmpty)
    }

    @Test func theLeastRecentlyUsedKeyIsRemovedFirst() async throws {
        let store = CacheStore.memory(bytes: 4000)
        for key in ["a", "b", "c"] { try await store.save(storedEntry(key, body: Data(count: 800))) }
        try await expectEqual(store.size().entries, 3)
        _ = try await store.entries("a")
        try await store.save(storedEntry("d", body: Data(count: 800)))
        expect(try await store.entries("b").isEmpty)
        for key in ["a", "c", "d"] { try await expectEqual(store.entries(key).count, 1, "\(key)") }
    }

    @Test func theNinthVariantReplacesTheLeastRecentlySaved() async throws {
        let store = CacheStore.memory()
        for number in [0, 1, 2, 3, 4, 5, 6, 7, 0, 8] { try await store.save(storedEntry("a", variant: "\(number)")) }
        try await expectEqual(store.variants("a"), ["0", "2", "3", "4", "5", "6", "7", "8"])
    }

    @Test func behavesLikeASimpleModel() async throws {
        for seed in 0..<UInt64(runsSlowTests ? 200 : 15) {
            await Task.yield()
            var random = SplitMix64(seed: seed)
            let store = CacheStore.memory(bytes: 20_000)
            // The keys in the order of their last use, with their variants in the order of their last save.
            var model: [(key: String, saved: [(variant: String, bytes: Int)])] = []
            func use(_ key: String) -> [(variant: String, bytes: Int)] {
                defer { model.removeAll { $0.key == key } }
                return model.first { $0.key == key }?.saved ?? []
            }
            for _ in 0..<200 {
                let key = "\(Int.random(in: 0..<12, using: &random))"
                var saved = use(key)
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    try await store.remove(key)
                    saved = []
                case 1...5:
                    let entry = storedEntry(
                        key, variant: "\(Int.random(in: 0..<10, using: &random))",
                        body: Data(count: Int.random(in: 0..<3000, using: &random)))
                    try await store.save(entry)
                    saved.removeAll { $0.variant == entry.variant }
                    let bytes = 500 + key.utf8.count + "1accept".utf8.count + entry.body.count
                    saved = (saved + [(entry.variant, bytes)]).suffix(8)
                    while saved.reduce(0, { $0 + $1.bytes }) > 20_000 { saved.removeFirst() }
                default:
                    try await expectEqual(store.variants(key), saved.map(\.variant).sorted(), "seed \(seed)")
                }
                if !saved.isEmpty { model.append((key, saved)) }
                while model.flatMap(\.saved).reduce(0, { $0 + $1.bytes }) > 20_000 { model.removeFirst() }
                let all = model.flatMap(\.saved)
                expect(try await store.size() == (all.count, all.reduce(0) { $0 + $1.bytes }), "seed \(seed)")
            }
        }
    }

    @Test func manyEntriesStayWithinTheBytes() async throws {
        let store = CacheStore.memory(bytes: 4 << 20)
        let count = soakSize != nil ? 1_000_000 : runsSlowTests ? 100_000 : 10_000
        for number in 0..<count {
            if number.isMultiple(of: 256) { await Task.yield() }
            try await store.save(storedEntry("key \(number)"))
        }
        let (entries, bytes) = try await store.size()
        expect(bytes <= 4 << 20)
        expect(entries > 7000)
        try await expectEqual(store.entries("key \(count - 1)").count, 1)
        try await expectEqual(store.entries("key \(count - entries)").count, 1)
        expect(try await store.entries("key \(count - entries - 1)").isEmpty)
    }
}
