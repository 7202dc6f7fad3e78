import Fetching
import FetchingScreens
import Foundation
import Observation

/// The screens of the app. Only this type connects them.
@MainActor @Observable final class MailApp {
    enum Screen {
        case login(LoginScreen)
        case inbox(Inbox)
        case message(Message)
        case composer(Composer)
    }

    /// The dependencies of the app.
    struct Environment {
        var accounts: Accounts
        var pickContact: ScreenAction<Composer, String?>.Async
        var saveDraft: ScreenAction<Draft, Void>.Sync
    }

    /// The screens, the visible screen last.
    private(set) var screens: [Screen] = []

    private let environment: Environment
    private var account: (account: Account, inbox: Inbox)?
    /// A link that is opened after the login.
    private var linkAfterLogin: Link?

    init(_ environment: Environment) { self.environment = environment }

    func start() async {
        if let account = await environment.accounts.restore() { await show(account) } else { showLogin() }
    }

    /// Opens a link. Returns false if the URL is not a link into this app.
    func open(_ url: URL) async -> Bool {
        guard let link = Link.matching(url) else { return false }
        if account == nil { linkAfterLogin = link } else { await show(link) }
        return true
    }

    private func show(_ link: Link) async {
        guard let (account, inbox) = account else { return }
        switch link {
        case .inbox(let search):
            screens = [.inbox(inbox)]
            inbox.list.query = search
        case .message(let id):
            guard case .success(let message) = await account.message(id) else { return }
            screens.append(.message(message))
        case .compose(let name):
            showComposer(Draft(recipients: name.map { [$0] } ?? []), account)
        }
    }

    private func showLogin() {
        account = nil
        let logIn = environment.accounts.logIn
        let button = ButtonModel<Credentials, Void>(
            .init { [weak self] credentials in
                switch await logIn(credentials) {
                case .success(let account): return .success(await self?.show(account) ?? ())
                case .failure(let error): return .failure(error)
                }
            })
        screens = [.login(LoginScreen(logIn: button))]
    }

    private func show(_ account: Account) async {
        let inbox = Inbox(
            actions: .init(
                open: .init { [weak self] message in self?.screens.append(.message(message)) },
                compose: .init { [weak self] in self?.showComposer(Draft(), account) },
                logOut: .init { await account.logOut() }),
            list: ListModel(query: "") { search in
                tokenPages(of: adaptedFetcher(account.messages) { .init(search: search, token: $0) }) { list in
                    TokenPage(items: list.messages, next: list.next)
                }
            },
            user: ModelController(account.user) { await account.loadUser(()) })
        self.account = (account, inbox)
        screens = [.inbox(inbox)]
        account.onEnd { [weak self] in await self?.showLogin() }
        if let link = linkAfterLogin { await show(link) }
        linkAfterLogin = nil
    }

    private func showComposer(_ draft: Draft, _ account: Account) {
        let environment = environment
        let composer = Composer(
            actions: .init(
                addRecipient: .init { composer in
                    guard let name = await environment.pickContact(composer) else { return }
                    composer.draft.recipients.append(name)
                },
                finish: .init { [weak self] composer, draft in
                    let result = await account.send(draft)
                    if case .success = result { self?.close(composer) }
                    return result
                },
                cancel: .init { [weak self] composer in
                    if composer.draft != Draft() { environment.saveDraft(composer.draft) }
                    self?.close(composer)
                }),
            draft: draft)
        screens.append(.composer(composer))
    }

    private func close(_ composer: Composer) {
        screens.removeAll { if case .composer(let other) = $0 { other === composer } else { false } }
    }
}
