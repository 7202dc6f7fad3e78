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

    @Test func aTransientFailureKeepsTheOrderOfWritesWithItsKey() async throws {
        // The error of the first write of “a”, the texts that are sent, and those that wait or were refused.
        let rows: [(error: AppError, attempts: [String], kept: [String])] = [
            (.cancelled, ["a1"], ["a1", "b1", "a2"]), (serverIsDown, ["a1"], ["a1", "b1", "a2"]),
            (
                .network(NetworkFailure(URLError(.timedOut), request: URLRequest(url: URL(filePath: "/notes")))),
                ["a1", "b1"], ["a1", "a2"]
            ),
            (AppError(creatingRequest: CocoaError(.fileReadNoPermission)), ["a1", "b1"], ["a1", "a2"]),
            (Self.error(401), ["a1"], ["a1", "b1", "a2"]),
        ]
        let waiting = [302, 409, 429, 503, 511].map { (Self.error($0), ["a1", "b1"], ["a1", "a2"]) }
        let refused = [200, 404, 422].map { (Self.error($0), ["a1", "b1", "a2"], ["a1"]) }
        for (error, attempts, kept) in rows + waiting + refused {
            sent.removeAll()
            let outbox = try outbox { note in note.text == "a1" ? error : nil }
            for note in [Note("a", "a1"), Note("b", "b1"), Note("a", "a2")] { try outbox.add(note) }
            let result = try await outbox.flush()
            expectEqual(texts, attempts, "\(error)")
            try expectEqual(outbox.entries().map(\.write.text), kept, "\(error)")
            expect((result.error == nil) == !result.refused.isEmpty, "\(error)")
            for entry in result.refused { try outbox.remove(entry.id) }
            // The next start, with a server that works again, sends the rest in its order.
            sent.removeAll()
            _ = try await self.outbox().flush()
            expectEqual(texts, result.error == nil ? [] : kept, "\(error)")
        }
    }

    /// A write that is added after another one was removed has a file of its own.
    @Test(arguments: [nil, 0, 422]) func aWriteThatIsAddedDuringAnotherOneIsSent(statusOfRemoved: Int?) async throws {
        let gate = Gate()
        let outbox = try outbox { note in
            if note.text != "old" { return nil }
            try? await gate.pass(1)
            return statusOfRemoved.flatMap { $0 == 0 ? nil : Self.error($0) }
        }
        let id = try outbox.add(Note("a", "old"))
        let flush = Task { try await outbox.flush() }
        await gate.waiting(atLeast: 1)
        if statusOfRemoved != nil { try outbox.remove(id) }
        try outbox.add(Note("a", "new"))
        // A second call returns at once.
        try await outbox.flush()
        expectEqual(texts, ["old"])
        gate.release(1)
        // A write that was removed while it was sent stays removed, also if the server refuses it.
        try await expectEqual(flush.value.refused.map(\.id), statusOfRemoved == 422 ? [id] : [])
        expectEqual(texts, ["old", "new"])
        expect(try outbox.entries().isEmpty)
    }

    /// If two tasks add a write and flush at the same time, both writes are sent.
    @Test func noWriteIsLeftAfterTheFlushOfItsOwner() async throws {
        let outbox = try outbox()
        for round in 0..<(runsSlowTests ? 50 : 5) {
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
