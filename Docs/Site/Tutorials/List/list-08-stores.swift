import Fetching
import FetchingResilience

extension NetworkStore {
    /// The store of the app. It retries, limits the time of a call, and stops
    /// sending requests to a server that fails.
    static let app = live.layered(standardLayers())
}
