import Fetching
import FetchingCache
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// A file with the cases of the public suite `http-tests/cache-tests`, as its script `export.mjs` writes them.
private let publicSuite = ProcessInfo.processInfo.environment["FETCHING_CACHE_TESTS"]

@Suite struct CacheSuiteTests {
    @Test(arguments: StoreClosure.allCases) func theCachePassesOurOwnCases(_ closure: StoreClosure) async throws {
        let runner = CacheSuiteRunner(closure: closure) { $0.layered(caching(in: .memory())) }

        let report = await runner.run(try CacheSuite.decode(Data(ownCacheSuite.utf8)))

        let passed = CacheSuiteCase.Kind.allCases.reduce(0) { $0 + report.passed($1) }
        expectEqual(passed, report.count, "\(report)")
    }

    @Test(
        .enabled(if: publicSuite != nil, "reads the cases from the file that FETCHING_CACHE_TESTS names"),
        arguments: StoreClosure.allCases)
    func theCachePassesTheRequiredCasesOfThePublicSuite(_ closure: StoreClosure) async throws {
        let runner = CacheSuiteRunner(closure: closure) { $0.layered(caching(in: .memory())) }
        let file = URL(filePath: try #require(publicSuite))

        let report = await runner.run(try CacheSuite.decode(try Data(contentsOf: file)))

        print("\(report.count) cases through \(closure):\n\(report)")
        expectEqual(report.failures(.required), [])
        let (passed, failed) = (report.passed(.optimal), report.failures(.optimal).count)
        expect(Double(passed) >= 0.8 * Double(passed + failed))
    }

    @Test func ourOwnCasesFindACacheThatKeepsNothingOrEverything() async throws {
        let suites = try CacheSuite.decode(Data(ownCacheSuite.utf8))
        let nothing = await CacheSuiteRunner { $0 }.run(suites)
        expect(nothing.failures(.required).isEmpty)
        expectEqual(nothing.passed(.optimal), 0, "\(nothing)")

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
        expectEqual(everything.passed(.required), 0, "\(everything)")
    }
}
