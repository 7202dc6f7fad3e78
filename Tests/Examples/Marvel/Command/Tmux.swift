#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import SharedTestCode

    /// Functions that run commands in a terminal of 80 columns and 24 lines. A script types text and reads the screen.
    /// Each terminal has its own tmux server.
    enum Tmux {
        static let exists = Programs.path(of: "tmux") != nil

        /// Runs two scripts with `sh`. The first script runs in the terminal. The second script acts as the user: it
        /// types text and reads the screen. In both scripts, `$MARVEL` is the path of the command, and `$0` is a path
        /// for files.
        ///
        /// The user's script can use these commands:
        ///
        /// - `see TEXT` waits until the terminal shows a text. If the terminal is closed, the command ends the script;
        /// - `press KEY…` presses keys. `KEY` is the name of a key in tmux;
        /// - `enter TEXT` types a text;
        /// - `screen` prints the text of the screen;
        /// - `flags` prints three flags: alternate screen, visible cursor, line wrapping;
        /// - `terminal COMMAND…` runs a tmux command.
        static func run(inTerminal script: String, user: String) async throws -> Run {
            let prelude = #"""
                export LC_ALL=C.UTF-8
                terminal() { tmux -u -S "$0.tmux" -f /dev/null "$@"; }
                screen() { terminal capture-pane -p; }
                press() { terminal send-keys "$@"; }
                enter() { terminal send-keys -l "$1"; }
                flags() { terminal display-message -p '#{alternate_on} #{cursor_flag} #{wrap_flag}'; }
                see() {
                    # The limit is 5 minutes, much longer than a busy machine needs.
                    for attempt in $(seq 3000); do
                        shown=$(screen) || break
                        case $shown in *"$1"*) return ;; esac
                        sleep 0.1
                    done
                    echo "Not shown: $1. The screen:"; echo "$shown"; exit 1
                }
                trap 'terminal kill-server 2>&-; rm -f "$0.sh" "$0.tmux" "$0.pid"' EXIT
                cat > "$0.sh" <<'END-OF-SCRIPT'

                """#
            // `cat` keeps the terminal open, so that the script's last lines can be read.
            let start = """

                END-OF-SCRIPT
                terminal new-session -d -x 80 -y 24 "sh -c '. \\"$0.sh\\"; cat' '$0'" || exit 1

                """
            return try await Binary.marvel.shell(prelude + script + start + user)
        }
    }
#endif
