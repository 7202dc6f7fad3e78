import Fetching
import Foundation
import SharedTestCode
import Testing

/// A way in which a secret gets into a request: the request, and the layers of its store.
struct SecretSource: Sendable, CustomTestStringConvertible {
    let name: String
    var url: @Sendable (String) -> String = { _ in "https://example.com/items" }
    var change: @Sendable (inout URLRequest, String) -> Void = { _, _ in }
    var layers: @Sendable (String) -> [StoreLayer] = { _ in [] }

    var testDescription: String { name }

    func request(_ secret: String) throws -> URLRequest {
        var request = try createRequest(baseURL: url(secret))
        change(&request, secret)
        return request
    }

    static let all: [SecretSource] = [
        changed("a header field of the request") {
            $0.setValue("Bearer \($1)", forHTTPHeaderField: "Authorization")
        },
        changed("a header field with a name that ends with a word for secrets") {
            $0.setValue($1, forHTTPHeaderField: "X-Vault-Token")
        },
        changed("a cookie") { $0.setValue("theme=dark; sid=\($1)", forHTTPHeaderField: "Cookie") },
        changed("Basic authentication") {
            $0.setValue("Basic " + base64("bob:\($1)"), forHTTPHeaderField: "Authorization")
        },
        SecretSource(name: "a query item", url: { "https://example.com/items?a=1&api_key=\(percent($0))" }),
        SecretSource(
            name: "a query item after a semicolon", url: { "https://example.com/items?a=1;apikey=\(percent($0))" }),
        SecretSource(
            name: "a parameter in the path", url: { "https://example.com/items;jsessionid=\(percent($0))/a" }),
        SecretSource(name: "the password of a URL", url: { "https://bob:\(percent($0))@example.com/items" }),
        SecretSource(name: "the user name of a URL", url: { "https://\(percent($0)):@example.com/items" }),
        changed("a form") {
            $0.httpMethod = "POST"
            $0.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            $0.httpBody = Data("user=bob&new_password=\(percent($1))&a=1".utf8)
        },
        changed("JSON") {
            $0.httpMethod = "POST"
            $0.setValue("application/json", forHTTPHeaderField: "Content-Type")
            $0.httpBody = Data(#"{"user":"bob","password":"\#(json($1))"}"#.utf8)
        },
        signed("a signature in a header field", SecretNames(headers: ["Authorization"])) {
            $0.setValue("Bearer \($1)", forHTTPHeaderField: "Authorization")
        },
        signed("a signature with a name that is not declared") { $0.setValue($1, forHTTPHeaderField: "X-Trace") },
        signed("a signature in the query", SecretNames(queryItems: ["seal"])) { request, secret in
            request.url = request.url.flatMap { URL(string: $0.absoluteString + "?seal=\(percent(secret))") }
        },
        signed("a signature in the query with a name that is not declared") { request, secret in
            request.url = request.url.flatMap { URL(string: $0.absoluteString + "?trace=\(percent(secret))") }
        },
        layered("a value that a layer declares") { secret in
            [
                { store in
                    NetworkStore { request in
                        declareSecret(secret)
                        return try await store.fetchData(request)
                    }
                }
            ]
        },
        layered("a name that a layer declares") { secret in
            [
                { store in
                    NetworkStore { request in
                        try await SecretNames.declaring(SecretNames(headers: ["X-Badge"])) {
                            var request = request
                            request.setValue(secret, forHTTPHeaderField: "X-Badge")
                            return try await store.fetchData(request)
                        }
                    }
                }
            ]
        },
        layered("the target of a redirect") { secret in
            [
                followingRedirects(),
                { store in
                    NetworkStore { request in
                        guard request.url?.path() == "/items" else { return try await store.fetchData(request) }
                        return try await NetworkStore.constant(
                            Data(), status: 302, headers: ["Location": "/next?token=\(percent(secret))"]
                        ).fetchData(request)
                    }
                },
            ]
        },
    ]

    private static func changed(
        _ name: String, _ change: @escaping @Sendable (inout URLRequest, String) -> Void
    ) -> SecretSource {
        SecretSource(name: name, change: change)
    }

    private static func layered(
        _ name: String, _ layers: @escaping @Sendable (String) -> [StoreLayer]
    ) -> SecretSource {
        SecretSource(name: name, layers: layers)
    }

    private static func signed(
        _ name: String, _ names: SecretNames = SecretNames(),
        _ change: @escaping @Sendable (inout URLRequest, String) -> Void
    ) -> SecretSource {
        layered(name) { secret in
            [
                signing(declaring: names) { request, _ in
                    var request = request
                    change(&request, secret)
                    return request
                }
            ]
        }
    }
}
