import FetchingAccess
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

@Suite struct SigningTests {
    static let names = SecretNames(headers: ["X-Signature"], queryItems: ["seal"])

    @Test func eachAttemptIsSignedWithItsOwnTime() async throws {
        let time = VirtualTime(startingAt: Date(timeIntervalSince1970: 100))
        try await time.run {
            let log = RequestLog()
            let store = NetworkStore.json("{}").recorded(in: log)
                .layered(repeating(3, time), signing(declaring: Self.names, sign))
            _ = try await store.fetchData(createRequest(baseURL: "http://a/"))
            expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Signature") }, ["100.0", "101.0", "102.0"])
        }
    }

    @Test func aTokenRequestOfASignatureIsIndependentOfTheRedirectsOfTheCall() async throws {
        let log = RequestLog()
        let tokens = NetworkStore.sequence(.json("", status: 307, headers: ["Location": "/token"]), .json("7"))
            .layered(followingRedirects())
        let store = NetworkStore.json("{}").recorded(in: log).layered(
            followingRedirects(),
            signing { request, _ in
                var request = request
                let (token, _) = try await tokens.fetchData(createRequest(baseURL: "http://tokens/"))
                request.setValue(String(decoding: token, as: UTF8.self), forHTTPHeaderField: "X-Signature")
                return request
            })
        _ = try await store.fetchData(request())
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Signature") }, ["7"])
    }

    @Test func aStandardHeaderNeedsNoDeclaration() async throws {
        let store = NetworkStore.json(#"{"message":"t0ken"}"#, status: 401).layered(
            signing { request, _ in
                var request = request
                request.setValue("Bearer t0ken", forHTTPHeaderField: "Authorization")
                return request
            })
        let fetch: Fetcher<Void, [String]> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "http://a/") }, store: store)
        let failure = try #require(await fetch(()).error?.server)
        expectEqual(failure.message, "***")
    }

    @Test func declaredNamesAreSecretInErrorsOfInnerLayers() async throws {
        let store = NetworkStore { throw UnexpectedRequest($0) }
            .layered(signing(declaring: Self.names, signWithSeal))
        let error = await store.failure(try createRequest(baseURL: "http://a/", query: [QueryItem("page", 1)]))
        expect("\(try #require(error))".contains("http://a/?page=1&seal=***"))
    }

    @Test func aSigningErrorIsARequestErrorAndNothingIsSent() async throws {
        let store = NetworkStore.unimplemented.layered(signing(declaring: Self.names) { _, _ in throw NoKeys() })
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        let failure = try #require(await fetch("http://a/").error?.request)
        expect(failure.underlying is NoKeys)
        let error = await store.failure(try createRequest(baseURL: "http://a/"))
        expectEqual("\(try #require(error))", "request not sent: there are no keys")
    }

    @Test func aCancellationOrAnAppErrorOfTheClosureIsThrownUnchanged() async throws {
        let request = try createRequest(baseURL: "http://a/")
        for error in [CancellationError(), AppError.server(ServerFailure(request: request, status: 403))] as [any Error]
        {
            let credential = Credential(declaring: Self.names) { _ in throw error }
            for layer in [
                signing(declaring: Self.names) { _, _ in throw error },
                authenticating(credential, allowedOrigins: ["http://a"]),
            ] {
                let thrown = await NetworkStore.unimplemented.layered(layer).failure(request)
                expectEqual("\(try #require(thrown))", "\(error)")
                expect(thrown is CancellationError == error is CancellationError)
            }
        }
    }

    @Test func aSecretThatTheClosureDeclaresIsMaskedInItsError() async throws {
        let store = NetworkStore.unimplemented.layered(
            signing(declaring: Self.names) { _, _ in
                declareSecret("planted-key")
                throw CocoaError(
                    .fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "no planted-key, seal=planted"])
            })
        let error = await store.failure(try createRequest(baseURL: "http://a/"))
        expect(!"\(try #require(error))".contains("planted"))
    }

    @Test func declaredNamesApplyOnlyInsideTheLayer() async throws {
        let store = NetworkStore.json("{}").layered(signing(declaring: Self.names, sign))
        _ = try await store.fetchData(createRequest(baseURL: "http://a/"))
        // The name `X-Signature` is always secret, because it ends with a word for a secret.
        expect(!SecretNames.current.contains("seal"))
    }

    private struct NoKeys: Error, CustomStringConvertible {
        let description = "there are no keys"
    }

    @Sendable private func sign(_ request: URLRequest, at date: Date) -> URLRequest {
        var request = request
        request.setValue("\(date.timeIntervalSince1970)", forHTTPHeaderField: "X-Signature")
        return request
    }

    @Sendable private func signWithSeal(_ request: URLRequest, at date: Date) -> URLRequest {
        var request = request
        request.url?.append(queryItems: [URLQueryItem(name: "seal", value: "planted")])
        return request
    }

    /// Returns a layer that sends each request `count` times, one second apart.
    private func repeating(_ count: Int, _ time: VirtualTime) -> StoreLayer {
        { store in
            NetworkStore { request in
                for _ in 1..<count {
                    _ = try await store.fetchData(request)
                    time.advance(by: .seconds(1))
                }
                return try await store.fetchData(request)
            }
        }
    }
}
