#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import FetchingTestSupport
    import Foundation
    import MarvelSandbox
    import SharedTestCode
    import Testing

    /// Live tests of `marvel crawl` on a full disk. The shell limits the size of each file, so the record, the log, a
    /// part, or the complete file cannot be written. By default, there are four limits, one of them with a restart, and
    /// with `FETCHING_SLOW_TESTS` eleven.
    @Suite(.enabled(if: Binary.marvel.exists, Binary.marvel.missing), .timeLimit(.minutes(10)))
    struct CrawlCrashTests {
        @Test(arguments: [false, true])
        func aFullDiskIsReportedAndLosesNoResources(isRestart: Bool) async throws {
            let folder = TestFolder()
            let server = try await SharedSandbox.arguments
            let complete = await crawlInProcess(
                "characters --name-starts-with W", in: nil, store: MarvelSandbox().store)
            try folder.write(complete.output, to: "complete")
            let run = try await Binary.marvel.shell(
                #"""
                cd "$1"; trap '' XFSZ
                # A block has 512 bytes. The complete file has 70 blocks.
                for blocks in $5; do
                    rm -rf w.jsonl w.jsonl.parts
                    if [ -n "$3" ]; then "$MARVEL" crawl characters --name Hulk --out w.jsonl $4; cp w.jsonl old; fi
                    (ulimit -f $blocks; "$MARVEL" crawl $2 --out w.jsonl $3 $4 2> notes); code=$?
                    [ $code = 1 ] || echo "$blocks blocks: code $code"
                    # With 0 blocks, the notes are empty.
                    [ $blocks = 0 ] || grep -q 'File too large. Fix this, then run the same command .*to resume' notes ||
                        cat notes
                    # The file is never incomplete.
                    if [ -n "$3" ]; then cmp w.jsonl old; else [ ! -e w.jsonl ] || echo "an incomplete file"; fi
                    # With 0 blocks, the restart is not recorded.
                    [ $blocks = 0 ] && restart=$3 || restart=
                    "$MARVEL" crawl $2 --out w.jsonl $restart $4; cmp w.jsonl complete
                done
                ls w.jsonl.parts
                """#, folder.path, "characters --name-starts-with W --limit 3 --width 2",
                isRestart ? "--restart" : "", "--quiet \(server)",
                runsSlowTests ? "0 1 2 3 4 6 8 12 16 24 32" : isRestart ? "6" : "0 3 6 32")
            expectEqual(run.output, "crawl.json\nlock\n")
            expectEqual(run.notes, "")
        }
    }
#endif
