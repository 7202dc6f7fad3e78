import Fetching
import Foundation
internal import HTTPSyntax

/// Sends a request through `store`, and returns the response and its body as a stream. An error of the body is an
/// ``AppError``.
///
/// If the status is outside `statusCodes`, the beginning of the body is read for the error: up to 1 MiB, and for at
/// most 10 seconds or `silenceLimit`, whichever is shorter. If `silenceLimit` is nil, the time is not limited.
///
/// - Parameter silenceLimit: The maximum time between two chunks, or nil for no limit. It is measured while the
///   consumer waits.
func streamedResponse(
    to request: URLRequest,
    store: NetworkStore,
    accepting statusCodes: some Collection<Int>,
    message: @Sendable (HTTPURLResponse, Data) -> String? = serverMessage,
    silenceLimit: Duration?
) async throws(AppError) -> (ResponseBody, HTTPURLResponse) {
    do {
        return try await withinCall {
            // The body can be read after the call, perhaps in another task. Its errors mask the secrets of the call.
            let call = CallContext.current
            var (body, response) = try await store.fetchStream(request)
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            guard statusCodes.contains(response.statusCode) else {
                // The status is more important than the body. So the time for the body is limited, and its errors are
                // only mentioned.
                if let silenceLimit {
                    let (limit, start) = (min(silenceLimit, errorBodyLimit), call.time.uptime())
                    body = body.wrapping { try await withTimeLimit(limit, from: start, setBy: "silenceLimit", $0) }
                }
                var bodyError: (any Error)?
                let start = try await body.start(maximumBytes: 1 << 20) { error in
                    bodyError = error
                    return !(error is AppError || error is CancellationError)
                        && (error as? URLError)?.code != .cancelled
                }
                throw ServerFailure(
                    request: request, response: response, body: start, bodyError: bodyError, message: message)
            }
            if let silenceLimit { body = body.limitingSilence(to: silenceLimit, call.time) }
            return (body.mappingErrors { error in call.run { AppError(sending: request, error) } }, response)
        }
    } catch {
        throw AppError(sending: request, error)
    }
}

private let errorBodyLimit = Duration.seconds(10)

extension ResponseBody {
    /// Returns a body that throws ``TimedOut`` if a chunk does not arrive within `limit`. The time is measured while
    /// the consumer waits for the chunk.
    fileprivate func limitingSilence(to limit: Duration, _ time: TimeSource) -> ResponseBody {
        wrapping { next in
            try await withCall({ $0.time = time }) {
                try await withTimeLimit(limit, setBy: "silenceLimit", phase: .waitingForBytes, next)
            }
        }
    }

    /// Returns a body in which `error` converts each error of this body.
    fileprivate func mappingErrors(_ error: @escaping @Sendable (any Error) -> any Error) -> ResponseBody {
        wrapping { next in
            do { return try await next() } catch let thrown { throw error(thrown) }
        }
    }

    /// Returns the beginning of the body: complete chunks, until they have at least `maximumBytes` bytes. Then cancels
    /// the rest of the transfer.
    ///
    /// - Parameter isIgnored: Returns whether an error of the body is ignored. The part that has arrived is then
    ///   returned.
    func start(
        maximumBytes: Int, ignoring isIgnored: (any Error) -> Bool = { _ in false }
    ) async throws -> Data {
        var data = Data()
        do {
            for try await chunk in self {
                data.append(chunk)
                if data.count >= maximumBytes { break }
            }
        } catch  where isIgnored(error) {}
        return data
    }
}
