/// The envelope in which Marvel-style APIs send their data: `{ code, status, …, data }`.
public struct BaseResponseModel<Value> {
    /// The HTTP status.
    public var code: Int
    /// The status in words, such as `Ok`.
    public var status: String
    /// A copyright notice to show with the data, or nil if the API sends none.
    public var copyright: String?
    /// The source of the data as plain text, to show with the data.
    public var attributionText: String?
    /// The source of the data as HTML, to show with the data.
    public var attributionHTML: String?
    /// A digest of the content. Equal content has equal digests.
    public var etag: String?
    /// The data.
    public var data: Value

    /// Creates an envelope, for a test or a preview.
    public init(
        code: Int = 200, status: String = "Ok", copyright: String? = nil, attributionText: String? = nil,
        attributionHTML: String? = nil,
        etag: String? = nil, data: Value
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
