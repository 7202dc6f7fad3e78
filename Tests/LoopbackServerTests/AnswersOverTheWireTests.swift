import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Test(.timeLimit(.minutes(1))) func aServerAnswersUntilItIsStopped() async throws {
    let server = try LoopbackServer.start { .text("hello \($0.path)") }
    for _ in 0..<3 {
        let output = try await curl(["-s", server.baseURL + "/a", server.baseURL + "/b"])
        #expect(output == "hello /ahello /b")
    }
    #expect(server.acceptedConnections == 3)
    #expect(server.requestCount == 6)
    server.stop()
    server.stop()
    #expect(server.openConnections == 0)
}
