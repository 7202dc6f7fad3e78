import Fetching
import Foundation

/// Writes that are kept in a file until the server has received them.
actor OfflineQueue<Write: Codable & Sendable> {
    private let file: URL
    private let send: Fetcher<Write, Void>
    private(set) var waiting: [Write]
    private var isSending = false

    init(file: URL, send: @escaping Fetcher<Write, Void>) throws {
        (self.file, self.send) = (file, send)
        let exists = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
        waiting = exists ? try JSONDecoder().decode([Write].self, from: Data(contentsOf: file)) : []
    }

    func add(_ write: Write) throws { try save(waiting + [write]) }

    func removeFirst() throws { try save(Array(waiting.dropFirst())) }

    /// Sends the writes in order, until one fails. Throws its `AppError`; the write stays in the queue.
    func flush() async throws {
        while !isSending, let write = waiting.first {
            isSending = true
            defer { isSending = false }
            try await send(write).get()
            try removeFirst()
        }
    }

    private func save(_ writes: [Write]) throws {
        try JSONEncoder().encode(writes).write(to: file, options: .atomic)
        waiting = writes
    }
}
