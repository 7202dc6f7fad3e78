/// A subject of measurement. Each subject has its own file in `Subjects`.
struct Subject: Sendable {
    /// The name that filters are compared with.
    let name: String
    /// A description of the measurement, on one line.
    let title: String
    /// Whether the subject runs only if a filter selects it, because it is slow or needs a tool.
    var isOnRequest = false
    let run: @Sendable (Effort) async throws -> [Finding]

    static let all: [Subject] = everywhere + onLinux

    #if os(Linux)
        private static let onLinux: [Subject] = [sockets, transport, layerRates, transfers, crawl]
    #else
        private static let onLinux: [Subject] = []
    #endif

    private static let everywhere: [Subject] = [
        composition, jsonDecoding, decodingShapes, decodingMemory, decodingFaults, fields, documents,
        instructions,
        passThrough, layers, cache, redaction, rules, storm, crawlScale,
        loopback, server,
        pages, pageMemory,
    ]
}
