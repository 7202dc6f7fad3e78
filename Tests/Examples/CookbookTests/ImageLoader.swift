import Fetching
import FetchingCache
import FetchingResilience
import Foundation

/// Returns a fetcher of images. Views that request the same image at the same
/// time share one download and one decoded image. The most recently used images
/// stay in memory, at most 100 MB. At most six images of a server are
/// downloaded at the same time.
///
/// - Parameters:
///   - cache: The cache of the downloaded bytes.
///   - decode: Creates an image from the bytes.
///   - bytes: Returns the memory that an image needs.
func imageFetcher<Image: Sendable>(
    cache: CacheStore, store: NetworkStore = .live,
    decode: @escaping @Sendable (Data) throws -> Image,
    bytes: @escaping @Sendable (Image) -> Int
) -> Fetcher<URL, Image> {
    let images = store.layered(
        caching(in: cache), retrying(), limitingConcurrency(to: 6))
    let fetch: Fetcher<URL, Image> = fetcher(
        createURLRequest: { url in
            try createRequest(baseURL: url, headers: ["Accept": "image/*"])
        },
        fetch: networkFetcher(store: images), mapper: decode)
    return sharedFetcher(fetch, keeping: 100_000_000, cost: bytes)
}

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    nonisolated func decodeImage(_ data: Data) throws -> UIImage {
        guard let image = UIImage(data: data)?.preparingForDisplay() else {
            throw URLError(.cannotDecodeContentData)
        }
        return image
    }

    nonisolated func bytes(of image: UIImage) -> Int {
        image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0
    }
#endif
