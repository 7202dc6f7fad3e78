import CommandLineSupport

/// Throws if an argument passes an API key as an option or a variable, in any likely spelling. The error doesn't
/// contain the key.
func refuseKeys(_ arguments: [String]) throws(UsageError) {
    for argument in arguments {
        if argument == "--" { return }
        let end = argument.utf8.firstIndex(of: UInt8(ascii: "="))
        let name = argument[..<(end ?? argument.endIndex)].lowercased().filter { $0.isLetter }
        let isOption =
            argument.hasPrefix("-") && argument[..<(end ?? argument.endIndex)] != "--secret"
            && keyWords.contains { name.contains($0) }
        let isAssignment = end != nil && ["marvelpublickey", "marvelprivatekey"].contains(name)
        if isOption || isAssignment {
            throw UsageError(
                "Keys cannot be passed as arguments, because other users of this machine can read arguments; "
                    + "set \(publicKeyName) and \(privateKeyName) in the environment.")
        }
    }
}

/// The words that identify an option for a key. Only one option of this command has a name that contains one of these
/// words: `--secret`, whose value is a name.
private let keyWords = ["key", "secret", "token", "hash", "password", "credential"]
