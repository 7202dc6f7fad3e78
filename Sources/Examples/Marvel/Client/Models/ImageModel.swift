import Foundation
internal import HTTPSyntax

/// An image in several sizes. Its URL consists of the path, the name of a size, and the file extension.
public struct ImageModel: Codable, Hashable, Sendable {
    /// The URL before the name of the size, such as `http://i.annihil.us/u/prod/marvel/i/mg/c/e0/535fecbbb9784`.
    public var path: String
    /// The file extension, such as `jpg`.
    public var `extension`: String

    /// Creates an image from a path and a file extension.
    public init(path: String, extension: String) {
        self.path = path
        self.extension = `extension`
    }

    /// The placeholder that the API sends if there is no image.
    public static let notAvailable = ImageModel(
        path: "http://i.annihil.us/u/prod/marvel/i/mg/b/40/image_not_available", extension: "jpg")

    /// Whether this value is an image, not the placeholder.
    public var isAvailable: Bool { !path.hasSuffix("/image_not_available") }

    /// Returns the URL of the image in a size, or in full size if `variant` is nil.
    ///
    /// The API sends URLs with `http`. This method replaces `http` with `https`, because Apple platforms require it by
    /// default. Returns nil if the path isn't a URL.
    public func url(_ variant: ImageVariant? = nil) -> URL? {
        let secure = path.hasPrefix("http://") ? "https://" + path.dropFirst(7) : path
        return parsedURL("\(secure)\(variant.map { "/" + $0.rawValue } ?? "").\(`extension`)")
    }
}

/// A size of an image, in pixels: width × height.
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
    /// The complete image, at most 500 pixels wide.
    case detail
}
