import Fetching
import FetchingCache
import Foundation
import SharedTestCode
import Synchronization
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

    @Test func ourOwnCasesFindACacheThatKeepsNothingOrEverything() async throws {
        let suites = try CacheSuite.decode(Data(ownCacheSuite.utf8))
        let nothing = await CacheSuiteRunner { $0 }.run(suites)
        expect(nothing.failures(.required).isEmpty)
        expectEqual(nothing.score(.optimal).passed, 0, "\(nothing)")

        let everything = await CacheSuiteRunner { store in
            let responses = Mutex<[URL: (Data, URLResponse)]>([:])
            return NetworkStore { request in
                let url = try #require(request.url)
                if let stored = responses.withLock({ $0[url] }) { return stored }
                let response = try await store.fetchData(request)
                responses.withLock { $0[url] = response }
                return response
            }
        }.run(suites)
        expectEqual(everything.score(.required).passed, 0, "\(everything)")
    }
}
