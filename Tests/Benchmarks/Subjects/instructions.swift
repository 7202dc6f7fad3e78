import Fetching
import Foundation

extension Subject {
    static let instructions = Subject(
        name: "instructions",
        title:
            "instructions to decode a page, and a field of large and small objects, counted by valgrind; runs only if named",
        isOnRequest: true
    ) { _ in
        guard let valgrind else { return [Finding(lines: ["not counted: valgrind is not installed"])] }
        var findings: [Finding] = []
        for input in Input.allCases {
            for keys in Keys.allCases where input != .page || keys != .defaultSnakeCase {
                let (their, our) = try await (
                    line(.theirs, input, keys, by: valgrind), line(.ours, input, keys, by: valgrind)
                )
                findings.append(
                    Finding(lines: [
                        their.text, our.text, "  \(speedText(our.instructions / their.instructions)) times fewer",
                    ]))
            }
        }
        return findings
    }

    /// Decodes an input if the arguments are those with which valgrind runs this program. For example,
    /// `--decode ours page as-written 5` decodes a page 5 times. Returns false for other arguments.
    static func decodesInput(_ arguments: [String]) throws -> Bool {
        guard arguments.count == 5, arguments[0] == "--decode", let library = Library(rawValue: arguments[1]),
            let input = Input(rawValue: arguments[2]), let keys = Keys(rawValue: arguments[3]),
            let calls = Int(arguments[4])
        else { return false }
        let decode = try input.decode(library, keys)
        for _ in 0..<calls { try decode() }
        return true
    }
}

private enum Library: String {
    case theirs = "JSONDecoder"
    case ours = "jsonMapper"
}

private enum Input: String, CaseIterable {
    case page
    case fewFields = "8-fields"
    case manyFields = "200-fields"

    var title: String {
        switch self {
        case .page: "20 comic characters"
        case .fewFields: "a field of an object of 8"
        case .manyFields: "a field of an object of 200"
        }
    }

    /// The number of fields in the input, or 1 for a page, which is counted as a whole.
    var fields: Int { self == .page ? 1 : 1_600 }

    func decode(_ library: Library, _ keys: Keys) throws -> @Sendable () throws -> Void {
        func decode<Model: Decodable & Sendable>(_ model: Model.Type, _ text: Data) -> @Sendable () throws -> Void {
            let (theirs, ours) = mappers(model, keys)
            let mapper = library == .ours ? ours : theirs
            return { _ = opaque(try mapper(text)) }
        }
        func decodeArray<Model: Decodable & Sendable>(_ model: Model.Type, _ text: Data) -> @Sendable () throws -> Void
        {
            decode([Model].self, text)
        }
        guard self != .page else { return decode(CharacterPage.self, characterPage(of: 20)) }
        guard let models = self == .fewFields ? fieldModels.first : fieldModels.last else {
            throw NotCounted(description: "there are no models")
        }
        let text = fieldText(models.fields, .present, isSnakeCase: keys.isSnakeCase, total: fields)
        return decodeArray(models.mixed, text)
    }
}

/// Returns the number of instructions, and a line of text with the numbers of instructions and allocations.
private func line(
    _ library: Library, _ input: Input, _ keys: Keys, by valgrind: URL
) async throws -> (text: String, instructions: Double) {
    let instructions = try count(library, input, keys, by: valgrind) / Double(input.fields)
    let contender = Contender("", try input.decode(library, keys))
    let allocations = try await allocationsPerCall(of: contender, calls: 20).map {
        String(format: ", %.2f allocations", $0 / Double(input.fields))
    }
    let text = "\(library.rawValue), \(input.title), \(keys.title): \(numberText(instructions)) instructions"
    return (text + (allocations ?? ""), instructions)
}

/// The path of valgrind, or nil if it is not installed.
private var valgrind: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: "\($0)/valgrind") }.first {
        FileManager.default.isExecutableFile(atPath: $0.path)
    }
}

/// Returns the number of instructions for decoding an input once. Two processes with few and with many calls are
/// counted, so that start and warm-up cancel out.
private func count(_ library: Library, _ input: Input, _ keys: Keys, by valgrind: URL) throws -> Double {
    let (few, many) = (5, 15)
    let counts = try [few, many].map { calls in
        try instructions(
            of: ["--decode", library.rawValue, input.rawValue, keys.rawValue, String(calls)], by: valgrind)
    }
    return (counts[1] - counts[0]) / Double(many - few)
}

/// Returns the number of instructions that this program executes with other arguments.
private func instructions(of arguments: [String], by valgrind: URL) throws -> Double {
    #if os(macOS) || os(Linux)
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let (process, output) = (Process(), Pipe())
        process.executableURL = valgrind
        process.arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments
        // Without this setting, hash collisions differ between runs.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let line = text.split(separator: "\n").last { $0.contains("Collected") }
        guard process.terminationStatus == 0, let count = line?.split(separator: " ").last.flatMap({ Double($0) })
        else {
            throw NotCounted(description: "valgrind ended with \(process.terminationStatus): \(text.suffix(300))")
        }
        return count
    #else
        throw NotCounted(description: "this platform has no `Process`")
    #endif
}

private struct NotCounted: Error, CustomStringConvertible {
    let description: String
}
