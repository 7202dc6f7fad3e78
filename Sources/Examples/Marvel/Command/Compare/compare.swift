import Fetching
import FetchingGenerators
import FetchingJSON
import Foundation

/// The samples to compare.
struct CompareOptions: Equatable, Sendable {
    /// The kind of resource whose model is compared with one sample; nil to compare two samples.
    var resource: AnyResource?
    /// The paths of files, and URLs. The path `-` is the standard input.
    var sources: [String]
    /// The options of the request, if one of the sources is a URL or a curl command.
    var request = RequestOptions()
}

let compareSubcommand = Subcommand<Command>(
    names: ["compare"],
    summary: "Compare the shapes of two JSON samples, or a model with a sample",
    usages: [
        "compare FILE|URL FILE|URL [OPTIONS]", "compare \(resources.map(\.plural).joined(separator: "|")) FILE|URL",
        "compare saved.json https://example.com/heroes",
    ],
    groups: [("Request", RequestOptions.options.map(\.description))],
    notes: [
        "Compares the names of the fields and the types of the values of two samples, such as a saved response and the "
            + "current one. The name of a collection, such as characters, selects the client's model of a page of that "
            + "collection. Use - for the standard input.",
        "The exit code is 1 if two samples differ, or if a sample cannot be decoded. With a collection, other differences "
            + "do not change the exit code.",
        RequestOptions.note,
    ],
    showsOwnHelp: true,
    nextWord: { $0.count < 2 ? .files : .nothing },
    parse: { arguments throws(UsageError) in
        var request = RequestOptions()
        try arguments.applyAll(RequestOptions.options, of: "compare", to: &request)
        try arguments.refuseWords(after: 2)
        let sources = try sampleSources(arguments.words, request)
        guard sources.count == 2 else {
            throw UsageError(
                "Two JSON files or URLs are required, or the name of a collection and one JSON file or URL.")
        }
        guard let resource = resource(named: sources[0]) else {
            return .compare(CompareOptions(sources: sources, request: request))
        }
        return .compare(CompareOptions(resource: resource, sources: [sources[1]], request: request))
    })

/// Prints the differences between two samples, or between a model and a sample. Returns the exit code.
func compare(_ options: CompareOptions, in world: World) async throws -> Int32 {
    var samples: [JSONTree] = []
    for source in options.sources {
        let sample = try await readSample(source, options.request, in: world)
        if let resource = options.resource {
            let comparison = resource.compare(sample)
            try world.terminal.write("\(comparison)\n")
            return comparison.failures.isEmpty ? ExitCode.success : ExitCode.failure
        }
        do throws(JSONSyntaxError) { samples.append(try JSONTree(sample)) } catch {
            throw notJSON(sample, from: source, "\(error)")
        }
    }
    let differences = ShapeDifferences(samples[0], samples[1])
    let names = options.sources.map { quoted(path: isWebURL($0) ? maskedURL($0) : $0) }
    try world.terminal.write(differences.text(names[0], names[1]))
    return differences.isEmpty ? ExitCode.success : ExitCode.failure
}
