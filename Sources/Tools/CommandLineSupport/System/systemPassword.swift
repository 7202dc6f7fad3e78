// Unsafe: the C function that reads a password returns a pointer to a static buffer, whose bytes are copied at once.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Asks for a password on the terminal, without showing it. Returns nil if the standard input is not a terminal.
@Sendable func systemPassword(_ prompt: String) -> String? {
    guard isatty(STDIN_FILENO) == 1, let text = unsafe getpass(prompt) else { return nil }
    return unsafe String(cString: text)
}
