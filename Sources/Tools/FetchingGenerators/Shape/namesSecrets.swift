import Fetching

/// Whether values with this name are secret. Also true for the plural of a secret name, such as `api_keys`, and for the
/// ID of a secret, such as `X-Token-Id`.
func namesSecrets(_ name: String) -> Bool {
    let names = SecretNames.current
    return names.contains(name) || names.contains(singular(name)) || names.contains(withoutID(name))
}

/// Returns a name without `id` or `ID` at its end, and without the hyphen or underscore before it.
private func withoutID(_ name: String) -> String {
    guard name.utf8.count > 2, String(name.suffix(2)).lowercased() == "id" else { return name }
    let start = name.dropLast(2)
    return String(["-", "_"].contains(start.last) ? start.dropLast() : start)
}
