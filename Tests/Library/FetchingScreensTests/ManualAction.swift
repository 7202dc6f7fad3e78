import Fetching
import SharedTestCode

@testable import FetchingScreens

/// An action whose runs end when the test says so, in any order. Cancelled runs continue too.
@MainActor final class ManualAction<Input, Success: Sendable> {
    typealias Output = Result<Success, AppError>

    /// The inputs of the runs so far, in order.
    private(set) var inputs: [Input] = []
    /// The positions in `inputs` of the runs that were cancelled before they ended.
    private(set) var cancelled: [Int] = []
    private var waiting: [Int: CheckedContinuation<Output, Never>] = [:]

    var action: ScreenAction<Input, Output>.Async { .init { await self.run($0) } }

    func run(_ input: Input) async -> Output {
        let index = inputs.count
        inputs.append(input)
        let output = await withCheckedContinuation { waiting[index] = $0 }
        if Task.isCancelled { cancelled.append(index) }
        return output
    }

    /// Waits until at least `count` runs have started.
    func runs(atLeast count: Int) async { await waitUntil { inputs.count >= count } }

    /// Waits for the run at a position in `inputs` and ends the run.
    func end(_ index: Int, _ output: Output) async {
        await runs(atLeast: index + 1)
        waiting.removeValue(forKey: index)?.resume(returning: output)
    }
}
