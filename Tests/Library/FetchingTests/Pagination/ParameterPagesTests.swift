import Fetching
import Foundation
import SharedTestCode
import Testing

@Suite struct ParameterPagesTests {
    @Test func eachPageHasTheParametersOfTheNextPage() async throws {
        let halving: Fetcher<Int, Int> = { .success($0) }
        let pages = parameterPages(of: halving, from: 40, items: { [$0] }) { model, _ in model > 1 ? model / 2 : nil }
        try await expectEqual(items(of: pages), [40, 20, 10, 5, 2, 1])
    }

    @Test func longParametersThatBeginAlikeAreDifferent() async throws {
        // `Data` hashes only its first 80 bytes.
        let keys = (0..<3).map { Data(repeating: 7, count: 100) + [$0] }
        let byKey: Fetcher<Data, Int> = { .success(keys.firstIndex(of: $0) ?? 0) }
        let pages = parameterPages(of: byKey, from: keys[0], items: { [$0] }) { page, _ in
            page < 2 ? keys[page + 1] : nil
        }
        try await expectEqual(items(of: pages), [0, 1, 2])
    }

    @Test func repeatedParametersAreAnError() async {
        let circle: Fetcher<Int, Int> = { .success($0) }
        let pages = parameterPages(of: circle, from: 0, items: { [$0] }) { model, _ in (model + 1) % 3 }
        await expectError(of: pages, after: [0, 1, 2])
    }
}
