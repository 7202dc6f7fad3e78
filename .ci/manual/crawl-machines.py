"""Executes the runs of .ci/manual/crawl-machines, which starts this script in a separate network namespace."""

import http.server
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.parse
import urllib.request

worker, etcd, work, runs, seed = sys.argv[1:4] + [int(sys.argv[4]), int(sys.argv[5])]
ITEMS = 600
HOSTS = 3
HUB = "10.77.0.1"
API = f"http://{HUB}:8080"
ETCD = f"http://{HUB}:2379"


def call(*words):
    subprocess.run(words, check=True)


def set_up_networks():
    call("mount", "-t", "tmpfs", "tmpfs", "/run")
    call("ip", "link", "set", "lo", "up")
    call("ip", "link", "add", "hub", "type", "bridge")
    call("ip", "addr", "add", HUB + "/24", "dev", "hub")
    call("ip", "link", "set", "hub", "up")
    for host in range(HOSTS):
        name = f"host{host}"
        call("ip", "netns", "add", name)
        call("ip", "link", "add", f"port{host}", "type", "veth", "peer", "name", "eth0", "netns", name)
        call("ip", "link", "set", f"port{host}", "master", "hub", "up")
        call("ip", "-n", name, "addr", "add", f"10.77.0.{host + 2}/24", "dev", "eth0")
        call("ip", "-n", name, "link", "set", "eth0", "up")
        call("ip", "-n", name, "link", "set", "lo", "up")


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        query = urllib.parse.parse_qs(urllib.parse.urlparse(self.path).query)
        skip, take = int(query["skip"][0]), int(query["take"][0])
        time.sleep(0.03)
        items = [{"id": number} for number in range(skip, min(skip + take, ITEMS))]
        following = str(skip + take) if skip + take < ITEMS else ""
        body = json.dumps({"items": items, "totalCount": ITEMS, "next": following}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Etcd:
    def __init__(self, folder):
        self.folder = folder
        self.start()
        # If etcd is killed before it has set up its data, it never becomes ready.
        for _ in range(500):
            try:
                urllib.request.urlopen(ETCD + "/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.02)

    def start(self):
        self.process = subprocess.Popen([
            etcd, "--data-dir", self.folder, "--log-level", "fatal", "--listen-client-urls", ETCD,
            "--advertise-client-urls", ETCD, "--listen-peer-urls", "http://127.0.0.1:2380",
            "--initial-advertise-peer-urls", "http://127.0.0.1:2380",
            "--initial-cluster", "default=http://127.0.0.1:2380"])

    def kill(self):
        self.process.kill()
        self.process.wait()


class Host:
    def __init__(self, number, kind, folder):
        self.number, self.kind, self.folder = number, kind, folder
        self.is_stopped = self.is_cut = False
        os.makedirs(folder)
        open(folder + "/completed", "w").close()
        self.start()

    def start(self):
        # `ip netns exec` replaces itself with the worker, so signals reach the worker.
        self.process = subprocess.Popen(
            ["ip", "netns", "exec", f"host{self.number}", worker, "run", self.kind, ETCD, API, self.folder],
            stderr=open(self.folder + "/errors", "a"))

    def cut(self, is_cut):
        call("ip", "link", "set", f"port{self.number}", "down" if is_cut else "up")
        self.is_cut = is_cut

    def stop(self, is_stopped):
        self.process.send_signal(signal.SIGSTOP if is_stopped else signal.SIGCONT)
        self.is_stopped = is_stopped

    def heal(self):
        if self.is_cut: self.cut(False)
        if self.is_stopped: self.stop(False)
        if self.process.poll() not in (None, 0): self.start()


def disturb(chance, host, server):
    """Causes a random fault: kills or stops a worker, cuts a network, or restarts etcd. Returns its name."""
    choice = chance.choice(["kill", "kill", "stop", "cut", "etcd"])
    if choice == "kill" and host.process.poll() is None:
        if host.is_stopped: host.stop(False)
        host.process.kill()
        host.process.wait()
        host.start()
    elif choice == "stop": host.stop(not host.is_stopped)
    elif choice == "cut": host.cut(not host.is_cut)
    elif choice == "etcd":
        server.kill()
        time.sleep(chance.uniform(0, 0.5))
        server.start()
    return choice


def run(number):
    chance = random.Random(seed * 1_000_000 + number)
    folder = f"{work}/run{number}"
    server = Etcd(folder + "/etcd")
    kind = "tokens" if number % 4 == 3 else "offsets"
    hosts = [Host(host, kind, f"{folder}/host{host}") for host in range(HOSTS)]
    events = []
    try:
        for _ in range(chance.randint(1, 6)):
            # A pause can be longer than the lease of 2 seconds.
            time.sleep(chance.uniform(0.05, chance.choice([0.5, 3])))
            events.append(disturb(chance, chance.choice(hosts), server))
        end = time.time() + 120
        while any(host.process.poll() != 0 for host in hosts):
            for host in hosts: host.heal()
            if time.time() > end: return f"the workers did not end after {events}"
            time.sleep(0.1)
        parts = folder + "/all/parts"
        os.makedirs(parts)
        for host in hosts:
            for name in os.listdir(host.folder + "/parts"):
                if not name.startswith("."): shutil.copy(f"{host.folder}/parts/{name}", parts)

        completed = []
        for host in hosts: completed += open(host.folder + "/completed").read().split()
        twice = {name for name in completed if completed.count(name) > 1}
        if twice: return f"the ranges {twice} were completed twice after {events}"
        open(folder + "/all/completed", "w").close()
        collected = subprocess.run(
            [worker, "collect", kind, ETCD, API, folder + "/all"], capture_output=True, text=True, timeout=60)
        if collected.returncode != 0: return f"{collected.stderr} after {events}"
        lines = [json.loads(line)["id"] for line in open(folder + "/all/all.jsonl")]
        if lines != list(range(ITEMS)): return f"{len(lines)} lines differ after {events}"
        counts.update({event: counts.get(event, 0) + 1 for event in set(events)})
        shutil.rmtree(folder)
        return None
    finally:
        for host in hosts:
            host.process.kill()
            host.process.wait()
            if host.is_cut: host.cut(False)
        server.kill()


counts = {}
set_up_networks()
threading.Thread(target=http.server.ThreadingHTTPServer((HUB, 8080), Handler).serve_forever, daemon=True).start()
failures = 0
for number in range(runs):
    fault = run(number)
    if fault:
        failures += 1
        print(f"run {number}: {fault}", flush=True)
print(f"{runs} runs, {failures} failures; runs with each event: {counts}", flush=True)
sys.exit(1 if failures else 0)
