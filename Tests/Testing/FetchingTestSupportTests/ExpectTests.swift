import SharedTestCode
import Testing

/// The functions that the tests use in place of `#expect` report each failure.
@Suite struct ExpectTests {
    private struct Fault: Error, Equatable { var code = 1 }

    @Test func aFailureIsReported() async {
        func fails(_ check: () async -> Void, _ location: SourceLocation = #_sourceLocation) async {
            await withKnownIssue("the check of this test", sourceLocation: location) { await check() }
        }
        await fails { expect(1 > 2) }
        await fails { expectEqual(1, 2) }
        await fails { expect(throws: Fault.self) {} }
        await fails { expect(throws: Fault.self) { throw CancellationError() } }
        await fails { expect(throws: Fault()) { throw Fault(code: 2) } }
        await fails { expect(throws: Never.self) { throw Fault() } }
        await fails { await expect(throws: Fault.self) { await Task.yield() } }
        await fails {
            await expect(throws: Fault()) {
                await Task.yield()
                throw Fault(code: 2)
            }
        }
    }

    @Test func theErrorIsReturned() async {
        expectEqual(expect(throws: Fault.self) { throw Fault(code: 3) }, Fault(code: 3))
        let error = await expect(throws: Fault(code: 4)) {
            await Task.yield()
            throw Fault(code: 4)
        }
        expectEqual(error, Fault(code: 4))
        expect(throws: Never.self) {}
    }
}
