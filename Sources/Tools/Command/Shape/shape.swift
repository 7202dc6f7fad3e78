import CommandLineSupport
import Fetching
import FetchingGenerators
import Foundation

/// The options of the command that shows the shape of JSON samples.
struct ShapeOptions: Equatable, Sendable {
    /// The paths of files, and URLs. The path `-` is the standard input.
    var sources: [String] = []
    /// The name of the model in the Swift source; nil for the default name.
    var name: String?
    /// Whether only the Swift source is printed.
    var printsSource = false
    /// The options of the request, if one of the sources is a URL or a curl command.
    var request = RequestOptions()
}

let shapeSubcommand = Subcommand<Command>(
    names: ["shape"],
    summary: "Print the shape of JSON, and Swift models for it",
    usages: ["shape FILE|URL… [OPTIONS]", "shape characters.json --name Hero", "shape - < characters.json"],
    groups: [
        ("Options", shapeOptions.map(\.description)), ("Request", RequestOptions.options.map(\.description)),
    ],
    notes: [
        "The files and the responses are samples of one model. With more samples, more optional fields are found. A "
            + "file can also have a JSON text on each line. Use - for the standard input.",
        "The models are Swift source to paste into a file. They decode the samples with the default mapper.",
        RequestOptions.note,
    ],
    nextWord: { _ in .files },
    parse: { arguments throws(UsageError) in
        var options = ShapeOptions()
        options.request = try RequestOptions.read(from: arguments, and: shapeOptions, to: &options)
        options.sources = try sampleSources(arguments.words, options.request)
        if options.sources.isEmpty {
            throw UsageError("A JSON file or a URL is required; use - for the standard input.")
        }
        return .shape(options)
    })

private let shapeOptions: [CommandOption<ShapeOptions>] = [
    CommandOption("name", .text, \.name, "Name of the model (default: Model)"),
    CommandOption(flag: "swift", \.printsSource, "Print only the Swift source"),
]

/// Prints the shape of the samples, and the source of models.
func showShape(_ options: ShapeOptions, in world: World) async throws {
    var samples: [Data] = []
    for source in options.sources { samples.append(try await readSample(source, options.request, in: world)) }
    let shape = Shape(of: samples)
    if let invalid = shape.invalidSamples.first {
        let index = invalid.number - 1
        throw notJSON(samples[index], from: options.sources[index], invalid.reason)
    }
    let source = shape.swiftSource(named: options.name ?? "Model")
    try world.terminal.write(((options.printsSource ? [] : [shape.text]) + [source]).joined(separator: "\n\n") + "\n")
}
