import Foundation
import LoopbackServer

/// Starts a server that responds to each request with a ``ReceivedRequest`` as JSON.
package func echoServer() throws -> LoopbackServer {
    try LoopbackServer.start { request in
        .json(String(decoding: (try? JSONEncoder().encode(ReceivedRequest(request))) ?? Data(), as: UTF8.self))
    }
}

/// The parts of a request that a server has received.
package struct ReceivedRequest: Codable, Equatable {
    package var method: String
    package var target: String
    package var segments: [String]
    package var names: [String]
    package var values: [String]
    package var headers: [String: String]
    package var body: Data

    package init(_ request: LoopbackServer.Request) {
        method = request.method
        target = request.target
        segments = request.path.split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? "not decodable" }
        names = request.queryItems.map(\.name)
        values = request.queryItems.map(\.value)
        headers = Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
        body = request.body
    }
}
