import CommandLineSupport
import Fetching
import FetchingRecording
import FetchingText
import Foundation
import HTTPSyntax

let recordSubcommand = Subcommand<Command>(
    names: ["record"],
    summary: "Record the responses to requests in a HAR file",
    usages: ["record URL… --out FILE [OPTIONS]", "record --from-curl COMMAND --out FILE"],
    groups: [
        ("Request", RequestOptions.options.map(\.description)), ("Output", RecordOptions.options.map(\.description)),
    ],
    notes: [
        "The requests are sent one after another, with the same options. If the file exists, a new response replaces the "
            + "one to the same request, and the others stay. Browsers and proxies open the file, and “fetching replay” "
            + "serves it.",
        "The values of credentials, and of secret fields in JSON and forms, are removed; the names stay. Personal data is kept; "
            + "read the file before you share it.",
        RequestOptions.note,
    ],
    parse: { arguments throws(UsageError) in
        var options = RecordOptions()
        let request = try RequestOptions.read(from: arguments, and: RecordOptions.options, to: &options)
        if arguments.words.count > 1, (request.data ?? request.binaryData) == "-" {
            throw UsageError("With several URLs, the body cannot be read from the standard input.")
        }
        if arguments.words.contains(where: { RequestItem($0) != nil && !isWebURL($0) }) {
            throw UsageError("Items such as name=value cannot be recorded; write a query in the URL, and use --data.")
        }
        let urls = arguments.words.isEmpty ? [[]] : arguments.words.map { [$0] }
        for words in urls {
            var request = request
            try request.setURL(words)
            options.requests.append(request)
        }
        if options.file.isEmpty { throw UsageError("A file is required; add --out FILE.") }
        return .record(options)
    })

/// The requests to record, and the file.
struct RecordOptions: Equatable, Sendable {
    var requests: [RequestOptions] = []
    /// The path of the recording.
    var file = ""

    static let options: [CommandOption<RecordOptions>] = [
        CommandOption("out", short: "o", .file, \.file, "File for the recording, such as api.har")
    ]
}

/// Sends requests, and records them with their responses.
func record(_ options: RecordOptions, in world: World) async throws {
    let requests = try options.requests.map { try $0.request(in: world) }
    let path = absolutePath(options.file)
    try checkRecording(options.file, option: "--out", in: world)
    let secrets = Command.record(options).secretNames
    let store = world.store.layered(recording(to: path, mode: .all, comparing: [.body()], secrets: secrets))
    let send: Fetcher<URLRequest, (Data, URLResponse)> = fetcher(
        createURLRequest: { $0 }, fetch: store.fetchData, mapResponse: { ($0, $1) })
    for request in requests {
        do throws(AppError) {
            let (body, response) = try await send(request).get()
            let status = (response as? HTTPURLResponse).map { "\($0.statusCode), " } ?? ""
            world.writeFaintNote("\(maskedSummary(of: request)): \(status)\(sizeText(body.count))")
        } catch {
            if let error = error.underlying as? RecordingError { throw CommandFailure(sentence("\(error)")) }
            throw failure(error)
        }
    }
    let count = requests.count
    world.writeFaintNote("\(count) response\(count == 1 ? " is" : "s are") in \(quoted(path: options.file)).")
}
