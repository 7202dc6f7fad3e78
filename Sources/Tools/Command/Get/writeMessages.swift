import CommandLineSupport
import Fetching
import FetchingJSON
import FetchingSockets
import FetchingText
import Foundation
import HTTPSyntax

/// Opens a WebSocket, writes each message when it arrives, and sends each line of the standard input as a text message.
/// Returns when the server closes the connection normally.
func writeMessages(of request: URLRequest, _ options: GetOptions, in world: World) async throws {
    let open = socketFetcher(
        store: options.isVerbose ? showingMessages(world.store, world.terminal) : world.store,
        subprotocols: options.subprotocols, closeLimit: .seconds(2)
    ) { (request: URLRequest) in request }
    let socket: WebSocket
    do { socket = try await open(request).get() } catch { throw failure(error) }
    let interruptions = world.interruptions()
    try await withThrowingTaskGroup(of: End?.self) { group in
        group.addTask {
            do { try await write(socket.messages, in: world) } catch { return .failure(error) }
            return .server
        }
        group.addTask {
            for await _ in interruptions { break }
            return .interruption
        }
        group.addTask {
            // An error of sending is also the error of the messages. Reading continues at the end of the input.
            while let line = await world.readInputLine() {
                do { try await socket.send(.text(line)) } catch { break }
            }
            return nil
        }
        defer { group.cancelAll() }
        for try await case let end? in group {
            // If the server has ended the connection, this does nothing. 1001 means that the client goes away.
            _ = try? await socket.close(SocketClose(code: 1001))
            switch end {
            case .server: return
            case .failure(let error): throw error
            case .interruption:
                throw CommandInterruption(text: "Interrupted. The WebSocket was closed with the code 1001.")
            }
        }
    }
}

/// The reason why the command stops reading messages.
private enum End: Sendable {
    case server, interruption
    case failure(any Error)
}

private func write(_ messages: ElementStream<SocketMessage>, in world: World) async throws {
    let isTerminal = world.terminal.width != nil
    var iterator = messages.makeAsyncIterator()
    while true {
        let message: SocketMessage?
        do { message = try await iterator.next() } catch { throw closeFailure(error) ?? failure(error) }
        guard let message else { return }
        let line = messageLine(message, isTerminal: isTerminal)
        try world.terminal.write((isTerminal && message.isBinary ? world.outputStyle.faint(line) : line) + "\n")
    }
}

/// Returns a message as text. JSON is on one line. On a terminal, another text is on one line too, and only the length
/// of a binary message is shown. Otherwise, a binary message is in Base64.
func messageLine(_ message: SocketMessage, isTerminal: Bool) -> String {
    switch message {
    case .binary(let data): return isTerminal ? "binary message, \(sizeText(data.count))" : data.base64EncodedString()
    case .text(let text):
        let line = joinedLines(ofJSON: text) ?? text
        return isTerminal ? withoutLineBreaks(line) : line
    }
}

/// Returns a text that is JSON with a space in the place of each line break and the indent after it, which have no
/// meaning in JSON. Returns nil if the text has no line break or is not JSON.
private func joinedLines(ofJSON text: String) -> String? {
    let lines = text.unicodeScalars.split { $0 == "\r" || $0 == "\n" }
    guard lines.count > 1, (try? JSONTree(Data(text.utf8))) != nil else { return nil }
    return lines.map { String($0.drop { $0 == " " || $0 == "\t" }) }.joined(separator: " ")
}

extension SocketMessage {
    fileprivate var isBinary: Bool { if case .binary = self { true } else { false } }
}

/// Returns the failure for a close frame of the server, or nil for another error. A close code is not a status, so the
/// exit code is not that of a status.
private func closeFailure(_ error: AppError) -> CommandFailure? {
    guard case .server(let failure) = error, failure.status == 101, let code = failure.code else { return nil }
    let reason = failure.message.map { ": \($0)" } ?? "."
    return CommandFailure(sentence("The server closed the WebSocket with the code \(code)\(reason)"))
}

/// Returns a store that writes the head of each response, and the events of the WebSocket, to the standard error.
private func showingMessages(_ store: NetworkStore, _ terminal: Terminal) -> NetworkStore {
    let events = observing { event in
        let size = sizeText(Int(clamping: event.bytes ?? 0))
        switch event.kind {
        case .socketMessageReceived: terminal.writeNote("* received a message of \(size)\n")
        case .socketMessageSent: terminal.writeNote("* sent a message of \(size)\n")
        case .socketPongReceived(let time):
            terminal.writeNote("* received a pong after \(durationText(time))\n")
        case .socketClosed(let code):
            terminal.writeNote("* the connection ended" + (code.map { ", close code \($0)" } ?? "") + "\n")
        default: break
        }
    }
    return showingHeads(store.layered(events), terminal)
}
