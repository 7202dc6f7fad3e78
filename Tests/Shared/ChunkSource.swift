import Fetching
import Foundation
import Synchronization

/// Returns the chunks of a body as texts.
package func chunks(_ body: ResponseBody) async throws -> [String] {
    try await body.reduce(into: []) { $0.append(String(decoding: $1, as: UTF8.self)) }
}

/// Returns a store whose streams come from `respond`.
package func streams(
    _ respond: @escaping @Sendable (URLRequest) -> (ResponseBody, Int, [String: String])
) -> NetworkStore {
    NetworkStore(
        fetchData: NetworkStore.unimplemented.fetchData,
        fetchStream: { request in
            let (body, status, headers) = respond(request)
            let (_, response) = try await NetworkStore.constant(Data(), status: status, headers: headers)
                .fetchData(request)
            return (body, response)
        })
}

/// The chunks of a body, and the number of times that the body was cancelled.
package final class ChunkSource: Sendable {
    private let chunks: Mutex<[Data]>
    private let failure: (any Error)?
    private let waitsAtEnd: Bool
    private let counts = Mutex((cancels: 0, waits: 0))

    package init(_ chunks: String..., failure: (any Error)? = nil, waitsAtEnd: Bool = false) {
        self.chunks = Mutex(chunks.map { Data($0.utf8) })
        self.failure = failure
        self.waitsAtEnd = waitsAtEnd
    }

    package var cancelCount: Int { counts.withLock { $0.cancels } }
    /// The number of chunks that have not been read.
    package var unreadCount: Int { chunks.withLock { $0.count } }
    package var isWaiting: Bool { counts.withLock { $0.waits > 0 } }

    package var body: ResponseBody {
        ResponseBody(next: { try await self.next() }, cancel: { self.counts.withLock { $0.cancels += 1 } })
    }

    private func next() async throws -> Data? {
        if let chunk = chunks.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return chunk }
        if let failure { throw failure }
        if waitsAtEnd {
            counts.withLock { $0.waits += 1 }
            try await Task.sleep(for: .seconds(3600))
        }
        return nil
    }
}
