// Unsafe, because the terminal's mode, its size and the process's signals are C calls that take raw pointers. No
// pointer outlives the call that it was made for. Platforms differ here only.

import Dispatch
import Fetching
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Takes the process's own terminal for a program that fills it, or nil where input or output is none.
///
/// It is given back however the program ends: by ``Screen/close``, and at once, before anyone else hears of it, when a
/// signal ends or stops the process.
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
        draw: { lines, isWhole in try terminal.draw(lines, isWhole: isWhole) },
        close: { terminal.close() })
}

private final class FullTerminal: Sendable {
    private struct State {
        /// Whether the terminal is ours: between taking it and giving it back.
        var isTaken = false
        /// What it shows; nil if that is not known.
        var lines: [String]?
        var input: (any DispatchSourceRead)?
        var signals: [any DispatchSourceSignal] = []
    }

    private let state = Mutex(State())
    /// How the terminal was found.
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
        // The sources hold the terminal until `close` cancels them.
        state.withLock { state in
            state.signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { source($0, end) }
            state.signals += [source(SIGTSTP) { self.stop(by: SIGTSTP) }, source(SIGCONT, goOn)]
            state.signals += [source(SIGWINCH) { [inbox] in inbox.yield(.changed) }]
            let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
            input.setEventHandler { self.read() }
            state.input = input
        }
        goOn()
    }

    func draw(_ lines: [String], isWhole: Bool) throws {
        try state.withLock { state in
            guard state.isTaken else { return }
            let update = frameUpdate(from: isWhole ? nil : state.lines, to: lines)
            state.lines = lines
            try write(update)
        }
    }

    func close() {
        giveBack()
        state.withLock { state in
            // A source that is suspended cannot be cancelled.
            state.input?.resume()
            state.input?.cancel()
            state.input = nil
            for source in state.signals { source.cancel() }
            state.signals = []
        }
        inbox.finish()
    }

    private func take() {
        state.withLock { state in
            guard !state.isTaken, let input = state.input else { return }
            state.isTaken = true
            state.lines = nil
            setMode(keyMode(mode))
            try? write(taking)
            input.resume()
        }
    }

    /// The one way out: every end of the program and every stop comes through here.
    private func giveBack() {
        state.withLock { state in
            guard state.isTaken else { return }
            state.isTaken = false
            state.input?.suspend()
            try? write(givingBack)
            setMode(mode)
        }
    }

    private func read() {
        guard state.withLock({ $0.isTaken }) else { return }
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
        giveBack()
        inbox.yield(.ended)
    }

    /// Stops the process by the default action of a signal, which knows when there is no shell that could let it go on.
    private func stop(by number: Int32) {
        giveBack()
        var signals = sigset_t()
        _ = unsafe sigemptyset(&signals)
        _ = unsafe sigaddset(&signals, number)
        let action = signal(number, SIG_DFL)
        // Dispatch keeps signals from its threads.
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        _ = raise(number)
        // Here the process stands still until SIGCONT.
        _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        // Not simply ignored again: on Linux, Dispatch hears through a handler of its own.
        _ = signal(number, action)
        goOn()
    }

    private func goOn() {
        guard isInForeground() else { return stopInBackground() }
        take()
        // Whoever stopped it with SIGSTOP has left the terminal as a shell wants it.
        state.withLock { if $0.isTaken { setMode(keyMode(mode)) } }
        inbox.yield(.changed)
    }

    /// Stops as every program does that wants the terminal while another has it. Later, so that other signals are heard
    /// meanwhile.
    private func stopInBackground() {
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) {
            guard self.state.withLock({ $0.input != nil }) else { return }
            if isInForeground() { self.goOn() } else { self.stop(by: SIGTTOU) }
        }
    }

    private func source(_ number: Int32, _ handler: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
        // Or the default would end the process before the source hears of it.
        if number != SIGCONT, number != SIGWINCH { _ = signal(number, SIG_IGN) }
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler(handler: handler)
        // From the end on, a signal does again what it does to every process.
        source.setCancelHandler { _ = signal(number, SIG_DFL) }
        source.activate()
        return source
    }
}

/// The alternate screen, without cursor, and without going on in the next line at the right edge; pasted text in marks.
private let taking = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
private let givingBack = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

/// Whether the terminal lets this process read and draw, and not the shell or another job.
private func isInForeground() -> Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

/// Every key as it is pressed, and not shown; but Ctrl-C and Ctrl-Z stay signals, for the others too that run with this
/// process.
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

/// The C function, whose name a method here has too.
private let systemRead = unsafe read
