/// Throws if an argument is an option or a variable for an API key, in any likely spelling. The error omits the
/// key.
func refuseKeys(_ arguments: [String]) throws(UsageError) {
    for argument in arguments {
        if argument == "--" { return }
        let name = argument.prefix { $0 != "=" }.lowercased().filter { $0.isLetter }
        let isOption = argument.hasPrefix("-") && keyWords.contains { name.contains($0) }
        let isAssignment = argument.contains("=") && ["marvelpublickey", "marvelprivatekey"].contains(name)
        if isOption || isAssignment {
            throw UsageError(
                "Keys cannot be passed as arguments, because other users can read arguments; "
                    + "set \(publicKeyName) and \(privateKeyName) in the environment.")
        }
    }
}

/// No option of this command contains one of these words.
private let keyWords = ["key", "secret", "token", "hash", "password", "credential"]
