#if os(Linux)
    import Fetching
    import FetchingSockets
    import FetchingStreams
    import Foundation
    import LoopbackServer

    extension Subject {
        static let sockets = Subject(
            name: "sockets", title: "messages of a WebSocket, compared with the lines of a response"
        ) { effort in
            try requireNoProxy()
            let text = Data(#"{"symbol": "ACME", "bid": 12.5, "ask": 12.75}"#.utf8)
            let frames = Data(repeatElement([0x81, UInt8(text.count)] + text, count: 1000).joined())
            let lines = Data(repeatElement(text + [0x0A], count: messageCount).joined())
            let server = try LoopbackServer.start { request in
                if request.path == "/lines" { return .data(lines) }
                if request.path == "/in" {
                    return .webSocket { socket in
                        for _ in 0..<messageCount / 1000 { socket.sendBytes(frames) }
                        socket.close()
                        _ = socket.read()
                    }
                }
                return .webSocket { socket in
                    while let frame = socket.read(), frame.opcode != 8 {}
                    socket.close()
                }
            }
            defer { server.stop() }
            let url = server.baseURL
            let open: Fetcher<String, WebSocket> = socketFetcher { path in
                try createRequest(baseURL: url, path: [path])
            }
            let readLines: Fetcher<Void, ElementStream<String>> = streamFetcher(
                createURLRequest: { try createRequest(baseURL: url, path: ["lines"]) },
                elements: { FetchingStreams.lines(of: $0) })
            return [
                try await rates(effort.rounds > 100 ? 9 : 3) {
                    var count = 0
                    for try await _ in try await readLines(()).get() { count += 1 }
                    guard count == messageCount else { throw MessagesMissing() }
                } messages: {
                    var count = 0
                    for try await _ in try await open("in").get().messages { count += 1 }
                    guard count == messageCount else { throw MessagesMissing() }
                } sending: {
                    let socket = try await open("out").get()
                    let message = SocketMessage.text(String(decoding: text, as: UTF8.self))
                    for _ in 0..<messageCount / 10 { try await socket.send(message) }
                    guard try await socket.close(SocketClose()) != nil else { throw MessagesMissing() }
                }
            ]
        }
    }

    private let messageCount = 200_000

    private struct MessagesMissing: Error {}

    /// Measures the elements per second. Short turns alternate. The server reads single frames, so a tenth of the
    /// messages is sent.
    private func rates(
        _ rounds: Int, lines: () async throws -> Void, messages: () async throws -> Void,
        sending: () async throws -> Void
    ) async throws -> Finding {
        let clock = ContinuousClock()
        var (perLine, perMessage, perSent, ratios) = ([Double](), [Double](), [Double](), [Double]())
        for round in 0...rounds {
            let turn = (
                try await clock.measure(lines), try await clock.measure(messages), try await clock.measure(sending)
            )
            // The first round fills the caches.
            guard round > 0 else { continue }
            perLine.append(Double(messageCount) / (turn.0 / .seconds(1)))
            perMessage.append(Double(messageCount) / (turn.1 / .seconds(1)))
            perSent.append(Double(messageCount / 10) / (turn.2 / .seconds(1)))
            ratios.append(turn.0 / turn.1)
        }
        let median = (Samples(ratios).median * 100).rounded() / 100
        return Finding(
            lines: [
                "received: \(Int(Samples(perMessage).median)) messages/s, \(median) of the \(Int(Samples(perLine).median)) lines/s of a response",
                "sent, and read by the loopback server: \(Int(Samples(perSent).median)) messages/s",
            ], missed: median < 0.5 ? ["Messages have \(median) of the speed of lines; the bound is 0.5."] : [])
    }
#endif
