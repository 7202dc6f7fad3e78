import Fetching
import Foundation

nonisolated struct Export: Decodable, Equatable, Sendable {
    var file: String
}

/// Starts an export, and asks for it until the server responds with a status other than 202.
func exportFetcher(_ api: APISettings, time: TimeSource = .system) -> Fetcher<String, Export> {
    let step = api.fetcher(
        createURLRequest: { (name: String, url: URL?) in
            if let url { return try api.request(url: url) }
            return try api.request(.post, path: ["exports"], body: api.body(["name": name]))
        },
        mapResponse: { data, response -> (export: Export?, url: URL?, seconds: Int) in
            let head = response as? HTTPURLResponse
            if head?.statusCode != 202 { return (try jsonMapper(options: api.json)(data), nil, 0) }
            let location = head?.value(forHTTPHeaderField: "Location").flatMap {
                URL(string: $0, relativeTo: head?.url)
            }
            return (nil, location ?? head?.url, head?.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) } ?? 2)
        })
    return { name in
        var result = await step((name, nil))
        while case .success((nil, let url, let seconds)) = result {
            do { try await time.sleep(.seconds(seconds)) } catch { return .failure(.cancelled) }
            result = await step((name, url))
        }
        return result.flatMap { state in state.export.map { .success($0) } ?? .failure(.cancelled) }
    }
}
