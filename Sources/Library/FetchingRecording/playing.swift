import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

extension Player {
    /// Returns a store that plays `exchange` for each request.
    func store(playing exchange: Exchange) -> NetworkStore {
        let time = CallContext.current.time
        @Sendable func response(to request: URLRequest) async throws -> URLResponse {
            if settings.keepsDelays { try await time.sleep(exchange.headTime) }
            guard let status = exchange.status else { throw error(for: exchange) }
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: exchange.headers)
            else { throw URLError(.badURL) }
            return response
        }
        return NetworkStore(
            fetchData: { [self] request in
                let response = try await response(to: request)
                if settings.keepsDelays, let last = exchange.chunks.last {
                    try await time.sleep(last.time - exchange.headTime)
                }
                if exchange.failure == nil { return (exchange.data, response) }
                let error = error(for: exchange)
                // As in a live store, the status is more important than the body.
                guard error is URLError, let response = response as? HTTPURLResponse else { throw error }
                return try response.withPart(exchange.data, of: error)
            },
            fetchStream: { [self] request in
                let response = try await response(to: request)
                return (body(of: exchange, time, start: time.uptime() - exchange.headTime), response)
            })
    }

    /// - Parameter start: The uptime at which the request was sent.
    private func body(of exchange: Exchange, _ time: TimeSource, start: Duration) -> ResponseBody {
        let position = Atomic(0)
        return ResponseBody(next: { [self] in
            let next = position.add(1, ordering: .relaxed).oldValue
            guard next < exchange.chunks.count else {
                if exchange.failure != nil { throw error(for: exchange) }
                return nil
            }
            let chunk = exchange.chunks[next]
            if settings.keepsDelays { try await time.sleep(start + chunk.time - time.uptime()) }
            return chunk.data
        })
    }

    private func error(for exchange: Exchange) -> any Error {
        switch exchange.failure {
        case .network(let code): URLError(code, userInfo: [NSLocalizedDescriptionKey: "recorded error"])
        case .unread:
            failed(
                RecordingError(
                    "recording", recorder.url,
                    "has only the beginning of a response: the body was not read to its end, or is longer than 64 MiB; record it again, and read it to its end, or record a shorter one"
                ))
        case .bodyMissing(let reason):
            failed(
                RecordingError(
                    "recording", recorder.url,
                    "has a response \(Redactor().line(reason, limit: 500)); the request was \(exchange.summary)"))
        case nil: URLError(.badServerResponse)
        }
    }
}
