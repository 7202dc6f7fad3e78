import Fetching

/// Returns a closure that calls `fetcher` and turns its errors into errors of the app. The first rule that matches
/// creates the error.
///
/// ```swift
/// let book = mappedErrorFetcher(books, rules: [.status(404) { _ in .noSuchBook }], otherwise: LibraryError.other)
/// ```
///
/// - Parameters:
///   - fetcher: The fetcher.
///   - rules: The rules. A cancelled call matches the rule `.thrown(CancellationError.self)`.
///   - otherwise: Creates the error if no rule matches.
public func mappedErrorFetcher<Params, Model, Failure: Error>(
    _ fetcher: @escaping Fetcher<Params, Model>,
    rules: [ErrorRule<Failure>],
    otherwise: @escaping @Sendable (AppError) -> Failure
) -> @Sendable (Params) async -> Result<Model, Failure> {
    let match = firstMatch(rules: rules)
    return { params in await fetcher(params).mapError { match($0) ?? otherwise($0) } }
}
