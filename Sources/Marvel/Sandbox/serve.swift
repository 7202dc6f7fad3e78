import Fetching
import LoopbackServer

extension MarvelSandbox {
    /// Serves the sandbox over HTTP on 127.0.0.1 until the server is stopped or released.
    ///
    /// ```swift
    /// let server = try MarvelSandbox().serve()
    /// let baseURL = server.baseURL + "/v1/public"
    /// ```
    ///
    /// - Parameter port: The port to listen on; 0 takes any that is free.
    /// - Throws: `LoopbackServer.StartError`, if the port is in use for instance.
    public func serve(port: UInt16 = 0) throws -> LoopbackServer {
        try LoopbackServer.start(port: port) { request in
            let answer = answerWithBody(SandboxRequest(request))
            return LoopbackServer.Response(
                status: answer.status, headers: answer.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
                body: answer.body)
        }
    }
}

extension SandboxRequest {
    init(_ request: LoopbackServer.Request) {
        self.init(
            method: request.method, path: request.path,
            queryItems: SandboxRequest.queryItems(request.query ?? ""),
            headers: Dictionary(request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { "\($0), \($1)" }))
    }
}
