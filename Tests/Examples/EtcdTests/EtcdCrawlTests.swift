import Fetching
import FetchingCrawl
import Foundation
import SharedTestCode
import Testing

@testable import Etcd

#if os(Linux) || os(macOS)
    @Suite(.installed(.etcd), .served(by: .etcd), .live, .hangLimit) struct EtcdCrawlTests {
        private func coordinator(_ worker: String) -> Coordinator {
            etcdCoordinator(Peer.baseURL, job: "fenced", worker: worker, leaseTime: .seconds(300), store: liveStore())
        }

        @Test func aWorkerWhoseLeaseHasEndedCannotCompleteItsRange() async throws {
            let (slow, fast) = (coordinator("slow"), coordinator("fast"))
            let range = Coordinator.PageRange(index: 0, start: "0", end: nil)
            _ = try await slow.plan {
                (Coordinator.Plan(job: "fenced", start: "0", rangeCount: 1, total: nil), [range])
            }
            let claim = try #require(try await slow.claim(1)?.first)
            // A lease that ends by time would have to be longer than the longest pause of a busy machine.
            let api = etcdSettings(Peer.baseURL, store: liveStore())
            let pairs = try await rangeFetcher(api)(EtcdRange(prefix: "fetching/fenced/")).get().pairs
            let claimed = try #require(pairs.first { $0.name.contains("/claim/") })
            try await revokeLeaseFetcher(api)(#require(claimed.lease)).get()
            let other = try await fast.claim(1)?.first
            let part = Coordinator.Part(claim: claim, fileName: "a", itemCount: 1, byteCount: 2, sha256: "", total: nil)
            await expect(throws: CrawlError.claimLost) { try await slow.complete(claim, part, nil) }
            let taken = try #require(other)
            try await expectEqual(fast.status().claims, [taken])
            let second = Coordinator.Part(
                claim: taken, fileName: "b", itemCount: 1, byteCount: 2, sha256: "", total: nil)
            _ = try await fast.complete(taken, second, nil)
            try await expectEqual(fast.status().parts, [second])
            expect(try await slow.claim(1) == nil)
        }
    }

    @Suite(.installed(.etcd), .served(by: .etcd), .live, .hangLimit) struct EtcdLoginTests {
        @Test func aUserLogsInAndATokenThatIsNoLongerValidIsReplaced() async throws {
            let open = etcdSettings(Peer.baseURL, store: liveStore())
            func administrate(_ path: [String], _ body: [String: String]) async throws {
                let call: Fetcher<Void, Void> = open.fetcher(
                    createURLRequest: { try open.request(.post, path: ["auth"] + path, body: .json(body)) },
                    mapper: emptyMapper())
                try await call(()).get()
            }
            try await administrate(["user", "add"], ["name": "root", "password": "pass-of-root"])
            try await administrate(["role", "add"], ["name": "root"])
            try await administrate(["user", "grant"], ["user": "root", "role": "root"])
            try await administrate(["enable"], [:])
            expect(await putFetcher(open)(("a", Data("1".utf8))).error?.etcdError != nil)

            let user = EtcdUser(name: "root", password: "pass-of-root")
            let api = etcdSettings(Peer.baseURL, user: user, store: liveStore())
            try await putFetcher(api)(("a", Data("1".utf8))).get()
            try await expectEqual(rangeFetcher(api)(EtcdRange("a")).get().pairs.first?.text, "1")
            let wrong = etcdSettings(
                Peer.baseURL, user: EtcdUser(name: "root", password: "wr0ng-pass"), store: liveStore())
            let error = await rangeFetcher(wrong)(EtcdRange("a")).error
            expectEqual(error.map { "\($0)" }?.contains("authentication failed"), true)
            expect(error.map { "\($0)" }?.contains("wr0ng-pass") == false && !"\(user)".contains("pass-of-root"))

            let crawl = etcdCoordinator(Peer.baseURL, job: "j", user: user, store: liveStore())
            expect(try await crawl.status().plan == nil)
        }
    }
#endif
