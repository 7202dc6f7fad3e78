import CommandLineSupport
import Fetching
import FetchingCache
import FetchingText
import Foundation
import MarvelSandbox

/// The dependencies of the command on the system, so that a test can replace all of them.
struct MarvelWorld: Sendable {
    /// The dependencies that all commands have.
    var base: World
    /// Starts the sandbox. Port 0 means any free port.
    var startSandbox: @Sendable (_ port: UInt16) throws -> RunningSandbox

    var environment: [String: String] { base.environment }
    var terminal: Terminal { base.terminal }
    /// The store that sends all requests, except to an etcd server over TLS.
    var store: NetworkStore { base.store }
    var interruptions: @Sendable () -> AsyncStream<Void> { base.interruptions }
    var cache: CacheStore? { base.cache }
    var readInput: @Sendable (_ path: String) throws -> Data { base.readInput }
    var outputStyle: Style { base.outputStyle }
    func writeFaintNote(_ text: String) { base.writeFaintNote(text) }

    /// Returns the dependencies on the real system.
    static func system() -> MarvelWorld {
        let base = World.system()
        return MarvelWorld(
            base: base,
            startSandbox: { port in
                let server = try MarvelSandbox().serve(port: port)
                return RunningSandbox(baseURL: server.baseURL + "/v1/public", stop: { server.stop() })
            })
    }
}

/// A sandbox that serves HTTP.
struct RunningSandbox: Sendable {
    /// The part of the URL before `/characters`.
    var baseURL: String
    var stop: @Sendable () -> Void
}
