/// Returns the script that completes a program in a shell. The candidates come from the program itself; see
/// ``Program/candidates(for:)``.
func completionScript(for shell: Shell, of program: String) -> String {
    let script =
        switch shell {
        case .bash: bashScript
        case .zsh: zshScript
        case .fish: fishScript
        }
    return script.replacing("PROGRAM", with: program)
}

// The scripts call `command PROGRAM`, not the first word of the line, which can be a program in the current folder.
// Because of `-o default`, bash completes file names if `COMPREPLY` is empty. `compopt +o default` turns this off,
// except after `:files`. Bash 3.2, the version on macOS, has no `compopt`. It does not support `source <(…)` either, so
// the comment in the script uses `eval`.
private let bashScript = #"""
    # Completions of PROGRAM for bash. Add this line to ~/.bashrc:
    #     eval "$(PROGRAM completions bash)"
    _PROGRAM() {
        local line
        COMPREPLY=()
        while IFS= read -r line; do
            [ "$line" = :files ] && return
            COMPREPLY+=("${line%%$'\t'*}")
        done < <(command PROGRAM completions --candidates -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
        compopt +o default 2> /dev/null
    }
    complete -o default -F _PROGRAM PROGRAM

    """#

private let zshScript = #"""
    #compdef PROGRAM
    # Completions of PROGRAM for zsh. Add this line to ~/.zshrc, after compinit:
    #     eval "$(PROGRAM completions zsh)"
    _PROGRAM() {
        local line
        local -a candidates
        for line in "${(@f)$(command PROGRAM completions --candidates -- "${(@Q)words[2,CURRENT]}" 2> /dev/null)}"; do
            if [[ $line == :files ]]; then
                compset -P '--*='
                _files
                return
            fi
            candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        done
        _describe -t words PROGRAM candidates
    }
    # As a file in a folder of fpath, this script is the body of the function at the first call.
    if [[ $funcstack[1] == _PROGRAM ]]; then _PROGRAM "$@"; else compdef _PROGRAM PROGRAM; fi

    """#

private let fishScript = #"""
    # Completions of PROGRAM for fish. Save them with:
    #     PROGRAM completions fish > ~/.config/fish/completions/PROGRAM.fish
    function __PROGRAM_candidates
        set -l words (commandline -opc) (commandline -ct)
        set -l candidates (command PROGRAM completions --candidates -- $words[2..-1] 2> /dev/null)
        if test "$candidates[1]" = :files
            __fish_complete_path (commandline -ct)
        else
            printf '%s\n' $candidates
        end
    end
    complete -c PROGRAM -f -a '(__PROGRAM_candidates)'

    """#
