import Fetching

/// Returns the settings that all endpoints take.
///
/// - Parameters:
///   - baseURL: The start of all URLs.
///   - store: The store that sends the requests.
func appSettings(baseURL: String = "http://127.0.0.1:8001", store: NetworkStore = .live) -> APISettings {
    APISettings(baseURL: baseURL, store: store)
}
