#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation

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
        package static let nginx = nginxServer(
            """
            access_log off; limit_req_zone $server_name zone=one:1m rate=4r/s;
            server {
                listen 127.0.0.1:PORT1; root FOLDER;
                location /file { limit_req zone=one; limit_req_status 429; }
                location /busy { add_header Retry-After 1 always; return 503; }
                location /closed { return 444; }
                location /moved { return 307 http://127.0.0.1:PORT2/; }
            }
            server { listen 127.0.0.1:PORT2; return 200 "$http_authorization|$http_x_signature"; }
            """, files: ["file": "reached"])

        /// Returns nginx with the text of its block `http`, in which `PORT1` and `PORT2` are replaced by free ports.
        /// The server listens on `PORT1`.
        package static func nginxServer(_ http: String, files: [String: String] = [:]) -> Peer {
            let configuration = """
                daemon off; master_process off; pid FOLDER/pid; error_log FOLDER/log; worker_processes 1; user root;
                events {}
                http {
                    client_body_temp_path FOLDER; proxy_temp_path FOLDER; fastcgi_temp_path FOLDER;
                    uwsgi_temp_path FOLDER; scgi_temp_path FOLDER;
                    \(http)
                }
                """
            // nginx cannot choose a free port itself.
            let script = #"""
                import os, socket, sys, time
                sockets = [socket.socket() for _ in range(2)]
                for each in sockets: each.bind(("127.0.0.1", 0))
                one, other = [each.getsockname()[1] for each in sockets]
                for each in sockets: each.close()
                with open("FOLDER/nginx.conf") as file: text = file.read()
                with open("FOLDER/nginx.conf", "w") as file:
                    file.write(text.replace("PORT1", str(one)).replace("PORT2", str(other)))
                # nginx prints no address, so another process prints it as soon as nginx accepts connections.
                if os.fork() == 0:
                    for _ in range(500):
                        if socket.socket().connect_ex(("127.0.0.1", one)) == 0:
                            print(f"127.0.0.1:{one}", flush=True)
                            break
                        time.sleep(0.01)
                    os._exit(0)
                os.execv(sys.argv[1], [sys.argv[1], "-c", "FOLDER/nginx.conf", "-p", "FOLDER"])
                """#
            return Peer(
                name: "nginx",
                command: program("nginx", in: "sbin").flatMap { nginx in
                    Programs.python.map { [$0, "FOLDER/serve.py", nginx] }
                }, files: files.merging(["nginx.conf": configuration, "serve.py": script]) { $1 })
        }

        /// nginx with the module nchan, which keeps the events that were published. `POST /publish?to=NAME` publishes
        /// an event, and `GET /events?from=NAME` is an event stream. A proxy in front of nginx closes the first 50
        /// connections of event streams after a random number of bytes, half of them with a reset.
        package static let nchan = Peer(
            name: "nchan",
            command: program("nginx", in: "sbin").flatMap { nginx in
                Programs.python.flatMap { python in
                    module("ngx_nchan_module.so").map { [python, "FOLDER/serve.py", nginx, $0] }
                }
            },
            files: [
                "serve.py": #"""
                import os, random, socket, struct, sys, threading, time
                free = socket.socket()
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
                free.close()
                # The module creates the folders for temporary files of Debian's nginx, which may not be installed. In a
                # copy of the module, these paths are relative, so that nginx creates the folders in FOLDER.
                with open(sys.argv[2], "rb") as file: module = file.read()
                with open("FOLDER/nchan.so", "wb") as file:
                    file.write(module.replace(b"/var/lib/nginx/", b".//././././././"))
                open("FOLDER/nginx.conf", "w").write(f"""
                load_module FOLDER/nchan.so;
                daemon off; master_process off; pid FOLDER/pid; error_log FOLDER/log; worker_processes 1; user root;
                events {{}}
                http {{
                    access_log off; client_body_temp_path FOLDER; proxy_temp_path FOLDER; fastcgi_temp_path FOLDER;
                    uwsgi_temp_path FOLDER; scgi_temp_path FOLDER;
                    server {{
                        listen 127.0.0.1:{port};
                        location /publish {{
                            nchan_publisher; nchan_channel_id $arg_to; nchan_message_buffer_length 10000;
                        }}
                        location /events {{
                            nchan_subscriber eventsource; nchan_channel_id $arg_from;
                            nchan_subscriber_first_message oldest;
                        }}
                    }}
                }}""")

                def forward(source, target, limit):
                    try:
                        while limit > 0 and (data := source.recv(min(limit, 65536))):
                            target.sendall(data)
                            limit -= len(data)
                    except OSError:
                        pass
                    for each in (source, target):
                        try: each.shutdown(socket.SHUT_RDWR)
                        except OSError: pass

                rest = 50
                def serve(client):
                    global rest
                    server = socket.create_connection(("127.0.0.1", port))
                    for each in (client, server): each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    head = client.recv(65536)
                    server.sendall(head)
                    limit = 1 << 60
                    if head.startswith(b"GET /events") and rest > 0:
                        rest -= 1
                        limit = random.randint(400, 1000)
                        if rest % 2: client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    threading.Thread(target=forward, args=(client, server, 1 << 60)).start()
                    forward(server, client, limit)
                    client.close()
                    server.close()

                # nginx is this process, so that both end when the test stops it. The proxy is its child.
                parent = os.getpid()
                if os.fork() == 0:
                    for _ in range(500):
                        if socket.socket().connect_ex(("127.0.0.1", port)) == 0: break
                        time.sleep(0.01)
                    proxy = socket.create_server(("127.0.0.1", 0))
                    proxy.settimeout(0.2)
                    print("127.0.0.1:%d" % proxy.getsockname()[1], flush=True)
                    while os.getppid() == parent:
                        try: threading.Thread(target=serve, args=(proxy.accept()[0],), daemon=True).start()
                        except TimeoutError: pass
                    os._exit(0)
                os.execv(sys.argv[1], [sys.argv[1], "-c", "FOLDER/nginx.conf", "-p", "FOLDER"])
                """#
            ])

        /// The key-value store etcd. In its JSON gateway, a watch is a response without an end that has a JSON value on
        /// each line.
        package static let etcd = etcdServer(usesTLS: false)

        /// etcd with the certificate `good`. It requires a client certificate of `authority`, and the user `root` with
        /// the password `pass-of-root`. Put ``certificates`` before this peer.
        package static let etcdOverTLS = etcdServer(usesTLS: true)

        private static func etcdServer(usesTLS: Bool) -> Peer {
            var peer = Peer(
                name: "etcd",
                command: program("etcd").flatMap { etcd in Programs.python.map { [$0, "FOLDER/serve.py", etcd] } },
                files: [
                    // etcd prints the address before it accepts connections.
                    "serve.py": #"""
                    import json, os, socket, ssl, sys, time, urllib.request
                    secure = \#(usesTLS ? "True" : "False")
                    sockets = [socket.socket() for _ in range(2)]
                    for each in sockets: each.bind(("127.0.0.1", 0))
                    client, peer = ["http://127.0.0.1:%d" % each.getsockname()[1] for each in sockets]
                    for each in sockets: each.close()
                    handlers, options = [urllib.request.ProxyHandler({})], []
                    if secure:
                        client = client.replace("http", "https")
                        context = ssl._create_unverified_context()
                        context.load_cert_chain("CERTIFICATES/client.pem", "CERTIFICATES/client.key")
                        handlers.append(urllib.request.HTTPSHandler(context=context))
                        options = ["--cert-file", "CERTIFICATES/good.pem", "--key-file", "CERTIFICATES/good.key",
                            "--trusted-ca-file", "CERTIFICATES/authority.pem", "--client-cert-auth"]
                    def call(path, **body):
                        data = json.dumps(body).encode() if body else None
                        urllib.request.build_opener(*handlers).open(client + path, data)
                    if os.fork() == 0:
                        for _ in range(1000):
                            try:
                                call("/health")
                                break
                            except OSError:
                                time.sleep(0.02)
                        if secure:
                            call("/v3/auth/user/add", name="root", password="pass-of-root")
                            call("/v3/auth/role/add", name="root")
                            call("/v3/auth/user/grant", user="root", role="root")
                            call("/v3/auth/enable", unused=True)
                        print(client, flush=True)
                        os._exit(0)
                    os.execv(sys.argv[1], [
                        sys.argv[1], "--data-dir", "FOLDER/data", "--log-level", "fatal", *options,
                        "--listen-client-urls", client, "--advertise-client-urls", client, "--listen-peer-urls", peer,
                        "--initial-advertise-peer-urls", peer, "--initial-cluster", "default=" + peer])
                    """#
                ])
            peer.scheme = usesTLS ? "https" : "http"
            return peer
        }

        /// A store for JSON records, in memory. Each user of Basic authentication has an own bucket `default`.
        ///
        /// Kinto forbids to store responses to users. In collections whose names start with `kept`, a response may be
        /// stored and needs a revalidation, as a proxy in front of Kinto can be configured. `GET /log/TEXT` returns a
        /// line for each request whose path contains the text: the method, the path, the status and `If-None-Match`.
        package static let kinto = Peer(
            name: "kinto",
            command: python(with: "kinto").map { [$0, "FOLDER/serve.py"] },
            files: [
                "serve.py": #"""
                import warnings
                from kinto import main
                from waitress.server import create_server
                warnings.simplefilter("ignore")
                kinto = main({}, **{
                    "kinto.storage_backend": "kinto.core.storage.memory",
                    "kinto.cache_backend": "kinto.core.cache.memory",
                    "kinto.permission_backend": "kinto.core.permission.memory",
                    "kinto.includes": "kinto.plugins.default_bucket",
                    "kinto.bucket_create_principals": "system.Authenticated",
                    "kinto.userid_hmac_secret": "secret", "multiauth.policies": "basicauth"})
                log = []
                def serve(environ, start):
                    path = environ["PATH_INFO"]
                    if path.startswith("/log/"):
                        start("200 OK", [("Content-Type", "text/plain"), ("Cache-Control", "no-store")])
                        return [line.encode() for line in log if path[5:] in line]
                    def started(status, headers, *rest):
                        condition = environ.get("HTTP_IF_NONE_MATCH", "-")
                        log.append(f"{environ['REQUEST_METHOD']} {path} {status[:3]} {condition}\n")
                        if "/collections/kept" in path:
                            headers = [(name, value.replace(", no-store", "")) for name, value in headers]
                        return start(status, headers, *rest)
                    return kinto(environ, started)
                server = create_server(serve, host="127.0.0.1", port=0, threads=8)
                print(f"127.0.0.1:{server.effective_port}", flush=True)
                server.run()
                """#
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

    extension Programs {
        /// The proxy mitmproxy without a user interface, or nil if it isn't installed. `.ci/peers` installs it.
        package static let mitmdump: String? = {
            let installed = folder.appending(path: "mitmproxy/bin/mitmdump").path()
            return FileManager.default.isExecutableFile(atPath: installed) ? installed : path(of: "mitmdump")
        }()
    }

    private let folder = packageFolder.appending(path: ".build-peers")
        .standardizedFileURL

    func program(_ name: String, in directory: String = "bin") -> String? {
        let installed = folder.appending(path: "usr/\(directory)/\(name)").path()
        return FileManager.default.isExecutableFile(atPath: installed) ? installed : Programs.path(of: name)
    }

    /// Returns the path of a module of nginx, or nil if the module isn't installed.
    private func module(_ name: String) -> String? {
        [folder.path(), "/"].map { "\($0)/usr/lib/nginx/modules/\(name)" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Returns the path of Python in `.build-peers`, or nil if the module isn't installed there.
    func python(with module: String) -> String? {
        let lib = folder.appending(path: "lib").path()
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: lib)) ?? []
        let isInstalled = versions.contains { version in
            FileManager.default.fileExists(atPath: "\(lib)/\(version)/site-packages/\(module)/__init__.py")
        }
        return isInstalled ? folder.appending(path: "bin/python").path() : nil
    }
#endif
