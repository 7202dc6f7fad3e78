#if os(Linux)
    import CurlTransport
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    /// Live tests of many connections with TLS that are opened at the same time.
    @Suite(
        .hangLimit, .certificates, .tlsByteServer,
        .enabled(if: Programs.openssl != nil && Programs.python != nil, "needs OpenSSL 3 or later and Python"))
    struct CurlConnectionOpeningTests {
        /// For each connection, OpenSSL reads all authorities, which takes 10 to 30 ms.
        @Test func manyConnectionsWithManyAuthoritiesOpenAndDoNotDelayAnother() async throws {
            let port = try #require(TLSByteServer.current?.ports["good"])
            let authority = try #require(Certificates.current).text("authority.pem")
            let system = try? String(contentsOfFile: "/etc/ssl/certs/ca-certificates.crt", encoding: .utf8)
            let sockets = curlSockets { $0.trust = .authorities(pem: (system ?? "") + authority) }
            let server = try ByteServer.echo()
            let other = try await sockets.connection(port: server.port)
            let count = runsSlowTests ? 180 : 30
            let opening = Task {
                try await withThrowingTaskGroup { group in
                    for _ in 0..<count {
                        group.addTask { try await sockets.connection("wss://127.0.0.1:\(port)/") }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
            }
            let isOpen = Mutex(false)
            let echoes = Task {
                var count = 0
                while !isOpen.withLock({ $0 }) {
                    try await other.expectEcho()
                    count += 1
                }
                return count
            }
            let connections = try await opening.value
            isOpen.withLock { $0 = true }
            let echoCount = try await echoes.value
            // About 200 if no other test runs. Without the system's authorities, the connections may open too fast.
            if runsSlowTests, system != nil { expect(echoCount >= 10, "\(echoCount)") }
            expectEqual(connections.count, count)
            for connection in connections {
                try await connection.send(Data("e".utf8))
                try await connection.expectEcho()
            }
        }
    }
#endif
