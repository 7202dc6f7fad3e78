import Foundation

/// Signs each attempt anew, with the time at which it is made.
///
/// The innermost of the layers that change a request: retries pass through it again and get a fresh signature. So do
/// the hops of a redirect that a layer outside follows, wherever they lead; `sign` sees each hop's URL, and should
/// leave alone what isn't for its server.
///
/// - Parameters:
///   - names: The headers and query items that `sign` adds; logs and errors of what lies within leave their values out,
///     and redirects to another origin leave the headers behind.
///   - time: Tells the time of day.
///   - sign: Returns the request with its signature. What it throws becomes ``AppError/request(_:)``; the request isn't
///     sent.
public func signing(
    declaring names: SecretNames,
    time: TimeSource = .system,
    _ sign: @escaping @Sendable (URLRequest, Date) throws -> URLRequest
) -> StoreLayer {
    { store in
        NetworkStore { request in
            let signed: URLRequest
            do { signed = try sign(request, time.date()) } catch { throw SigningError(underlying: error) }
            return try await SecretNames.declaring(names) {
                // Those outside have not seen the signed URL and could not clean the error of it.
                do { return try await store.fetchData(signed) } catch let error as URLError {
                    throw error.withoutSecrets
                }
            }
        }
    }
}
