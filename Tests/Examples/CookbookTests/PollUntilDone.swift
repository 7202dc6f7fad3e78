import Fetching
import Foundation

nonisolated struct Export: Decodable, Equatable, Sendable {
    var file: String
}

/// Starts an export, and requests its state until the status is not 202.
func exportFetcher(_ api: APISettings) -> Fetcher<String, Export> {
    let step = api.fetcher(
        createURLRequest: { (name: String, url: URL?) in
            if let url { return try api.request(url: url) }
            return try api.request(
                .post, path: ["exports"], body: .json(["name": name]))
        },
        mapResponse: {
            data, response -> (export: Export?, url: URL?, seconds: Int) in
            let head = response as? HTTPURLResponse
            if head?.statusCode != 202 {
                return (try jsonMapper(options: api.json)(data), nil, 0)
            }
            let url = head?.value(forHTTPHeaderField: "Location")
                .flatMap { URL(string: $0, relativeTo: head?.url) }
            return (
                nil, url ?? head?.url,
                max(
                    1,
                    Int(head?.value(forHTTPHeaderField: "Retry-After") ?? "")
                        ?? 2)
            )
        })
    return { name in
        var url: URL?
        while true {
            do {
                let (export, next, seconds) = try await step((name, url)).get()
                if let export { return .success(export) }
                url = next
                try await CallContext.current.time.sleep(.seconds(seconds))
            } catch let error as AppError {
                return .failure(error)
            } catch {
                return .failure(.cancelled)
            }
        }
    }
}
