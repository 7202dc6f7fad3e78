/// A subject of measurement. Each has a file of its own in `Subjects`.
struct Subject: Sendable {
    /// The name, which filters are compared with.
    let name: String
    /// One line on what is measured.
    let title: String
    /// Whether it runs only if a filter names it, because it is slow or needs a tool.
    var isOnRequest = false
    let run: @Sendable (Effort) async throws -> [Finding]

    static let all: [Subject] = [
        composition, jsonDecoding, decodingShapes, decodingMemory, decodingFaults, instructions, passThrough, layers,
        loopback, server,
        pages, pageMemory,
    ]
}
