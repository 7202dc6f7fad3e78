#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation
    import Fetching

    extension Peer {
        /// The registry of Docker, whose list of repositories has relative `Link` headers.
        package static let registry = Peer(
            name: "docker-registry",
            command: program("docker-registry").map { [$0, "serve", "FOLDER/registry.yml"] },
            files: [
                "registry.yml": """
                version: 0.1
                storage: {filesystem: {rootdirectory: FOLDER}}
                http: {addr: "127.0.0.1:0"}
                """
            ])

        /// A server for a SQLite database of 1,003 heroes. The body of a page contains the token and the URL of the
        /// next page. If the body is an array, the URL is in a `Link` header. The names need escaping in a URL, and up
        /// to five heroes have the same name.
        package static let datasette = Peer(
            name: "datasette",
            command: python(with: "datasette").map { [$0, "FOLDER/serve.py"] },
            files: [
                "serve.py": #"""
                import sqlite3
                from datasette.cli import cli
                with sqlite3.connect("FOLDER/marvel.db") as database:
                    database.execute("create table heroes(id integer primary key, name text)")
                    rows = [(id, f"Hero & Söhne, 100%/{id % 201:03}+~\U0001F41B") for id in range(1, 1004)]
                    database.executemany("insert into heroes values(?, ?)", rows)
                cli(["serve", "FOLDER/marvel.db", "--port", "0"])
                """#
            ])

        /// A server with a rate limit, failures and a redirect to another port.
        package static let nginx = Peer(
            name: "nginx",
            command: program("nginx", in: "sbin").flatMap { nginx in
                Programs.python.map { [$0, "FOLDER/serve.py", nginx] }
            },
            files: [
                "file": "reached",
                // nginx cannot choose a free port itself.
                "serve.py": #"""
                import os, socket, sys, time
                sockets = [socket.socket() for _ in range(2)]
                for each in sockets: each.bind(("127.0.0.1", 0))
                one, other = [each.getsockname()[1] for each in sockets]
                for each in sockets: each.close()
                open("FOLDER/nginx.conf", "w").write(f"""
                daemon off; master_process off; pid FOLDER/pid; error_log FOLDER/log; worker_processes 1; user root;
                events {{}}
                http {{
                    access_log off; limit_req_zone $server_name zone=one:1m rate=4r/s;
                    client_body_temp_path FOLDER; proxy_temp_path FOLDER; fastcgi_temp_path FOLDER;
                    uwsgi_temp_path FOLDER; scgi_temp_path FOLDER;
                    server {{
                        listen 127.0.0.1:{one}; root FOLDER;
                        location /file {{ limit_req zone=one; limit_req_status 429; }}
                        location /busy {{ add_header Retry-After 1 always; return 503; }}
                        location /closed {{ return 444; }}
                        location /moved {{ return 307 http://127.0.0.1:{other}/; }}
                    }}
                    server {{ listen 127.0.0.1:{other}; return 200 "$http_authorization|$http_x_signature"; }}
                }}""")
                # nginx prints no address, so another process prints it as soon as nginx accepts connections.
                if os.fork() == 0:
                    for _ in range(500):
                        if socket.socket().connect_ex(("127.0.0.1", one)) == 0:
                            print(f"127.0.0.1:{one}", flush=True)
                            break
                        time.sleep(0.01)
                    os._exit(0)
                os.execv(sys.argv[1], [sys.argv[1], "-c", "FOLDER/nginx.conf", "-p", "FOLDER"])
                """#,
            ])

        /// A server that responds with the request that it received.
        package static let httpbin = Peer(
            name: "httpbin",
            command: python(with: "httpbin").map { [$0, "FOLDER/serve.py"] },
            files: [
                "serve.py": """
                from httpbin import app
                from werkzeug.serving import make_server
                server = make_server("127.0.0.1", 0, app, threaded=True)
                print(f"127.0.0.1:{server.port}", flush=True)
                server.serve_forever()
                """
            ])
    }

    private let folder = packageFolder.appending(path: ".build-peers")
        .standardizedFileURL

    private func program(_ name: String, in directory: String = "bin") -> String? {
        let installed = folder.appending(path: "usr/\(directory)/\(name)").path()
        return FileManager.default.isExecutableFile(atPath: installed) ? installed : Programs.path(of: name)
    }

    /// Returns the path of Python in `.build-peers`, or nil if the module isn't installed there.
    private func python(with module: String) -> String? {
        let lib = folder.appending(path: "lib").path()
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: lib)) ?? []
        let isInstalled = versions.contains { version in
            FileManager.default.fileExists(atPath: "\(lib)/\(version)/site-packages/\(module)/__init__.py")
        }
        return isInstalled ? folder.appending(path: "bin/python").path() : nil
    }
#endif
