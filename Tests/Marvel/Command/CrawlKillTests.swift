import Foundation
import Fetching
import FetchingTestSupport
import LoopbackServer
import MarvelSandbox
import Testing

/// Live: `marvel crawl` in a process of its own, ended at random moments.
///
/// The kills are 20, or a fiftieth of `FETCHING_SOAK`, see the README of the tests.
@Suite(.enabled(if: Binary.exists, "the built command is not beside the tests"), .timeLimit(.minutes(10)))
struct CrawlKillTests {
    private static let kills =
        ProcessInfo.processInfo.environment["FETCHING_SOAK"].flatMap { Int($0) }.map { max(20, $0 / 50) } ?? 20

    @Test func killedAtRandomMomentsAndRunAgainItEndsWithExactlyTheCollection() async throws {
        let server = try slowSandbox(delay: .milliseconds(14))
        defer { server.stop() }
        let folder = try TemporaryFolder()
        let line = "crawl characters --name-starts-with S --limit 2 --width 2 --base-url \(server.baseURL)/v1/public"
        let whole = await crawlInProcess("characters --name-starts-with S", in: nil).output
        try folder.write(whole, to: "whole")
        // The pages of a whole run take longer than this, 28 of them in twos: only runs that went on get to the end.
        var random = SplitMix64(seed: 4)
        let moments = (0..<Self.kills * 3).map { _ in Double.random(in: 0..<0.15, using: &random) }
        try folder.write(moments.map { "\($0)\n" }.joined(), to: "moments")

        // One shell for all: each file is crawled until a run gets to its end, and compared as soon as it is there.
        let run = try await Binary.shell(
            #"""
            cd "$1"; kills=0; file=0
            lines() { cat $file.jsonl.crawl 2> /dev/null | wc -l; }
            while [ $kills -lt $2 ] && read moment; do
                before=$(lines)
                "$MARVEL" $3 --out $file.jsonl 2>> notes & command=$!
                # Every other one gets a page at least, however slow the machine is: one line is the beginning's.
                while [ $((kills % 2)) = 1 ] && [ $(lines) -lt $((before + 2)) ] && kill -0 $command 2> /dev/null; do
                    sleep 0.01
                done
                sleep $moment; kill -KILL $command 2> /dev/null
                wait $command; code=$?
                [ ! -e $file.jsonl ] || cmp $file.jsonl whole
                case $code in
                    137) kills=$((kills + 1)) ;;
                    0) [ -e $file.jsonl ] && file=$((file + 1)) ;;
                    *) echo "code $code" ;;
                esac
            done < moments
            "$MARVEL" $3 --out $file.jsonl 2>> notes && cmp $file.jsonl whole && echo "$kills kills"
            again=$(grep -c 'Going on' notes)
            [ $again -ge $(($2 / 4)) ] && echo "went on"
            echo "$((file + 1)) files, $again runs went on where another was killed" >&2
            """#, folder.url.path, "\(Self.kills)", line)
        #expect(run.output == "\(Self.kills) kills\nwent on\n", "\(run.notes) \(folder.text("notes") ?? "")")
        let found = try ids(whole)
        #expect(Set(found).count == found.count)
        if Self.kills > 20 { print(run.output + run.notes) }
    }

    @Test(arguments: ["INT", "TERM"])
    func aSignalEndsItWithWhatIsThereAndHowToGoOn(signal: String) async throws {
        let server = try slowSandbox(delay: .milliseconds(40))
        defer { server.stop() }
        let folder = try TemporaryFolder()
        let run = try await Binary.shell(
            #"""
            cd "$1"
            "$MARVEL" $3 --limit 10 --width 1 & command=$!
            until [ -s all.jsonl.partial ] || ! kill -0 $command; do sleep 0.01; done
            kill -$2 $command; wait $command; echo "code $?"
            ls; "$MARVEL" $3; echo "code $?"
            """#, folder.url.path, signal,
            "crawl characters --out all.jsonl --base-url \(server.baseURL)/v1/public")
        #expect(run.output == "code 130\nall.jsonl.crawl\nall.jsonl.partial\ncode 0\n", "\(run.notes)")
        #expect(
            run.notes.contains("0 of 633 characters are in “all.jsonl.partial”; the same command goes on from there."))
        #expect(try ids(folder.text("all.jsonl")).count == 633)
    }

    /// The sandbox, which takes its time.
    private func slowSandbox(delay: Duration) throws -> LoopbackServer {
        let store = MarvelSandbox().store
        return try LoopbackServer.start { request in
            guard let url = URL(string: "http://127.0.0.1" + request.target),
                let (data, response) = try? await store.fetchData(URLRequest(url: url))
            else { return .status(500) }
            let status = (response as? HTTPURLResponse)?.statusCode ?? 500
            return .data(data, type: "application/json", status: status).delayed(by: delay)
        }
    }
}
