#if os(Linux)
    import FetchingTestSupport
    import Testing

    @testable import Fetching

    @Suite struct CurlAdmissionTests {
        private final class Call {}

        private func end(_ origin: String, _ admission: inout CurlAdmission<Call>) -> Call? { admission.end(origin) }

        @Test func callsOfAFullOriginWaitInOrder() {
            var admission = CurlAdmission<Call>(maximum: 10, maximumPerOrigin: 1)
            let calls = [Call(), Call(), Call()]
            let isBegun = calls.map { admission.begin($0, "a") }
            #expect(isBegun == [true, false, false])
            #expect(end("a", &admission) === calls[1])
            #expect(end("a", &admission) === calls[2])
            #expect(end("a", &admission) == nil)
            #expect(!admission.isBusy("a"))
        }

        @Test func aFullOriginDoesNotDelayOtherOrigins() {
            var admission = CurlAdmission<Call>(maximum: 3, maximumPerOrigin: 2)
            let (hostile, innocent) = ([Call(), Call(), Call()], [Call(), Call()])
            let isHostileBegun = hostile.map { admission.begin($0, "hostile") }
            let isInnocentBegun = innocent.map { admission.begin($0, "innocent") }
            #expect(isHostileBegun == [true, true, false] && isInnocentBegun == [true, false])
            // The next call in order is to the full origin.
            #expect(end("innocent", &admission) === innocent[1])
            #expect(end("hostile", &admission) === hostile[2])
        }

        @Test func aCallThatWaitsCanBeRemoved() {
            var admission = CurlAdmission<Call>(maximum: 1, maximumPerOrigin: 1)
            let calls = [Call(), Call(), Call()]
            let isBegun = calls.map { admission.begin($0, "a") }
            #expect(isBegun == [true, false, false])
            admission.remove(calls[1])
            #expect(end("a", &admission) === calls[2])
        }

        @Test func limitsBelowOneCountAsOne() {
            var admission = CurlAdmission<Call>(maximum: 0, maximumPerOrigin: -1)
            let isBegun = ["a", "b"].map { admission.begin(Call(), $0) }
            #expect(isBegun == [true, false])
        }

        /// In random sequences, the limits hold, no call is lost, and no call waits while it could be transferred.
        @Test func noSequenceBreaksALimitOrLosesACall() {
            var random = SplitMix64(seed: 7)
            for _ in 0..<200 {
                let maximum = Int.random(in: 1...5, using: &random)
                let perOrigin = Int.random(in: 1...3, using: &random)
                var admission = CurlAdmission<Call>(maximum: maximum, maximumPerOrigin: perOrigin)
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
                        #expect(index == waiting.firstIndex { count($0.1) < perOrigin })
                        if let index { active.append(waiting.remove(at: index)) }
                    case 4 where !waiting.isEmpty:
                        admission.remove(waiting.remove(at: Int.random(in: waiting.indices, using: &random)).0)
                    default: break
                    }
                    let isOverLimit = active.count > maximum || active.contains { count($0.1) > perOrigin }
                    let waitsNeedlessly = active.count < maximum && waiting.contains { count($0.1) < perOrigin }
                    #expect(!isOverLimit && !waitsNeedlessly)
                }
            }
        }
    }
#endif
