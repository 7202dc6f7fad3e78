import FetchingStreams
import SharedTestCode
import Synchronization
import Testing

@Test func theFractionIsKnownWhenAllSizesAre() {
    let fractions = Mutex<[Double?]>([])
    let total = TotalProgress(of: ["a", "b"]) { fraction in fractions.withLock { $0.append(fraction) } }
    total.update("a", TransferProgress(bytes: 50, totalBytes: 100))
    total.update("b", TransferProgress(bytes: 0, totalBytes: 300))
    total.update("b", TransferProgress(bytes: 150, totalBytes: 300))
    total.update("a", TransferProgress(bytes: 100, totalBytes: 100))
    expectEqual(fractions.withLock { $0 }, [nil, 0.125, 0.5, 0.625])
}
