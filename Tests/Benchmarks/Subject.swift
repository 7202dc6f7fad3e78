/// Something worth measuring; each has a file of its own under `Subjects`.
struct Subject: Sendable {
    /// What filters are compared with.
    let name: String
    /// What is measured, in one line.
    let title: String
    let run: @Sendable (Effort) async throws -> [Finding]

    static let all: [Subject] = [
        composition, jsonDecoding, decodingShapes, decodingMemory, passThrough, layers, loopback, server, pages,
        pageMemory,
    ]
}
