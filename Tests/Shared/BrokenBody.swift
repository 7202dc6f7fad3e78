import Foundation
import LoopbackServer

/// A body of a response that cannot be read completely.
package enum BrokenBody: String, CaseIterable, Sendable {
    case notGzip, cutGzip, brotli, severalCodings, transferCoding, cut, cutChunk, notAChunk, tooLong, endless, silent,
        drip

    /// The bodies that end only at a time limit.
    package static let slow: Set<BrokenBody> = [.silent, .drip]
    /// Whether the transport notices that the body is broken. The libcurl of Foundation on Linux returns what it could
    /// decompress.
    package func isNoticed(by transport: Transport) -> Bool {
        #if os(Linux)
            transport != .urlSession || ![.cutGzip, .brotli].contains(self)
        #else
            true
        #endif
    }

    /// A limit for which `tooLong` and `endless` are too long.
    package static let maximumBytes = 1 << 20

    /// Returns a response with the body, after which the connection is closed.
    package func response(_ status: Int, _ fields: KeyValuePairs<String, String> = [:]) -> LoopbackServer.Response {
        let lines = fields.map { "\($0.key): \($0.value)\r\n" }.joined()
        func script(_ head: String, _ body: Data, _ steps: [LoopbackServer.Step] = []) -> LoopbackServer.Response {
            .script([.send(Data("HTTP/1.1 \(status) Status\r\n\(lines)\(head)\r\n\r\n".utf8) + body)] + steps)
        }
        let hello = Data("hello".utf8)
        // The beginning of the word “hello”, compressed with gzip.
        let gzip = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJ") ?? Data()
        return switch self {
        case .notGzip: script("Content-Encoding: gzip\r\nContent-Length: 5", hello)
        case .cutGzip: script("Content-Encoding: gzip\r\nContent-Length: \(gzip.count)", gzip)
        case .brotli: script("Content-Encoding: br\r\nContent-Length: 5", hello)
        case .severalCodings: script("Content-Encoding: deflate, gzip\r\nContent-Length: 5", hello)
        case .transferCoding: script("Transfer-Encoding: gzip, chunked", Data("5\r\nhello\r\n0\r\n\r\n".utf8))
        case .cut: script("Content-Length: 100", hello)
        case .cutChunk: script("Transfer-Encoding: chunked", Data("64\r\nhello".utf8))
        case .notAChunk: script("Transfer-Encoding: chunked", Data("ZZ\r\nhello".utf8))
        case .tooLong: script("Content-Length: 3145728", Data(count: 3 << 20))
        case .endless: script("X-Length: endless", hello, Array(repeating: .send(Data(count: 1 << 20)), count: 4096))
        case .silent: script("Content-Length: 100", hello, [.wait(.seconds(3600))])
        case .drip:
            script(
                "Content-Length: 1000", hello, (0..<600).flatMap { _ in [.send(Data(count: 1)), .wait(.seconds(1))] })
        }
    }
}
