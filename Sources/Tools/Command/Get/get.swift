import CommandLineSupport
import Fetching
import FetchingCache
import FetchingJSON
import FetchingText
import Foundation
import HTTPSyntax
import Synchronization

/// Sends a request, and writes the body of the response as it arrives. On a terminal, waits for the complete body, and
/// writes the status and the body as text.
func get(_ options: GetOptions, in world: World) async throws {
    var request = try options.request.request(in: world)
    // Servers name the format of an archive as its content coding. Its bytes are written as they are sent.
    let name = options.path ?? request.url?.lastPathComponent ?? ""
    if !options.opensSocket, !isShown(options, in: world), isPacked(name),
        request.value(forHTTPHeaderField: "Accept-Encoding") == nil
    {
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    }
    if options.isVerbose { world.terminal.writeNote(headText(request)) }
    if options.opensSocket { return try await writeMessages(of: request, options, in: world) }
    if let path = options.path, isResumable(request, to: path) {
        var world = world
        if options.isVerbose { world.store = showingHeads(world.store, world.terminal) }
        return try await download(request, to: path, in: world)
    }
    if options.readsLines { return try await writeLines(of: request, in: world) }
    if options.readsEvents { return try await writeEvents(of: request, in: world) }
    let (store, origin) = cachedStore(options, in: world)
    let send: Fetcher<URLRequest, Void> = fetcher(
        createURLRequest: { $0 },
        fetch: { request in
            let (body, response) = try await store.fetchStream(request)
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            if options.isVerbose { world.terminal.writeNote(headText(response, to: request, origin: origin())) }
            if options.fails || options.path != nil || options.selectsValues, !(200..<300).contains(response.statusCode)
            {
                // The body can contain the server's message.
                var (start, bodyError) = (Data(), nil as (any Error)?)
                do {
                    for try await chunk in body {
                        start += chunk
                        if start.count >= 1 << 20 { break }
                    }
                } catch { bodyError = error }
                throw statusFailure(response, to: request, body: start, bodyError: bodyError)
            }
            let chunks = body.makeAsyncIterator()
            let checked = ResponseBody {
                // Copies of an iterator read the same body.
                var chunks = chunks
                do { return try await chunks.next() } catch {
                    // After an error status, the status is more important than the body.
                    if (200..<300).contains(response.statusCode) || error is CancellationError { throw error }
                    throw statusFailure(response, to: request, body: Data(), bodyError: error)
                }
            }
            try await write(checked, of: response, to: request, origin(), options, in: world)
            return (Data(), response)
        },
        mapper: { _ in })
    if case .failure(let error) = await send(request) { throw failure(error) }
}

/// Returns a store that writes the head of each response to the standard error.
func showingHeads(_ store: NetworkStore, _ terminal: Terminal) -> NetworkStore {
    NetworkStore(fetchData: store.fetchData) { request in
        let (body, response) = try await store.fetchStream(request)
        if let response = response as? HTTPURLResponse {
            terminal.writeNote(headText(response, to: request, origin: nil))
        }
        return (body, response)
    }
}

/// Returns a store that saves responses in the cache, and a closure that returns the origin of the latest response,
/// such as `from cache`. The origin is nil if the response came from the server.
private func cachedStore(_ options: GetOptions, in world: World) -> (NetworkStore, origin: @Sendable () -> String?) {
    guard !options.skipsCache, let cache = world.cache else { return (world.store, { nil }) }
    let origin = Mutex<String?>(nil)
    let observer = observing { event in
        switch event.kind {
        case .servedFromCache(let isRevalidated):
            origin.withLock { $0 = isRevalidated ? "revalidated, from cache" : "from cache" }
        // After a redirect from the cache, the next response can come from the server.
        case .attemptStarted: origin.withLock { $0 = nil }
        default: break
        }
    }
    return (world.store.layered(observer, caching(in: cache)), { origin.withLock { $0 } })
}

/// Returns the error to throw for an endpoint's error. Returns an `OutputError` or a `CommandFailure` unchanged, and
/// any other error as a `CommandFailure`.
func failure(_ error: AppError) -> any Error {
    switch (error, error.underlying) {
    case (_, let error as OutputError): error
    case (_, let error as CommandFailure): error
    case (_, let error as FileError): CommandFailure("\(error)")
    case (.server(let failure), _):
        CommandFailure(
            requestError: error, exitCode: ExitCode.status,
            advice: failure.status == 401 ? "To send credentials, use --user or --header." : nil)
    default: CommandFailure(requestError: error)
    }
}

private func write(
    _ body: ResponseBody, of response: HTTPURLResponse, to request: URLRequest, _ origin: String?,
    _ options: GetOptions, in world: World
) async throws {
    if options.includesHead || request.httpMethod == "HEAD" {
        try world.terminal.write(includedHead(response, to: request))
    }
    if options.selectsValues {
        return try world.terminal.write(selectedText(of: try await body.data(), options, in: world))
    }
    if isShown(options, in: world) {
        let data = try await body.data()
        let style = style(options.color, in: world)
        return try world.terminal.write(
            responseText(
                data, of: response, to: request, origin, style,
                showsSummary: !options.includesHead && request.httpMethod != "HEAD"))
    }
    let path = options.path
    let append = try path.map { try createFile($0) } ?? world.terminal.writeData
    var bytes = 0
    do {
        for try await chunk in body {
            try append(chunk)
            bytes += chunk.count
        }
    } catch {
        if let path { world.writeFaintNote("\(quoted(path: path)) is incomplete.") }
        throw error
    }
    let summary = summary(of: response, bytes: bytes, origin)
    if let path {
        world.writeFaintNote("\(summary), in \(quoted(path: path))")
    } else if response.statusCode >= 400 || origin == "from cache" && world.terminal.showsNotesOnTerminal {
        world.writeFaintNote(summary)
    }
}

/// Whether a body can be downloaded in parts. `downloadFetcher` changes names that a server could choose to do harm,
/// such as hidden ones, so a file with such a name is written directly.
private func isResumable(_ request: URLRequest, to path: String) -> Bool {
    let name = URL(filePath: path, directoryHint: .notDirectory).lastPathComponent
    return request.httpMethod ?? "GET" == "GET" && !isPipeOrDevice(path) && name.utf8.count <= 200
        && name.wholeMatch(of: #/[\p{L}\p{N}][\p{L}\p{N} ._+,()@=-]*/#) != nil
}

/// Returns the selected values of a JSON body, as lines of JSON or as CSV.
private func selectedText(of body: Data, _ options: GetOptions, in world: World) throws -> String {
    let document: JSONTree
    do throws(JSONSyntaxError) { document = try JSONTree(body) } catch {
        throw notJSON(body, from: options.request.url.isEmpty ? "http://" : options.request.url, "\(error)")
    }
    var values = try options.selection?.values(in: document) ?? [document]
    guard options.writesCSV else {
        return values.map { value in
            if options.writesRaw, case .string(let text) = value {
                return (world.terminal.width == nil ? text : withoutLineBreaks(text)) + "\n"
            }
            return jsonText(value, .compact, sortsFields: false) + "\n"
        }.joined()
    }
    if values.count == 1, let elements = values[0].elements {
        values = elements
    } else if options.selection == nil {
        let paths = document.arrayPaths().prefix(10).map { quoted($0) }.joined(separator: ", ")
        if !paths.isEmpty { throw CommandFailure("The body is not an array. Select an array with --select: \(paths).") }
    }
    let text = try csvText(values)
    // A terminal must not be controlled by a text of the server.
    return world.terminal.width == nil ? text : textLines(text).joined(separator: "\n") + "\n"
}

extension GetOptions {
    /// The path of the file for the body; nil for the standard output.
    var path: String? { out == "-" ? nil : out }
    fileprivate var selectsValues: Bool { selection != nil || writesCSV }
}

/// Whether the status and the body are shown as text.
private func isShown(_ options: GetOptions, in world: World) -> Bool {
    options.out == nil && (world.terminal.width != nil || options.color == .always)
}

private func style(_ color: ColorChoice, in world: World) -> Style {
    switch color {
    case .auto: world.outputStyle
    case .always: Style(isTerminal: true, environment: [:])
    case .never: Style(isTerminal: false, environment: [:])
    }
}
