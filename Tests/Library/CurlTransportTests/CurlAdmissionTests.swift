#if os(Linux)
    import FetchingTestSupport
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import CurlTransport

    @Suite struct CurlAdmissionTests {
        private final class Call {}

        private func end(_ origin: String, _ admission: inout CurlAdmission<Call>) -> Call? { admission.end(origin) }

        @Test func callsWaitInOrder() {
            var admission = CurlAdmission<Call>(maximum: 1)
            let calls = [Call(), Call(), Call()]
            let isBegun = calls.map { admission.begin($0, "a") }
            expectEqual(isBegun, [true, false, false])
            expect(end("a", &admission) === calls[1])
            expect(end("a", &admission) === calls[2])
            expect(end("a", &admission) == nil)
            let isBegunAgain = calls.map { admission.begin($0, "a") }
            expectEqual(isBegunAgain, [true, false, false])
        }

        @Test func silentOriginsDoNotTakeThePlacesOfOriginsThatRespond() {
            var admission = CurlAdmission<Call>(maximum: 8, reserved: 2)
            admission.setResponds(true, "good")
            let calls = (0..<8).map { _ in Call() }
            let isBegun = calls.indices.map { admission.begin(calls[$0], "silent\($0)") }
            expectEqual(isBegun, Array(repeating: true, count: 6) + [false, false])
            let isGoodBegun = (0..<3).map { _ in admission.begin(Call(), "good") }
            expectEqual(isGoodBegun, [true, true, false])
            expect(end("silent0", &admission) === calls[6])
            expect(end("good", &admission) != nil, "the third call to the good server")
            // A call of the good server that times out is a call to a silent origin.
            admission.setResponds(false, "good")
            for _ in 0..<2 { expect(end("good", &admission) == nil) }
            expect(end("silent1", &admission) === calls[7])
            // An origin that responds again makes room for others.
            admission.setResponds(true, "silent7")
            let isNewBegun = admission.begin(Call(), "new")
            expect(isNewBegun)
        }

        @Test func theCallsOfAllTransportsAreBounded() {
            let count = CurlCallCount()
            var admissions = (0..<3).map { _ in CurlAdmission<Call>(maximum: 8, shared: (count, 4)) }
            let calls = (0..<4).map { _ in Call() }
            let isBegun = calls.map { admissions[0].begin($0, "a") } + calls.map { admissions[1].begin($0, "a") }
            // The second transport has one call, which is above the maximum.
            expectEqual(isBegun, [true, true, true, true, true, false, false, false])
            expect(admissions[1].waitsForOthers && !admissions[0].waitsForOthers)
            expect(admissions[0].end("a") == nil && admissions[1].next() == nil)
            expect(admissions[0].end("a") == nil && admissions[1].next() === calls[1])
            expect(admissions[1].next() == nil)
            let isOtherBegun = admissions[2].begin(Call(), "a")
            expect(isOtherBegun, "each transport can have a call")
            expectEqual(count.value.load(ordering: .relaxed), 5)
        }

        @Test func theOriginsThatAreKnownToRespondAreBounded() {
            var admission = CurlAdmission<Call>(maximum: 8, reserved: 8)
            for number in 0..<1100 { admission.setResponds(true, "\(number)") }
            let responding = (0..<1100).count { number in
                let isBegun = admission.begin(Call(), "\(number)")
                if isBegun { _ = admission.end("\(number)") }
                return isBegun
            }
            expectEqual(responding, 1000)
        }

        @Test func aFullOriginDoesNotDelayOtherOrigins() {
            var admission = CurlAdmission<Call>(maximum: 4)
            let (hostile, innocent) = ((0..<4).map { _ in Call() }, [Call(), Call()])
            let isHostileBegun = hostile.map { admission.begin($0, "hostile") }
            let isInnocentBegun = innocent.map { admission.begin($0, "innocent") }
            expect(isHostileBegun == [true, true, true, false] && isInnocentBegun == [true, false])
            // The next call in order is to the full origin.
            expect(end("innocent", &admission) === innocent[1])
            expect(end("hostile", &admission) === hostile[3])
        }

        @Test func aCallThatWaitsCanBeRemoved() {
            var admission = CurlAdmission<Call>(maximum: 1)
            let calls = (0..<5).map { _ in Call() }
            for call in calls { _ = admission.begin(call, "a") }
            for index in [1, 3, 3, 0] { admission.remove(calls[index], "a") }
            expect(end("a", &admission) === calls[2])
            expect(end("a", &admission) === calls[4])
            expect(end("a", &admission) == nil)
        }

        /// By default 20,000 calls, and with `FETCHING_SLOW_TESTS` 100,000.
        @Test func manyCallsCanWait() {
            var admission = CurlAdmission<Call>(maximum: 1)
            let half = runsSlowTests ? 50_000 : 10_000
            let calls = (0..<2 * half).map { _ in Call() }
            for call in calls { _ = admission.begin(call, "a") }
            for call in calls[1..<half] { admission.remove(call, "a") }
            for call in calls[half...] {
                let isNext = admission.end("a") === call
                if !isNext { Issue.record("another call is next") }
            }
        }

        @Test func aMaximumBelowOneCountsAsOne() {
            var admission = CurlAdmission<Call>(maximum: 0)
            let isBegun = ["a", "b"].map { admission.begin(Call(), $0) }
            expectEqual(isBegun, [true, false])
        }

        /// In random sequences, the limits hold, no call is lost, and no call waits while it could be transferred.
        @Test func noSequenceBreaksALimitOrLosesACall() {
            var random = SplitMix64(seed: 7)
            for _ in 0..<200 {
                let maximum = Int.random(in: 1...9, using: &random)
                let perOrigin = maximum - maximum / 4
                var admission = CurlAdmission<Call>(maximum: maximum)
                var (active, waiting): ([(Call, String)], [(Call, String)]) = ([], [])
                func count(_ origin: String) -> Int { active.count { $0.1 == origin } }
                for _ in 0..<60 {
                    let origin = ["a", "b", "c"].randomElement(using: &random) ?? "a"
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0..<3:
                        let call = Call()
                        let isBegun = admission.begin(call, origin)
                        if isBegun { active.append((call, origin)) } else { waiting.append((call, origin)) }
                    case 3 where !active.isEmpty:
                        let ended = active.remove(at: Int.random(in: active.indices, using: &random))
                        guard let next = admission.end(ended.1) else { continue }
                        let index = waiting.firstIndex { $0.0 === next }
                        expectEqual(index, waiting.firstIndex { count($0.1) < perOrigin })
                        if let index { active.append(waiting.remove(at: index)) }
                    case 4 where !waiting.isEmpty:
                        let removed = waiting.remove(at: Int.random(in: waiting.indices, using: &random))
                        admission.remove(removed.0, removed.1)
                    default: break
                    }
                    let isOverLimit = active.count > maximum || active.contains { count($0.1) > perOrigin }
                    let waitsNeedlessly = active.count < maximum && waiting.contains { count($0.1) < perOrigin }
                    expect(!isOverLimit && !waitsNeedlessly)
                }
            }
        }
    }
#endif
