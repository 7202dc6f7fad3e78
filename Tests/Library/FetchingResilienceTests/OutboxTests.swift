import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

@Suite(.hangLimit) struct OutboxTests {
    private struct Note: Codable, Equatable, Sendable {
        var id: String
        var text: String

        init(_ id: String, _ text: String = "") { (self.id, self.text) = (id, text) }
    }

    private let folder = TestFolder()
    private let sent = Recorded<(note: Note, key: UUID)>()

    private static func error(_ status: Int) -> AppError {
        .server(ServerFailure(request: URLRequest(url: URL(filePath: "/notes")), status: status, message: "Refused."))
    }

    /// Creates an outbox. `respond` returns the error of a write, or nil for a success.
    private func outbox(
        _ respond: @escaping @Sendable (Note) async -> AppError? = { _ in nil }
    ) throws -> Outbox<Note> {
        try Outbox(folder: folder.url, orderKey: \.id) { [sent] entry in
            sent.add((entry.write, entry.id))
            return await respond(entry.write).map { .failure($0) } ?? .success(())
        }
    }

    private var texts: [String] { sent.all.map(\.note.text) }

    @Test func writesSurviveTheEndOfTheAppAndAreSentInTheirOrder() async throws {
        var ids: [UUID] = []
        // Each outbox simulates a start of the app.
        for number in 0..<12 { ids.append(try outbox().add(Note("a", "\(number)"))) }
        let outbox = try outbox()
        try expectEqual(outbox.entries().map(\.id), ids)
        let result = try await outbox.flush()
        expect(result.refused.isEmpty && result.error == nil)
        expect(texts == (0..<12).map(String.init))
        expectEqual(sent.all.map(\.key), ids)
        expectEqual(folder.names, ["sending.lock"])
    }

    /// If the app ends while a write is sent or before its file is removed, the next start sends it with the same ID.
    @Test func aWriteStaysInItsFileWithItsIDUntilItWasSent() async throws {
        let found = Recorded<UUID>()
        let outbox = try Outbox<Note>(folder: folder.url) { [folder] entry in
            let ids = (try? Outbox<Note>(folder: folder.url, send: { _ in .success(()) }).entries().map(\.id)) ?? []
            for id in ids { found.add(id) }
            return .failure(.cancelled)
        }
        let id = try outbox.add(Note("a"))
        for _ in 0..<2 { _ = try await outbox.flush() }
        expectEqual(found.all, [id, id])
        // A file that was not complete when the process was killed is not a write.
        try folder.write("{\"id\":", to: "000000000000009-1.json.new")
        try expectEqual(outbox.entries().map(\.id), [id])
    }

    @Test func aRefusedWriteIsSetAsideAndReported() async throws {
        let outbox = try outbox { $0.text == "bad" ? Self.error(422) : nil }
        for text in ["one", "bad", "two"] { try outbox.add(Note("a", text)) }
        let result = try await outbox.flush()
        expect(result.error == nil)
        expectEqual(result.refused.map(\.write.text), ["bad"])
        expectEqual(result.refused.first?.refusal?.contains("status 422, “Refused.”"), true)
        // It stays until the app removes it, and is not sent again.
        try expectEqual(outbox.entries().map(\.refusal), result.refused.map(\.refusal))
        expect(try await outbox.flush().refused.isEmpty)
        expectEqual(texts, ["one", "bad", "two"])
        try outbox.remove(result.refused[0].id)
        try outbox.remove(UUID())
        expect(try outbox.entries().isEmpty)
    }

    @Test(arguments: [
        // The error of the first write of “a”, the texts that are sent, and those that wait or were refused.
        (503, ["a1", "b1"], ["a1", "a2"]), (429, ["a1", "b1"], ["a1", "a2"]), (401, ["a1"], ["a1", "b1", "a2"]),
        (0, ["a1"], ["a1", "b1", "a2"]), (-2, ["a1", "b1"], ["a1", "a2"]), (-1, ["a1"], ["a1", "b1", "a2"]),
        (422, ["a1", "b1", "a2"], ["a1"]),
        (409, ["a1", "b1"], ["a1", "a2"]), (302, ["a1", "b1"], ["a1", "a2"]), (511, ["a1", "b1"], ["a1", "a2"]),
        (-3, ["a1", "b1"], ["a1", "a2"]), (200, ["a1", "b1", "a2"], ["a1"]), (404, ["a1", "b1", "a2"], ["a1"]),
    ])
    func aTransientFailureKeepsTheOrderOfWritesWithItsKey(status: Int, attempts: [String], kept: [String]) async throws
    {
        let outbox = try outbox { note in
            if note.text != "a1" { return nil }
            switch status {
            case 0: return serverIsDown
            case -1: return .cancelled
            case -2:
                return .network(NetworkFailure(URLError(.timedOut), request: URLRequest(url: URL(filePath: "/notes"))))
            case -3: return AppError(creatingRequest: CocoaError(.fileReadNoPermission))
            default: return Self.error(status)
            }
        }
        for note in [Note("a", "a1"), Note("b", "b1"), Note("a", "a2")] { try outbox.add(note) }
        let result = try await outbox.flush()
        expectEqual(texts, attempts)
        try expectEqual(outbox.entries().map(\.write.text), kept)
        let isRefusal = [200, 404, 422].contains(status)
        expect((result.error == nil) == isRefusal)
        // The next start, with a server that works again, sends the rest in its order.
        if !isRefusal {
            sent.removeAll()
            _ = try await self.outbox().flush()
            expectEqual(texts, kept)
        }
    }

    @Test func aWriteThatIsAddedWhileAnotherOneIsSentIsSentToo() async throws {
        let gate = Gate()
        let outbox = try outbox { note in
            if note.text == "one" { try? await gate.pass(1) }
            return nil
        }
        try outbox.add(Note("a", "one"))
        let flush = Task { try await outbox.flush() }
        await gate.waiting(atLeast: 1)
        try outbox.add(Note("a", "two"))
        // A second call returns at once.
        try await outbox.flush()
        expectEqual(texts, ["one"])
        gate.release(1)
        _ = try await flush.value
        expectEqual(texts, ["one", "two"])
    }

    /// A write that is added after another one was removed has a file of its own.
    @Test(arguments: [0, 422]) func aWriteThatIsAddedDuringARemovalIsSent(status: Int) async throws {
        let gate = Gate()
        let outbox = try outbox { note in
            if note.text != "old" { return nil }
            try? await gate.pass(1)
            return status == 0 ? nil : Self.error(status)
        }
        let id = try outbox.add(Note("a", "old"))
        let flush = Task { try await outbox.flush() }
        await gate.waiting(atLeast: 1)
        try outbox.remove(id)
        try outbox.add(Note("a", "new"))
        gate.release(1)
        _ = try await flush.value
        expectEqual(texts, ["old", "new"])
        expect(try outbox.entries().isEmpty)
    }

    /// If two tasks add a write and flush at the same time, both writes are sent.
    @Test func noWriteIsLeftAfterTheFlushOfItsOwner() async throws {
        let outbox = try outbox()
        for round in 0..<50 {
            await withTaskGroup { group in
                for number in 0..<2 {
                    group.addTask {
                        _ = try? outbox.add(Note("\(number)", "\(round)"))
                        _ = try? await outbox.flush()
                    }
                }
            }
            expect(try outbox.entries().isEmpty)
        }
    }

    @Test func anEntryThatIsRemovedWhileItIsSentStaysRemoved() async throws {
        let gate = Gate()
        let outbox = try outbox { _ in
            try? await gate.pass(1)
            return Self.error(422)
        }
        let id = try outbox.add(Note("a"))
        let flush = Task { try await outbox.flush() }
        await gate.waiting(atLeast: 1)
        try outbox.remove(id)
        gate.release(1)
        try await expectEqual(flush.value.refused.map(\.id), [id])
        expect(try outbox.entries().isEmpty)
    }

    /// A file of another program can have the last number. No name is left for a further write.
    @Test func aWriteWithoutANumberIsAnError() throws {
        let outbox = try outbox()
        try folder.write("{}", to: "999999999999999-x.json")
        expect(throws: CocoaError.self) { try outbox.add(Note("a")) }
        expectEqual(folder.names, ["999999999999999-x.json"])
    }

    /// A sent write whose file cannot be removed is sent again, so no later write with its key may precede it.
    @Test func aWriteThatCannotBeRemovedKeepsItsOrder() async throws {
        let folder = folder
        let outbox = try outbox { note in
            guard note.text == "a1" else { return nil }
            // A folder cannot be removed as a file.
            for name in folder.names where name.hasSuffix(".json") && name.hasPrefix("000000000000001") {
                try? FileManager.default.removeItem(at: folder.url.appending(path: name))
                try? FileManager.default.createDirectory(
                    at: folder.url.appending(path: name), withIntermediateDirectories: false)
            }
            return nil
        }
        for note in [Note("a", "a1"), Note("a", "a2"), Note("b", "b1")] { try outbox.add(note) }
        await expect(throws: (any Error).self) { try await outbox.flush() }
        expectEqual(texts, ["a1", "b1"])
    }

    @Test func theErrorOfADamagedFileHasItsPath() async throws {
        let outbox = try outbox()
        try outbox.add(Note("a", "one"))
        try folder.write("{\"id\":", to: "000000000000000-1.json")
        try folder.write("{\"id\":", to: "000000000000000-2.json")
        for name in ["x.json", "½.json", "999999999999999999.json"] { try folder.write("", to: name) }
        // The error names the file, which is kept, and the next call goes on.
        expect(throws: CocoaError.self) { try outbox.entries() }
        let error = await expect(throws: CocoaError.self) { try await outbox.flush() }
        expectEqual(error?.filePath?.hasSuffix("/000000000000000-2.json.unreadable"), true)
        expectEqual(texts, ["one"])
        try outbox.add(Note("a", "two"))
        expect(try await outbox.flush().error == nil)
        expectEqual(texts, ["one", "two"])
        expectEqual(folder.text("000000000000000-1.json.unreadable"), "{\"id\":")
    }
}
