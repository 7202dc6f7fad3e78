import FetchingText
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct CompletionTests {
    @Test func wordsAreOfferedForTheEndOfTheLine() {
        let cases: [(words: [String], offered: [String])] = [
            (["char"], ["characters", "character"]),
            (["help", "se"], ["series", "serve"]),
            (["--"], ["--help", "--version"]),
            (["comics", "--fo"], ["--format", "--format-type"]),
            (["comics", "--format", "--fo"], ["--format-type"]),
            (["comics", "--format", "comic", "--fo"], ["--format-type"]),
            (["comics", "--format", "d"], ["digest", "digital-comic"]),
            (["comics", "--format=d"], ["--format=digest", "--format=digital-comic"]),
            // Bash splits a word at an equals sign, and replaces only the last part.
            (["comics", "--format", "=", "d"], ["digest", "digital-comic"]),
            (["comics", "--format-type", "="], ["comic", "collection"]),
            (["comics", "--format", "=", "comic", "--format-t"], ["--format-type"]),
            (["comics", "--order-by", "title,-t"], ["title,-title"]),
            (["comics", "--order-by=-t"], ["--order-by=-title"]),
            (["comics", "--no-variants="], ["--no-variants=true", "--no-variants=false"]),
            (["comics", "--limit", ""], []),
            (["comics", "--limit=5", "--limit="], []),
            (["comics", "--fromat=d"], []),
            (["comics", ""], []),
            (["character", "5", ""], ["comics", "events", "series", "stories"]),
            (["character", "5", "comics", "--digi"], ["--digital-id"]),
            (["character", "5", "comics", "--name"], []),
            (["crawl", "c"], ["characters", "comics", "creators", "collect"]),
            (["crawl", "comics", "--form"], ["--format", "--format-type"]),
            (["crawl", "comics", "--off"], []),
            (["completions", ""], ["bash", "zsh", "fish"]),
            (["nonsense", ""], []),
            (["comics", "--", "--fo"], []),
            ([], subcommands.flatMap(\.names) + ["help"]),
        ]
        for (words, offered) in cases { expectEqual(candidates(for: words).words, offered, "\(words)") }
    }

    @Test func fileNamesAreCompletedByTheShell() {
        for words in [["--out", ""], ["--out=x"], ["--out", "=", "x"]] {
            let candidates = candidates(for: ["crawl", "comics"] + words)
            expectEqual(candidates, .files, "\(words)")
            expectEqual(candidates.text, ":files\n")
        }
    }

    @Test func everyOptionOfTheHelpIsOffered() {
        for subcommand in subcommands {
            let offered = candidates(for: [subcommand.name, "--"])
            expect(Set(offered.words).isSuperset(of: subcommand.options.map { "--\($0.name)" } + ["--help"]))
            for option in subcommand.options { expect(offered.text.contains("--\(option.name)\t\(option.line)\n")) }
        }
    }

    @Test func theCommandPrintsTheCandidatesOfAnyLine() async {
        let run = await runInProcess(
            "completions --candidates -- series --private-key=x --series-t", store: .unimplemented)
        expectEqual(run.exitCode, 0)
        expectEqual(run.output, "--series-type\tOnly series of this type\n")
    }
}

extension Candidates {
    fileprivate var words: [String] {
        switch self {
        case .files: [":files"]
        case .words(let words): words.map(\.word)
        }
    }
}

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    /// Tests of the completion scripts in real shells.
    @Suite(.enabled(if: Binary.marvel.exists, Binary.marvel.missing), .timeLimit(.minutes(10)))
    struct CompletionScriptTests {
        private static let cases = [
            ("marvel comics --fo", "--format --format-type"),
            ("marvel comics --format-type c", "comic collection"),
            ("marvel character 5 ", "comics events series stories"),
            ("marvel nonsense ", ""),
        ]

        @Test(.enabled(if: Programs.path(of: "bash") != nil, "bash is missing"))
        func bashCompletesLines() async throws {
            // The shell itself completes the names of files.
            let cases = Self.cases + [("marvel crawl --out READ", "")]
            let run = try await Binary.marvel.shell(
                #"""
                PATH="${MARVEL%/*}:$PATH" bash -c '
                    eval "$(marvel completions bash)"
                    complete -p marvel
                    IFS=" "
                    for line; do
                        read -r -a COMP_WORDS <<< "$line"
                        case $line in *" ") COMP_WORDS+=("") ;; esac
                        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=(stale)
                        _marvel
                        echo "${COMPREPLY[*]}"
                    done
                ' bash "$1" "$2" "$3" "$4" "$5"
                """#, cases[0].0, cases[1].0, cases[2].0, cases[3].0, cases[4].0)
            let offers = cases.map { "\($0.1)\n" }.joined()
            expectEqual(run.output, "complete -o default -F _marvel marvel\n\(offers)", "\(run.notes)")
            expect(run.notes.isEmpty)
        }

        @Test(.enabled(if: Programs.path(of: "zsh") != nil, "zsh is missing"), arguments: cases)
        func zshCompletesALine(line: String, offered: String) async throws {
            // The functions of the completion system need a terminal.
            let run = try await Binary.marvel.shell(
                #"""
                PATH="${MARVEL%/*}:$PATH" zsh -f -c '
                    compdef() { echo "$@" }
                    _describe() { print -r -- "${candidates[@]%%:*}" }
                    eval "$(marvel completions zsh)"
                    words=("${(@s: :)1}"); CURRENT=$#words
                    _marvel
                ' zsh "$1"
                """#, line)
            expectEqual(run.output, "_marvel marvel\n\(offered)\n", "\(run.notes)")
            expect(run.notes.isEmpty)
        }

        @Test(.enabled(if: Programs.path(of: "fish") != nil, "fish is missing"), arguments: cases)
        func fishCompletesALine(line: String, offered: String) async throws {
            let run = try await Binary.marvel.shell(
                #"""
                PATH="${MARVEL%/*}:$PATH" HOME="$0" fish --no-config -c '
                    marvel completions fish | source
                    complete -C "$argv[1]" | cut -f 1
                ' "$1"
                rm -rf "$0"
                """#, line)
            expectEqual(Set(words(run.output.replacing("\n", with: " "))), Set(words(offered)), "\(run.notes)")
        }
    }
#endif
