/// Throws if a key is given as an argument, in any spelling that someone might try. The error does not repeat it.
func refuseKeys(_ arguments: [String]) throws(UsageError) {
    for argument in arguments {
        if argument == "--" { return }
        let name = argument.prefix { $0 != "=" }.lowercased().filter { $0.isLetter }
        let isOption = argument.hasPrefix("-") && keyNames.contains(name)
        let isAssignment = argument.contains("=") && name.hasPrefix("marvel") && name.hasSuffix("key")
        if isOption || isAssignment {
            throw UsageError(
                "Keys are never arguments, which others can read (in ps, in the shell's history); "
                    + "set MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY in the environment.")
        }
    }
}

private let keyNames: Set<String> = [
    "key", "keys", "apikey", "publickey", "privatekey", "marvelpublickey", "marvelprivatekey", "secret", "secretkey",
    "hash",
    "token", "password", "auth", "credentials",
]
