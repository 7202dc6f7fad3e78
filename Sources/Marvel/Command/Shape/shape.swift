import Fetching
import FetchingREPL
import Foundation

/// The options of the command that shows the shape of JSON files.
struct ShapeOptions: Equatable, Sendable {
    /// The paths of the files. The path `-` is the standard input.
    var paths: [String] = []
    /// The name of the model in the Swift source; nil for the default name.
    var name: String?
}

let shapeSubcommand = Subcommand<Command>(
    names: ["shape"],
    summary: "Print the shape of JSON files, and Swift models for them",
    usages: ["shape FILE… [--name NAME]", "shape characters.json --name Hero", "shape - < characters.json"],
    groups: [("Options", shapeOptions.map(\.description))],
    notes: [
        "The files are samples of one model. With more samples, more optional fields are found. A file can also have a "
            + "JSON text on each line. The file name - means the standard input.",
        "The models are Swift source to paste into a file. They decode the samples with the default mapper.",
    ],
    parse: { arguments throws(UsageError) in
        var options = ShapeOptions()
        try arguments.applyAll(shapeOptions, of: "shape", to: &options)
        options.paths = arguments.words
        if options.paths.isEmpty {
            throw UsageError("A JSON file is required; use - for the standard input.")
        }
        return .shape(options)
    })

private let shapeOptions: [CommandOption<ShapeOptions>] = [
    CommandOption("name", .text, \.name, "Name of the model (default: Model)")
]

/// Prints the shape of the files, and the source of models.
func showShape(_ options: ShapeOptions, in world: World) throws {
    let samples = try options.paths.map { path in
        do { return try world.readInput(path) } catch { throw CommandFailure("\(error)") }
    }
    let shape = shape(of: samples)
    if let invalid = shape.invalidSamples.first {
        let path = options.paths[invalid.number - 1]
        let name = path == "-" ? "The standard input" : quoted(path: path)
        let isEmpty = samples[invalid.number - 1].allSatisfy { " \t\r\n".utf8.contains($0) }
        if isEmpty { throw CommandFailure("\(name) is empty.") }
        throw CommandFailure("\(name) is not JSON: \(invalid.error).")
    }
    try world.terminal.write(
        [shape.text, shape.swiftSource(named: options.name ?? "Model")].joined(separator: "\n\n") + "\n")
}
