import FetchingJSON

extension ServerFailure {
    /// Decodes the API's own error from the body.
    ///
    /// ```swift
    /// if case .failure(.server(let failure)) = await repository(name),
    ///     let error = try? failure.decoded(as: GitHubError.self)
    /// {
    ///     print(error.message, error.documentationURL)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - model: The type of the error.
    ///   - options: The format of keys, dates, data and numbers.
    /// - Throws: A `DecodingError` or another error of ``jsonMapper(_:options:)`` if the body has another format, for
    ///   example HTML from a proxy.
    public func decoded<Model: Decodable & Sendable>(
        as model: Model.Type = Model.self, options: JSONOptions = JSONOptions()
    ) throws -> Model {
        try jsonMapper(model, options: options)(body)
    }
}
