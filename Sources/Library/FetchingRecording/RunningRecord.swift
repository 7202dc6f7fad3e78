import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// A request that is being sent, and the times that are measured for its entry in the recording.
struct RunningRecord: Sendable {
    private let player: Player
    private let call: Player.Call
    private let request: URLRequest
    /// The call that sends the request. A stream can end outside of it.
    private let context = CallContext.current
    private let date: Date
    private let start: Duration
    private let measured = Measured()

    private final class Measured: Sendable {
        let phases = Mutex<NetworkEvent.Phases?>(nil)
        let headTime = Mutex<Duration?>(nil)
    }

    init(_ player: Player, _ call: Player.Call, _ request: URLRequest) {
        (self.player, self.call, self.request) = (player, call, request)
        date = context.time.date()
        start = context.time.uptime()
    }

    /// The time since the request was sent.
    var elapsed: Duration { context.time.uptime() - start }

    /// Runs `send`, which sends the request, and keeps the times that the transport measures.
    func measuring<Success>(_ send: () async throws -> Success) async throws -> Success {
        defer { measured.headTime.withLock { $0 = elapsed } }
        return try await withCall(
            { [measured] call in
                call.addListener { event in
                    if let phases = event.phases { measured.phases.withLock { $0 = phases } }
                }
            }, send)
    }

    /// Writes the exchange.
    ///
    /// - Parameters:
    ///   - response: The response, or nil if there is none.
    ///   - failure: The reason why the body is not complete, or why there is no response.
    func end(_ response: URLResponse?, _ chunks: [Exchange.Chunk], _ failure: Exchange.Failure?) async throws {
        try await save(entry(response, chunks, failure, isStream: false))
    }

    private func save(_ entry: NewEntry) async throws {
        do { try await player.recorder.save(entry) } catch let error as RecordingError { throw player.failed(error) }
    }

    private func entry(
        _ response: URLResponse?, _ chunks: [Exchange.Chunk], _ failure: Exchange.Failure?, isStream: Bool
    ) -> NewEntry {
        context.run {
            let response = response as? HTTPURLResponse
            let headers = response?.headerFields ?? [:]
            let body = chunks.reduce(into: Data()) { $0 += $1.data }
            let secrets = longSecretValues(
                of: request, responseHeaders: headers, responseBody: body, jsonNames: player.jsonNames)
            let redactor = player.redactor(for: request, others: secrets)
            let visible = removingSecrets(from: body, redactor)
            let exchange = Exchange(
                method: request.httpMethod ?? "GET",
                url: removingSecrets(from: request.url ?? URL(filePath: "/"), redactor),
                secretItems: request.url.map { secretItems(of: $0, redactor) } ?? [],
                requestHeaders: removingSecrets(from: request.allHTTPHeaderFields ?? [:], redactor, keepsNames: true),
                requestBody: call.body.map { removingSecrets(from: $0, redactor) },
                status: response?.statusCode, headers: removingSecrets(from: headers, redactor),
                headTime: measured.headTime.withLock { $0 } ?? .zero,
                chunks: visible == body ? chunks : dividing(visible, like: chunks), failure: failure)
            let times = ExchangeTimes(
                start: date, total: elapsed, phases: measured.phases.withLock { $0 }, isStream: isStream)
            return player.entry(exchange, times, of: call, secrets: secrets)
        }
    }

    /// Returns a body that is recorded until its end, or until its consumer stops reading. At most 64 MiB are recorded.
    func recording(_ body: ResponseBody, _ response: URLResponse) -> ResponseBody {
        let chunks = Mutex<[Exchange.Chunk]?>([])
        let bytes = Atomic(0)
        /// Returns the entry the first time, and nil after that.
        @Sendable func ended(_ failure: Exchange.Failure?) -> NewEntry? {
            chunks.withLock({ $0.take() }).map { entry(response, $0, failure, isStream: true) }
        }
        let copied = body.wrapping { next in
            do {
                guard let data = try await next() else {
                    if let entry = ended(nil) { try await save(entry) }
                    return nil
                }
                chunks.withLock { $0?.append(Exchange.Chunk(time: elapsed, data: data)) }
                // 64 bytes are added, because many short chunks need memory too.
                let isFull = bytes.add(data.count + 64, ordering: .relaxed).newValue > 64 << 20
                if isFull, let entry = ended(.unread) { try await save(entry) }
                return data
            } catch let error as URLError where error.code != .cancelled {
                if let entry = ended(.network(error.code)) { try await save(entry) }
                throw error
            }
        }
        // Runs if the consumer stops reading before the end. This closure cannot suspend, so it blocks until the
        // exchange is written. It cannot throw either, so an error of the file only fails the test.
        return copied.onEnd { _, error in
            guard error != nil, let entry = ended(.unread) else { return }
            do { try player.recorder.saveAndWait(entry) } catch let error as RecordingError {
                _ = player.failed(error)
            } catch {}
        }
    }
}

/// Divides a body with masked secrets into chunks of the same lengths as `chunks`. The last chunk gets the rest.
private func dividing(_ body: Data, like chunks: [Exchange.Chunk]) -> [Exchange.Chunk] {
    var rest = body
    var result = chunks.map { chunk in
        let part = rest.prefix(chunk.data.count)
        rest = rest.dropFirst(part.count)
        return Exchange.Chunk(time: chunk.time, data: Data(part))
    }
    if !rest.isEmpty { result[result.count - 1].data += rest }
    return result
}
