import Fetching
import Foundation
import SharedTestCode
import Testing

@Suite struct PageErrorTests {
    @Test(arguments: [
        (PageError<Int>.Reason.fetching(.cancelled), false, true, "\(AppError.cancelled)"),
        (.fetching(serverIsDown), true, false, "\(serverIsDown)"),
        (
            .repeatedCursor, false, false,
            "the next page was already delivered, so the list would never end (at page 7)"
        ),
        (
            .tooManyEmptyPages(maximumEmptyPages: 100), false, false,
            "more than 100 pages in succession have no items; to allow more, use `allowingEmptyPages` (at page 7)"
        ),
        (.moreWithoutCursor, false, false, "the server reports more pages but sends no cursor for them (at page 7)"),
        (
            .otherOrigin("https://h/list"), false, false,
            "the next page is on another origin, https://h/list; to fetch it, add the origin to `allowedOrigins` (at page 7)"
        ),
        (.unreadableCursor("http://["), false, false, "the URL of the next page is not valid: “http://[” (at page 7)"),
        (
            .missingItems(total: 1000, offset: 990), false, false,
            "the server reports 1000 items, but the page at offset 990 is empty (at page 7)"
        ),
    ])
    func eachReasonIsDescribed(
        reason: PageError<Int>.Reason, isRetryable: Bool, isCancellation: Bool, description: String
    ) {
        let error = PageError(cursor: 7, reason: reason)
        #expect(error.isRetryable == isRetryable)
        #expect(error.isCancellation == isCancellation)
        #expect(error.description == description)
    }

    @Test func theCursorIsShownWithoutTheQueryOfAURL() throws {
        func text<Cursor: Sendable>(_ cursor: Cursor) -> String {
            PageError(cursor: cursor, reason: .repeatedCursor).description
        }
        let end = "the next page was already delivered, so the list would never end (at page "
        #expect(text(PageToken("b7")) == end + "PageToken(token: Optional(\"b7\")))")
        #expect(text(OffsetCursor(offset: 5)) == end + "OffsetCursor(offset: 5, limit: 100))")
        let url = try #require(URL(string: "https://h/list?token=s3cret"))
        #expect(text(url) == end + "https://h/list?***)")
    }
}
