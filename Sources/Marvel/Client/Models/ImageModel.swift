import Foundation
import Fetching

/// An image in many sizes: a path without its ending, to which a variant is added.
public struct ImageModel: Codable, Hashable, Sendable {
    /// The URL up to the variant, such as `http://i.annihil.us/u/prod/marvel/i/mg/c/e0/535fecbbb9784`.
    public var path: String
    /// The file's ending, such as `jpg`.
    public var `extension`: String

    /// Makes an image from its two parts.
    public init(path: String, extension: String) {
        self.path = path
        self.extension = `extension`
    }

    /// What the API sends where there is no image.
    public static let notAvailable = ImageModel(
        path: "http://i.annihil.us/u/prod/marvel/i/mg/b/40/image_not_available", extension: "jpg")

    /// Whether there is an image, rather than the one that says that there is none.
    public var isAvailable: Bool { !path.hasSuffix("/image_not_available") }

    /// Where the image is in the size wanted, or in its full size; nil if the path is no URL.
    ///
    /// The API sends http; the same hosts answer https, which Apple's platforms insist on.
    public func url(_ variant: ImageVariant? = nil) -> URL? {
        let secure = path.hasPrefix("http://") ? "https://" + path.dropFirst(7) : path
        return URL(string: "\(secure)\(variant.map { "/" + $0.rawValue } ?? "").\(`extension`)")
    }
}

/// A size of an image, in pixels, width by height.
public enum ImageVariant: String, CaseIterable, Sendable {
    /// 50 × 75.
    case portraitSmall = "portrait_small"
    /// 100 × 150.
    case portraitMedium = "portrait_medium"
    /// 150 × 225.
    case portraitXLarge = "portrait_xlarge"
    /// 168 × 252.
    case portraitFantastic = "portrait_fantastic"
    /// 300 × 450.
    case portraitUncanny = "portrait_uncanny"
    /// 216 × 324.
    case portraitIncredible = "portrait_incredible"
    /// 65 × 45.
    case standardSmall = "standard_small"
    /// 100 × 100.
    case standardMedium = "standard_medium"
    /// 140 × 140.
    case standardLarge = "standard_large"
    /// 200 × 200.
    case standardXLarge = "standard_xlarge"
    /// 250 × 250.
    case standardFantastic = "standard_fantastic"
    /// 180 × 180.
    case standardAmazing = "standard_amazing"
    /// 120 × 90.
    case landscapeSmall = "landscape_small"
    /// 175 × 130.
    case landscapeMedium = "landscape_medium"
    /// 190 × 140.
    case landscapeLarge = "landscape_large"
    /// 270 × 200.
    case landscapeXLarge = "landscape_xlarge"
    /// 250 × 156.
    case landscapeAmazing = "landscape_amazing"
    /// 464 × 261.
    case landscapeIncredible = "landscape_incredible"
    /// The full image, no wider than 500.
    case detail
}
