import Dispatch
import Fetching
import Foundation
import Synchronization

#if canImport(Network) && !os(watchOS)
    import Network
#endif

/// Returns a sequence of the states of the network: true if the device has a network. The first value is the current
/// state. A slow consumer receives only the latest change.
///
/// A banner shows the state, and work that waits starts when it becomes true:
///
/// ```swift
/// for await isOnline in networkChanges() { banner.isHidden = isOnline }
/// ```
///
/// True means that there is a route to a network, not that a server can be reached. So don't skip requests because of
/// this state. On Apple platforms, the values come from `NWPathMonitor`; a
/// watch does not provide them, so the state is true there. A suspended app receives no changes, and
/// receives the current state when it resumes. On Linux, the routes in `/proc/net` are read every second. If they
/// cannot be read, the state is true.
///
/// Each call returns a new sequence. It ends when the task that reads it is cancelled.
public func networkChanges() -> AsyncStream<Bool> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let last = Mutex<Bool?>(nil)
        @Sendable func yield(_ isOnline: Bool) {
            let isNew = last.withLock { last in
                defer { last = isOnline }
                return last != isOnline
            }
            if isNew { continuation.yield(isOnline) }
        }
        #if os(watchOS)
            // The monitor of a watch always reports that there is no network (TN3135), so the state is not known.
            yield(true)
        #elseif canImport(Network)
            let monitor = NWPathMonitor()
            // A path that requires a connection gets one when a request is sent.
            monitor.pathUpdateHandler = { path in yield(path.status != .unsatisfied) }
            continuation.onTermination = { _ in monitor.cancel() }
            monitor.start(queue: DispatchQueue(label: "Fetching.networkChanges"))
        #else
            let task = Task {
                while !Task.isCancelled {
                    yield(hasRoute())
                    try? await CallContext.current.time.sleep(.seconds(1))
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        #endif
    }
}

#if !canImport(Network)
    /// Whether the kernel has a route to another machine.
    private func hasRoute() -> Bool {
        let tables = ["/proc/net/route", "/proc/net/ipv6_route"].map {
            try? String(contentsOfFile: $0, encoding: .utf8)
        }
        return tables == [nil, nil] || hasRoute(inIPv4: tables[0] ?? "", inIPv6: tables[1] ?? "")
    }
#endif

/// Whether a table of routes, as in `/proc/net/route` and `/proc/net/ipv6_route`, has a route to another machine. In
/// the table of IPv6, the routes of the loopback interface, of a link (fe80::/10) and of groups (ff00::/8) don't count.
func hasRoute(inIPv4 table: String, inIPv6 otherTable: String) -> Bool {
    let routes = table.split(separator: "\n").dropFirst().contains { !$0.hasPrefix("lo\t") }
    let otherRoutes = otherTable.split(separator: "\n").contains { line in
        !line.hasSuffix(" lo") && !line.hasPrefix("fe80") && !line.hasPrefix("ff00")
    }
    return routes || otherRoutes
}
