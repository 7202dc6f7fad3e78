import Fetching
import FetchingScreens

struct ComposerActions {
    var addRecipient: ScreenAction<String, Void>.Sync
    var finish: ScreenAction<[String], Result<Void, AppError>>.Async
    var cancel: ScreenAction<Void, Void>.Sync
}

@MainActor
func makeActions() -> ComposerActions {
    ComposerActions(
        addRecipient: .init { name in print(name) },
        finish: .init { recipients in .success(print(recipients)) })  // error: missing argument for parameter 'cancel'
}
