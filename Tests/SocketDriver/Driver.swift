import Fetching
import FetchingSockets
import Foundation
import HTTPSyntax

/// Opens a WebSocket and does what the mode of the options says.
struct Driver: Sendable {
    private let options: DriverOptions
    private let open: Fetcher<Void, WebSocket>

    init(_ url: String, _ options: DriverOptions) throws {
        self.options = options
        guard let url = URL(string: url) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        for (name, value) in options.headers ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        if let limit = options.openTimeout { request.timeoutInterval = limit }
        open = socketFetcher(
            store: try driverStore(options), subprotocols: options.protocols ?? [],
            maximumMessageBytes: options.max ?? 16 << 20, keepAlive: options.keepAlive.map { .seconds($0) },
            pongLimit: .seconds(options.pingTimeout ?? 10), closeLimit: .seconds(options.closeTimeout ?? 5)
        ) { [request] _ in request }
    }

    func run() async {
        if options.mode == "many" { return await openMany() }
        if options.mode == "hold" { return await holdMany() }
        switch await open(()) {
        case .success(let socket):
            printEvent("open", ["protocol": socket.subprotocol as (any Sendable)? ?? NSNull()])
            await run(socket)
        case .failure(let error): printEvent("error", ["text": "\(error)"])
        }
    }

    private func run(_ socket: WebSocket) async {
        do {
            switch options.mode ?? "listen" {
            case "echo":
                for try await message in socket.messages {
                    report(message)
                    try await socket.send(message)
                }
                await reportEnd(socket)
            case "listen": try await read(socket)
            case "count": try await count(socket)
            case "beside": await callBeside(socket)
            case "slow":
                for try await message in socket.messages {
                    report(message)
                    break
                }
                try await Task.sleep(for: .seconds(options.pause ?? 1))
                try await read(socket)
            case "send": try await send(socket)
            case "close":
                let close = try await socket.close(SocketClose(code: options.code, reason: options.reason ?? ""))
                report(close)
            case "ping":
                let time = try await socket.ping()
                printEvent("pong", ["seconds": time / .seconds(1)])
                report(try await socket.close(SocketClose()))
            case "cancel": await cancel(socket)
            case let mode: printEvent("skipped", ["text": "the mode \(mode) is not known"])
            }
        } catch {
            await reportEnd(socket, error)
        }
    }

    private func read(_ socket: WebSocket) async throws {
        for try await message in socket.messages { report(message) }
        await reportEnd(socket)
    }

    /// Counts the messages, without an event for each.
    private func count(_ socket: WebSocket) async throws {
        let start = ContinuousClock.now
        var count = 0
        for try await _ in socket.messages { count += 1 }
        printEvent("counted", ["count": count, "seconds": (ContinuousClock.now - start) / .seconds(1)])
        await reportEnd(socket)
    }

    /// Reads messages while another server is called, and reports the longest of these calls.
    private func callBeside(_ socket: WebSocket) async {
        let reading = Task { for try await _ in socket.messages {} }
        let call: Fetcher<Void, String> = textFetcher { [url = options.http ?? ""] _ in try createRequest(baseURL: url)
        }
        var (longest, failures) = (Duration.zero, 0)
        for _ in 0..<(options.count ?? 100) {
            let start = ContinuousClock.now
            if case .failure = await call(()) { failures += 1 }
            longest = max(longest, ContinuousClock.now - start)
            try? await Task.sleep(for: .milliseconds(5))
        }
        reading.cancel()
        printEvent("called", ["milliseconds": longest / .milliseconds(1), "failures": failures])
    }

    /// Sends messages and closes, while another task reads.
    private func send(_ socket: WebSocket) async throws {
        async let reading: Void = { for try await message in socket.messages { report(message) } }()
        let message = SocketMessage.binary(Data(count: options.bytes ?? 0))
        let start = ContinuousClock.now
        for _ in 0..<(options.count ?? 1) { try await socket.send(message) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        printEvent("sent", ["count": options.count ?? 1, "seconds": seconds])
        let close = try await socket.close(SocketClose())
        try await reading
        report(close)
    }

    private func cancel(_ socket: WebSocket) async {
        let task = Task {
            if options.reads == 0 { return try await Task.sleep(for: .seconds(86_400)) }
            for try await message in socket.messages { report(message) }
        }
        try? await Task.sleep(for: .seconds(options.after ?? 0))
        task.cancel()
        _ = await task.result
        printEvent("cancelled")
    }

    /// Opens many sockets, some at the same time. Each sends and receives a text.
    private func openMany() async {
        let (count, parallel) = (options.count ?? 1, max(1, options.parallel ?? 1))
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                if number >= parallel { await group.next() }
                group.addTask { await exchangeText() }
            }
        }
        printEvent("done")
        try? await Task.sleep(for: .milliseconds(300))
    }

    /// Opens many sockets, keeps them open, and reports the memory and the threads of this process.
    private func holdMany() async {
        guard case .success(let first) = await open(()) else { return printEvent("error", ["text": "not opened"]) }
        let before = processStatus("VmRSS")
        let (count, start) = (options.count ?? 1, ContinuousClock.now)
        let sockets = await withTaskGroup(of: WebSocket?.self) { group in
            var sockets: [WebSocket?] = []
            for number in 0..<count {
                if number >= max(1, options.parallel ?? 1), let socket = await group.next() { sockets.append(socket) }
                group.addTask { try? await open(()).get() }
            }
            for await socket in group { sockets.append(socket) }
            return sockets.compactMap(\.self)
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        try? await Task.sleep(for: .seconds(options.after ?? 1))
        let growth = processStatus("VmRSS") - before
        printEvent(
            "held",
            [
                "count": sockets.count, "seconds": seconds, "kibibytesEach": Double(growth) / Double(max(1, count)),
                "threads": processStatus("Threads"),
            ])
        withExtendedLifetime((first, sockets)) {}
    }

    private func exchangeText() async {
        do {
            let socket = try await open(()).get()
            try await socket.send(.text("hi"))
            for try await message in socket.messages {
                report(message)
                break
            }
            report(try await socket.close(SocketClose()))
        } catch {
            printEvent("error", ["text": "\(error)"])
        }
    }

    private func report(_ message: SocketMessage) {
        let data = message.data
        let event = if case .text = message { "text" } else { "binary" }
        printEvent(event, ["length": data.count, "sha256": sha256(data)])
    }

    /// Reports the server's close frame, or an error if there is none.
    private func report(_ close: SocketClose?) {
        if let close {
            printEvent("close", ["code": close.code as (any Sendable)? ?? NSNull(), "reason": close.reason])
        } else {
            printEvent("error", ["text": "the server sent no close frame in time"])
        }
    }

    /// Reports how the messages have ended.
    private func reportEnd(_ socket: WebSocket, _ error: (any Error)? = nil) async {
        let close = try? await socket.close(SocketClose())
        switch error as? AppError {
        case nil where error == nil: report(close)
        case .server(let failure) where failure.status == 101 && close != nil: report(close)
        default: printEvent("error", ["text": "\(error.map { "\($0)" } ?? "")"])
        }
    }
}

private func driverStore(_ options: DriverOptions) throws -> NetworkStore {
    #if os(Linux)
        guard options.ca != nil || options.proxy != nil else { return .live }
        var curl = CurlOptions()
        if let path = options.ca { curl.trust = .authorities(pem: try String(contentsOfFile: path, encoding: .utf8)) }
        if let url = options.proxy { curl.proxy = .url(url) }
        return try .curl(curl)
    #else
        return .live
    #endif
}

/// Returns a number of `/proc/self/status`, or 0 where there is no such file.
private func processStatus(_ name: String) -> Int {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix(name + ":") } ?? ""
    return Int(line.dropFirst(name.count + 1).split { !$0.isNumber }.first ?? "") ?? 0
}
