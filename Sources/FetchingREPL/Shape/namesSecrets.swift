import Fetching

/// Whether values with this name are secret. A list has the plural of a secret name, such as `api_keys`. The ID of a
/// secret, such as `X-Token-Id`, can be one too.
func namesSecrets(_ name: String) -> Bool {
    [name, singular(name), name.replacing(#/[-_]?[iI][dD]$/#, with: "")].contains(where: isSecretName)
}
