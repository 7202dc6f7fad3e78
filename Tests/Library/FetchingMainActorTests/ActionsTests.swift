import Fetching
import FetchingScreens
import Testing

private struct CounterActions {
    var load: ScreenAction<Int, Result<String, AppError>>.Async
    var show: ScreenAction<(Counter, String), Void>.Sync
    var close: ScreenAction<Counter, Void>.Sync
}

private final class Counter {
    let actions: CounterActions
    var shown: [String] = []

    init(actions: CounterActions) { self.actions = actions }

    func pressLoad() async {
        if case .success(let text) = await actions.load(3) { actions.show(self, text) }
        actions.close(self)
    }
}

@Test func aScreenInAModuleOnTheMainActorNeedsNoAnnotations() async throws {
    let fetch: Fetcher<Int, String> = { .success("number \($0)") }
    var isClosed = false
    let counter = Counter(
        actions: CounterActions(
            load: .init(fetch).cancellingPrevious(),
            show: .init { counter, text in counter.shown.append(text) },
            close: .init { _ in isClosed = true }))
    await counter.pressLoad()
    #expect(counter.shown == ["number 3"])
    #expect(isClosed)
}

@Test func aModelControllerInAModuleOnTheMainActorNeedsNoAnnotations() async throws {
    let fetch: Fetcher<Int, String> = { .success("user \($0)") }
    let user = ModelController("nobody") { await fetch(1) }
    #expect(try await user.sync().get() == "user 1")
    #expect(user.model == "user 1")
}

private final class ContactPicker {
    let onPick: (String) -> Void

    init(onPick: @escaping (String) -> Void) { self.onPick = onPick }
}

@Test func aPickerInAModuleOnTheMainActorNeedsNoAnnotations() async {
    var picker: ContactPicker?
    let pick = ScreenAction<Void, String?>.Async { try? await withCallback { picker = ContactPicker(onPick: $0) } }
    let name = Task { await pick() }
    while picker == nil { await Task.yield() }
    picker?.onPick("Ada")
    #expect(await name.value == "Ada")
}
