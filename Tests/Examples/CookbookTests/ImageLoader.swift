import Fetching
import FetchingCache
import FetchingResilience
import Foundation

/// Returns a fetcher of images. Views that request the same image at the same time share one download and one decoded
/// image. The last 200 images stay in memory. At most six images of a server are downloaded at the same time. `decode`
/// creates an image from the bytes.
func imageFetcher<Image: Sendable>(
    cache: CacheStore, store: NetworkStore = .live, decode: @escaping @Sendable (Data) throws -> Image
) -> Fetcher<URL, Image> {
    let images = store.layered(caching(in: cache), retrying(), limitingConcurrency(to: 6))
    let fetch: Fetcher<URL, Image> = fetcher(
        createURLRequest: { url in try createRequest(baseURL: url, headers: ["Accept": "image/*"]) },
        fetch: networkFetcher(store: images), mapper: decode)
    return sharedFetcher(fetch, keeping: 200)
}

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    nonisolated func decodeImage(_ data: Data) throws -> UIImage {
        guard let image = UIImage(data: data)?.preparingForDisplay() else { throw URLError(.cannotDecodeContentData) }
        return image
    }
#endif
