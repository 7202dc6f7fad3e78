import Foundation
@testable import Fetching
import Testing

@Suite struct TransportFaultTests {
    /// What can pass: no connection, a lost one, name lookup, a time limit; and the two that Linux uses for broken
    /// connections.
    static let retryable: Set<URLError.Code> = [
        .timedOut, .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost,
        .notConnectedToInternet, .callIsActive, .unknown, .badServerResponse, .backgroundSessionWasDisconnected,
    ]

    @Test(arguments: TransportFault.table.values)
    func aFaultIsRetriedOnlyIfItCanPass(_ fault: TransportFault) {
        #expect(fault.isRetryable == Self.retryable.contains(fault.code))
    }

    @Test(arguments: TransportFault.table.values)
    func aMeaningIsASentence(_ fault: TransportFault) {
        #expect(fault.meaning.first?.isUppercase == true)
        #expect(fault.meaning.hasSuffix("."))
        #expect(!fault.meaning.contains("null"))
    }

    @Test func noTwoFaultsReadTheSame() {
        let faults = TransportFault.table.values
        #expect(Set(faults.map(\.meaning)).count == faults.count)
    }

    @Test func everyRowIsFoundByItsCode() {
        for (code, fault) in TransportFault.table {
            #expect(fault.code == code)
            #expect(TransportFault.of(code) == fault)
        }
    }

    #if os(Linux)
        // Elsewhere every number is a code.
        @Test func everyCodeOfThePlatformHasItsRow() {
            let codes = (-4000...0).compactMap { URLError.Code(rawValue: $0) }
            #expect(codes.count > 40)
            for code in codes { #expect(TransportFault.table[code] != nil, "\(code)") }
        }
    #else
        @Test func aCodeThatNobodyKnowsIsNotRetried() {
            let fault = TransportFault.of(URLError.Code(rawValue: -4711))
            #expect(!fault.isRetryable)
            #expect(fault.meaning == "The network failed (URLError -4711).")
        }
    #endif
}
