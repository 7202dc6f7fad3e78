import Fetching
internal import HTTPSyntax
import Marvel

/// Checks the signature in a request's query.
///
/// Throws if `apikey`, `hash` or `ts` is missing, if `apikey` is unknown, or if `hash` isn't md5(ts + private key +
/// public key).
func checkCredentials(of request: SandboxRequest, against keys: [MarvelKeys]) throws(SandboxError) {
    let parameters = request.parameters
    func credential(_ name: String, else error: SandboxError) throws(SandboxError) -> String {
        guard let value = parameters[name], !value.isEmpty else { throw error }
        return value
    }
    let publicKey = try credential("apikey", else: .missingKey)
    let hash = try credential("hash", else: .missingHash)
    let timestamp = try credential("ts", else: .missingTimestamp)
    guard let pair = keys.first(where: { $0.publicKey == publicKey }) else { throw .invalidKey }
    guard hash == md5((timestamp + pair.privateKey + pair.publicKey).utf8) else { throw .invalidSignature }
}
