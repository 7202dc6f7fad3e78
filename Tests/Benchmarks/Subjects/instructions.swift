import Foundation
import Fetching

extension Subject {
    static let instructions = Subject(
        name: "instructions", title: "instructions to decode a page once, counted by valgrind; runs only if named",
        isOnRequest: true
    ) { _ in
        guard let valgrind else { return [Finding(lines: ["not counted: valgrind is not installed"])] }
        return try KeysOfPage.allCases.map { keys in
            let (their, our) = try (count(.theirs, keys, by: valgrind), count(.ours, keys, by: valgrind))
            return Finding(lines: [
                "JSONDecoder, 20 characters, keys \(keys.rawValue)  \(numberText(their / 1e3)) thousand instructions",
                "jsonMapper, 20 characters, keys \(keys.rawValue)   \(numberText(our / 1e3)) thousand instructions",
                "  \(speedText(our / their)) times fewer",
            ])
        }
    }

    /// Decodes a page if valgrind runs the program with the arguments for this. For example,
    /// `--decode ours snake-case 5` decodes a page 5 times. Returns false for other arguments.
    static func decodesPages(_ arguments: [String]) throws -> Bool {
        guard arguments.count == 4, arguments[0] == "--decode", let decoder = DecoderOfPage(rawValue: arguments[1]),
            let keys = KeysOfPage(rawValue: arguments[2]), let calls = Int(arguments[3])
        else { return false }
        let page = characterPage(of: 20)
        let (theirs, ours) = mappers(CharacterPage.self, keys.options)
        let mapper = decoder == .ours ? ours : theirs
        for _ in 0..<calls { _ = opaque(try mapper(page)) }
        return true
    }
}

private enum DecoderOfPage: String { case theirs, ours }

private enum KeysOfPage: String, CaseIterable {
    case snakeCase = "snake-case"
    case asWritten = "as-written"

    var options: JSONOptions { self == .snakeCase ? JSONOptions() : JSONOptions(keys: .useDefaultKeys) }
}

/// The path of valgrind, or nil if it is not installed.
private var valgrind: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: "\($0)/valgrind") }.first {
        FileManager.default.isExecutableFile(atPath: $0.path)
    }
}

/// Returns the number of instructions for decoding a page once. Two processes with few and with many calls are counted,
/// so that start and warm-up cancel out.
private func count(_ decoder: DecoderOfPage, _ keys: KeysOfPage, by valgrind: URL) throws -> Double {
    let (few, many) = (5, 15)
    let counts = try [few, many].map { calls in
        try instructions(of: ["--decode", decoder.rawValue, keys.rawValue, String(calls)], by: valgrind)
    }
    return (counts[1] - counts[0]) / Double(many - few)
}

/// Returns the number of instructions that this program executes with other arguments.
private func instructions(of arguments: [String], by valgrind: URL) throws -> Double {
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
    guard process.terminationStatus == 0, let count = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
        throw NotCounted(description: "valgrind ended with \(process.terminationStatus): \(text.suffix(300))")
    }
    return count
}

private struct NotCounted: Error, CustomStringConvertible {
    let description: String
}
