import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

nonisolated private struct Note: Codable, Sendable {
    var id: String
    var text: String
}

private func noteFetcher(store: NetworkStore) -> Fetcher<Note, Void> {
    fetcher(
        createURLRequest: { note in
            try createRequest(
                .post, baseURL: "https://api.example.com", path: ["notes"], headers: ["Idempotency-Key": note.id],
                body: .json(note))
        },
        fetch: networkFetcher(store: store), mapper: emptyMapper())
}

@Test func writesSurviveTheAppAndAreSentInOrder() async throws {
    let folder = TestFolder()
    let file = folder.url.appending(path: "notes.json")
    let offline = noteFetcher(store: .failing(URLError(.notConnectedToInternet)))
    let queue = try OfflineQueue(file: file, send: offline)
    try await queue.add(Note(id: "1", text: "one"))
    try await queue.add(Note(id: "2", text: "two"))
    await #expect(throws: AppError.self) { try await queue.flush() }

    let log = RequestLog()
    let online = noteFetcher(store: .constant(Data()).recorded(in: log))
    let nextQueue = try OfflineQueue(file: file, send: online)
    try await nextQueue.flush()
    #expect(log.requests.map { $0.value(forHTTPHeaderField: "Idempotency-Key") } == ["1", "2"])
    #expect(await nextQueue.waiting.isEmpty)
    #expect(folder.text("notes.json") == "[]")
}

@Test func aWriteThatTheServerRefusesStaysUntilItIsRemoved() async throws {
    let folder = TestFolder()
    let send = noteFetcher(store: .sequence(.json("{}", status: 422), .json("{}")))
    let queue = try OfflineQueue(file: folder.url.appending(path: "notes.json"), send: send)
    try await queue.add(Note(id: "1", text: ""))
    try await queue.add(Note(id: "2", text: "two"))

    let error = await #expect(throws: AppError.self) { try await queue.flush() }
    #expect(error?.server?.status == 422)
    #expect(await queue.waiting.count == 2)
    try await queue.removeFirst()
    try await queue.flush()
    #expect(await queue.waiting.isEmpty)
}
