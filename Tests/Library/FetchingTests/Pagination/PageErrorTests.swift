import Foundation
import SharedTestCode
import Testing

@testable import Fetching

@Suite struct PageErrorTests {
    @Test(arguments: [
        (PageError<Int>.Reason.fetching(.cancelled), false, true, "\(AppError.cancelled)"),
        (.fetching(serverIsDown), true, false, "\(serverIsDown)"),
        (
            .repeatedCursor, false, false,
            "the next page was already delivered, so the list would never end"
        ),
        (
            .tooManyEmptyPages(maximumEmptyPages: 100), false, false,
            "more than 100 pages in succession have no items; to allow more, use `allowingEmptyPages`"
        ),
        (.moreWithoutCursor, false, false, "the server reports more pages but sends no cursor for them"),
        (
            .otherOrigin("https://h/list"), false, false,
            "the next page is on another origin, https://h/list; to fetch it, add the origin to `allowedOrigins`"
        ),
        (.unreadableCursor("http://["), false, false, "the URL of the next page is not valid: “http://[”"),
        (
            .missingItems(total: 1000, offset: 990), false, false,
            "the server reports 1000 items, but the page at offset 990 is empty"
        ),
    ])
    func eachReasonIsDescribed(
        reason: PageError<Int>.Reason, isRetryable: Bool, isCancellation: Bool, description: String
    ) {
        let error = PageError(cursor: 7, reason: reason)
        expectEqual(error.isRetryable, isRetryable)
        expectEqual(error.isCancellation, isCancellation)
        expectEqual(error.description, description)
        expect((error as any Error).localizedDescription == error.errorDescription)
    }
}
