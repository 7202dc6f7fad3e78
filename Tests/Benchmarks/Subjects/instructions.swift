import Foundation
import Fetching

extension Subject {
    static let instructions = Subject(
        name: "instructions", title: "instructions of one decode of a page, counted by valgrind; only when asked for",
        isOnRequest: true
    ) { _ in
        guard let valgrind else { return [Finding(lines: ["not counted: there is no valgrind on this machine"])] }
        return try KeysOfPage.allCases.map { keys in
            let (their, our) = try (count(.theirs, keys, by: valgrind), count(.ours, keys, by: valgrind))
            return Finding(lines: [
                "JSONDecoder, 20 characters, keys \(keys.rawValue)  \(numberText(their / 1e3)) thousand instructions",
                "jsonMapper, 20 characters, keys \(keys.rawValue)   \(numberText(our / 1e3)) thousand instructions",
                "  \(speedText(our / their)) times fewer",
            ])
        }
    }

    /// What valgrind runs instead of subjects: `--decode ours snake-case 5` decodes a page so often. Returns false for
    /// other arguments.
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

/// Where valgrind is, if it is on this machine.
private var valgrind: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: "\($0)/valgrind") }.first {
        FileManager.default.isExecutableFile(atPath: $0.path)
    }
}

/// The instructions of one decode: those of so many more calls in a process of their own, which begins and warms up
/// alike.
private func count(_ decoder: DecoderOfPage, _ keys: KeysOfPage, by valgrind: URL) throws -> Double {
    let (few, many) = (5, 15)
    let counts = try [few, many].map { calls in
        try instructions(of: ["--decode", decoder.rawValue, keys.rawValue, String(calls)], by: valgrind)
    }
    return (counts[1] - counts[0]) / Double(many - few)
}

/// All instructions of this program with other arguments.
private func instructions(of arguments: [String], by valgrind: URL) throws -> Double {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let (process, output) = (Process(), Pipe())
    process.executableURL = valgrind
    process.arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null", program] + arguments
    // Or two runs differ by how their dictionaries collide.
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
