// Unsafe: the C functions that set the terminal's mode, measure the terminal and handle signals take raw pointers. No
// pointer outlives its call.

import Dispatch
import Fetching
import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Switches the terminal of the process to full screen. Returns nil if the standard input or output is not a terminal.
///
/// ``Screen/close`` restores the terminal. The terminal is also restored before ``ScreenEvent/ended`` is sent, and
/// before Ctrl-Z suspends the process.
///
/// - Parameter write: Writes to the standard output.
func systemScreen(write: @escaping @Sendable (String) throws -> Void) -> Screen? {
    var mode = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, unsafe tcgetattr(STDIN_FILENO, &mode) == 0 else {
        return nil
    }
    let (events, inbox) = AsyncStream.makeStream(of: ScreenEvent.self)
    let terminal = FullTerminal(mode: mode, write: write, inbox: inbox)
    terminal.open()
    return Screen(
        events: events,
        size: measuredSize,
        draw: { lines, isFullRedraw in try terminal.draw(lines, isFullRedraw: isFullRedraw) },
        close: { terminal.close() })
}

private final class FullTerminal: Sendable {
    private struct State {
        /// Whether the screen is visible and the terminal sends each key as it is pressed.
        var isActive = false
        /// The lines on the screen; nil if they are unknown.
        var lines: [String]?
        var input: (any DispatchSourceRead)?
        var signals: [any DispatchSourceSignal] = []
    }

    private let state = Mutex(State())
    /// The terminal's mode before the screen was opened.
    private let mode: termios
    private let write: @Sendable (String) throws -> Void
    private let inbox: AsyncStream<ScreenEvent>.Continuation
    private let queue = DispatchQueue(label: "marvel.screen")

    init(
        mode: termios, write: @escaping @Sendable (String) throws -> Void,
        inbox: AsyncStream<ScreenEvent>.Continuation
    ) {
        self.mode = mode
        self.write = write
        self.inbox = inbox
    }

    func open() {
        // The sources keep this object alive until `close` cancels them.
        state.withLock { state in
            state.signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { source($0, end) }
            state.signals += [source(SIGTSTP) { self.suspendProcess(by: SIGTSTP) }, source(SIGCONT, resume)]
            state.signals += [source(SIGWINCH) { [inbox] in inbox.yield(.changed) }]
            let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
            input.setEventHandler { self.read() }
            state.input = input
        }
        resume()
    }

    func draw(_ lines: [String], isFullRedraw: Bool) throws {
        try state.withLock { state in
            guard state.isActive else { return }
            let update = frameUpdate(from: isFullRedraw ? nil : state.lines, to: lines)
            state.lines = lines
            try write(update)
        }
    }

    func close() {
        restore()
        state.withLock { state in
            // A suspended source cannot be cancelled.
            state.input?.resume()
            state.input?.cancel()
            state.input = nil
            for source in state.signals { source.cancel() }
            state.signals = []
        }
        inbox.finish()
    }

    private func activate() {
        state.withLock { state in
            guard !state.isActive, let input = state.input else { return }
            state.isActive = true
            state.lines = nil
            setMode(keyMode(mode))
            try? write(enteringScreen)
            input.resume()
        }
    }

    /// Restores the terminal. This function is called before the process ends or is suspended.
    private func restore() {
        state.withLock { state in
            guard state.isActive else { return }
            state.isActive = false
            state.input?.suspend()
            try? write(leavingScreen)
            setMode(mode)
        }
    }

    private func read() {
        guard state.withLock({ $0.isActive }) else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count)
        }
        if count > 0 {
            inbox.yield(.bytes(Array(bytes.prefix(count))))
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
            end()
        }
    }

    private func end() {
        restore()
        inbox.yield(.ended)
    }

    /// Suspends the process with the default action of a signal. If no shell can resume the process, the system ignores
    /// the signal.
    private func suspendProcess(by number: Int32) {
        restore()
        let action = signal(number, SIG_DFL)
        // On Apple platforms, a Dispatch thread can send a signal only to the whole process. The source of SIGTSTP
        // would report it again after the process resumes. So a new thread sends the signal to itself.
        let isResumed = DispatchSemaphore(value: 0)
        Thread {
            var signals = sigset_t()
            _ = unsafe sigemptyset(&signals)
            _ = unsafe sigaddset(&signals, number)
            // The thread inherits the signal mask of the Dispatch thread.
            _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            _ = raise(number)
            // The process is suspended here until SIGCONT.
            isResumed.signal()
        }.start()
        isResumed.wait()
        // The old action is restored, and not SIG_IGN, because on Linux it is the handler through which Dispatch
        // receives signals.
        _ = signal(number, action)
        resume()
    }

    private func resume() {
        guard isInForeground() else { return stopInBackground() }
        activate()
        // After SIGSTOP the screen is still active, but the shell has changed the terminal's mode.
        state.withLock { if $0.isActive { setMode(keyMode(mode)) } }
        inbox.yield(.changed)
    }

    /// Waits 100 ms, so that other signals can be handled. Then, if the process is still in the background, suspends it
    /// with SIGTTOU, as the system does when a background job changes the terminal's mode.
    private func stopInBackground() {
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) {
            guard self.state.withLock({ $0.input != nil }) else { return }
            if isInForeground() { self.resume() } else { self.suspendProcess(by: SIGTTOU) }
        }
    }

    private func source(_ number: Int32, _ handler: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
        // The default action would end the process before the source reports the signal.
        if number != SIGCONT, number != SIGWINCH { _ = signal(number, SIG_IGN) }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler(handler: handler)
        // After the screen is closed, signals have their default action again.
        source.setCancelHandler { _ = signal(number, SIG_DFL) }
        source.activate()
        return source
    }
}

/// The sequences that turn on the alternate screen and bracketed paste, and turn off the cursor and line wrapping.
private let enteringScreen = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
private let leavingScreen = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

/// Whether this process is in the terminal's foreground job.
private func isInForeground() -> Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

/// Returns the raw mode: keys arrive as they are pressed and are not echoed. Ctrl-C and Ctrl-Z still send signals,
/// because other processes of the same job need these signals.
private func keyMode(_ mode: termios) -> termios {
    var mode = mode
    let output = mode.c_oflag
    unsafe cfmakeraw(&mode)
    mode.c_oflag = output
    mode.c_lflag |= tcflag_t(ISIG)
    return mode
}

private func setMode(_ mode: termios) {
    var mode = mode
    while unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) != 0, errno == EINTR {}
}

@Sendable private func measuredSize() -> ScreenSize {
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return isKnown ? ScreenSize(width: Int(size.ws_col), height: Int(size.ws_row)) : ScreenSize(width: 80, height: 24)
}

/// The C function `read`. A method of `FullTerminal` has the same name.
private let systemRead = unsafe read
