import Fetching
import FetchingStreams
import Foundation

/// Uploads a file with the tus protocol, version 1.0. To continue an interrupted upload, pass the URL that `save`
/// received as `resuming:`.
func tusUpload(
    _ file: URL, to api: APISettings, resuming saved: URL? = nil, save: (URL) throws -> Void,
    progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
) async throws {
    var api = api
    api.headers["Tus-Resumable"] = "1.0.0"
    let create = api.fetcher(
        createURLRequest: { [api] (length: Int) in
            try api.request(.post, path: ["files"], headers: ["Upload-Length": "\(length)"])
        },
        mapResponse: { _, response in
            let location = try field("Location", of: response)
            return URL(string: location, relativeTo: response.url)?.absoluteURL
        })
    let head = api.fetcher(
        createURLRequest: { [api] (upload: URL) in try api.request(.head, url: upload) },
        mapResponse: { _, response in Int(try field("Upload-Offset", of: response)) })
    let patch = api.fetcher(
        createURLRequest: { [api] (upload: URL, range: Range<Int>) in
            let rest = RequestBody.stream(
                length: Int64(range.count), contentType: "application/offset+octet-stream"
            ) {
                let handle = try FileHandle(forReadingFrom: file)
                try handle.seek(toOffset: UInt64(range.lowerBound))
                return { try handle.read(upToCount: 1 << 16) }
            }
            return try api.request(
                .patch, url: upload, headers: ["Upload-Offset": "\(range.lowerBound)"],
                body: rest.reportingProgress(progress))
        },
        mapper: { _ in })

    let length = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard let upload = if let saved { saved } else { try await create(length).get() } else { throw TusError() }
    try save(upload)
    var (previous, failure) = (-1, nil as AppError?)
    // The server knows how many bytes have arrived, even after an error.
    while let sent = try await head(upload).get(), sent < length {
        guard sent > previous else { throw failure ?? TusError() }
        previous = sent
        if case .failure(let error) = await patch((upload, sent..<length)) { failure = error }
    }
}

nonisolated struct TusError: Error {}

nonisolated private func field(_ name: String, of response: URLResponse) throws -> String {
    guard let value = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: name) else { throw TusError() }
    return value
}
