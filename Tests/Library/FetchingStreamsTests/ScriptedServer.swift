import Fetching
import FetchingStreams
import Foundation
import SharedTestCode
import Synchronization

/// A store whose responses are listed: each request gets the next one.
final class ScriptedServer: Sendable {
    struct Response: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data()
        /// The error at the end of the body.
        var error: (any Error)?
        /// The error that is thrown instead of a response.
        var failure: (any Error)?
    }

    private let responses: [Response]
    private let log = Mutex<[URLRequest]>([])

    init(_ responses: [Response]) { self.responses = responses }

    convenience init(_ responses: Response...) { self.init(responses) }

    var requests: [URLRequest] { log.withLock { $0 } }
    var ranges: [String?] { requests.map { $0.value(forHTTPHeaderField: "Range") } }

    var store: NetworkStore {
        NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { request in
                let index = self.log.withLock { log in
                    log.append(request)
                    return log.count - 1
                }
                guard index < self.responses.count else { throw UnexpectedRequest(request) }
                let response = self.responses[index]
                if let failure = response.failure { throw failure }
                let (data, head) = try stubResponse(
                    to: request, response.body, status: response.status, headers: response.headers)
                let rest = Mutex(data)
                let body = ResponseBody(next: {
                    let chunk = rest.withLock { rest in
                        defer { rest = Data(rest.dropFirst(1000)) }
                        return Data(rest.prefix(1000))
                    }
                    if chunk.isEmpty, let error = response.error { throw error }
                    return chunk.isEmpty ? nil : chunk
                })
                return (body, head)
            })
    }
}

extension ScriptedServer.Response {
    /// The complete file, of which only the first `bytes` bytes arrive.
    static func whole(_ file: Data, bytes: Int? = nil, headers: [String: String] = [:]) -> Self {
        Self(
            headers: ["ETag": #""1""#, "Content-Length": "\(file.count)"].merging(headers) { $1 },
            body: file.prefix(bytes ?? file.count), error: bytes.map { _ in URLError(.networkConnectionLost) })
    }

    /// The bytes of the file from `first`, of which only the first `bytes` bytes arrive.
    static func part(_ file: Data, from first: Int, bytes: Int? = nil, headers: [String: String] = [:]) -> Self {
        let range = "bytes \(first)-\(file.count - 1)/\(file.count)"
        let body = file[first...]
        let all = ["ETag": #""1""#, "Content-Range": range, "Content-Length": "\(body.count)"].merging(headers) { $1 }
        return Self(
            status: 206, headers: all, body: body.prefix(bytes ?? body.count),
            error: bytes.map { _ in URLError(.networkConnectionLost) })
    }

    static func failing(_ error: any Error) -> Self { Self(failure: error) }
}

/// Returns bytes that differ from place to place, and from seed to seed.
func testBytes(_ count: Int, seed: UInt8 = 1) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8 &* 7) &+ seed })
}
