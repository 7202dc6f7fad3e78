import Fetching
internal import FetchingJSON
import Foundation

/// The contents of a HAR file.
struct RecordingFile: Sendable {
    struct Entry: Sendable {
        /// The entry as it is written, without the white space before its first line.
        let text: [UInt8]
        /// The exchange, or nil for an entry that cannot be played.
        let exchange: Exchange?

        init(_ tree: JSONTree) {
            text = tree.recorded(depth: 3)
            exchange = Exchange(tree)
        }

        /// Whether the entry describes the same exchange as another one. Dates and times are not compared.
        func isEqual(to other: JSONTree) -> Bool {
            (try? JSONTree(Data(text)))?.withoutTimes.normalized == other.withoutTimes.normalized
        }

        /// Returns the entry with the secrets of a redactor masked, or nil if the entry contains none of them. Names of
        /// fields are not changed.
        func masked(_ redactor: Redactor) -> Entry? {
            guard redactor.redacted(text, isByName: false) != text, let tree = try? JSONTree(Data(text)) else {
                return nil
            }
            let masked = Entry(tree.masked(redactor))
            return masked.text == text ? nil : masked
        }
    }

    /// The object `log` with all fields of the program that created the file. Its array of entries is not used; see
    /// ``entries``.
    private var log = JSONTree.fields([
        "creator": .fields(["name": .string("Fetching"), "version": .string("1.0")]), "version": .string("1.2"),
    ])
    var entries: [Entry] = []

    init() {}

    init(_ data: Data, from file: URL) throws(RecordingError) {
        let remedy = "choose another file or, if this is a damaged recording, remove it to record it again"
        // Browsers and proxies can compress the files that they save.
        let formats: [(name: String, start: [UInt8])] = [("gzip", [0x1F, 0x8B]), ("ZIP", [0x50, 0x4B, 0x03, 0x04])]
        for (name, start) in formats where data.starts(with: start) {
            throw RecordingError(
                "recording", file, "is compressed (\(name)); decompress it, and use the HAR file in it")
        }
        let tree: JSONTree
        do { tree = try JSONTree(data) } catch {
            throw RecordingError("recording", file, "is not JSON: \(error); \(remedy)")
        }
        guard let log = tree["log"], case .array(let entries)? = log["entries"] else {
            let fault = tree["log"] == nil ? "it has no object “log”" : "its object “log” has no array “entries”"
            throw RecordingError("recording", file, "is not a HAR file: \(fault); \(remedy)")
        }
        self.log = log
        self.entries = entries.map { Entry($0) }
    }

    /// Passes the bytes of the file to a closure, in pieces, because a recording can be large. Equal contents give
    /// equal bytes.
    func write(_ write: (Data) throws -> Void) rethrows {
        var log = log
        log["entries"] = .array([])
        let empty = JSONTree.fields(["log": log]).recorded(depth: 0)
        // This line occurs only once, because a string in JSON has no line break, and the fields of other objects have
        // another indentation.
        let line = Array("\n    \"entries\": ".utf8)
        let start = empty.firstRange(of: line)?.upperBound ?? empty.endIndex
        var bytes = Array(empty[..<start])
        func flush() throws {
            try write(Data(bytes))
            bytes.removeAll(keepingCapacity: true)
        }
        for (index, entry) in entries.enumerated() {
            bytes += (index == 0 ? "[\n      " : ",\n      ").utf8
            bytes += entry.text
            if bytes.count > 1 << 16 { try flush() }
        }
        bytes += (entries.isEmpty ? "[]" : "\n    ]").utf8
        bytes += empty[start...].dropFirst("[]".utf8.count)
        bytes.append(UInt8(ascii: "\n"))
        try flush()
    }
}

extension JSONTree {
    fileprivate func masked(_ redactor: Redactor) -> JSONTree {
        switch self {
        case .null, .bool, .number: self
        case .string(let text):
            .string(
                String(
                    decoding: removingSecrets(from: Data(text.utf8), redactor, isByName: false), as: UTF8.self))
        case .array(let elements): .array(elements.map { $0.masked(redactor) })
        case .object(let fields): .object(fields.map { Field(name: $0.name, value: $0.value.masked(redactor)) })
        }
    }

    /// An entry without its dates and times.
    fileprivate var withoutTimes: JSONTree {
        var entry = self
        for name in ["startedDateTime", "time", "timings"] { entry[name] = nil }
        guard var response = entry["response"], var content = response["content"] else { return entry }
        content["_chunks"] = nil
        response["content"] = content
        response["headers"] = .array(
            (response["headers"]?.elements ?? []).filter { $0["name"]?.text?.lowercased() != "date" })
        entry["response"] = response
        return entry
    }
}
