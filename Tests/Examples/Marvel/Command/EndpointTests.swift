import Fetching
import FetchingTestSupport
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct EndpointTests {
    @Test func everyKindIsListedAndFetchedByID() async throws {
        for resource in resources {
            let kind = resource.plural
            try await expectEqual(path(kind), "/v1/public/\(kind)")
            for name in [kind, resource.singular] {
                try await expectEqual(path("\(name) 42"), "/v1/public/\(kind)/42")
            }
            let list = await runInProcess("\(kind) --limit 4")
            expectEqual(list.exitCode, 0)
            expectEqual(list.output.split(separator: "\n").count, 5, "\(list.output)")
            expectEqual(list.output.split(separator: "\n").first?.contains("ID"), true)
        }
    }

    @Test func everyListOfAParentHasItsURL() async throws {
        for (parent, children) in [
            ("character", "comics events series stories"),
            ("comic", "characters creators events stories"),
            ("creator", "comics events series stories"),
            ("event", "characters comics creators series stories"),
            ("series", "characters comics creators events stories"),
            ("story", "characters comics creators events series"),
        ] {
            let kind = try #require(resources.first { $0.singular == parent }).plural
            for child in words(children) {
                try await expectEqual(path("\(parent) 42 \(child)"), "/v1/public/\(kind)/42/\(child)")
            }
            for other in resources.map(\.plural) where !words(children).contains(other) {
                await expectEqual(runInProcess("\(parent) 42 \(other)", store: .unimplemented).exitCode, 64)
            }
        }
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
