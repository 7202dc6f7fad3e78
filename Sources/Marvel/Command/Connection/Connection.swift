import Fetching
import Marvel
import MarvelSandbox

/// A server, and the means to send signed requests to it.
struct Connection: Sendable {
    var store: NetworkStore
    var keys: MarvelKeys
    /// The part of the URL before `/characters`.
    var baseURL: String
    var time: TimeSource
    /// The sandbox, if this command started one.
    var sandbox: RunningSandbox?

    /// Starts a sandbox if the route needs one.
    static func open(_ route: Route, in world: World) throws -> Connection {
        Connection(route, sandbox: route == .sandbox ? try world.startSandbox(0) : nil, in: world)
    }

    /// - Parameter sandbox: The sandbox of a `.sandbox` route. Without one the URL is the Marvel API's, which is enough
    ///   to show a request.
    init(_ route: Route, sandbox: RunningSandbox? = nil, in world: World) {
        store = world.store
        time = world.time
        self.sandbox = sandbox
        switch route {
        case .sandbox:
            baseURL = sandbox?.baseURL ?? marvelBaseURL
            keys = MarvelSandbox.keys
        case .server(let url, let pair):
            baseURL = url
            keys = pair == .sandbox ? MarvelSandbox.keys : .environment(world.environment)
        }
    }

    /// A note for the user if requests go to a sandbox of the command's own.
    var sandboxNote: String? {
        sandbox.map { "No API keys are set; using the offline sandbox at \($0.baseURL)." }
    }

    /// Fetches a list of a kind of resource.
    func list<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Query, MarvelPage<Model>> {
        listFetcher(of: kind, store: store, keys: keys, baseURL: baseURL, time: time)
    }

    /// Fetches one resource of a kind by its ID.
    func single<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Int, MarvelPage<Model>> {
        singleFetcher(of: kind, store: store, keys: keys, baseURL: baseURL, time: time)
    }

    /// Stops the sandbox.
    func close() { sandbox?.stop() }
}
