import CommandLineSupport
import Fetching
import FetchingJSON
import FetchingText
import Foundation

/// The samples to compare.
struct CompareOptions: Equatable, Sendable {
    /// The paths of files, and URLs. The path `-` is the standard input.
    var sources: [String]
    /// The options of the request, if one of the sources is a URL or a curl command.
    var request = RequestOptions()
}

let compareSubcommand = Subcommand<Command>(
    names: ["compare"],
    summary: "Compare the shapes of two JSON samples",
    usages: ["compare FILE|URL FILE|URL [OPTIONS]", "compare saved.json https://example.com/heroes"],
    groups: [("Request", RequestOptions.options.map(\.description))],
    notes: [
        "Compares the names of the fields and the types of the values of two samples, such as a saved response and the "
            + "current one. Use - for the standard input. The exit code is 1 if the samples differ.",
        RequestOptions.note,
    ],
    nextWord: { $0.count < 2 ? .files : .nothing },
    parse: { arguments throws(UsageError) in
        var request = RequestOptions()
        try arguments.applyAll(RequestOptions.options, of: "compare", to: &request)
        try arguments.refuseWords(after: 2)
        let sources = try sampleSources(arguments.words, request)
        guard sources.count == 2 else { throw UsageError("Two JSON files or URLs are required.") }
        return .compare(CompareOptions(sources: sources, request: request))
    })

/// Prints the differences between two samples. Returns the exit code.
func compare(_ options: CompareOptions, in world: World) async throws -> Int32 {
    var samples: [JSONTree] = []
    for source in options.sources {
        let sample = try await readSample(source, options.request, in: world)
        do throws(JSONSyntaxError) { samples.append(try JSONTree(sample)) } catch {
            throw notJSON(sample, from: source, "\(error)")
        }
    }
    let differences = ShapeDifferences(samples[0], samples[1])
    let names = options.sources.map { quoted(path: isWebURL($0) ? maskedURL($0) : $0) }
    try world.terminal.write(differences.text(names[0], names[1]))
    return differences.isEmpty ? ExitCode.success : ExitCode.failure
}
