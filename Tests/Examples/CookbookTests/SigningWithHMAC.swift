import Fetching
import Foundation

/// Signs the requests to one host. `hmac` returns the HMAC-SHA256 of the bytes
/// with the key of the app.
func signingWithHMAC(
    host: String, keyID: String, hmac: @escaping @Sendable (Data) -> Data
) -> StoreLayer {
    signing(declaring: SecretNames(headers: ["X-Signature"])) { request, date in
        guard let url = request.url, url.host() == host else { return request }
        let seconds = "\(Int64(date.timeIntervalSince1970))"
        let target =
            url.path(percentEncoded: true)
            + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
        let head = [request.httpMethod ?? "GET", target, seconds, ""]
            .joined(separator: "\n")
        let signature = hmac(Data(head.utf8) + (request.httpBody ?? Data()))
        var request = request
        request.setValue(seconds, forHTTPHeaderField: "X-Time")
        request.setValue(
            "\(keyID):\(signature.base64EncodedString())",
            forHTTPHeaderField: "X-Signature")
        return request
    }
}

#if canImport(CryptoKit)
    import CryptoKit

    func hmacSHA256(key: Data) -> @Sendable (Data) -> Data {
        { data in
            Data(
                HMAC<SHA256>.authenticationCode(
                    for: data, using: SymmetricKey(data: key)))
        }
    }
#endif
