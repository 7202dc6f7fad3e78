/// Returns the script that completes `marvel` in a shell. The candidates come from the command itself; see
/// ``candidates(for:)``.
func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: bashScript
    case .zsh: zshScript
    case .fish: fishScript
    }
}

// The scripts call `command marvel`, not the first word of the line, which can be a program in the current folder.
// Because of `-o default`, bash completes file names if `COMPREPLY` is empty. `compopt +o default` turns this off,
// except after `:files`. Bash 3.2, the version on macOS, has no `compopt`. It does not support `source <(…)` either, so
// the comment in the script uses `eval`.
private let bashScript = #"""
    # Completions of marvel for bash. Add this line to ~/.bashrc:
    #     eval "$(marvel completions bash)"
    _marvel() {
        local line
        COMPREPLY=()
        while IFS= read -r line; do
            [ "$line" = :files ] && return
            COMPREPLY+=("${line%%$'\t'*}")
        done < <(command marvel completions --candidates -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
        compopt +o default 2> /dev/null
    }
    complete -o default -F _marvel marvel

    """#

private let zshScript = #"""
    #compdef marvel
    # Completions of marvel for zsh. Add this line to ~/.zshrc, after compinit:
    #     eval "$(marvel completions zsh)"
    _marvel() {
        local line
        local -a candidates
        for line in "${(@f)$(command marvel completions --candidates -- "${(@Q)words[2,CURRENT]}" 2> /dev/null)}"; do
            if [[ $line == :files ]]; then
                compset -P '--*='
                _files
                return
            fi
            candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        done
        _describe -t words marvel candidates
    }
    # As a file in a folder of fpath, this script is the body of the function at the first call.
    if [[ $funcstack[1] == _marvel ]]; then _marvel "$@"; else compdef _marvel marvel; fi

    """#

private let fishScript = #"""
    # Completions of marvel for fish. Save them with:
    #     marvel completions fish > ~/.config/fish/completions/marvel.fish
    function __marvel_candidates
        set -l words (commandline -opc) (commandline -ct)
        set -l candidates (command marvel completions --candidates -- $words[2..-1] 2> /dev/null)
        if test "$candidates[1]" = :files
            __fish_complete_path (commandline -ct)
        else
            printf '%s\n' $candidates
        end
    end
    complete -c marvel -f -a '(__marvel_candidates)'

    """#
