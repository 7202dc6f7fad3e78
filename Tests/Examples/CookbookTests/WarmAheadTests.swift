import Fetching
import SharedTestCode
import Synchronization
import Testing

@Test @MainActor func theNextRowsAreLoadedOnce() async {
    let loaded = Mutex<[Int]>([])
    let warmer = RowWarmer<Int> { id in
        loaded.withLock { $0.append(id) }
        return .success("details of \(id)")
    }
    await warmer.rowAppeared(2, in: [1, 2, 3, 4, 5], ahead: 2).value
    await warmer.rowAppeared(3, in: [1, 2, 3, 4, 5], ahead: 2).value
    await warmer.rowAppeared(9, in: [1, 2, 3, 4, 5]).value
    expectEqual(loaded.withLock { $0 }, [3, 4, 5])
}
