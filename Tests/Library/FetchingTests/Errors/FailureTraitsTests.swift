import Foundation
import SharedTestCode
import Testing

@testable import Fetching

struct FailureTraitsTests {
    @Test func eachStatusHasTheTraitsOfTheTable() {
        for status in 100...699 {
            let traits = FailureTraits(status: status)
            let isTransient = [408, 429, 500, 502, 503, 504].contains(status)
            expectEqual(traits.isRetryable, isTransient)
            expect(traits.isServerFault == (status >= 500))
            expectEqual(traits.isOverload, [429, 503].contains(status))
            expect(traits.allowsReconnecting == (isTransient || status >= 500 || 300...399 ~= status || status == 425))
            expectEqual(traits.allowsStaleResponse, [500, 502, 503, 504].contains(status))
            expect(FailureTraits(status: status, hasRetryAfter: true) == traits || status == 413)
        }
        let full = FailureTraits(status: 413, hasRetryAfter: true)
        expect(full.isRetryable && full.allowsReconnecting && !full.isServerFault && !full.allowsStaleResponse)
        expectEqual(FailureTraits(status: 413), FailureTraits(status: 200))
    }

    @Test func eachCodeHasTheTraitsOfTheTable() {
        // On Linux a broken connection can also have one of the last two codes.
        let retryable: Set<URLError.Code> = [
            .timedOut, .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost,
            .notConnectedToInternet, .callIsActive, .backgroundSessionWasDisconnected, .unknown, .badServerResponse,
        ]
        let serverFaults: Set<URLError.Code> = [
            .timedOut, .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost,
            .secureConnectionFailed, .badServerResponse, .cannotParseResponse, .unknown,
        ]
        for (code, fault) in transportFaults {
            let traits = FailureTraits(URLError(code))
            let isRetryable = retryable.contains(code)
            expect(traits.isRetryable == isRetryable && traits.allowsStaleResponse == isRetryable, "\(code)")
            expect(traits.isServerFault == serverFaults.contains(code) && !traits.isOverload, "\(code)")
            expect(traits.allowsReconnecting == (isRetryable || code == .httpTooManyRedirects), "\(code)")
            expect(transportFault(code) == fault && fault.isRetryable == isRetryable, "\(code)")
            expectEqual(fault.meaning.first?.isUppercase, true, "\(code)")
            expect(fault.meaning.hasSuffix(".") && !fault.meaning.contains("null"), "\(code)")
        }
        let faults = transportFaults.values
        expect(faults.count > 40)
        expectEqual(Set(faults.map(\.meaning)).count, faults.count)
    }

    @Test func otherErrorsHaveNoTraits() {
        let timedOut = TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .receivingBody)
        expectEqual(FailureTraits(timedOut), FailureTraits(URLError(.timedOut)))
        let others: [any Error] = [CancellationError(), AppError.cancelled, ResponseBodyError.alreadyRead]
        for error in others { expectEqual(FailureTraits(error), FailureTraits(status: 200)) }
    }

    @Test func anErrorOfAStoreAndItsAppErrorHaveTheSameTraits() throws {
        let timedOut = TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .receivingBody)
        let errors: [any Error] =
            [timedOut, RedirectError.tooMany(maximumRedirects: 1, last: ""), RedirectError.invalidTarget("")]
            + transportFaults.keys.filter { $0 != .cancelled }.map { URLError($0) }
        for error in errors {
            try expectEqual(AppError(sending: request(), error).traits, FailureTraits(error), "\(error)")
        }
    }

    @Test func aRefusedRequestIsNotAFaultOfTheServer() throws {
        let refusals: [RequestRefused] = [
            .circuitOpen(remaining: .zero), .overloaded(maximumWaiting: 1), .rateLimited(wait: .zero),
        ]
        for refusal in refusals {
            let (forUsers, forLayers) = try (AppError(sending: request(), refusal).traits, FailureTraits(refusal))
            expect(forUsers.isRetryable && !forLayers.isRetryable)
            for traits in [forUsers, forLayers] {
                expect(!traits.isServerFault && !traits.isOverload)
                expect(traits.allowsReconnecting && traits.allowsStaleResponse)
            }
        }
    }

    #if os(Linux)
        // On other platforms `URLError.Code` accepts every number.
        @Test func everyCodeOfThePlatformIsInTheTable() {
            let codes = (-4000...0).compactMap { URLError.Code(rawValue: $0) }
            expect(codes.count > 40)
            for code in codes { expect(transportFaults[code] != nil, "\(code)") }
        }
    #else
        @Test func anUnknownCodeIsNotRetryable() {
            let fault = transportFault(URLError.Code(rawValue: -4711))
            expect(!fault.isRetryable)
            expectEqual(fault.meaning, "The network failed (URLError -4711).")
        }
    #endif
}
