/// Something worth measuring; each has a file of its own under `Subjects`.
struct Subject: Sendable {
    /// What filters are compared with.
    let name: String
    /// What is measured, in one line.
    let title: String
    /// Whether it runs only when it is named, because it takes long or a tool that may be missing.
    var isOnRequest = false
    let run: @Sendable (Effort) async throws -> [Finding]

    static let all: [Subject] = [
        composition, jsonDecoding, decodingShapes, decodingMemory, decodingFaults, instructions, passThrough, layers,
        loopback, server,
        pages, pageMemory,
    ]
}
