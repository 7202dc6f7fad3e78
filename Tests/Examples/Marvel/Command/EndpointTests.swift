import Fetching
import FetchingTestSupport
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct EndpointTests {
    @Test(arguments: resources.map { [$0.plural, $0.singular] })
    func everyKindIsListedAndFetchedByID(names: [String]) async throws {
        try await expectEqual(path(names[0]), "/v1/public/\(names[0])")
        for name in names {
            try await expectEqual(path("\(name) 42"), "/v1/public/\(names[0])/42")
        }
    }

    @Test(arguments: [
        ("character", "comics events series stories"),
        ("comic", "characters creators events stories"),
        ("creator", "comics events series stories"),
        ("event", "characters comics creators series stories"),
        ("series", "characters comics creators events stories"),
        ("story", "characters comics creators events series"),
    ])
    func everyListOfAParentHasItsURL(parent: String, children: String) async throws {
        let kind = try #require(resources.first { $0.singular == parent }).plural
        for child in words(children) {
            try await expectEqual(path("\(parent) 42 \(child)"), "/v1/public/\(kind)/42/\(child)")
        }
        for other in resources.map(\.plural) where !words(children).contains(other) {
            await expectEqual(runInProcess("\(parent) 42 \(other)", store: .unimplemented).exitCode, 64)
        }
    }

    @Test(arguments: resources.map(\.plural))
    func everyKindHasRowsInTheSandbox(kind: String) async {
        let list = await runInProcess("\(kind) --limit 4")
        expectEqual(list.exitCode, 0)
        expectEqual(list.output.split(separator: "\n").count, 5, "\(list.output)")
        expectEqual(list.output.split(separator: "\n").first?.contains("ID"), true)
    }

    private func path(_ line: String) async throws -> String {
        let log = RequestLog()
        let run = await runInProcess(line, store: NetworkStore.broken.recorded(in: log))
        expectEqual(run.exitCode, 1)
        expectEqual(log.count, 1)
        let url = try #require(log.requests.first?.url)
        expectEqual(url.host(), "127.0.0.1")
        expectEqual(url.query()?.contains("apikey="), true)
        return url.path()
    }
}
