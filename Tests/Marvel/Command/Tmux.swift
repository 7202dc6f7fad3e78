import Foundation
import Fetching

/// A terminal of 80 columns and 24 lines, which a script types on and reads, in a tmux server of its own.
enum Tmux {
    static let exists = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
        FileManager.default.isExecutableFile(atPath: folder + "/tmux")
    }

    /// Runs two scripts for `sh`: one in the terminal, and one that uses it. In both `$MARVEL` is the command, and `$0`
    /// a name for files.
    ///
    /// All of it is one process to Foundation, which on Linux takes a process to be running for as long as any that it
    /// has started. The user's script has these words besides the shell's own:
    ///
    /// - `see TEXT` waits until the terminal shows a text, and ends the script if it doesn't;
    /// - `press KEY…` presses keys by tmux's names, `enter TEXT` types;
    /// - `screen` prints what is shown;
    /// - `flags` prints whether that is the alternate screen, whether the cursor is shown, and whether long lines are
    ///   wrapped;
    /// - `terminal COMMAND…` is tmux itself.
    static func run(inTerminal script: String, user: String) async throws -> Run {
        let prelude = #"""
            export LC_ALL=C.UTF-8
            terminal() { tmux -u -S "$0.tmux" -f /dev/null "$@"; }
            screen() { terminal capture-pane -p; }
            press() { terminal send-keys "$@"; }
            enter() { terminal send-keys -l "$1"; }
            flags() { terminal display-message -p '#{alternate_on} #{cursor_flag} #{wrap_flag}'; }
            see() {
                # Half a minute, because a machine may be busy.
                for try in $(seq 300); do
                    screen | grep -qF -e "$1" && return
                    sleep 0.1
                done
                echo "Not shown: $1. There is:"; screen; exit 1
            }
            trap 'terminal kill-server 2>&-; rm -f "$0.sh" "$0.tmux" "$0.pid"' EXIT
            cat > "$0.sh" <<'END-OF-SCRIPT'

            """#
        // What the terminal's script says at its end stays on the screen.
        let start = """

            END-OF-SCRIPT
            terminal new-session -d -x 80 -y 24 "sh -c '. \\"$0.sh\\"; cat' '$0'" || exit 1

            """
        return try await Binary.shell(prelude + script + start + user)
    }
}
