// Unsafe: the C functions that measure the terminal, write to it and set an environment variable take raw pointers. No
// pointer outlives its call.

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Returns the standard output and the standard error of the process.
func systemTerminal(environment: [String: String]) -> Terminal {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return Terminal(
        writeData: { try writeAll($0, to: STDOUT_FILENO) },
        writeNote: { try? writeAll(Data($0.utf8), to: STDERR_FILENO) },
        width: isTerminal
            ? terminalWidth(environment: environment, measured: measuredWidth(of: STDOUT_FILENO)) : nil,
        showsNotesOnTerminal: isatty(STDERR_FILENO) == 1,
        notesWidth: {
            guard isatty(STDERR_FILENO) == 1 else { return nil }
            return terminalWidth(environment: environment, measured: measuredWidth(of: STDERR_FILENO))
        })
}

/// Ignores the signal SIGPIPE, so that writing to a closed pipe is an error and doesn't end the process.
func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
}

/// Excludes the addresses of this machine from the environment's proxy. By default, libcurl uses the proxy even for
/// requests to them. libcurl 7.86 and later compares IPv6 addresses without brackets, older versions with them.
func bypassProxyForLoopback(environment: [String: String]) {
    let names = ["no_proxy", "NO_PROXY"].compactMap { environment[$0] }.first { !$0.isEmpty }
    // The value is a list of hosts, or * for all hosts.
    if names == "*" { return }
    _ = unsafe setenv(
        "no_proxy", [names, "127.0.0.1", "localhost", "::1", "[::1]"].compactMap { $0 }.joined(separator: ","), 1)
}

private func measuredWidth(of descriptor: Int32) -> Int? {
    var size = winsize()
    let result = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return result == 0 ? Int(size.ws_col) : nil
}

private func writeAll(_ data: Data, to descriptor: Int32) throws(OutputError) {
    var rest = data[...]
    while !rest.isEmpty {
        let written = unsafe rest.withUnsafeBytes { bytes in
            unsafe write(descriptor, bytes.baseAddress, bytes.count)
        }
        if written > 0 {
            rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
            // Another process that shares the descriptor has made the descriptor non-blocking.
            var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = unsafe poll(&polled, 1, -1)
        } else if errno == EPIPE {
            throw .closed
        } else if errno != EINTR {
            throw .failed(reason: unsafe String(cString: strerror(errno)))
        }
    }
}
