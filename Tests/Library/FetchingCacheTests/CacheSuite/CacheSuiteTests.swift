import Fetching
import FetchingCache
import Foundation
import SharedTestCode
import Testing

/// A file with the cases of the public suite `http-tests/cache-tests`, as its script `export.mjs` writes them.
private let publicSuite = ProcessInfo.processInfo.environment["FETCHING_CACHE_TESTS"]

@Suite struct CacheSuiteTests {
    @Test(arguments: CacheSuiteRunner.Path.allCases)
    func theCachePassesOurOwnCases(_ path: CacheSuiteRunner.Path) async throws {
        let runner = CacheSuiteRunner(path: path) { $0.layered(caching(in: .memory())) }

        let report = await runner.run(try CacheSuite.decode(Data(ownCacheSuite.utf8)))

        let passed = CacheSuiteCase.Kind.allCases.reduce(0) { $0 + report.score($1).passed }
        expectEqual(passed, report.count, "\(report)")
    }

    @Test(
        .enabled(if: publicSuite != nil, "reads the cases from the file that FETCHING_CACHE_TESTS names"),
        arguments: CacheSuiteRunner.Path.allCases)
    func theCachePassesTheRequiredCasesOfThePublicSuite(_ path: CacheSuiteRunner.Path) async throws {
        let runner = CacheSuiteRunner(path: path) { $0.layered(caching(in: .memory())) }
        let file = URL(filePath: try #require(publicSuite))

        let report = await runner.run(try CacheSuite.decode(try Data(contentsOf: file)))

        print("\(report.count) cases through \(path):\n\(report)")
        expectEqual(report.failures(.required).map(\.id), [])
        let optimal = report.score(.optimal)
        expect(Double(optimal.passed) >= 0.8 * Double(optimal.judged))
    }

    @Test func ourOwnCasesFindACacheThatKeepsNothing() async throws {
        let runner = CacheSuiteRunner(cache: CacheSuiteRunnerTests.Cache.none.around)

        let report = await runner.run(try CacheSuite.decode(Data(ownCacheSuite.utf8)))

        expect(report.failures(.required).isEmpty)
        expectEqual(report.score(.optimal).passed, 0, "\(report)")
    }

    @Test func ourOwnCasesFindACacheThatKeepsEverything() async throws {
        let runner = CacheSuiteRunner(cache: CacheSuiteRunnerTests.Cache.everything.around)

        let report = await runner.run(try CacheSuite.decode(Data(ownCacheSuite.utf8)))

        expectEqual(report.score(.required).passed, 0, "\(report)")
    }
}
