#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import SharedTestCode
    import Testing

    /// Live tests of the built command in its own process, over HTTP on 127.0.0.1.
    @Suite(.enabled(if: Binary.marvel.exists, Binary.marvel.missing), .timeLimit(.minutes(10)))
    struct BinaryTests {
        @Test func theReadmesCommandShowsSpidersOverHTTPWithoutKeys() async throws {
            let run = try await Binary.marvel.run("characters --name-starts-with Spider --limit 5")
            expectEqual(run.exitCode, 0)
            let rows = run.output.split(separator: "\n").dropFirst()
            expectEqual(rows.count, 5)
            expect(rows.allSatisfy { $0.contains("  Spider") })
            expect(run.notes.contains("No API keys are set; using the offline sandbox at http://127.0.0.1:"))
            expect(!(run.output + run.notes).contains("\u{1B}"))
        }

        @Test func requestsToTheSandboxBypassTheEnvironmentsProxy() async throws {
            let line = try await "events --limit 1 \(SharedSandbox.arguments)"
            let run = try await Binary.marvel.run(line, environment: ["http_proxy": "http://127.0.0.1:9"])
            expectEqual(run.exitCode, 0)
        }

        @Test(.enabled(if: Programs.python != nil, "python3 is missing"))
        func anotherProgramCanReadTheJSON() async throws {
            let sandbox = try await SharedSandbox.arguments
            let text = try await Binary.marvel.shell(
                #""$MARVEL" comics --limit 100 --json \#(sandbox) | python3 -m json.tool | grep -c '"format"'"#)
            expectEqual(text.output, "100\n", "\(text.notes)")
        }

        @Test(.enabled(if: Programs.curl != nil, "curl is missing"))
        func theNoteOfACurlCommandStartsTheSandboxThatTheCommandNeeds() async throws {
            // Another program can use the port of the note, so another port replaces it in both commands.
            let run = try await Binary.marvel.shell(
                #"""
                command=$("$MARVEL" events --limit 1 --curl 2> "$0.note")
                start=$(sed -n 's/^  marvel //p' "$0.note")
                port=${start##* }
                "$MARVEL" ${start% *} 0 > "$0.url" 2>&- & server=$!
                until [ -s "$0.url" ] || ! kill -0 $server; do sleep 0.02; done
                other=$(sed 's,.*:\([0-9]*\)/.*,\1,' "$0.url")
                echo "$command" | sed "s,127.0.0.1:$port/,127.0.0.1:$other/," | sh 2>&-
                kill $server; rm -f "$0.url" "$0.note"
                """#)
            expect(run.output.hasPrefix(#"{"code":200,"status":"Ok","#), "\(run.notes)")
        }

        @Test(.enabled(if: Programs.curl != nil, "curl is missing"))
        func getWritesTheSameBytesAsCurl() async throws {
            let sandbox = try await SharedSandbox.arguments
            let run = try await Binary.marvel.shell(
                #"""
                command=$("$MARVEL" comics --limit 20 --curl \#(sandbox))
                url=${command#*\'}; url=${url%\'*}
                sh -c "$command" > "$0.curl" 2>&-
                "$FETCHING" get "$url" > "$0.pipe"
                "$FETCHING" get "$url" --output "$0.file" 2>&-
                "$FETCHING" request --from-curl "$command" > "$0.request"
                for name in pipe file request; do cmp "$0.curl" "$0.$name" && echo same; done
                [ $(wc -c < "$0.curl") -gt 10000 ] && echo large
                rm -f "$0".*
                """#)
            expectEqual(run.output, "same\nsame\nsame\nlarge\n", "\(run.notes)")
        }

        @Test func anErrorStatusIsNotSavedInADevice() async throws {
            let sandbox = try await SharedSandbox.baseURL.value
            let run = try await Binary.fetching.run("get \(sandbox)/events -o /dev/null")
            expectEqual(run.exitCode, 22)
            expect(run.notes.hasPrefix("fetching: You must provide a user key."))
            try await expectEqual(Binary.fetching.run("get \(sandbox)/events --fail").exitCode, 22)
        }

        @Test func aClosedPipeEndsTheCommandWithoutAnError() async throws {
            let sandbox = try await SharedSandbox.arguments
            let run = try await Binary.marvel.shell(
                #"{ "$MARVEL" comics --limit 100 --json \#(sandbox); echo "code $?" >&2; } | head -1"#)
            expectEqual(run.output, "{\n")
            expect(run.notes.contains("code 0"))
            expect(!run.notes.contains("marvel:"))
        }

        @Test func exitCodesDistinguishUsageErrorsFromFailures() async throws {
            try await expectEqual(Binary.marvel.run("--help").exitCode, 0)
            try await expectEqual(Binary.marvel.run("charactres").exitCode, 64)
            try await expectEqual(Binary.marvel.run("comics --base-url http://127.0.0.1:1/v1").exitCode, 1)
        }

        @Test func serveHandlesRequestsUntilItIsInterrupted() async throws {
            let run = try await Binary.marvel.shell(
                #"""
                "$MARVEL" serve > "$0.url" & server=$!
                until [ -s "$0.url" ] || ! kill -0 $server; do sleep 0.02; done
                "$MARVEL" characters --limit 1 --base-url "$(cat "$0.url")"
                "$MARVEL" serve --port "$(sed 's/.*://; s,/.*,,' "$0.url")"; echo "second: $?"
                kill -INT $server; wait $server; echo "first: $?"
                rm -f "$0.url"
                """#)
            expect(run.output.contains("3-D Man"), "\(run.notes)")
            expect(run.output.hasSuffix("second: 1\nfirst: 0\n"))
            expect(run.notes.contains("is in use; choose another port, or 0 for any free port."))
        }
    }
#endif
