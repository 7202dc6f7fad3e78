import Fetching
import SharedTestCode
import Testing

@testable import FetchingScreens

@Suite struct ViewStateTests {
    @Test func aResultBecomesTheStateToShow() {
        expectEqual(ViewState(.success("Hulk")).value, "Hulk")
        expect(ViewState<String>(.failure(.cancelled)).error != nil)
        expectEqual(ViewState(.success([1, 2])).value, [1, 2])
        guard case .empty = ViewState(.success([Int]())) else {
            Issue.record("a collection without elements is empty")
            return
        }
    }

    @Test func eachStateHasItsValueItsErrorOrNeither() {
        let states: [ViewState<Int>] = [.initial, .loading, .success(1), .empty, .failed(.cancelled)]
        expectEqual(states.map(\.isLoading), [false, true, false, false, false])
        expectEqual(states.map(\.value), [nil, nil, 1, nil, nil])
        expectEqual(states.map { $0.error != nil }, [false, false, false, false, true])
    }
}
