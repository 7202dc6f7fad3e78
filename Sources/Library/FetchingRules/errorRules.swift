import Fetching
import Foundation

/// A rule that turns an error into an error of the app.
///
/// ```swift
/// let rules: [ErrorRule<LibraryError>] = [
///     .status(404, 410) { _ in .noSuchBook },
///     .network(.notConnectedToInternet, .timedOut) { _ in .offline },
///     .thrown(LoanExpired.self) { .returnFirst($0.title) },
/// ]
/// ```
///
/// ``mappedErrorFetcher(_:rules:otherwise:)`` applies the rules to a fetcher. For errors from another source, use
/// ``firstMatch(rules:)``.
public typealias ErrorRule<Failure> = MatchingRule<any Error, Failure>

extension MatchingRule where Input == any Error {
    /// Returns a rule for responses with one of the statuses. The error is an ``AppError/server(_:)``, a
    /// ``ServerFailure``, or a ``PageError`` that contains such an error.
    public static func status(
        _ status: Int, _ others: Int..., output: @escaping @Sendable (ServerFailure) throws -> Output
    ) -> Self {
        let statuses = [status] + others
        return .status(statuses, named: statuses.map(String.init).joined(separator: ", "), output)
    }

    /// Returns a rule for responses with a status in a range, such as `500..<600`.
    public static func status(
        _ statuses: Range<Int>, output: @escaping @Sendable (ServerFailure) throws -> Output
    ) -> Self { .status(statuses, named: "\(statuses)", output) }

    private static func status(
        _ statuses: some Sequence<Int> & Sendable, named names: String,
        _ output: @escaping @Sendable (ServerFailure) throws -> Output
    ) -> Self {
        let required = RuleRequirement<any Error>(
            isMet: { error in serverFailure(error).map { statuses.contains($0.status) } ?? false },
            differences: { error in
                [.value("status", found: (serverFailure(error)?.status).map(String.init), required: names)]
            })
        return MatchingRule("status \(names)", requiring: [required]) { error in
            guard let failure = serverFailure(error) else { throw RuleMismatch("no response") }
            return try output(failure)
        }
    }

    /// Returns a rule for network errors with one of the codes. The error is an ``AppError/network(_:)``, a
    /// `URLError`, or a ``PageError`` that contains such an error. Without codes, the rule matches
    /// all network errors.
    ///
    /// With codes, the rule does not match the error of a request that a layer refused to send, such as a rate limit.
    /// For such a request, use `.thrown(RequestRefused.self)`.
    public static func network(
        _ codes: URLError.Code..., output: @escaping @Sendable (URLError) throws -> Output
    ) -> Self {
        let names = codes.map { "\($0.rawValue)" }.joined(separator: ", ")
        return MatchingRule("network" + (codes.isEmpty ? "" : " \(names)")) { error in
            guard let urlError = urlError(error) else { throw RuleMismatch("not a network error") }
            guard codes.isEmpty || !(underlying(error) is RequestRefused) else {
                throw RuleMismatch("the request was not sent; use `.thrown(RequestRefused.self)`")
            }
            guard codes.isEmpty || codes.contains(urlError.code) else {
                throw RuleMismatch("the code is \(urlError.code.rawValue)")
            }
            return try output(urlError)
        }
    }

    /// Returns a rule for errors of a type. An error matches if it has the type, or if it is an ``AppError`` whose
    /// ``AppError/underlying`` error has the type.
    ///
    /// ``AppError/cancelled`` matches as `CancellationError`.
    public static func thrown<Thrown: Error>(
        _ type: Thrown.Type, output: @escaping @Sendable (Thrown) throws -> Output
    ) -> Self {
        MatchingRule("\(type)") { error in
            guard let thrown = error as? Thrown ?? appError(error) as? Thrown ?? underlying(error) as? Thrown else {
                throw RuleMismatch("the error is \(Swift.type(of: underlying(error) ?? error))")
            }
            return try output(thrown)
        }
    }
}

private func serverFailure(_ error: any Error) -> ServerFailure? {
    error as? ServerFailure ?? underlying(error) as? ServerFailure
}

private func urlError(_ error: any Error) -> URLError? {
    if case .network(let failure)? = appError(error) { return failure.urlError }
    return error as? URLError
}

private func underlying(_ error: any Error) -> (any Error)? {
    guard let error = appError(error) else { return nil }
    if case .cancelled = error { return CancellationError() }
    return error.underlying
}

/// Returns the error if it is an `AppError`. Otherwise returns its underlying error, which a `PageError` has, if that
/// is an `AppError`.
private func appError(_ error: any Error) -> AppError? {
    error as? AppError ?? (error as? any CustomNSError)?.errorUserInfo[NSUnderlyingErrorKey] as? AppError
}
