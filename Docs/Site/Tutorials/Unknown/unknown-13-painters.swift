import Fetching
import Foundation

/// Returns the names of all painters. Reads the next page when it is needed.
func painters(_ api: APISettings, from first: URL) async throws -> [String] {
    var names: [String] = []
    for try await painting in paintingsPages(api, from: first).items
    where !names.contains(painting.painter) {
        names.append(painting.painter)
    }
    return names
}
