#if os(Linux)
    import CurlTransport
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    /// Live tests of slow servers, of the order in which connections get turns, and of cancellation.
    @Suite(.hangLimit) struct CurlConnectionPaceTests {
        @Test func aServerThatSendsTooFastMustWait() async throws {
            let sent = Mutex(0)
            let server = try ByteServer { socket in
                let part = [UInt8](repeating: 0, count: 1 << 16)
                while socket.write(part) { sent.withLock { $0 += part.count } }
            }
            let connection = try await curlSockets().connection(port: server.port)
            // The server fills the buffers of the system, and then waits.
            var (last, rounds) = (-1, 0)
            while case let now = sent.withLock({ $0 }), now != last || now == 0, rounds < 200 {
                (last, rounds) = (now, rounds + 1)
                try await Task.sleep(for: .milliseconds(50))
            }
            expect(last < 32 << 20, "\(last)")
            try await expectEqual(connection.receive(atLeast: 4 * last).prefix(1), Data([0]))
            expect(sent.withLock { $0 } > 2 * last)
        }

        @Test func aServerThatNeverReadsDoesNotDelayAnother() async throws {
            let stuck = try ByteServer.silent()
            let server = try ByteServer.echo()
            let sockets = curlSockets()
            let slow = try await sockets.connection(port: stuck.port)
            let fast = try await sockets.connection(port: server.port)
            let sending = Task { try await slow.send(Data(count: 64 << 20)) }
            for _ in 0..<100 { try await fast.expectEcho() }
            try await fast.expectEcho(count: 4 << 20)
            // The rest of the bytes cannot be sent, so the connection ends.
            let start = ContinuousClock.now
            sending.cancel()
            await expect(throws: CancellationError.self) { try await sending.value }
            expect(ContinuousClock.now - start < .seconds(2))
            await expect(throws: CancellationError.self) { try await slow.send(Data([1])) }
            await expect(throws: CancellationError.self) { try await slow.receive() }
            try await fast.expectEcho()
        }

        @Test func aServerThatSendsWithoutEndDoesNotDelayAnother() async throws {
            let flood = try ByteServer { socket in
                let part = [UInt8](repeating: 0, count: 1 << 20)
                while socket.write(part) {}
            }
            let server = try ByteServer.echo()
            let sockets = curlSockets()
            let floods = try await [sockets.connection(port: flood.port), sockets.connection(port: flood.port)]
            let readers = floods.map { flood in Task { while try await flood.receive() != nil {} } }
            let fast = try await sockets.connection(port: server.port)
            for _ in 0..<50 { try await fast.expectEcho() }
            for reader in readers { reader.cancel() }
            for reader in readers { await expect(throws: CancellationError.self) { try await reader.value } }
            // A cancelled wait for bytes does not end a connection.
            for flood in floods { try await expect(flood.receive()?.isEmpty == false) }
        }

        @Test func aCancelledReceiveLosesNothing() async throws {
            let server = try ByteServer.echo()
            let connection = try await curlSockets().connection(port: server.port)
            for _ in 0..<100 {
                let receiving = Task { try await connection.receive() }
                await Task.yield()
                receiving.cancel()
                await expect(throws: CancellationError.self) { try await receiving.value }
                try await connection.expectEcho()
            }
        }

        /// Cancels while bytes arrive. A cancelled call throws, and the next call gets the bytes.
        @Test func bytesThatArriveDuringACancellationAreReceivedLater() async throws {
            let server = try ByteServer.echo()
            let connection = try await curlSockets().connection(port: server.port)
            var (sent, received) = (Data(), Data())
            for number in 0..<300 {
                let receiving = Task { try await connection.receive() }
                sent.append(UInt8(number % 256))
                try await connection.send(sent.suffix(1))
                if number % 3 > 0 { await Task.yield() }
                receiving.cancel()
                if let bytes = try? await receiving.value { received += bytes }
            }
            received += try await connection.receive(atLeast: sent.count - received.count)
            expect(received == sent)
        }

        @Test func aSendThatIsCancelledBeforeItsFirstByteSendsNothing() async throws {
            let server = try ByteServer.echo()
            let connection = try await curlSockets().connection(port: server.port)
            let gate = Gate()
            let sending = Task {
                try? await gate.pass(0)
                try await connection.send(Data("lost".utf8))
            }
            await gate.waiting(atLeast: 1)
            sending.cancel()
            await expect(throws: CancellationError.self) { try await sending.value }
            try await connection.expectEcho()
        }

        @Test func theEndWakesAllCallersOnce() async throws {
            let server = try ByteServer.silent()
            let sockets = curlSockets()
            for _ in 0..<20 {
                let connection = try await sockets.connection(port: server.port)
                let receiving = Task { try await connection.receive() }
                let sending = Task { try await connection.send(Data(count: 64 << 20)) }
                await Task.yield()
                await withTaskGroup { group in
                    for _ in 0..<3 { group.addTask { connection.end() } }
                }
                await expect(throws: CancellationError.self) { try await receiving.value }
                await expect(throws: CancellationError.self) { try await sending.value }
                await expect(throws: CancellationError.self) { try await connection.receive() }
                await expect(throws: CancellationError.self) { try await connection.send(Data([1])) }
            }
        }
    }
#endif
