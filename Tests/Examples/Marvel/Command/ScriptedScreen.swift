import SharedTestCode
import Synchronization

@testable import CommandLineSupport
@testable import MarvelCLI

/// A screen without a terminal. A test types text and waits for the lines of the screen.
final class ScriptedScreen: Sendable {
    private struct State {
        var size: ScreenSize
        var lines: [String] = []
        /// Whether the last frame was a full redraw.
        var isFullRedraw = false
        var isClosed = false
        var error: OutputError?
        var readers:
            [(isWanted: @Sendable ([String], Bool) -> Bool, continuation: CheckedContinuation<[String], Never>)] = []
    }

    private let state: Mutex<State>
    private let events: AsyncStream<ScreenEvent>
    private let inbox: AsyncStream<ScreenEvent>.Continuation

    init(width: Int = 80, height: Int = 24) {
        state = Mutex(State(size: ScreenSize(width: width, height: height)))
        (events, inbox) = AsyncStream.makeStream()
    }

    var screen: Screen {
        Screen(
            events: events, size: { self.state.withLock { $0.size } },
            draw: { lines, isFullRedraw in try self.draw(lines, isFullRedraw) },
            close: { self.state.withLock { $0.isClosed = true } })
    }

    var lines: [String] { state.withLock { $0.lines } }
    var isClosed: Bool { state.withLock { $0.isClosed } }

    func type(_ text: String) { inbox.yield(.bytes(Array(text.utf8))) }

    func send(_ event: ScreenEvent) { inbox.yield(event) }

    func resize(width: Int, height: Int) {
        state.withLock { $0.size = ScreenSize(width: width, height: height) }
        inbox.yield(.changed)
    }

    /// Makes every later drawing fail with an error.
    func fail(with error: OutputError) { state.withLock { $0.error = error } }

    /// Waits for a frame for which `isWanted` returns true, and returns the frame's lines. The first candidate is the
    /// current frame.
    @discardableResult
    func frame(where isWanted: @escaping @Sendable (_ lines: [String], _ isFullRedraw: Bool) -> Bool) async -> [String]
    {
        await withCheckedContinuation { continuation in
            let lines = state.withLock { state -> [String]? in
                if !state.lines.isEmpty, isWanted(state.lines, state.isFullRedraw) { return state.lines }
                state.readers.append((isWanted, continuation))
                return nil
            }
            if let lines { continuation.resume(returning: lines) }
        }
    }

    /// Waits for a frame that contains `text`, and returns the frame's lines. The first candidate is the current frame.
    @discardableResult
    func frame(with text: String) async -> [String] {
        await frame { lines, _ in lines.contains { $0.contains(text) } }
    }

    private func draw(_ lines: [String], _ isFullRedraw: Bool) throws {
        let readers = try state.withLock { state in
            if let error = state.error { throw error }
            state.lines = lines
            state.isFullRedraw = isFullRedraw
            defer { state.readers.removeAll { $0.isWanted(lines, isFullRedraw) } }
            return state.readers.filter { $0.isWanted(lines, isFullRedraw) }.map(\.continuation)
        }
        for reader in readers { reader.resume(returning: lines) }
    }
}
