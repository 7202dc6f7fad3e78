/// The envelope of Marvel-style APIs around their data: `{ code, status, …, data }`.
public struct BaseResponseModel<Value> {
    /// The HTTP status, repeated.
    public var code: Int
    /// The status in words, such as `Ok`.
    public var status: String
    /// A notice to show with the data, if the API sends one.
    public var copyright: String?
    /// Whom to name as the data's source, as text.
    public var attributionText: String?
    /// Whom to name as the data's source, as HTML.
    public var attributionHTML: String?
    /// A digest of the content: equal for equal content.
    public var etag: String?
    /// What was asked for.
    public var data: Value

    /// Makes an envelope, as a test or a preview needs one.
    public init(
        code: Int = 200, status: String = "Ok", copyright: String? = nil, attributionText: String? = nil,
        attributionHTML: String? = nil, etag: String? = nil, data: Value
    ) {
        self.code = code
        self.status = status
        self.copyright = copyright
        self.attributionText = attributionText
        self.attributionHTML = attributionHTML
        self.etag = etag
        self.data = data
    }
}

extension BaseResponseModel: Sendable where Value: Sendable {}
extension BaseResponseModel: Equatable where Value: Equatable {}
extension BaseResponseModel: Hashable where Value: Hashable {}
extension BaseResponseModel: Encodable where Value: Encodable {}
extension BaseResponseModel: Decodable where Value: Decodable {}
