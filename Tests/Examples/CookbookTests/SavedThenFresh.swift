import Fetching
import Foundation

/// Loads the articles. The parameter is the field `Cache-Control` of the
/// request.
func articlesFetcher(_ api: APISettings) -> Fetcher<String, [String]> {
    api.modelFetcher { directives in
        try api.request(
            path: ["articles"], headers: ["Cache-Control": directives])
    }
}

/// The stored articles, if there are any, and then the articles of the server.
func articleUpdates(
    _ api: APISettings
) -> AsyncStream<Result<[String], AppError>> {
    let articles = articlesFetcher(api)
    return AsyncStream { continuation in
        let task = Task {
            let saved = await articles("only-if-cached, max-stale")
            if case .success = saved { continuation.yield(saved) }
            continuation.yield(await articles("no-cache"))
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}
