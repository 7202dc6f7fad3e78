import Fetching
import Foundation
internal import HTTPSyntax

/// Creates an endpoint that saves the body of a response as a file, and resumes an interrupted download.
///
/// ```swift
/// let download = downloadFetcher(
///     createURLRequest: { (id: Int) in try createRequest(baseURL: "https://example.com/files", path: [String(id)]) },
///     to: folder, progress: { id, report in print(id, report.bytes, report.totalBytes ?? 0) })
/// let file = try await download(7).get()
/// ```
///
/// The bytes are collected in the hidden file `.NAME.partial` of the folder. The hidden file `.NAME.partial.record`
/// describes the file on the server. To discard a partial download, remove both files. When all bytes are there, the
/// partial file gets its final name, and replaces an existing file with that name. Until then, the existing file stays
/// as it is. A complete file is downloaded again by the next call.
///
/// **Resuming.** If a call ends early, for example because of an error, a cancellation or the end of the process, the
/// next call for the same URL requests only the missing bytes (RFC 9110 §14.2, §13.1.5). This requires a `GET` request,
/// and a first response with a known length and a strong `ETag`. Without an `ETag`, a `Last-Modified` date is enough if
/// it is at least a minute before the `Date` of the response (§8.8.2.2). In all other cases, and if the file on the
/// server has changed, the download starts from the beginning. If the server sends a different range from the requested
/// one, the complete file is requested once.
///
/// If the connection is lost after the head of a response has arrived, the call resumes by itself. For errors before
/// that, add the layer `retrying` to the store.
///
/// **Verifying.** The call compares the length of the file with the length that the response announced, and the digest
/// of the file with the digest that `sha256` returns. If `sha256` returns nil, the digest in `Repr-Digest` is used, if
/// there is one (RFC 9530, `sha-256` or `sha-512`). A `Content-Digest` is verified too. After a wrong digest, the
/// received bytes are removed, and ``AppError/isRetryable`` is false.
///
/// **Compression.** If the response is compressed all the same, a file whose name has the extension of the format, such
/// as `.gz` or `.tgz`, is saved as it is sent. Any other file is decompressed, and its download cannot be resumed. If
/// the name has no extension, the name in the URL decides. With `sha256`, the file is requested once more in the other
/// form if the digest does not match. ``NetworkStore/urlSession`` decompresses each body, so it saves `data.tar.gz` as
/// an unpacked file.
///
/// In addition to the errors of other endpoints, the result can be:
///
/// - ``AppError/network(_:)`` with the code `badServerResponse` if a response cannot be used, for example because it
///   contradicts the request.
/// - ``AppError/network(_:)`` with the code `cannotDecodeRawData` if a digest is wrong.
/// - ``AppError/unknown(_:)`` if a file cannot be written, if another program changes the partial file, or if another
///   call or process downloads a file with the same name.
///
/// The text of the error contains the reason, and for many errors also what to do.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters. `Accept-Encoding: identity` is added, because the
///     range of a compressed body is not a range of the file.
///   - folder: The folder of the file, which must exist.
///   - store: The store that sends the request. A test passes a stub.
///   - fileName: Returns the name of the file. The default is the last component of the URL's path, decoded if it is
///     UTF-8. `_` replaces slashes, backslashes, control characters, marks of the writing direction and leading dots,
///     so that the file is visible and in `folder`. If the name is then empty or consists only of `_`, it becomes
///     `download`. A name of more than 200 bytes is shortened.
///   - sha256: Returns the SHA-256 digest of the file as 64 hexadecimal digits, or nil if it is not known.
///   - attempts: The maximum number of requests in a row without a new byte. A response with a shorter range than
///     requested also counts if it has less than 64 KiB.
///   - message: Returns the server's error message, or nil if there is none.
///   - silenceLimit: The maximum time between two chunks of the body, or nil for no limit.
///   - progress: A closure that is called with the parameters of the call: at most ten times a second, and once when
///     the file is complete. It can be called on any thread. The bytes of earlier calls are included.
public func downloadFetcher<Params>(
    createURLRequest: @escaping RequestBuilder<Params>,
    to folder: URL,
    store: NetworkStore = .live,
    fileName: @escaping @Sendable (URLRequest) -> String = fileNameInURL,
    sha256: @escaping @Sendable (Params) -> String? = { _ in nil },
    attempts: Int = 3,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage,
    silenceLimit: Duration? = .seconds(60),
    progress: @escaping @Sendable (Params, TransferProgress) -> Void = { _, _ in }
) -> Fetcher<Params, URL> {
    { params in
        await savedFile(params, createURLRequest) { request in
            Download(
                request: request, folder: folder, name: safeFileName(fileName(request)), store: store,
                digest: sha256(params).map { ExpectedDigest(.sha256, hexadecimal: $0) }, attempts: attempts,
                message: message, silenceLimit: silenceLimit, progress: { progress(params, $0) })
        }
    }
}

extension APISettings {
    /// Creates an endpoint that saves the body of a response as a file, and resumes an interrupted download; see
    /// ``downloadFetcher(createURLRequest:to:store:fileName:sha256:attempts:message:silenceLimit:progress:)``.
    ///
    /// - Parameters:
    ///   - createURLRequest: Creates a request from the parameters.
    ///   - folder: The folder of the file, which must exist.
    ///   - fileName: Returns the name of the file. The default is the last component of the URL's path.
    ///   - sha256: Returns the SHA-256 digest of the file as 64 hexadecimal digits, or nil if it is not known.
    ///   - attempts: The maximum number of requests in a row without a new byte.
    ///   - silenceLimit: The maximum time between two chunks of the body, or nil for no limit.
    ///   - progress: A closure that is called with the parameters of the call, at most ten times a second, and once
    ///     when the file is complete.
    public func downloadFetcher<Params>(
        createURLRequest: @escaping RequestBuilder<Params>,
        to folder: URL,
        fileName: @escaping @Sendable (URLRequest) -> String = fileNameInURL,
        sha256: @escaping @Sendable (Params) -> String? = { _ in nil },
        attempts: Int = 3,
        silenceLimit: Duration? = .seconds(60),
        progress: @escaping @Sendable (Params, TransferProgress) -> Void = { _, _ in }
    ) -> Fetcher<Params, URL> {
        { params in
            await savedFile(params, createURLRequest) { request in
                Download(
                    request: request, folder: folder, name: safeFileName(fileName(request)), store: store,
                    digest: sha256(params).map { ExpectedDigest(.sha256, hexadecimal: $0) }, attempts: attempts,
                    message: message, silenceLimit: silenceLimit, progress: { progress(params, $0) },
                    hasEnded: hasEnded ?? { false })
            }
        }
    }
}

private func savedFile<Params>(
    _ params: Params, _ createURLRequest: RequestBuilder<Params>, _ download: (URLRequest) -> Download
) async -> Result<URL, AppError> {
    await withinCall {
        do throws(AppError) {
            return .success(try await download(requestToSend(params, createURLRequest)).file())
        } catch {
            return .failure(error)
        }
    }
}
