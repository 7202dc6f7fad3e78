import Foundation
@testable import Fetching
import SharedTestCode
import Testing

@Suite struct TransportFaultTests {
    /// The codes of transient faults, such as a lost connection, a failed name lookup or an exceeded time limit.
    ///
    /// On Linux a broken connection can also have one of the last two codes.
    static let retryable: Set<URLError.Code> = [
        .timedOut, .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost,
        .notConnectedToInternet, .callIsActive, .backgroundSessionWasDisconnected, .unknown, .badServerResponse,
    ]

    @Test(arguments: transportFaults.keys) func onlyTransientFaultsAreRetryable(_ code: URLError.Code) {
        #expect(transportFault(code).isRetryable == Self.retryable.contains(code))
    }

    @Test(arguments: transportFaults.keys) func aMeaningIsASentence(_ code: URLError.Code) {
        let meaning = transportFault(code).meaning
        #expect(meaning.first?.isUppercase == true)
        #expect(meaning.hasSuffix("."))
        #expect(!meaning.contains("null"))
    }

    @Test func everyFaultHasItsOwnMeaning() {
        let faults = transportFaults.values
        #expect(faults.count > 40)
        #expect(Set(faults.map(\.meaning)).count == faults.count)
    }

    @Test func everyFaultIsFoundByItsCode() {
        for (code, fault) in transportFaults { #expect(transportFault(code) == fault) }
    }

    #if os(Linux)
        // On other platforms `URLError.Code` accepts every number.
        @Test func everyCodeOfThePlatformIsInTheTable() {
            let codes = (-4000...0).compactMap { URLError.Code(rawValue: $0) }
            #expect(codes.count > 40)
            for code in codes { #expect(transportFaults[code] != nil, "\(code)") }
        }
    #else
        @Test func anUnknownCodeIsNotRetryable() {
            let fault = transportFault(URLError.Code(rawValue: -4711))
            #expect(!fault.isRetryable)
            #expect(fault.meaning == "The network failed (URLError -4711).")
        }
    #endif
}
