import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import Etcd

#if os(Linux) || os(macOS)
    @Suite(.installed(.etcd), .served(by: .etcd), .live, .hangLimit) struct EtcdClientTests {
        private var api: APISettings { etcdSettings(Peer.baseURL, store: liveStore()) }

        @Test func aValueIsSetReadAndRemoved() async throws {
            let (put, range, delete) = (putFetcher(api), rangeFetcher(api), deleteFetcher(api))
            try await put(("a/1", Data("eins €".utf8))).get()
            try await put(("a/2", Data())).get()
            try await put(("a0", Data("outside".utf8))).get()
            let pairs = try await range(EtcdRange(prefix: "a/")).get()
            expectEqual(pairs.pairs.map(\.name), ["a/1", "a/2"])
            expectEqual(pairs.pairs.map(\.text), ["eins €", ""])
            expect(!pairs.hasMore)
            expect(try await range(EtcdRange(prefix: "a/", limit: 1)).get().hasMore)
            try await delete(EtcdRange("a/1")).get()
            try await expectEqual(range(EtcdRange("a/1")).get().pairs, [])
        }

        @Test func aTransactionReportsWhichBranchWasDone() async throws {
            let transaction = transactionFetcher(api)
            let create = EtcdTransaction(
                compare: [.isMissing("lock")], success: [.put("lock", Data("mine".utf8))],
                failure: [.range(EtcdRange("lock"))])
            expect(try await transaction(create).get().isSuccess)
            let second = try await transaction(create).get()
            expect(!second.isSuccess && second.results.first?.pairs.first?.text == "mine")
            let change = EtcdTransaction(
                compare: [.hasValue("lock", Data("mine".utf8)), .exists("lock")], success: [.transaction(create)])
            let third = try await transaction(change).get()
            expect(third.isSuccess && third.results.first?.transaction?.isSuccess == false)
            let remove = EtcdTransaction(compare: [.exists("lock")], success: [.delete(EtcdRange("lock"))])
            expect(try await transaction(remove).get().isSuccess)
            expect(try await !transaction(remove).get().isSuccess)
        }

        @Test func theKeysOfALeaseEndWithIt() async throws {
            let lease = try await grantLeaseFetcher(api)(60).get()
            expectEqual(lease.TTL, 60)
            let put = EtcdTransaction(compare: [], success: [.put("leased", Data("x".utf8), lease: lease.ID)])
            _ = try await transactionFetcher(api)(put).get()
            try await expectEqual(rangeFetcher(api)(EtcdRange("leased")).get().pairs.first?.lease, lease.ID)
            try await expectEqual(renewLeaseFetcher(api)(lease.ID).get().TTL, 60)
            try await revokeLeaseFetcher(api)(lease.ID).get()
            try await expectEqual(rangeFetcher(api)(EtcdRange("leased")).get().pairs, [])
            expect(try await renewLeaseFetcher(api)(lease.ID).get().TTL == nil)
            let error = await transactionFetcher(api)(put).error
            expectEqual(error?.etcdError?.code, EtcdError.notFound)
            expectEqual(error?.etcdError?.description, "etcdserver: requested lease not found (gRPC code 5)")
        }

        @Test func aWatchReceivesEveryChange() async throws {
            var changes = try await watchFetcher(api)(EtcdRange(prefix: "w/")).get().makeAsyncIterator()
            try await expectEqual(changes.next(), [])
            for number in 0..<20 { try await putFetcher(api)(("w/\(number)", Data("\(number)".utf8))).get() }
            try await deleteFetcher(api)(EtcdRange("w/0")).get()
            var events: [EtcdEvent] = []
            while events.count < 21 { events += try #require(try await changes.next()) }
            expect(events.map(\.kv.text) == (0..<20).map(String.init) + [""])
            expect(events.last?.type == "DELETE" && events.first?.type == nil)
        }

        @Test func anErrorHasTheMessageOfTheServer() async throws {
            let failure = try #require(await rangeFetcher(api)(EtcdRange("")).error?.server)
            expect(failure.status == 400 && failure.message == "etcdserver: key is not provided")
        }
    }
#endif
