import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRules

@Suite struct ErrorRuleTests {
    @Test func aRuleTurnsAnErrorOfAFetcherIntoAnErrorOfTheApp() async throws {
        for (status, expected) in [(404, LibraryError.noSuchBook), (403, .refused("no card")), (500, .other)] {
            let body = #"{"message": "no card"}"#
            await expectEqual(book(store: .json(body, status: status))(7), .failure(expected))
        }
        for (error, expected) in [
            (URLError(.notConnectedToInternet), LibraryError.offline), (URLError(.timedOut), .offline),
            (URLError(.cannotFindHost), .other), (LoanExpired(title: "Emma"), .returnFirst("Emma")),
            (CancellationError(), .cancelled), (LoanExpired(title: ""), .other),
        ] as [(any Error, LibraryError)] {
            await expectEqual(book(store: .failing(error))(7), .failure(expected))
        }
        await expectEqual(book(store: .json("[7]"))(7), .success([7]))
    }

    @Test func theRulesApplyToErrorsFromOtherCode() throws {
        let match = firstMatch(rules: rules)
        let request = try createRequest(baseURL: "https://example.com")
        expectEqual(match(ServerFailure(request: request, status: 404)), .noSuchBook)
        expectEqual(match(URLError(.timedOut)), .offline)
        expectEqual(match(LoanExpired(title: "Emma")), .returnFirst("Emma"))
        expectEqual(match(CancellationError()), .cancelled)
        expect(match(CocoaError(.fileNoSuchFile)) == nil)
    }

    @Test func theRulesApplyToTheErrorsOfPages() async throws {
        let book: Fetcher<Int, [Int]> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://example.com/\($0)") },
            store: .json("", status: 404))
        let pages = parameterPages(of: book, from: 1, items: \.self) { _, page in page + 1 }
        let error = try await #require(throws: PageError<Int>.self) { for try await _ in pages {} }
        expectEqual(firstMatch(rules: rules)(error), .noSuchBook)
        expectEqual(firstMatch(rules: rules)(PageError(cursor: 1, reason: .fetching(.cancelled))), .cancelled)
        expect(firstMatch(rules: rules)(PageError(cursor: 1, reason: .repeatedCursor)) == nil)
        let anyError: [ErrorRule<Bool>] = [.thrown(AppError.self) { $0.isRetryable }]
        expectEqual(firstMatch(rules: anyError)(error), false)
    }

    @Test func aRuleForCodesDoesNotMatchARequestThatWasNotSent() throws {
        let request = try createRequest(baseURL: "https://example.com")
        let error = AppError(sending: request, RequestRefused.rateLimited(wait: .seconds(120)))
        let code = try #require(error.network?.urlError.code)
        let rules: [ErrorRule<String>] = [
            .network(code) { _ in "offline" },
            .thrown(RequestRefused.self) { refusal in
                guard case .rateLimited(let wait) = refusal else { return "other" }
                return "wait for \(wait)"
            },
            .network { _ in "network" },
        ]
        expectEqual(firstMatch(rules: rules)(error), "wait for 120.0 seconds")
        expectEqual(
            rules.explain(error)[0].description,
            "network \(code.rawValue): the request was not sent; use `.thrown(RequestRefused.self)`")
        expectEqual(firstMatch(rules: [rules[2]])(error), "network")
    }

    @Test func aRuleCanBeForSeveralStatusesOrARange() throws {
        let rules: [ErrorRule<Int>] = [.status(401, 403) { $0.status }, .status(500..<600) { $0.status }]
        for (status, matches) in [
            (401, true), (403, true), (402, false), (404, false), (499, false), (500, true), (599, true), (600, false),
        ] {
            let error = ServerFailure(request: try createRequest(baseURL: "https://example.com"), status: status)
            expectEqual(firstMatch(rules: rules)(error), matches ? status : nil)
            let isOfFirst = matches && status < 500
            let explanation = "status 401, 403: status: the input has “\(status)”, the rule has “401, 403”"
            expectEqual(rules.explain(error)[0].description, isOfFirst ? "status 401, 403: matches" : explanation)
        }
    }

    @Test func anExplanationSaysWhyNoRuleMatches() throws {
        let request = try createRequest(baseURL: "https://example.com")
        let error = AppError.server(ServerFailure(request: request, status: 500))
        expectEqual(
            rules.explain(error).map(\.description),
            [
                "status 404: status: the input has “500”, the rule has “404”",
                "status 403: status: the input has “500”, the rule has “403”",
                "network -1009, -1001: not a network error",
                "LoanExpired: the error is ServerFailure",
                "CancellationError: the error is ServerFailure",
            ])
        expectEqual(
            rules.explain(AppError.network(NetworkFailure(URLError(.cannotFindHost), request: request)))[2].reason,
            "the code is -1003")
    }
}

private enum LibraryError: Error, Equatable {
    case noSuchBook, refused(String), offline, returnFirst(String), cancelled, other
}

private struct LoanExpired: Error { let title: String }

private let rules: [ErrorRule<LibraryError>] = [
    .status(404) { _ in .noSuchBook },
    .status(403) { .refused($0.message ?? "") },
    .network(.notConnectedToInternet, .timedOut) { _ in .offline },
    .thrown(LoanExpired.self) { error in
        if error.title.isEmpty { throw RuleMismatch("no title") }
        return .returnFirst(error.title)
    },
    .thrown(CancellationError.self) { _ in .cancelled },
]

private func book(store: NetworkStore) -> @Sendable (Int) async -> Result<[Int], LibraryError> {
    mappedErrorFetcher(
        modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://example.com", path: ["books", String($0)]) },
            store: store),
        rules: rules, otherwise: { _ in .other })
}
