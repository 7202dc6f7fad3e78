import AllocationCounter
import Fetching

extension Subject {
    static let pageMemory = Subject(
        name: "page-memory", title: "peak memory for 10,000 pages, compared with 10 pages a thousand times"
    ) { effort in
        guard allocation_counter_is_available() else { return [Finding(lines: ["not counted on this platform"])] }
        let runs = effort.longestRounds
        try await readPages(100)
        let ten = try await peakBytes(runs) { for _ in 0..<1000 { try await readPages(10) } }
        try await readPages(100)
        let all = try await peakBytes(runs) { try await readPages(10_000) }
        return [finding(ten, all)]
    }
}

/// The maximum difference in bytes, which is less than one byte for each page.
private let bound = 8192.0

private func finding(_ ten: Int64, _ all: Int64) -> Finding {
    let difference = Double(all - ten)
    let verdict = Verdict(difference...difference, bound)
    return Finding(
        lines: [
            "10 pages, a thousand times    \(ten) bytes",
            "10,000 pages                  \(all) bytes",
            "  difference: \(numberText(difference, signed: true)) bytes",
            "  bound: at most \(numberText(bound, signed: true)) bytes: \(verdict.rawValue)",
        ],
        missed: verdict == .missed ? ["10,000 pages hold \(numberText(difference)) bytes more than 10."] : [])
}

/// Reads a collection of `count` pages from a store that creates each response on request.
private func readPages(_ count: Int) async throws {
    let store = NetworkStore { request in
        let offset = request.url?.query()?.split(separator: "=").last.flatMap { Int($0) } ?? 0
        let items = (offset..<offset + 20).map { #"{"id":\#($0),"name":"Nobody \#($0)"}"# }.joined(separator: ",")
        let page = #"{"offset":\#(offset),"limit":20,"total":\#(count * 20),"count":20,"results":[\#(items)]}"#
        return try await NetworkStore.json(page).fetchData(request)
    }
    let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Character>> = modelFetcher(
        createURLRequest: { cursor in
            try createRequest(
                baseURL: "https://example.com/characters",
                query: [QueryItem("limit", cursor.limit), QueryItem("offset", cursor.offset)])
        },
        store: store)
    let read = try await offsetPages(of: fetcher, limit: 20).items.reduce(0) { count, _ in count + 1 }
    guard read == count * 20 else { throw WrongCount() }
}

private struct Character: Decodable, Sendable {
    let id: Int
    let name: String
}
