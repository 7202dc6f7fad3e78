#if os(macOS) || os(Linux)  // other platforms have no `Process`
    extension Peer {
        /// The WebSocket server of the Python package `websockets`. It returns each message. At `/close/CODE/REASON`,
        /// it closes the connection.
        ///
        /// At `/numbers/COUNT/SECONDS`, it numbers its messages over all connections, and ends each connection after a
        /// message `subscribe` and that time, by turns with code 1012 and without a close frame. It also refuses
        /// connections for a while then. After COUNT connections, it sends the number of the messages `subscribe` of
        /// each connection, and closes with code 1000.
        package static let websockets = Peer(
            name: "websockets",
            command: python(with: "websockets").map { [$0, "FOLDER/serve.py"] },
            files: [
                "serve.py": #"""
                import asyncio, json
                from websockets.asyncio.server import serve
                from websockets.exceptions import ConnectionClosed
                number, subscriptions, isAway = 0, [], False

                async def numbers(socket, count, seconds):
                    global number, isAway
                    index = len(subscriptions)
                    subscriptions.append(0)
                    async def subscribe():
                        async for message in socket: subscriptions[index] += message == "subscribe"
                    reader = asyncio.create_task(subscribe())
                    end = None
                    while end is None or asyncio.get_running_loop().time() < end:
                        if subscriptions[index] and end is None: end = asyncio.get_running_loop().time() + seconds
                        if end is not None:
                            await socket.send(str(number))
                            number += 1
                        await asyncio.sleep(0.002)
                    if len(subscriptions) >= count:
                        await socket.send(json.dumps(subscriptions))
                        return await socket.close()
                    isAway = True
                    if index % 2: await socket.close(1012)
                    else: socket.transport.abort()
                    reader.cancel()
                    await asyncio.sleep(seconds / 10)
                    isAway = False

                async def handle(socket):
                    parts = socket.request.path.split("/")
                    try:
                        if parts[1] == "close": await socket.close(int(parts[2]), parts[3])
                        elif parts[1] == "numbers": await numbers(socket, int(parts[2]), float(parts[3]))
                        else:
                            async for message in socket: await socket.send(message)
                    except ConnectionClosed: pass

                def check(socket, request):
                    if isAway and request.path.startswith("/numbers"): return socket.respond(503, "away\n")

                async def main():
                    async with serve(
                        handle, "127.0.0.1", 0, max_size=None, open_timeout=None, ping_interval=None,
                        process_request=check
                    ) as server:
                        print("127.0.0.1:%d" % server.sockets[0].getsockname()[1], flush=True)
                        await asyncio.get_running_loop().create_future()
                asyncio.run(main())
                """#
            ])

        /// The WebSocket server of the Python package `aiohttp`. It returns each message, and compresses none.
        package static let aiohttp = aiohttpServer(proxy: nil)

        /// nginx with TLS and the certificate `good` in front of ``aiohttp``. Put ``certificates`` before this peer.
        package static let nginxWithSockets: Peer = {
            var peer = aiohttpServer(proxy: program("nginx", in: "sbin"))
            peer.scheme = "https"
            return peer
        }()

        private static func aiohttpServer(proxy: String?) -> Peer {
            Peer(
                name: proxy == nil ? "aiohttp" : "nginx with aiohttp",
                command: python(with: "aiohttp").map { [$0, "FOLDER/serve.py", proxy ?? ""] },
                files: [
                    "serve.py": #"""
                    import asyncio, os, socket, subprocess, sys
                    from aiohttp import WSCloseCode, WSMsgType, web

                    async def handle(request):
                        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
                        await socket.prepare(request)
                        if request.path.startswith("/close"):
                            _, _, code, reason = request.path.split("/")
                            await socket.close(code=int(code), message=reason.encode())
                        async for message in socket:
                            if message.type == WSMsgType.TEXT: await socket.send_str(message.data)
                            if message.type == WSMsgType.BINARY: await socket.send_bytes(message.data)
                        return socket

                    async def main():
                        app = web.Application()
                        app.router.add_get("/{path:.*}", handle)
                        runner = web.AppRunner(app)
                        await runner.setup()
                        site = web.TCPSite(runner, "127.0.0.1", 0, backlog=2000)
                        await site.start()
                        port = site._server.sockets[0].getsockname()[1]
                        if sys.argv[1]:
                            free = socket.socket()
                            free.bind(("127.0.0.1", 0))
                            outer = free.getsockname()[1]
                            free.close()
                            with open("FOLDER/nginx.conf", "w") as file: file.write(f"""
                    daemon off; master_process off; pid FOLDER/pid; error_log FOLDER/log; worker_processes 1; user root;
                    events {{ worker_connections 4096; }}
                    http {{
                        access_log off; client_body_temp_path FOLDER; proxy_temp_path FOLDER; fastcgi_temp_path FOLDER;
                        uwsgi_temp_path FOLDER; scgi_temp_path FOLDER;
                        server {{
                            listen 127.0.0.1:{outer} ssl;
                            ssl_certificate CERTIFICATES/good.pem; ssl_certificate_key CERTIFICATES/good.key;
                            location / {{
                                proxy_pass http://127.0.0.1:{port}; proxy_http_version 1.1;
                                proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";
                            }}
                        }}
                    }}""")
                            # The descriptor of the pipe closes when this process ends, and then nginx is killed.
                            reading, writing = os.pipe()
                            subprocess.Popen(
                                ["/bin/sh", "-c", '"$0" -c FOLDER/nginx.conf -p FOLDER & read -r _; kill -9 $!',
                                    sys.argv[1]], stdin=reading, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                            os.close(reading)
                            for _ in range(500):
                                if socket.socket().connect_ex(("127.0.0.1", outer)) == 0: break
                                await asyncio.sleep(0.01)
                            port = outer
                        print("127.0.0.1:%d" % port, flush=True)
                        await asyncio.get_running_loop().create_future()
                    asyncio.run(main())
                    """#
                ])
        }
    }
#endif
