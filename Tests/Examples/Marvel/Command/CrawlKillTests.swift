#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import MarvelSandbox

    /// Live tests of `marvel crawl` in its own process, which is killed at random moments.
    ///
    /// With `FETCHING_SLOW_TESTS`, there are 4 kills. If `FETCHING_SOAK` is set, there are
    /// `FETCHING_SOAK` / 50 kills, but at least 20. See the README of the tests.
    @Suite(.enabled(if: Binary.marvel.exists, Binary.marvel.missing), .timeLimit(.minutes(30)))
    struct CrawlKillTests {
        private static let kills = soakSize.map { max(20, $0 / 50) } ?? 4

        @Test(.enabled(if: runsSlowTests, "FETCHING_SLOW_TESTS is not set"))
        func repeatedKillsAndRestartsSaveExactlyTheCollection() async throws {
            let folder = TestFolder()
            let line = "crawl characters --name-starts-with S --limit 1 --width 1 \(try await SharedSandbox.arguments)"
            let complete = await crawlInProcess(
                "characters --name-starts-with S", in: nil, store: MarvelSandbox().store
            ).output
            try folder.write(complete, to: "complete")
            // A complete run of 56 pages takes longer than most of these delays, so most files need resumed runs.
            var random = SplitMix64(seed: 4)
            let moments = (0..<Self.kills * 3).map { _ in Double.random(in: 0..<0.15, using: &random) }
            try folder.write(moments.map { "\($0)\n" }.joined(), to: "moments")

            // Each file is crawled until a run completes the file. Then the file is compared. One shell runs all
            // commands.
            let run = try await Binary.marvel.shell(
                #"""
                cd "$1"; kills=0; file=0
                lines() { cat $file.jsonl.parts/job/job.log 2> /dev/null | wc -l; }
                while [ $kills -lt $2 ] && read moment; do
                    before=$(lines)
                    "$MARVEL" $3 --out $file.jsonl 2>> notes & command=$!
                    # Every second run saves at least one page, even on a slow machine. The first line of the log is the plan.
                    while [ $((kills % 2)) = 1 ] && [ $(lines) -lt $((before + (before ? 1 : 2))) ] && kill -0 $command 2> /dev/null; do
                        sleep 0.01
                    done
                    sleep $moment; kill -KILL $command 2> /dev/null
                    wait $command; code=$?
                    [ ! -e $file.jsonl ] || cmp $file.jsonl complete
                    case $code in
                        137) kills=$((kills + 1)) ;;
                        0) [ -e $file.jsonl ] && file=$((file + 1)) ;;
                        *) echo "code $code" ;;
                    esac
                done < moments
                "$MARVEL" $3 --out $file.jsonl 2>> notes && cmp $file.jsonl complete && echo "$kills kills"
                again=$(grep -c 'Resuming' notes)
                [ $again -ge $((($2 + 3) / 4)) ] && echo "resumed"
                echo "$((file + 1)) files, $again runs resumed after a kill" >&2
                """#, folder.url.path, "\(Self.kills)", line)
            expectEqual(run.output, "\(Self.kills) kills\nresumed\n", "\(run.notes) \(folder.text("notes") ?? "")")
            let found = try ids(complete)
            expectEqual(Set(found).count, found.count)
            if Self.kills > 4 { print(run.output + run.notes) }
        }

        /// The sandbox does not respond to the request for the fourth page before the signal has ended the command.
        @Test(arguments: ["INT", "TERM"])
        func aSignalEndsTheCrawlWithItsProgressAndHowToResume(signal: String) async throws {
            let (folder, sandbox) = (TestFolder(), MarvelSandbox())
            let isEnded = Atomic(false)
            let server = try LoopbackServer.start { request in
                if request.target.contains("offset=30&"), !isEnded.load(ordering: .relaxed) {
                    try? folder.write("", to: "waiting")
                    // The sleep is cancelled when the command ends.
                    try? await Task.sleep(for: .seconds(3600))
                }
                let response = sandbox.respond(to: SandboxRequest(target: request.target))
                return LoopbackServer.Response(status: response.status, headers: [], body: response.body)
            }
            defer { server.stop() }
            let line =
                "crawl events --out \(folder.path("all.jsonl")) --limit 10 --base-url \(server.baseURL)/v1/public"
            let run = try await Binary.marvel.shell(
                #"""
                "$MARVEL" $1 --width 1 & command=$!
                until [ -e "$3" ] || ! kill -0 $command; do sleep 0.01; done
                kill -$2 $command; wait $command
                """#, line, signal, folder.path("waiting"))
            isEnded.store(true, ordering: .relaxed)
            expectEqual(run.exitCode, 130, "\(run.notes)")
            let text = "30 of 72 events are in “\(folder.path("all.jsonl.parts"))”; run the same command to resume."
            expect(run.notes.contains(text), "\(run.notes)")
            expectEqual(folder.names, ["all.jsonl.parts", "waiting"])
            try await expectEqual(Binary.marvel.run(line).exitCode, 0)
            try expectEqual(ids(folder.text("all.jsonl")).count, 72)
        }
    }
#endif
