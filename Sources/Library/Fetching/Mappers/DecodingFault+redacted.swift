import FetchingJSON

extension DecodingFault {
    /// Creates a fault from the error of a mapper, with secrets masked in the found value.
    ///
    /// - Parameter body: The body, in UTF-8 if it is text. If nil, the text of the found value is not shown.
    init(_ error: any Error, in body: [UInt8]?, _ redactor: Redactor) {
        // The first 60 Unicode scalars are in the excerpt, because it has up to 240 bytes of UTF-8.
        self.init(error, in: body, isSecret: { redactor.isSecret(name: $0) }) {
            redactor.line($0, in: $1, limit: 60)
        }
        if let error = error as? MappingError { (expected, found) = (error.expected, error.found) }
    }
}
