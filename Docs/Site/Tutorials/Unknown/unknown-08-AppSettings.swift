import Fetching

/// Returns the settings for all endpoints.
///
/// - Parameters:
///   - baseURL: The base URL of all requests.
///   - store: The store that sends the requests.
func appSettings(baseURL: String = "http://127.0.0.1:8001", store: NetworkStore = .live) -> APISettings {
    APISettings(baseURL: baseURL, store: store)
}
