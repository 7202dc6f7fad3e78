// The one file of this target that is unsafe: the terminal's width and writing with a reason for failure are C calls
// that take raw pointers. No pointer outlives the call that it was made for. Platforms differ here only.

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The process's own standard output and standard error.
func systemTerminal(environment: [String: String]) -> Terminal {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Terminal(
        write: { try writeAll($0, to: STDOUT_FILENO) },
        writeNote: { try? writeAll($0, to: STDERR_FILENO) },
        width: isTerminal
            ? terminalWidth(environment: environment, measured: measuredWidth(of: STDOUT_FILENO)) : nil,
        showsNotesOnTerminal: isatty(STDERR_FILENO) == 1,
        notesWidth: {
            guard isatty(STDERR_FILENO) == 1 else { return nil }
            return terminalWidth(environment: environment, measured: measuredWidth(of: STDERR_FILENO))
        })
}

/// Makes writing to a reader who left an error instead of the process's end.
func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
}

/// Keeps requests to 127.0.0.1 from a proxy that the environment names: libcurl would send even those there.
func reachLoopbackWithoutProxy(environment: [String: String]) {
    let names = ["no_proxy", "NO_PROXY"].compactMap { environment[$0] }.first { !$0.isEmpty }
    // It takes a list of hosts, or * for all.
    if names == "*" { return }
    _ = unsafe setenv("no_proxy", [names, "127.0.0.1", "localhost"].compactMap { $0 }.joined(separator: ","), 1)
}

private func measuredWidth(of descriptor: Int32) -> Int? {
    var size = winsize()
    let result = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return result == 0 ? Int(size.ws_col) : nil
}

private func writeAll(_ text: String, to descriptor: Int32) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let written = unsafe rest.withUnsafeBytes { bytes in
            unsafe write(descriptor, bytes.baseAddress, bytes.count)
        }
        if written > 0 {
            rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
            // Someone who shares the descriptor made it non-blocking.
            var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = unsafe poll(&polled, 1, -1)
        } else if errno == EPIPE {
            throw .closed
        } else if errno != EINTR {
            throw .failed(reason: unsafe String(cString: strerror(errno)))
        }
    }
}
