import Fetching
import SharedTestCode
import Synchronization
import Testing

@Test func severalCallsKeepTheirOrderAndTheirErrors() async {
    let square: Fetcher<Int, Int> = { number in number == 3 ? .failure(.cancelled) : .success(number * number) }
    let squares = await results(of: square, for: [5, 4, 3, 2, 1], width: 2)
    expectEqual(squares.map { try? $0.get() }, [25, 16, nil, 4, 1])
    expect(squares[2].isCancelled)
}

@Test func atMostTheWidthIsCalledAtTheSameTime() async {
    let running = Mutex((now: 0, most: 0))
    let counting: Fetcher<Int, Void> = { _ in
        running.withLock {
            $0.now += 1
            $0.most = max($0.most, $0.now)
        }
        for _ in 0..<10 { await Task.yield() }
        running.withLock { $0.now -= 1 }
        return .success(())
    }
    await expectEqual(results(of: counting, for: Array(0..<50), width: 3).count, 50)
    expect(running.withLock { $0.most } <= 3)
}
