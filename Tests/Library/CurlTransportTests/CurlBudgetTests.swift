#if os(Linux)
    import SharedTestCode
    import Testing

    @testable import CurlTransport

    @Suite struct CurlBudgetTests {
        @Test func aStoreUsesHalfOfTheDescriptors() {
            for limit in [64, 256, 1024, 4096, 20_000, Int(Int32.max)] {
                let budget = CurlBudget(descriptorLimit: limit)
                let loops = budget.loops + budget.sharedLoops
                expect(loops * 5 + budget.calls + budget.idleConnections <= limit / 2)
                expect(budget.loops > 0 && budget.sharedLoops > 0 && budget.calls > 0)
                // A loop and a kept connection for each origin of a chain of redirects.
                expect(budget.loops * 5 <= max(limit / 10, 5))
            }
        }
    }
#endif
