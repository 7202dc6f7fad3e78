/// The script of the command `:save FILE` in the REPL.
///
/// The debugger keeps the lines that compiled in a file, which it removes at the end of the session. The command copies
/// this file. A file that the session did not create is not replaced.
let saveScript = #"""
    import lldb, os
    saved = set()
    def save_session(debugger, command, result, dictionary):
        """Save the lines of this session that compiled, as in “:save session.swift”."""
        name = command.strip()
        if not name:
            return result.SetError("A file name is required, as in “:save session.swift”.")
        path = os.path.abspath(os.path.expanduser(name))
        if os.path.lexists(path) and path not in saved:
            return result.SetError(f"{path} exists; choose another name.")
        folder = lldb.SBHostOS.GetLLDBPath(lldb.ePathTypeLLDBTempSystemDir).fullpath
        try:
            with open(os.path.join(folder, "repl.swift"), encoding="utf-8") as source:
                lines = source.read()
            with open(path, "w", encoding="utf-8") as file:
                file.write(lines)
        except OSError as error:
            return result.SetError(f"The session could not be saved in {path}: {error.strerror}.")
        saved.add(path)
        result.AppendMessage(f"Saved in {path}.")
    """#
