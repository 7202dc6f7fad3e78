import Foundation
import SharedTestCode
import Testing

@testable import Fetching

extension NetworkStore {
    /// Sends `request` and returns the code of its `URLError`, or nil if there is a response. Throws other errors.
    func errorCode(_ request: URLRequest) async throws -> URLError.Code? {
        do {
            _ = try await fetchData(request)
            return nil
        } catch let error as URLError {
            return error.code
        }
    }

    /// Fetches `url` and returns the code of the `URLError`, or nil if there is a response. Throws other errors.
    func errorCode(_ url: String) async throws -> URLError.Code? {
        try await errorCode(createRequest(baseURL: url, timeLimit: longTimeout))
    }

    /// Fetches the body of `request` completely or as a stream.
    func body(_ request: URLRequest, isStream: Bool = false) async throws -> Data {
        try await isStream ? fetchStream(request).0.data() : fetchData(request).0
    }

    /// Makes calls at the same time, and waits for all of them.
    func callAtOnce(_ count: Int, _ call: @escaping @Sendable (NetworkStore, Int) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count { group.addTask { try await call(self, number) } }
            try await group.waitForAll()
        }
    }
}

extension URLResponse {
    /// The status of a response of HTTP, or 0.
    var status: Int { (self as? HTTPURLResponse)?.statusCode ?? 0 }
}

#if os(Linux)
    /// Returns a store over libcurl with a time limit that no test reaches, and other options of a test.
    func curlStore(
        trusting certificates: Certificates? = nil, _ change: (inout CurlOptions) -> Void = { _ in }
    ) throws -> NetworkStore {
        var options = CurlOptions()
        options.timeLimit = longTimeout
        if let certificates { options.trust = .authorities(pem: try certificates.text("authority.pem")) }
        change(&options)
        return try NetworkStore.curl(options)
    }
#endif

/// Returns `count` bytes of a pattern, so that a lost or repeated byte changes them.
func bytes(_ count: Int) -> Data {
    let pattern = Data((0..<251).map { UInt8($0) })
    var bytes = Data()
    while bytes.count < count { bytes += pattern }
    return bytes.prefix(count)
}

/// The word “hello”, compressed with gzip.
let helloInGzip = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJBwCGphA2BQAAAA==") ?? Data()
