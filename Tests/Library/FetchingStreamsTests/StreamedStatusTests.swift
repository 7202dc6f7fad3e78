import Fetching
import FetchingStreams
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@Suite(.live, .hangLimit) struct StreamedStatusTests {
    @Test(arguments: Transport.all, BrokenBody.allCases)
    func theStatusOfAnErrorIsMoreImportantThanItsBody(transport: Transport, body: BrokenBody) async throws {
        // The body of an error is read for 10 s.
        guard !BrokenBody.slow.contains(body), body.isNoticed(by: transport) else { return }
        let server = try LoopbackServer.start { _ in body.response(404, ["X-Name": "value"]) }
        let createURLRequest: RequestBuilder<Void> = { _ in
            try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
        }
        let (store, folder) = (transport.store(), TestFolder())
        let errors = [
            await streamFetcher(createURLRequest: createURLRequest, store: store, elements: { lines(of: $0) })(())
                .error,
            await eventFetcher(store: store, createURLRequest: createURLRequest)(()).error,
            await downloadFetcher(createURLRequest: createURLRequest, to: folder.url, store: store)(()).error,
        ]
        expectEqual(folder.names, [])
        for error in errors {
            let failure = try #require(error?.server)
            expect(failure.status == 404 && failure.header("X-Name") == "value")
            // Of a long body, only the beginning is read, unless that takes too long.
            let isLong = [.tooLong, .endless].contains(body)
            expect(isLong || failure.description.contains("; the body is incomplete: "), "\(failure)")
        }
    }
}
