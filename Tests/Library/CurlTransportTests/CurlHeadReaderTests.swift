#if os(Linux)
    import SharedTestCode
    import Testing

    @testable import CurlTransport

    @Suite struct CurlHeadReaderTests {
        /// A response that was read from the socket of a connection that was reset.
        @Test(arguments: ["5", "5;a=b", "5 ", "5 ; a=b", "5\t;a", "0005"])
        func aChunkOfAnEarlyResponseCanHaveAnExtension(size: String) throws {
            var reader = CurlHeadReader()
            for line in ["HTTP/1.1 413 Large\r\n", "Transfer-Encoding: chunked\r\n", "\r\n"] {
                try reader.read(Array(line.utf8).span)
            }
            let body = reader.body(in: Array("\(size)\r\nhello\r\n0 \r\n\r\n".utf8)[...])
            expect(body.isComplete && body.bytes == Array("hello".utf8))
        }
    }
#endif
