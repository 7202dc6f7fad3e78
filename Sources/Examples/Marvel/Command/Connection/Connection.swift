import CommandLineSupport
import Fetching
import FetchingCache
import FetchingRecording
import FetchingResilience
import Foundation
import Marvel
import MarvelSandbox

/// A server, with the store and the keys for signed requests.
struct Connection: Sendable {
    var store: NetworkStore
    var keys: MarvelKeys
    /// Whether the keys are the sandbox keys. Sandbox keys are not secret.
    let usesSandboxKeys: Bool
    /// The part of the URL before `/characters`.
    var baseURL: String
    /// The layer that stores responses; nil if the command uses no cache.
    let cache: StoreLayer?
    /// The layers that receive a request before it is signed. They contain the cache.
    var layers: [StoreLayer]
    /// The sandbox that this command started; nil if there is none.
    var sandbox: RunningSandbox?

    /// Returns a connection to the server of a route. Starts a sandbox if the route is `.sandbox`.
    ///
    /// - Parameters:
    ///   - options: Whether the connection uses the cache.
    ///   - file: The path of the HAR file in which the requests are recorded; nil for none. If requests are recorded,
    ///     the cache is not used, because a response from the cache would not be recorded.
    static func open(
        _ route: Route, _ options: ServerOptions, recordingTo file: String? = nil, in world: MarvelWorld
    ) throws -> Connection {
        if let file { try checkRecording(file, option: "--har", in: world.base) }
        var connection = Connection(
            route, sandbox: route == .sandbox ? try world.startSandbox(0) : nil,
            cache: options.skipsCache || file != nil ? nil : world.cache, in: world)
        if let file {
            connection.store = connection.store.layered(recording(to: absolutePath(file), mode: .all))
        }
        return connection
    }

    /// Creates a connection to the server of a route.
    ///
    /// - Parameters:
    ///   - route: The server and the keys.
    ///   - sandbox: The sandbox for the route `.sandbox`. If `sandbox` is nil, the connection has the URL of a sandbox
    ///     that listens on ``servePort``. This is enough for `--curl`, which sends no request.
    ///   - cache: The place where responses are stored; nil for none. Responses of the route `.sandbox` are not stored,
    ///     because each sandbox has a different port, so no later command would find them.
    ///   - world: The network and the environment.
    init(_ route: Route, sandbox: RunningSandbox? = nil, cache: CacheStore? = nil, in world: MarvelWorld) {
        store = world.store
        self.cache = route == .sandbox ? nil : cache.map { caching(in: $0) }
        // No retries, because the user can run the command again. One command sends few requests, so a circuit breaker
        // would not open.
        layers = standardLayers(deadline: nil, cache: self.cache, retry: nil, breaker: nil, attemptLimit: nil)
        self.sandbox = sandbox
        switch route {
        case .sandbox:
            baseURL = sandbox?.baseURL ?? "http://127.0.0.1:\(servePort)/v1/public"
            keys = MarvelSandbox.keys
            usesSandboxKeys = true
        case .server(let url, let pair):
            baseURL = url
            keys = pair == .sandbox ? MarvelSandbox.keys : environmentKeys(in: world)
            usesSandboxKeys = pair == .sandbox
        }
    }

    /// A note for the user if this command started a sandbox; otherwise nil.
    var sandboxNote: String? {
        sandbox.map { "No API keys are set; using the offline sandbox at \($0.baseURL)." }
    }

    /// Returns a function that fetches lists of a kind of resource.
    func list<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Query, MarvelPage<Model>> {
        listFetcher(of: kind, store: store, keys: keys, baseURL: baseURL, layers: layers)
    }

    /// Returns a function that fetches one resource of a kind by its ID.
    func single<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Int, MarvelPage<Model>> {
        singleFetcher(of: kind, store: store, keys: keys, baseURL: baseURL, layers: layers)
    }

    /// Stops the sandbox, if there is one.
    func close() { sandbox?.stop() }
}

/// Returns the keys in the environment of the command.
private func environmentKeys(in world: MarvelWorld) -> MarvelKeys {
    MarvelKeys(
        publicKey: world.environment[publicKeyName] ?? "", privateKey: world.environment[privateKeyName] ?? "")
}

/// The port of the sandbox in a `curl` command. The user starts this sandbox.
let servePort = 8080
