import FetchingScreens
import SharedTestCode
import Testing

@MainActor @Suite(.hangLimit) struct WithCallbackTests {
    private let picker = Picker()

    @Test func theFirstCallGivesTheValue() async throws {
        let name: String = try await withCallback { callback in
            callback("Ada")
            callback("Bo")
        }
        expectEqual(name, "Ada")
        let pick = await openedPicker()
        picker.onPick?("Ada")
        picker.onPick?("Bo")
        try await expectEqual(pick.value, "Ada")
    }

    private func openedPicker() async -> Task<String, any Error> {
        let pick = Task { try await withCallback { picker.onPick = $0 } }
        await waitUntil { picker.onPick != nil }
        return pick
    }

    @Test func aCallFromAnotherThreadEndsTheWait() async throws {
        let name = try await withCallback { callback in Task.detached { callback("Ada") } }
        expectEqual(name, "Ada")
    }

    @Test func aPickerThatIsReleasedWithoutACallEndsTheWait() async {
        let pick = await openedPicker()
        picker.onPick = nil
        await expect(throws: CancellationError.self) { try await pick.value }
    }

    @Test func aCallbackThatIsNotPassedOnEndsTheWait() async {
        await expect(throws: CancellationError.self) { try await withCallback { (_: (String) -> Void) in } }
    }

    @Test func aCancelledCallerDoesNotWait() async {
        let pick = await openedPicker()
        pick.cancel()
        await expect(throws: CancellationError.self) { try await pick.value }
        picker.onPick?("late")
    }

    @Test func aCallerThatIsCancelledBeforeOpensNoPicker() async {
        let pick = Task { try await withCallback { picker.onPick = $0 } }
        pick.cancel()
        await expect(throws: CancellationError.self) { try await pick.value }
        expect(picker.onPick == nil)
    }

    @Test func anErrorOfTheStartIsThrown() async {
        struct NoPicker: Error {}
        await expect(throws: NoPicker.self) { try await withCallback { (_: (String) -> Void) in throw NoPicker() } }
    }
}

@MainActor private final class Picker {
    var onPick: ((String) -> Void)?
}
