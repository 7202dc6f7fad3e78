import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// Random schedules of calls, compared with rules that are written down a second time.
@Suite struct CacheModelTests {
    /// What the server says about the version of a resource.
    private struct Version {
        var date: Date
        var lifetime: Double
        var mayBeStaleFor: Double
        var partition: String
    }

    /// The state of a server whose bodies tell when, for whom and how long they are valid.
    private final class Server: Sendable {
        let versions = Mutex<[Version]>([])
        let time = VirtualTime()
        let random: Mutex<SplitMix64>

        init(seed: UInt64) { random = Mutex(SplitMix64(seed: seed)) }

        func pick<Value>(_ values: [Value]) -> Value {
            values[Int(random.withLock { $0.next() } % UInt64(values.count))]
        }

        var network: NetworkStore {
            NetworkStore { request in
                let lifetime = Double(self.pick([0, 1, 10, 100]))
                let stale = Double(self.pick([0, 0, 5, 50]))
                let token = request.value(forHTTPHeaderField: "Authorization") ?? ""
                if request.value(forHTTPHeaderField: "If-None-Match") != nil, self.pick([true, false]) {
                    return try stubResponse(to: request, Data(), status: 304, headers: ["Cache-Control": "max-age=0"])
                }
                if self.pick([0, 1, 2, 3, 4, 5]) == 0 { throw URLError(.timedOut) }
                let number = self.versions.withLock { versions in
                    versions.append(
                        Version(
                            date: self.time.source.date(), lifetime: lifetime, mayBeStaleFor: stale,
                            partition: token + (request.url?.path ?? "")))
                    return versions.count - 1
                }
                let control = "max-age=\(Int(lifetime)), stale-while-revalidate=\(Int(stale))"
                return try stubResponse(
                    to: request, Data("\(number)".utf8), status: 200,
                    headers: ["Cache-Control": control, "ETag": "\"\(number)\""])
            }
        }
    }

    /// No response is used after its time without a confirmation of the server, and none of another account or URL.
    @Test func noScheduleBreaksTheRules() async throws {
        for seed in 1...UInt64(soakSize ?? (runsSlowTests ? 1000 : 15)) {
            // The stores never wait, so without this call the test would keep a thread of all tests.
            await Task.yield()
            let server = Server(seed: seed)
            let requests = RequestLog()
            let store = server.network.recorded(in: requests)
                .layered(settingTime(server.time.source), caching(in: .memory(bytes: server.pick([2_000, 1 << 20]))))
            for step in 0..<30 {
                let token = server.pick(["Bearer first-token", "Bearer second-token"])
                let path = server.pick(["/a", "/b"])
                var request = try createRequest(baseURL: "https://example.com\(path)")
                request.setValue(token, forHTTPHeaderField: "Authorization")
                let before = requests.requests.count
                let result = try? await store.fetchData(request)
                let isSent = requests.requests.count > before
                if let result, let number = Int(String(decoding: result.0, as: UTF8.self)) {
                    let version = server.versions.withLock { $0[number] }
                    let age = server.time.source.date().timeIntervalSince(version.date)
                    expectEqual(version.partition, token + path, "seed \(seed), step \(step)")
                    // A request that was sent can also be the revalidation of a stale response that was used.
                    expect(
                        isSent || age < max(version.lifetime, version.lifetime + version.mayBeStaleFor),
                        "seed \(seed), step \(step): used at the age \(age)")
                }
                server.time.advance(by: .seconds(server.pick([0, 1, 4, 9, 30])))
            }
        }
    }
}
