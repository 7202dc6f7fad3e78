import Foundation
import Fetching

/// Terminals of 80 columns and 24 lines that a script types on and reads, each in its own tmux server.
enum Tmux {
    static let exists = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
        FileManager.default.isExecutableFile(atPath: folder + "/tmux")
    }

    /// Runs two scripts with `sh`: one in the terminal, and one that types and reads. In both `$MARVEL` is the command
    /// and `$0` a path for files.
    ///
    /// Both run in one Foundation process, because on Linux a `Process` counts as running until all processes that it
    /// has started have ended. The user's script can use these commands:
    ///
    /// - `see TEXT` waits until the terminal shows a text, and ends the script if the terminal is closed;
    /// - `press KEY…` presses keys by their tmux names, `enter TEXT` types text;
    /// - `screen` prints the screen;
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
                # 5 minutes, far more than a busy machine needs.
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
        return try await Binary.shell(prelude + script + start + user)
    }
}
