import Foundation
import SharedTestCode
import Testing

@testable import Fetching

@Suite struct PageErrorTests {
    @Test func eachReasonIsDescribed() {
        let cases: [(reason: PageError<Int>.Reason, description: String)] = [
            (.fetching(.cancelled), "\(AppError.cancelled)"), (.fetching(serverIsDown), "\(serverIsDown)"),
            (.repeatedCursor, "the next page was already delivered, so the list would never end"),
            (
                .tooManyEmptyPages(maximumEmptyPages: 100),
                "more than 100 pages in succession have no items; to allow more, use `allowingEmptyPages`"
            ),
            (.moreWithoutCursor, "the server reports more pages but sends no cursor for them"),
            (
                .otherOrigin("https://h/list"),
                "the next page is on another origin, https://h/list; to fetch it, add the origin to `allowedOrigins`"
            ),
            (.unreadableCursor("http://["), "the URL of the next page is not valid: “http://[”"),
            (
                .missingItems(total: 1000, offset: 990),
                "the server reports 1000 items, but the page at offset 990 is empty"
            ),
        ]
        for (index, (reason, description)) in cases.enumerated() {
            let error = PageError(cursor: 7, reason: reason)
            expect(error.isCancellation == (index == 0) && error.isRetryable == (index == 1), "\(reason)")
            expectEqual(error.description, description)
            expect((error as any Error).localizedDescription == error.errorDescription)
        }
    }
}
