#if os(Linux)
    import CurlTransport
    import Foundation
    import SharedTestCode
    import Testing

    /// Live tests of connections without TLS.
    @Suite(.hangLimit) struct CurlConnectionTests {
        @Test(arguments: ["ws", "http", "WS"]) func bytesAreSentInBothDirections(scheme: String) async throws {
            let server = try ByteServer.echo()
            let connection = try await curlSockets().connection("\(scheme)://127.0.0.1:\(server.port)/a?b#c")
            try await connection.expectEcho()
            for count in [1, 14, 15, 65_535, 65_536, 65_537, 16 << 20] { try await connection.expectEcho(count: count) }
            try await connection.send(Data())
            // A part of a longer text, whose indices don't start at 0.
            try await connection.send(Data("xxhello".utf8).dropFirst(2))
            try await expectEqual(connection.receive(atLeast: 5), Data("hello".utf8))
        }

        @Test func theServerCanSendFirst() async throws {
            let server = try ByteServer { socket in
                socket.write(Array("hello".utf8))
                _ = socket.read()
            }
            let connection = try await curlSockets().connection(port: server.port)
            try await expectEqual(connection.receive(atLeast: 5), Data("hello".utf8))
        }

        @Test func theEndOfTheServerIsNilAndLaterSendsFail() async throws {
            let server = try ByteServer { $0.write([1, 2, 3]) }
            let connection = try await curlSockets().connection(port: server.port)
            try await expectEqual(connection.receive(atLeast: 10), Data([1, 2, 3]))
            for _ in 0..<3 { try await expectEqual(connection.receive(), nil) }
            // The first bytes reach a closed socket, which resets the connection.
            await expectFailure(.networkConnectionLost) {
                for _ in 0..<1000 {
                    try await connection.send(Data([1]))
                    try await Task.sleep(for: .milliseconds(1))
                }
            }
            await expectFailure(.networkConnectionLost) { try await connection.send(Data([1])) }
        }

        @Test func aServerThatOnlyReadsGetsBytesAfterItsEnd() async throws {
            let results = Recorded<Int>()
            let server = try ByteServer { socket in
                socket.endWriting()
                results.add(socket.read(atLeast: 1 << 20).count)
            }
            let connection = try await curlSockets().connection(port: server.port)
            try await expectEqual(connection.receive(), nil)
            try await connection.send(Data(count: 1 << 20))
            expect(await eventually { results.all == [1 << 20] })
        }

        @Test func aResetIsAnErrorOfEachCall() async throws {
            let server = try ByteServer { socket in
                _ = socket.read()
                socket.reset()
            }
            let connection = try await curlSockets().connection(port: server.port)
            try await connection.send(Data([1]))
            let text = await expectFailure(.networkConnectionLost) { try await connection.receive() }
            expect(text.contains("Connection reset by peer"), "\(text)")
            await expectFailure(.networkConnectionLost) { try await connection.receive() }
            await expectFailure(.networkConnectionLost) { try await connection.send(Data([1])) }
        }

        @Test func bytesBeforeAResetAreNotLostIfTheyHaveArrived() async throws {
            let (go, gone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let server = try ByteServer { socket in
                socket.write([1, 2, 3])
                go.wait()
                socket.reset()
                gone.signal()
            }
            let connection = try await curlSockets().connection(port: server.port)
            try await expectEqual(connection.receive(), Data([1, 2, 3]))
            go.signal()
            gone.wait()
            await expectFailure(.networkConnectionLost) { try await connection.receive() }
        }

        @Test func aConnectionThatCannotBeOpenedIsAnError() async throws {
            let hole = try #require(BlackHole())
            defer { hole.close() }
            let sockets = curlSockets()
            let cases: [(String, Duration?, URLError.Code)] = [
                ("ws://127.0.0.1:1/", nil, .cannotConnectToHost), ("ws://name.invalid/", nil, .cannotFindHost),
                ("ftp://127.0.0.1/", nil, .unsupportedURL), ("ws:///", nil, .badURL),
                ("ws://127.0.0.1:\(hole.port)", .milliseconds(50), .timedOut), ("ws://127.0.0.1:1", .zero, .timedOut),
            ]
            for (url, limit, code) in cases {
                await expectFailure(code, url) { try await sockets.connection(url, limit: limit) }
            }
            let impatient = curlSockets { $0.connectTimeLimit = .milliseconds(50) }
            await expectFailure(.timedOut) { try await impatient.connection(port: hole.port) }
        }

        @Test func anAddressOfTheOptionsReplacesTheLookup() async throws {
            let server = try ByteServer.echo()
            let sockets = curlSockets { $0.addresses = ["fetching.invalid:80": "127.0.0.1:\(server.port)"] }
            try await sockets.connection("ws://fetching.invalid/").expectEcho()
        }

        @Test func onlyOneTaskAtATimeReceivesOrSends() async throws {
            let server = try ByteServer.silent()
            let uses: [(String, @Sendable (CurlConnection) async throws -> Void)] = [
                ("sends", { try await $0.send(Data(count: 64 << 20)) }), ("receives", { _ = try await $0.receive() }),
            ]
            for (use, call) in uses {
                let connection = try await curlSockets().connection(port: server.port)
                await withTaskGroup { group in
                    for _ in 0..<2 {
                        group.addTask {
                            let error = await expect(throws: (any Error).self) { try await call(connection) }
                            return error.map { "\($0)" } ?? ""
                        }
                    }
                    // The other call waits until it is cancelled.
                    let first = await group.next()
                    expect(first?.contains("another task \(use) over this connection") == true, "\(first ?? "")")
                    connection.end()
                    await expectEqual(group.next(), "CancellationError()")
                }
            }
        }
    }
#endif
