/// The script of the command `:save FILE` in the REPL.
///
/// The debugger keeps the lines that compiled in a file, which it removes at the end of the session. The command copies
/// this file. A file that the session did not create is not replaced.
let saveScript = #"""
    import lldb, os
    saved = set()
    def save_session(debugger, command, result, dictionary):
        """Save the lines of this session that compiled, as in “:save session.swift”."""
        name = command.strip().strip('"')
        if not name:
            return result.SetError("A file name is required, as in “:save session.swift”.")
        path = os.path.abspath(os.path.expanduser(name))
        folder = lldb.SBHostOS.GetLLDBPath(lldb.ePathTypeLLDBTempSystemDir).fullpath
        # The lines can contain credentials, so only the user can read the file.
        flags = os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | (os.O_TRUNC if path in saved else os.O_EXCL)
        try:
            with open(os.path.join(folder, "repl.swift"), encoding="utf-8") as source:
                lines = source.read()
            with open(os.open(path, flags, 0o600), "w", encoding="utf-8") as file:
                saved.add(path)
                file.write(lines)
        except FileExistsError:
            return result.SetError(f"{path} exists; choose another name.")
        except (OSError, ValueError) as error:
            return result.SetError(f"The session could not be saved in {path}: {getattr(error, 'strerror', error)}.")
        result.AppendMessage(f"The lines of this session are in {path}, as you typed them.")
    """#
