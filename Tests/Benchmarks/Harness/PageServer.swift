#if os(Linux)
    import Fetching
    import Foundation
    import HTTPSyntax
    import LoopbackServer

    /// A server that takes 10 ms for a page of 10 of 8,000 numbers: `/items?skip=20` has the numbers from 20 to 29. It
    /// takes no time for `/page`, which has 6 KB.
    struct PageServer {
        let name: String
        let baseURL: String
        let stop: () -> Void

        /// Starts nginx, or the loopback server if nginx or its module echo isn't installed.
        static func start() async throws -> PageServer { try await startNginx() ?? startLoopbackServer() }

        private static func startLoopbackServer() throws -> PageServer {
            let server = try LoopbackServer.start { request in
                if request.path == "/page" { return .text(String(repeating: "x", count: 6144)) }
                let start = request.target.split(separator: "=").last.flatMap { Int($0) } ?? 0
                let items = (start..<start + 10).map(String.init).joined(separator: ",")
                return .json(#"{"items":[\#(items)],"total":8000}"#).delayed(by: .milliseconds(10))
            }
            return PageServer(
                name: "the loopback server; .ci/peers installs nginx", baseURL: server.baseURL, stop: server.stop)
        }

        private static func startNginx() async throws -> PageServer? {
            guard let nginx = installed("usr/sbin/nginx"),
                let echo = installed("usr/lib/nginx/modules/ngx_http_echo_module.so")
            else { return nil }
            // nginx cannot choose a free port itself.
            let server = try LoopbackServer.start { _ in .text("") }
            let address = "127.0.0.1:\(server.port)"
            server.stop()
            let folder = FileManager.default.temporaryDirectory.appending(path: "nginx-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.path(percentEncoded: false)
            let configuration = #"""
                load_module \#(echo);
                daemon off; master_process off; pid \#(path)/pid; error_log \#(path)/log; worker_processes 1; user root;
                events {}
                http {
                    access_log off; client_body_temp_path \#(path); proxy_temp_path \#(path);
                    fastcgi_temp_path \#(path); uwsgi_temp_path \#(path); scgi_temp_path \#(path);
                    # The offset without its last digit.
                    map $arg_skip $tens { ~^(?<digits>\d*)\d$ $digits; }
                    server {
                        listen \#(address); default_type application/json;
                        keepalive_requests 1000000;
                        location /page { echo_duplicate 6144 x; }
                        location /items {
                            echo_sleep 0.01;
                            echo '{"items":[\#((0..<10).map { "${tens}\($0)" }.joined(separator: ","))],"total":8000}';
                        }
                    }
                }
                """#
            try Data(configuration.utf8).write(to: folder.appending(path: "nginx.conf"))
            let (process, input) = (Process(), Pipe())
            process.executableURL = URL(filePath: "/bin/bash")
            // The shell kills nginx when its input ends, even if this process was killed.
            process.arguments = [
                "-c", #""$0" "$@" & read -r _; kill -9 $!; wait"#, nginx, "-e", path + "/log", "-c",
                path + "/nginx.conf", "-p", path,
            ]
            process.standardInput = input
            process.standardError = FileHandle.nullDevice
            try process.run()
            let stop = {
                try? input.fileHandleForWriting.close()
                process.waitUntilExit()
                try? FileManager.default.removeItem(at: folder)
            }
            for _ in 0..<500 {
                let request = try createRequest(baseURL: "http://" + address, path: ["items"])
                if (try? await NetworkStore.live.fetchData(request)) != nil {
                    return PageServer(name: "nginx", baseURL: "http://" + address, stop: stop)
                }
                try await Task.sleep(for: .milliseconds(10))
            }
            stop()
            return nil
        }

        /// Returns the path of a file that `.ci/peers` or the system has installed, or nil if the file is missing.
        private static func installed(_ path: String) -> String? {
            let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
            return [package.appending(path: ".build-peers/\(path)").path(percentEncoded: false), "/" + path]
                .first { FileManager.default.fileExists(atPath: $0) }
        }
    }
#endif
