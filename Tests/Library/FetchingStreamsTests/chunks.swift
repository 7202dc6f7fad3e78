import Fetching
import Foundation
import SharedTestCode
import Synchronization

/// Returns a body that consists of `chunks`.
func body(_ chunks: [Data]) -> ResponseBody {
    let rest = Mutex(chunks[...])
    return ResponseBody(next: { rest.withLock { $0.popFirst() } })
}

/// Returns a text as chunks in many ways: whole, byte by byte, and split in two at every position.
func splits(of text: Data) -> [[Data]] {
    [[text], text.map { Data([$0]) }] + (0...text.count).map { [text.prefix($0), Data(text.dropFirst($0))] }
}

extension AsyncSequence {
    /// Returns all elements.
    func all() async throws -> [Element] { try await reduce(into: []) { $0.append($1) } }
}

/// Returns a closure that returns one chunk, and then an error.
func onceThenFail(_ text: String) -> @Sendable () async throws -> Data? {
    let rest = Mutex<Data?>(Data(text.utf8))
    return {
        guard let chunk = rest.withLock({ $0.take() }) else { throw URLError(.networkConnectionLost) }
        return chunk
    }
}

/// Chunks of which each read is counted.
final class CountedChunks: Sendable {
    private let state: Mutex<(rest: ArraySlice<String>, reads: Int, isCancelled: Bool)>

    init(_ chunks: [String]) { state = Mutex((chunks[...], 0, false)) }

    var reads: Int { state.withLock { $0.reads } }
    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    var body: ResponseBody {
        ResponseBody {
            self.state.withLock { state in
                state.reads += 1
                return state.rest.popFirst().map { Data($0.utf8) }
            }
        } cancel: {
            self.state.withLock { $0.isCancelled = true }
        }
    }
}

extension NetworkStore {
    /// Returns a store whose only response has a body.
    static func streaming(_ body: ResponseBody) -> NetworkStore {
        NetworkStore(
            fetchData: { try stubResponse(to: $0, await body.data(), status: 200, headers: [:]) },
            fetchStream: { (body, try stubResponse(to: $0, Data(), status: 200, headers: [:]).1) })
    }
}
