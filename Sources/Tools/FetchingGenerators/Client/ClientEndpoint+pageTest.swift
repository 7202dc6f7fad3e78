import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension ClientEndpoint {
    /// A test that reads the recorded pages in their order.
    func test(of pages: ClientPages, queryType: String?, baseURL: String, _ names: inout UniqueNames) -> String? {
        // These limits bound the time for a large recording.
        let successes = exchanges.indices.filter { index in
            // The sequence requests the first page by its number, so a request without a number is not of the sequence.
            let isOfSequence =
                !requestsFirstPageByNumber || pages.parameter.map { hasQueryItem(parameterName($0), index) } ?? true
            return exchanges[index].isSuccess && isOfSequence
        }.prefix(200)
        let requests = Dictionary(successes.map { (Request(paths[$0], sorted(queries[$0])), $0) }) { first, _ in first }
        // Requests that differ only in secrets are equal in the recording of the test, so their order is not known.
        let urls = Dictionary(requests.values.map { (recordedURL($0, baseURL: ""), 1) }, uniquingKeysWith: +)
        if urls.values.contains(where: { $0 > 1 }) { return nil }
        let chains = requests.values.sorted().prefix(20).map { chain(from: $0, among: requests) }
        guard let (indices, isComplete) = chains.max(by: { $0.indices.count < $1.indices.count }),
            let first = indices.first
        else { return nil }
        let start: String
        var setup: [String] = []
        if pages.parameter == nil, !isRecorded {
            start = callArgument(first, queryType)
        } else if pages.parameter == nil {
            setup.append(
                "let first = try #require(URL(string: \(stringLiteral(recordedURL(first, baseURL: baseURL)))))")
            start = "from: first"
        } else {
            let argument = callArgument(first, queryType)
            start = queryType == nil ? (argument == "nil" ? "" : "from: \(argument)") : argument
        }
        let arguments = ["api", start, "width: 0"].filter { !$0.isEmpty }
        let attempt = pages.parameter == nil && !isRecorded ? "try " : ""
        setup.append(call("var pages = \(attempt)\(name)Pages", arguments, ".makeAsyncIterator()", width: 100))
        let counts = indices.map { index in
            let count = exchanges[index].json?.value(at: pages.scheme.items)?.elements?.count ?? 0
            return "#expect(try await pages.next()?.items.count == \(count))"
        }
        let end = isComplete ? ["#expect(try await pages.next() == nil)"] : []
        return """
            @Test(\(stringLiteral("Pages of \(title)")))
            func \(names.unique(name + "PagesReplay"))() async throws {
            \(indented((setup + counts + end).joined(separator: "\n")))
            }
            """
    }

    private func hasQueryItem(_ name: String, _ index: Int) -> Bool { queries[index].contains { $0.name == name } }

    /// Returns the consecutive pages that start with an exchange, and whether the last one ends the collection.
    private func chain(from first: Int, among requests: [Request: Int]) -> (indices: [Int], isComplete: Bool) {
        var (indices, seen) = ([first], Set([first]))
        while let current = indices.last {
            guard case .request(let pairs) = following(current) else {
                return (indices, following(current) == .end)
            }
            guard let found = requests[Request(paths[current], pairs)], seen.insert(found).inserted, indices.count < 10
            else { return (indices, false) }
            indices.append(found)
        }
        return (indices, false)
    }

    /// The path and the items of the query of a request.
    private struct Request: Hashable {
        let path: [String]
        let query: [String]
        init(_ path: [String], _ query: [String]) { (self.path, self.query) = (path, query) }
    }

    /// The request for the page after an exchange.
    private enum Following: Equatable {
        /// A request with these items of its query.
        case request([String])
        case end
        case unknown
    }

    private func following(_ index: Int) -> Following {
        guard let scheme = pageScheme, let body = exchanges[index].json, let own = exchanges[index].request.url else {
            return .unknown
        }
        let count = body.value(at: scheme.items)?.elements?.count ?? 0
        func number(_ path: String?) -> Int? { path.flatMap { body.value(at: $0)?.scalarText }.flatMap { Int($0) } }
        func setting(_ name: String, _ value: String?) -> Following {
            value.map { .request(sorted(queries[index].filter { $0.name != name } + [(name, $0)])) } ?? .end
        }
        func start(_ name: String) -> Int {
            queries[index].last { $0.name == name }.flatMap { Int($0.value) } ?? scheme.base
        }
        let isLast = scheme.hasMore.flatMap { body.value(at: $0)?.boolean } == false
        switch scheme.next {
        case .url where isLast: return .end
        case .link, .header, .url:
            guard let text = scheme.next.urlText(exchanges[index].headers, body) else { return .end }
            guard let url = resolvedURL(text, relativeTo: own), haveSameOrigin(url, own) else { return .unknown }
            // Credentials that the settings add are not in the queries.
            let pairs = RecordedExchange(URLRequest(url: url), status: 200).queryPairs
            return .request(sorted(pairs.filter { !signed.contains($0.name) }))
        case .token(let name, let field):
            return isLast ? .end : setting(name, body.value(at: field)?.scalarText)
        case .lastItem(let name, let field):
            let last = body.value(at: scheme.items)?.elements?.last
            return isLast ? .end : setting(name, last?.value(at: field)?.scalarText)
        case .offset(let name):
            let end = start(name) + count
            if count == 0 || number(scheme.total).map({ end >= $0 + scheme.base }) == true { return .end }
            return setting(name, "\(end)")
        case .page(let name):
            let size = pageSize(of: index) ?? pageSize
            let total = size.flatMap { size in number(scheme.total).map { ($0 - 1) / size + 1 } }
            let last = (number(scheme.pageCount) ?? total).map { $0 - 1 + scheme.base }
            if count == 0 || last.map({ start(name) >= $0 }) == true { return .end }
            return setting(name, "\(start(name) + 1)")
        }
    }

    private func sorted(_ pairs: [QueryPair]) -> [String] { pairs.map { "\($0.name)=\($0.value)" }.sorted() }
}
