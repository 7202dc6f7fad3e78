import Fetching
import LoopbackServer

extension MarvelSandbox {
    /// Starts an HTTP server on 127.0.0.1.
    ///
    /// The server stops when its `stop()` method is called or the last reference to the server is released.
    ///
    /// ```swift
    /// let server = try MarvelSandbox().serve()
    /// let baseURL = server.baseURL + "/v1/public"
    /// ```
    ///
    /// - Parameter port: The port; 0 selects a free port.
    /// - Throws: `LoopbackServer.StartError`, for example if the port is in use.
    public func serve(port: UInt16 = 0) throws -> LoopbackServer {
        let context = CallContext.current.withoutCall
        return try LoopbackServer.start(port: port) { request in
            let response = context.run { respondWithBody(to: SandboxRequest(request)) }
            return LoopbackServer.Response(
                status: response.status,
                headers: response.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
                body: response.body)
        }
    }
}

extension SandboxRequest {
    fileprivate init(_ request: LoopbackServer.Request) {
        self.init(
            method: request.method, path: request.path,
            queryItems: SandboxRequest.queryItems(request.query ?? ""),
            headers: Dictionary(request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { "\($0), \($1)" }))
    }
}
