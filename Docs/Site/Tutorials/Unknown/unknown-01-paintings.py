import http.server, json, urllib.parse

PAINTINGS = [
    {"id": 1, "title": "The Kiss", "painter": "Gustav Klimt",
     "year": 1908, "height_cm": 180},
    {"id": 2, "title": "Poplars", "painter": "Claude Monet",
     "year": None, "height_cm": 81.9},
    {"id": 3, "title": "Fish Magic", "painter": "Paul Klee",
     "year": 1925, "height_cm": 77},
]

class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        page = int(urllib.parse.parse_qs(url.query).get("page", ["1"])[0])
        items = PAINTINGS[2 * page - 2:2 * page]
        next = f"/paintings?page={page + 1}" if page == 1 else None
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        body = {"total": 3, "next": next, "results": items}
        self.wfile.write(json.dumps(body).encode())

http.server.HTTPServer(("127.0.0.1", 8001), Handler).serve_forever()
