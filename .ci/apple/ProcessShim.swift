// Compiled into each target for platforms without Process: all Apple platforms except macOS.

@available(*, unavailable, message: "only macOS and Linux have Process")
class Process {}
