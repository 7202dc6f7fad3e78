import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Synchronization
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

extension TestFolder {
    func path(_ name: String) -> String { url.appending(path: name).path }

    /// The paths of all files and folders, sorted.
    var allNames: [String] { FileManager.default.subpaths(atPath: path)?.sorted() ?? [] }

    /// Whether a file has this text; nil means that the file doesn't exist. Tests compare this value instead of the
    /// texts, because a failed expectation would print the complete texts.
    func has(_ text: String?, as name: String = "heroes.jsonl") -> Bool { self.text(name) == text }

    /// Whether the file has the same text as a crawl of all events to the standard output.
    var hasAllEvents: Bool { get async { has(await allEvents.value) } }

    /// Returns a folder with copies of all files.
    func copy() throws -> TestFolder {
        let copy = TestFolder()
        for name in names { try FileManager.default.copyItem(atPath: path(name), toPath: copy.path(name)) }
        return copy
    }
}

/// The files of a complete crawl.
let completeNames = ["heroes.jsonl", "heroes.jsonl.parts", "heroes.jsonl.parts/crawl.json", "heroes.jsonl.parts/lock"]

/// The text of a crawl of all events to the standard output.
private let allEvents = Task { await crawlInProcess("events", in: nil).output }

private let complete = Task { await folder(of: "events", store: .shortSandbox) }
private let interrupted = Task { await folder(of: "events --limit 10", store: .interrupted(at: 20)) }

private func folder(of line: String, store: NetworkStore) async -> TestFolder {
    let folder = TestFolder()
    _ = await crawlInProcess(line, in: folder, store: store)
    return folder
}

/// Returns a folder with the files of a complete crawl of all events.
func completeCrawl() async throws -> TestFolder { try await complete.value.copy() }

/// Returns a folder with the files of a crawl of all events with `--limit 10` whose third page failed.
func interruptedCrawl() async throws -> TestFolder { try await interrupted.value.copy() }

/// Expects that a crawl completes the file with all events.
func expectCompletion(
    _ line: String = "events", in folder: TestFolder, store: NetworkStore = .shortSandbox,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let run = await crawlInProcess(line, in: folder, store: store)
    expectEqual(run.exitCode, 0, "\(run.notes)", sourceLocation: sourceLocation)
    expect(await folder.hasAllEvents, "\(line)", sourceLocation: sourceLocation)
}

/// Expects that a crawl fails with these texts, without a request.
func expectRefusal(
    _ line: String = "events", in folder: TestFolder, _ texts: String..., exitCode: Int32 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let run = await crawlInProcess(line, in: folder, store: .unimplemented)
    expectEqual(run.exitCode, exitCode, "\(line)", sourceLocation: sourceLocation)
    for text in texts { expect(run.notes.contains(text), "\(line): \(run.notes)", sourceLocation: sourceLocation) }
}

/// Runs `marvel crawl` in this process. The output goes to the file `heroes.jsonl` in a folder.
///
/// - Parameters:
///   - line: The arguments after `marvel crawl`, without `--out`.
///   - folder: The folder of the file; nil for the standard output.
///   - store: The store that replaces the network. By default, its records have no lists of related records.
///   - time: The time in which the command runs. By default, sleeps end immediately.
///   - interruptions: Returns a stream with an element for each Ctrl-C.
///   - environment: The environment variables.
///   - width: The width of the standard error's terminal; nil for a pipe.
///   - cacheFolder: The folder of the cache; nil for none.
func crawlInProcess(
    _ line: String, in folder: TestFolder?, store: NetworkStore = .shortSandbox,
    time: VirtualTime? = VirtualTime(advancesAutomatically: true),
    interruptions: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { _ in } },
    environment: [String: String] = [:], width: Int? = nil, cacheFolder: URL? = nil
) async -> Run {
    let output = Text()
    let notes = Text()
    let base = World(
        environment: environment,
        terminal: Terminal(
            writeData: { output.append($0) }, writeNote: { notes.append($0) }, width: nil,
            showsNotesOnTerminal: width != nil, notesWidth: { width }),
        store: store, interruptions: interruptions, cacheFolder: cacheFolder)
    let world = MarvelWorld(
        base: base, startSandbox: { _ in RunningSandbox(baseURL: "http://127.0.0.1:7777/v1/public", stop: {}) })
    let out = folder.map { ["--out", $0.path("heroes.jsonl")] } ?? []
    let exitCode = await withCall({ $0.time = time?.source ?? .system }) {
        await run(["crawl"] + words(line) + out, in: world)
    }
    return Run(exitCode: exitCode, output: output.value, notes: notes.value)
}

extension NetworkStore {
    /// The sandbox, but the lists of related records are empty. In a debug build, most of the time of a crawl is needed
    /// to decode these lists.
    static let shortSandbox = NetworkStore { request in
        let (body, response) = try await MarvelSandbox().store.fetchData(request)
        // Equal ETags mean equal bodies. An error has no ETag.
        guard let etag = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "ETag") else {
            return (body, response)
        }
        if let short = shortBodies.withLock({ $0[etag] }) { return (short, response) }
        let short = try JSONSerialization.data(
            withJSONObject: withEmptyItems(JSONSerialization.jsonObject(with: body)), options: .sortedKeys)
        shortBodies.withLock { $0[etag] = short }
        return (short, response)
    }

    /// Returns ``shortSandbox``, but the page at an offset fails.
    static func interrupted(at failed: Int, by failure: NetworkStore = .broken) -> NetworkStore {
        .routed { offset(of: $0) == failed ? failure : .shortSandbox }
    }
}

private let shortBodies = Mutex<[String: Data]>([:])

/// Returns a JSON value in which each list of related records, an array called `items`, is empty.
private func withEmptyItems(_ value: Any) -> Any {
    if let values = value as? [Any] { return values.map(withEmptyItems) }
    guard let object = value as? [String: Any] else { return value }
    return object.reduce(into: [String: Any]()) { $0[$1.key] = $1.key == "items" ? [Any]() : withEmptyItems($1.value) }
}

/// Returns the IDs of the objects in lines of JSON.
func ids(_ lines: String?) throws -> [Int] {
    struct Line: Decodable {
        var id: Int
    }
    return try (lines ?? "").split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)).id }
}

/// Returns the offset of the page that a request fetches, or nil if the request has none.
func offset(of request: URLRequest) -> Int? {
    let items = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true)?.queryItems }
    return items?.first { $0.name == "offset" }?.value.flatMap { Int($0) }
}
