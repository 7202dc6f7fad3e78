import Fetching

/// Whether values with this name are secret. Also true for the plural of a secret name, such as `api_keys`, and for the
/// ID of a secret, such as `X-Token-Id`.
func namesSecrets(_ name: String) -> Bool {
    [name, singular(name), name.replacing(#/[-_]?[iI][dD]$/#, with: "")].contains(where: isSecretName)
}
