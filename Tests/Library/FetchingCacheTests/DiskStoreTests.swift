import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingCache

@Suite(.hangLimit) struct DiskStoreTests {
    private let folder = TestFolder()

    private func store(bytes: Int = 256 << 20) -> CacheStore { .disk(at: folder.url, bytes: bytes) }

    private func files() -> [URL] { folder.names.map { folder.url.appending(path: $0) } }

    private func bodies(_ key: String) async throws -> [String] {
        try await store().entries(key).map { String(decoding: $0.body, as: UTF8.self) }
    }

    /// Saves an entry, and returns its file.
    private func savedFile(_ entry: CacheEntry) async throws -> URL {
        let before = files()
        try await store().save(entry)
        return try #require(files().first { !before.contains($0) })
    }

    private func setDate(_ file: URL, secondsAgo: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: file.path)
    }

    @Test func anotherStoreReturnsExactlyWhatWasSaved() async throws {
        let hostile = "a \\ \\41 b\r\nstatus 500\n\n\u{0}\u{1F600}e\u{301} %0A \t"
        let entry = CacheEntry(
            key: hostile, variant: hostile, url: hostile, partition: hostile, vary: ["accept", hostile, ""],
            status: -7, headers: ["Content-Type": "text/plain", hostile: hostile, "": "", "Empty": ""],
            body: Data([10, 10, 0, 255, 13]), requestDate: Date(timeIntervalSinceReferenceDate: 812_345_678.123_456),
            responseDate: .distantFuture)
        try await store().save(entry)
        try await expectEqual(store().entries(hostile).map(EntryValues.init), [EntryValues(entry)])
        expect(try await store().entries("other").isEmpty)
        try await store().removeWhere { url, partition in !(url == hostile && partition == hostile) }
        try await expectEqual(store().size().entries, 1)
    }

    @Test func aBodyThatIsASliceIsSavedFromItsStart() async throws {
        try await store().save(storedEntry("a", body: Data("01234".utf8).dropFirst(2)))
        let body = try #require(try await store().entries("a").first?.body)
        expect(body.startIndex == 0 && body == Data("234".utf8))
    }

    @Test func theHeadOfAFileCanBeRead() async throws {
        let entry = storedEntry(
            "key", variant: "5f", url: "https://a.example/?key=…", partition: "1", headers: ["A": "b c"],
            body: Data("body".utf8), received: 2)
        let file = try await savedFile(entry)
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        expect(lines[0].hasPrefix("response 1 "))
        expectEqual(
            lines.dropFirst(),
            [
                "url https://a.example/?key=…", "partition 1", "variant 5f", "status 200", "sent 1.9", "received 2.0",
                "vary accept", "header A b c", "", "body",
            ])
    }

    @Test func theNinthVariantReplacesTheLeastRecentlyUsed() async throws {
        for number in 0..<8 {
            let file = try await savedFile(storedEntry("a", variant: "\(number)"))
            try setDate(file, secondsAgo: number == 5 ? 50 : 40)
        }
        try await store().save(storedEntry("a", variant: "8"))
        try await expectEqual(store().variants("a"), ["0", "1", "2", "3", "4", "6", "7", "8"])
    }

    @Test func ofTwoFilesForAVariantTheLaterResponseIsReturnedAndBothAreReplaced() async throws {
        let first = try await savedFile(storedEntry("a", body: Data("old".utf8), received: 1))
        let copy = URL(filePath: first.path.replacing("-0.", with: "-7."))
        try FileManager.default.copyItem(at: first, to: copy)
        try await store().save(storedEntry("b", body: Data("new".utf8)))
        try await expectEqual(store().variants("a"), [""])
        try await store().save(storedEntry("a", body: Data("new".utf8), received: 2))
        try await expectEqual(bodies("a"), ["new"])
        expectEqual(files().count, 2)
    }

    @Test func theKeyIsInNoFileAndOnlyTheUserCanReadTheFiles() async throws {
        let secret = "s3cr3t/+key & value"
        let key = "https://a.example/?token=\(secret)"
        let inner = folder.url.appending(path: "one/two", directoryHint: .isDirectory)
        let store = CacheStore.disk(at: inner)
        for number in 0..<20 {
            try await store.save(storedEntry(key, variant: "\(number)", url: "https://a.example/?token=…"))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: inner.path)
        expectEqual(names.count, 8)
        for name in names {
            let file = inner.appending(path: name).path
            let text = name + String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
            for spelling in SecretSpelling.all { expect(!text.contains(spelling.write(secret)), "\(spelling)") }
            try expectEqual(FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int, 0o600)
        }
        try expectEqual(FileManager.default.attributesOfItem(atPath: inner.path)[.posixPermissions] as? Int, 0o700)
    }

    @Test func aTruncatedFileCountsAsMissingAndIsRemoved() async throws {
        let file = try await savedFile(storedEntry("a", headers: ["A": "b"], body: Data("body".utf8)))
        let bytes = try Data(contentsOf: file)
        for count in 0..<bytes.count {
            try bytes.prefix(count).write(to: file)
            expect(try await store().entries("a").isEmpty, "\(count) bytes")
            expect(folder.names.isEmpty)
        }
        try (bytes + [0]).write(to: file)
        expect(try await store().entries("a").isEmpty)
        try bytes.write(to: file)
        try await expectEqual(store().entries("a").count, 1)
    }

    @Test func aFileWithAChangedBitIsNotValid() throws {
        let digest = String(repeating: "0a", count: 32)
        let bytes = entryFile(
            storedEntry("a", variant: "v", headers: ["A": "b"], body: Data("some text".utf8)), digest: digest)
        expect(entry(in: bytes, key: "a", digest: digest) != nil)
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << UInt8(bit)
                expect(entry(in: changed, key: "a", digest: digest) == nil, "bit \(bit) of byte \(index)")
            }
        }
    }

    @Test func aFileOfAnotherKeyIsNotValid() async throws {
        let file = try await savedFile(storedEntry("a"))
        let other = try await savedFile(storedEntry("b"))
        try FileManager.default.removeItem(at: other)
        try FileManager.default.moveItem(at: file, to: other)
        expect(try await store().entries("b").isEmpty)
        expect(folder.names.isEmpty)
    }

    @Test func aHostileFileCountsAsMissing() async throws {
        for text in [
            "", "\n", "\n\n", "response", "response 1 0 0\n", "response 1 ffffffffffffffff 1073741824\n\n",
            "response 1 -1 -1\n\n", "response 1 0 99999999999999999999999999\nurl \n\n", "response 2 0 1\n\n",
            "response 1 0 9\nurl a\npartition b\nvariant c\nstatus 99999999999999999999\n\n", "\u{FEFF}response 1",
        ] {
            let file = try await savedFile(storedEntry("a"))
            try Data(text.utf8).write(to: file)
            try await store().removeWhere { _, _ in false }
            try Data(text.utf8).write(to: file)
            expect(try await store().entries("a").isEmpty, "\(text)")
            try Data(text.utf8).write(to: file)
            try await store().save(storedEntry("a", received: 5))
            try await expectEqual(store().entries("a").count, 1, "\(text)")
            try await store().removeAll()
        }
    }

    @Test func aFileWithoutAFieldIsNotValid() throws {
        let lines = ["url a", "partition b", "variant c", "status 200", "sent 1", "received 2", "header A b", ""]
        func isValid(_ lines: [String]) -> Bool {
            let rest = Array(lines.map { $0 + "\n" }.joined().utf8)
            return entry(in: firstLine(rest[...], "digest").utf8 + rest, key: "key", digest: "digest") != nil
        }
        expect(isValid(lines))
        for name in ["url", "partition", "variant", "status", "sent", "received", ""] {
            expect(!isValid(lines.filter { $0.split(separator: " ").first ?? "" != name }), "\(name)")
            if !name.isEmpty { expect(!isValid(lines.map { $0.hasPrefix(name + " ") ? name : $0 }), "\(name)") }
        }
    }

    @Test func randomBytesAreNeverAnEntry() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<(runsSlowTests ? 2000 : 500) {
            let rest = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                Array("\n\n \\0urlvariantpartition\u{80}".utf8).randomElement(using: &random) ?? 0
            }
            expect(entry(in: rest, key: "", digest: "") == nil)
            expect(entry(in: firstLine(rest[...], "").utf8 + rest, key: "", digest: "") == nil)
            _ = entryHead(in: rest)
        }
    }

    @Test func aHugeFileIsRemovedWithoutReadingIt() async throws {
        let file = try await savedFile(storedEntry("a"))
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 1 << 30)
        try handle.close()
        expect(try await store(bytes: 1 << 20).entries("a").isEmpty)
        expect(folder.names.isEmpty)
    }

    @Test func filesOfOthersAreLeftAlone() async throws {
        let file = try await savedFile(storedEntry("a"))
        let digits = file.lastPathComponent.prefix(64)
        let names = [
            "notes.txt", "new-1.response", "new-.response", "\(digits).response", "\(digits)-8.response",
            "\(digits)-0.response.txt", "\(digits.uppercased())-0.response", "x\(digits.dropFirst())-0.response",
            "new-\(UUID().uuidString).txt", ".response", "response",
        ]
        for name in names { try folder.write("text", to: name) }
        let inner = folder.url.appending(path: "\(digits)-1.response")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        for name in names { try setDate(folder.url.appending(path: name), secondsAgo: 90_000) }
        try await store(bytes: 16_384).save(storedEntry("b"))
        try await store().removeAll()
        expect(folder.names == (names + [inner.lastPathComponent]).sorted())
        expect(try await store().size() == (0, 0))
    }

    @Test func linksAreNotFollowedAndPipesAreNotRead() async throws {
        let file = try await savedFile(storedEntry("a"))
        let content = try Data(contentsOf: file)
        try content.write(to: folder.outside)
        defer { try? FileManager.default.removeItem(at: folder.outside) }
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: folder.outside)
        expect(try await store().entries("a").isEmpty)
        try await store().save(storedEntry("a", body: Data("new".utf8)))
        try await expectEqual(bodies("a"), ["new"])
        try expectEqual(Data(contentsOf: folder.outside), content)

        try FileManager.default.removeItem(at: file)
        expectEqual(mkfifo(file.path, 0o600), 0)
        expect(try await store().entries("a").isEmpty)
    }

    @Test func newFilesThatAreOlderThanAnHourAreRemoved() async throws {
        let (old, recent) = ("new-\(UUID().uuidString).response", "new-\(UUID().uuidString).response")
        try folder.write("part", to: old)
        try folder.write("part", to: recent)
        try setDate(folder.url.appending(path: old), secondsAgo: 3700)
        try setDate(folder.url.appending(path: recent), secondsAgo: 3500)
        let store = store()
        try await store.save(storedEntry("a"))
        expect(folder.names.contains(recent) && !folder.names.contains(old))
        try await expectEqual(store.size().entries, 1)
        try await store.removeAll()
        expect(folder.names.isEmpty)
    }

    @Test func theLeastRecentlyUsedFilesAreRemovedFirst() async throws {
        let page = Int(try #require(fileProperties(try await savedFile(storedEntry("0")).path)).occupiedBytes)
        for number in 1..<12 { try await store().save(storedEntry("\(number)")) }
        for (place, number) in [3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11].enumerated() {
            let digest = keyDigest("\(number)")
            let file = try #require(files().first { $0.lastPathComponent.hasPrefix(digest) })
            try setDate(file, secondsAgo: Double(1000 - place))
        }
        // A hit is a use.
        try await expectEqual(store().entries("0").count, 1)
        try await store(bytes: 16 * page).save(storedEntry("12"))
        try await expectEqual(store().size().entries, 12)
        expect(try await store().entries("3").isEmpty)
        try await store(bytes: 10 * page).save(storedEntry("13"))
        var kept: [Int] = []
        for number in 0..<14 where try await !store().entries("\(number)").isEmpty { kept.append(number) }
        expectEqual(kept, [0, 8, 9, 10, 11, 12, 13])
        expect(folder.occupiedBytes <= Int64(10 * page / 4 * 3))
    }

    @Test func aHitSetsTheDateAtMostOnceAMinute() async throws {
        let file = try await savedFile(storedEntry("a"))
        try setDate(file, secondsAgo: 30)
        let recent = try #require(fileProperties(file.path)).date
        _ = try await store().entries("a")
        expectEqual(fileProperties(file.path)?.date, recent)
        for secondsAgo in [90.0, -90] {
            try setDate(file, secondsAgo: secondsAgo)
            _ = try await store().entries("a")
            try expectEqual(#require(fileProperties(file.path)).isOlder(than: 60), false)
        }
    }

    @Test(arguments: runsSlowTests ? [1, 3] : [3])
    func severalStoresTogetherStayWithinTheBytes(count: Int) async throws {
        let stores = (0..<count).map { _ in store(bytes: 1 << 20) }
        var random = SplitMix64(seed: UInt64(count))
        var largest: Int64 = 0
        for number in 0..<(runsSlowTests ? 400 : 100) {
            let body = Data(count: Int.random(in: 0..<(number.isMultiple(of: 5) ? 130_000 : 9000), using: &random))
            try await (stores.randomElement(using: &random) ?? stores[0]).save(storedEntry("\(number)", body: body))
            largest = max(largest, folder.occupiedBytes)
        }
        expect(largest <= 1 << 20)
        expect(largest > 3 << 18)
    }

    @Test func aMissingFolderIsEmptyAndIsCreatedAgain() async throws {
        let store = store()
        try await store.save(storedEntry("a"))
        try FileManager.default.removeItem(at: folder.url)
        expect(try await store.entries("a").isEmpty)
        expect(try await store.size() == (0, 0))
        try await store.remove("a")
        try await store.removeAll()
        try await store.save(storedEntry("a"))
        try await expectEqual(store.entries("a").count, 1)
    }

    @Test func aFileOrAURLOfNoFolderThrows() async throws {
        try folder.write("text", to: "file")
        for url in [
            folder.url.appending(path: "file"), URL(string: "https://a.example/folder"),
            URL(string: "file:///folder%00/a"),
        ] {
            try await expectErrors(.disk(at: try #require(url)))
        }
        expectEqual(folder.text("file"), "text")
    }

    private func expectErrors(_ store: CacheStore) async throws {
        await expect(throws: (any Error).self) { try await store.save(storedEntry("a")) }
        await expect(throws: (any Error).self) { _ = try await store.entries("a") }
        await expect(throws: (any Error).self) { try await store.remove("a") }
        await expect(throws: (any Error).self) { try await store.removeAll() }
        await expect(throws: (any Error).self) { _ = try await store.size() }
    }

    // The superuser may write to all folders.
    @Test(.enabled(if: geteuid() != 0)) func aFolderThatIsNotWritableThrowsAndCanStillBeRead() async throws {
        try await store().save(storedEntry("a"))
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }
        await expect(throws: POSIXError.self) { try await store().save(storedEntry("b")) }
        await expect(throws: POSIXError.self) { try await store().remove("a") }
        try await expectEqual(store().entries("a").count, 1)
    }

    #if os(Linux)  // the type of the resource differs between platforms
        @Test func aFileThatCannotBeWrittenCompletelyIsRemoved() async throws {
            let url = folder.url
            // A write beyond the limit fails like a write to a full disk.
            await inTurn {
                await #expect(processExitsWith: .success) { [url = url as URL] in
                    signal(SIGXFSZ, SIG_IGN)
                    var limit = rlimit(rlim_cur: 4500, rlim_max: 4500)
                    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                    let store = CacheStore.disk(at: url)
                    try await store.save(storedEntry("a", body: Data(count: 3000)))
                    await expect(throws: POSIXError(.EFBIG)) {
                        try await store.save(storedEntry("a", body: Data(count: 9000)))
                    }
                }
            }
            expectEqual(folder.names.count, 1)
            try await expectEqual(store().entries("a").map(\.body), [Data(count: 3000)])
        }
    #endif
}

extension TestFolder {
    /// The bytes that the files occupy.
    var occupiedBytes: Int64 { names.reduce(0) { $0 + (fileProperties(path + $1)?.occupiedBytes ?? 0) } }
}
