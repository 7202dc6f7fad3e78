/// Throws if a key is given as an argument, in any spelling that someone might try. The error does not repeat it.
func refuseKeys(_ arguments: [String]) throws(UsageError) {
    for argument in arguments {
        if argument == "--" { return }
        let name = argument.prefix { $0 != "=" }.lowercased().filter { $0.isLetter }
        let isOption = argument.hasPrefix("-") && keyWords.contains { name.contains($0) }
        let isAssignment = argument.contains("=") && ["marvelpublickey", "marvelprivatekey"].contains(name)
        if isOption || isAssignment {
            throw UsageError(
                "Keys are never arguments, which others can read (in ps, in the shell's history); "
                    + "set MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY in the environment.")
        }
    }
}

/// No option of ours has one of these in its name.
private let keyWords = ["key", "secret", "token", "hash", "password", "credential"]
