import Foundation

/// Returns the index of the first of `origins` that is the origin of `url`, or nil if there is none.
///
/// - Parameter invalidURL: Returns the error to throw for an origin that is not an http or https URL.
public func originIndex(
    of url: URL, in origins: [String], invalidURL: (String) -> any Error
) throws -> Int? {
    for (index, origin) in origins.enumerated() {
        guard let origin = parsedURL(origin), isHTTP(origin) else { throw invalidURL(origin) }
        if haveSameOrigin(url, origin) { return index }
    }
    return nil
}
