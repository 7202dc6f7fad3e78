import SharedTestCode
import Testing

@testable import FetchingStreams

struct TransferProgressTests {
    @Test func aReportHasTheSpeedAndTheTimeLeft() {
        var meter = ProgressMeter(totalBytes: 1000, at: .seconds(50))
        expectEqual(meter.add(100, at: .seconds(50)), TransferProgress(bytes: 100, totalBytes: 1000))
        expectEqual(
            meter.add(100, at: .seconds(52)),
            TransferProgress(bytes: 200, totalBytes: 1000, bytesPerSecond: 100, timeLeft: .seconds(8)))
        expectEqual(
            meter.final(at: .seconds(54)),
            TransferProgress(bytes: 200, totalBytes: 1000, bytesPerSecond: 50, timeLeft: .seconds(16)))
    }

    @Test func thereAreAtMostTenReportsASecond() {
        var meter = ProgressMeter(totalBytes: nil, at: .zero)
        let reports = (0..<10_000).compactMap { meter.add(1, at: .milliseconds($0)) }
        expect(reports.map(\.bytes) == (0..<100).map { $0 * 100 + 1 })
        expectEqual(meter.final(at: .seconds(10)), TransferProgress(bytes: 10_000, bytesPerSecond: 1000))
    }

    @Test func theSpeedIsThatOfTheLastFiveSeconds() throws {
        var meter = ProgressMeter(totalBytes: nil, at: .zero)
        for second in 1...20 { _ = meter.add(1_000_000, at: .seconds(second)) }
        var last: TransferProgress?
        for second in 21...26 { last = meter.add(100, at: .seconds(second)) }
        expectEqual(last?.bytesPerSecond, 100)
    }

    @Test func theBytesOfAnEarlierAttemptDoNotCountForTheSpeed() {
        var meter = ProgressMeter(totalBytes: 1_000_000, startBytes: 900_000, at: .seconds(1))
        expectEqual(
            meter.add(10_000, at: .seconds(2)),
            TransferProgress(
                bytes: 910_000, totalBytes: 1_000_000, bytesPerSecond: 10_000, timeLeft: .seconds(9)))
    }

    @Test func theTimeLeftIsNotNegative() {
        // If nothing was sent, there is no estimate.
        for (bytes, timeLeft) in [(0, nil), (10, .zero), (11, .zero)] as [(Int, Duration?)] {
            var meter = ProgressMeter(totalBytes: 10, at: .zero)
            expectEqual(meter.add(bytes, at: .seconds(1))?.timeLeft, timeLeft)
        }
    }
}
