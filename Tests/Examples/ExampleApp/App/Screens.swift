import Fetching
import FetchingScreens

@MainActor struct LoginScreen {
    let logIn: ButtonModel<Credentials, Void>
}

@MainActor struct Inbox {
    struct Actions {
        var open: ScreenAction<Message, Void>.Sync
        var compose: ScreenAction<Void, Void>.Sync
        var logOut: ScreenAction<Void, Void>.Async
    }

    let actions: Actions
    let list: ListModel<String, Message>
    let user: ModelController<User>

    func appear() async {
        list.load()
        await user.sync()
    }
}

@MainActor final class Composer {
    struct Actions {
        var addRecipient: ScreenAction<Composer, Void>.Async
        var finish: ScreenAction<(Composer, Draft), Result<Void, AppError>>.Async
        var cancel: ScreenAction<Composer, Void>.Sync
    }

    let actions: Actions
    let finish: ButtonModel<(Composer, Draft), Void>
    var draft: Draft

    init(actions: Actions, draft: Draft) {
        self.actions = actions
        self.draft = draft
        finish = ButtonModel(actions.finish)
    }

    func pressAddRecipient() async { await actions.addRecipient(self) }
    func pressFinish() { finish.press((self, draft)) }
    func pressCancel() { actions.cancel(self) }
}
