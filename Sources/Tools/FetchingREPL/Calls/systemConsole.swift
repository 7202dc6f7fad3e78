// Unsafe: the C functions for terminals and signals take pointers to structures. No pointer outlives its call. The
// imports are `@preconcurrency`, because the compiler rejects `stdout`, a global variable of C. No code sets this
// variable.

@unsafe @preconcurrency import Foundation

#if canImport(Darwin)
    @unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
    @unsafe @preconcurrency import Musl
#else
    @unsafe @preconcurrency import Glibc
#endif

/// A watch for Ctrl-C during one call.
struct InterruptWatch: Sendable {
    /// Returns whether Ctrl-C was pressed since the previous call of this closure.
    var isInterrupted: @Sendable () -> Bool
    /// Ends the watch. Ctrl-C then has its usual effect again.
    var end: @Sendable () -> Void

    init(isInterrupted: @escaping @Sendable () -> Bool, end: @escaping @Sendable () -> Void) {
        self.isInterrupted = isInterrupted
        self.end = end
    }

    /// A watch that never sees Ctrl-C, so that Ctrl-C has its usual effect.
    static let none = InterruptWatch(isInterrupted: { false }, end: {})
}

/// Starts to catch Ctrl-C in the Swift REPL. In other programs Ctrl-C keeps its usual effect: it ends the program.
///
/// The REPL runs code in a process group of its own, so Ctrl-C reaches only the debugger, and the debugger ignores it
/// while code runs. Therefore this process joins the terminal's foreground group for the duration of the call. The
/// signal is blocked, because the debugger would stop a process that receives it.
@Sendable func catchTerminalInterrupts() -> InterruptWatch {
    let terminal = unsafe open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard terminal >= 0 else { return .none }
    let foreground = tcgetpgrp(terminal)
    close(terminal)
    let own = getpgrp()
    // A session leader cannot change its group, and a process in the foreground group gets the signal anyway.
    guard Thread.isMainThread, foreground > 0, foreground != own, own == getpid(), getsid(0) != own,
        setpgid(0, foreground) == 0
    else { return .none }
    setInterruptSignal(SIG_BLOCK)
    return InterruptWatch(
        isInterrupted: takeInterruptSignal,
        end: {
            setpgid(0, own)
            _ = takeInterruptSignal()
            setInterruptSignal(SIG_UNBLOCK)
        })
}

/// Blocks or unblocks Ctrl-C in the current thread.
private func setInterruptSignal(_ how: Int32) {
    var signals = interruptSignals()
    _ = unsafe pthread_sigmask(how, &signals, nil)
}

/// Removes a pending Ctrl-C. Returns false if there is none.
@Sendable private func takeInterruptSignal() -> Bool {
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0, unsafe sigismember(&pending, SIGINT) == 1 else { return false }
    var signals = interruptSignals()
    var signal: Int32 = 0
    return unsafe sigwait(&signals, &signal) == 0
}

private func interruptSignals() -> sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    return signals
}

/// Returns the number of columns of the standard output, or nil if it is not a terminal or has no size.
func terminalColumns() -> Int? {
    var size = winsize()
    let result = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
}

/// Writes what `print` has buffered. `fflush(nil)` would flush all streams, and so wait for each stream that another
/// thread is reading.
func flushOutput() { _ = unsafe fflush(stdout) }

/// Whether the current code belongs to a task.
func isInTask() -> Bool { unsafe withUnsafeCurrentTask { unsafe $0 != nil } }
