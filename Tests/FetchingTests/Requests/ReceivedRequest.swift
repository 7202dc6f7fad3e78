import Foundation
import LoopbackServer

/// Starts a server that responds to each request with a ``ReceivedRequest`` as JSON.
func echoServer() throws -> LoopbackServer {
    try LoopbackServer.start { request in
        .json(String(decoding: (try? JSONEncoder().encode(ReceivedRequest(request))) ?? Data(), as: UTF8.self))
    }
}

/// The parts of a request that a server has received.
struct ReceivedRequest: Codable, Equatable {
    var method: String
    var target: String
    var segments: [String]
    var names: [String]
    var values: [String]
    var headers: [String: String]
    var body: Data

    init(_ request: LoopbackServer.Request) {
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
