import CommandLineSupport
import FetchingCache
import FetchingText
import HTTPSyntax

let cacheSubcommand = Subcommand<Command>(
    names: ["cache"],
    summary: "Show the size of the stored responses, or remove them",
    usages: ["cache stats", "cache clear"],
    groups: [],
    notes: [
        "“fetching get”, and “marvel” to print and crawl resources, store responses in a folder, if "
            + "their header fields allow that. A fresh response is used again without a request. For other responses, "
            + "the server is asked whether they have changed, and a response that has not changed is not sent again.",
        "Responses of a sandbox that the command starts are not stored, because each sandbox has a different URL; start "
            + "one with “marvel serve” and use --base-url. The cache is not used with --out, --lines or "
            + "--sse of “fetching get”, or by “explain”, “shape”, “compare” and “source”.",
        "Only you can read the files. They contain no API keys. Of a request's header fields, they contain those "
            + "that “Vary” names; secret values are hashed. The least recently used files are removed so that the folder has at most 256 MiB.",
    ],
    nextWord: { $0.isEmpty ? .words(CacheAction.allCases.map(\.rawValue)) : .nothing },
    parse: { arguments throws(UsageError) in
        if let option = arguments.options.first { throw unknown(option, of: "cache", among: ["help"]) }
        try arguments.refuseWords(after: 1)
        guard let action = arguments.words.first.flatMap(CacheAction.init) else {
            throw UsageError("An action is required: “fetching cache stats” or “fetching cache clear”.")
        }
        return .cache(action)
    })

/// An action on the cache.
enum CacheAction: String, CaseIterable, Sendable {
    /// Prints the folder, the number of responses and their size.
    case stats
    /// Removes all responses, and prints their number.
    case clear

    func run(in world: World) async throws {
        guard let cache = world.cache, let path = world.cacheFolder?.path(percentEncoded: false) else {
            throw CommandFailure("There is no folder for the cache. Set HOME to the path of your home folder.")
        }
        do {
            let (entries, bytes) = try await cache.size()
            switch self {
            case .stats: try world.terminal.write("folder: \(cellText(path))\nresponses: \(entries)\nbytes: \(bytes)\n")
            case .clear:
                try await cache.removeAll()
                try world.terminal.write("Removed \(entries) \(entries == 1 ? "response" : "responses").\n")
            }
        } catch let error as OutputError {
            throw error
        } catch {
            throw CommandFailure(
                "The cache in \(quoted(path: path)) can't be used: \(sentence(error.localizedDescription))")
        }
    }
}
