import Fetching
import FetchingAccess
import FetchingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ExampleApp

@MainActor @Suite(.timeLimit(.minutes(10))) final class MailAppSpecification {
    var environment = MailApp.Environment.unimplemented
    var account = Account.unimplemented
    let ada = Credentials(name: "ada", password: "secret")

    /// Opens the app. `withAccount` is whether `account` is restored from an earlier login.
    func openApp(withAccount: Bool = true) async -> MailApp {
        if withAccount { environment.accounts.restore = { [account] in account } }
        let app = MailApp(environment)
        await app.start()
        return app
    }

    @Test func aLoginShowsTheInboxOfTheUser() async throws {
        environment.accounts.logIn = { [ada, account] in $0 == ada ? .success(account) : .failure(offline) }
        let app = await openApp(withAccount: false)
        #expect(app.shown == ["login"])
        let login = try app.visible(LoginScreen.self)
        login.logIn.press(ada)
        #expect(login.logIn.state.isRunning)
        await login.logIn.waitUntilIdle()
        #expect(app.shown == ["inbox"])
        #expect(try app.visible(Inbox.self).user.model == User(name: "Ada"))
    }

    @Test func aRefusedPasswordIsShownAtTheButton() async throws {
        let storage = TokenStorage.inMemory()
        environment.accounts = Accounts(store: .routed(["POST /login": .json("{}", status: 401)]), storage: storage)
        let app = await openApp(withAccount: false)
        let login = try app.visible(LoginScreen.self)
        login.logIn.press(ada)
        await login.logIn.waitUntilIdle()
        #expect((login.logIn.state.error?.underlying as? ServerFailure)?.status == 401)
        #expect(app.shown == ["login"])
        #expect(try storage.load() == nil)
    }

    @Test func savedTokensReplaceTheLoginUntilTheUserLogsOut() async throws {
        let storage = TokenStorage.inMemory(Tokens(access: "a", refresh: "r"))
        let log = RequestLog()
        let server = NetworkStore.routed(["GET /user": .json(#"{"name": "Ada"}"#)]).recorded(in: log)
        environment.accounts = Accounts(store: server, storage: storage)
        let app = await openApp(withAccount: false)
        #expect(app.shown == ["inbox"])
        #expect(log.requests.map { $0.value(forHTTPHeaderField: "Authorization") } == ["Bearer a"])

        let inbox = try app.visible(Inbox.self)
        await inbox.actions.logOut()
        #expect(app.shown == ["login"])
        #expect(try storage.load() == nil)
        await inbox.user.sync()
        #expect(log.requests.count == 1)
    }

    @Test func refusedTokensLeadToTheLogin() async throws {
        let server = NetworkStore.routed([
            "GET /user": .sequence(.json(#"{"name": "Ada"}"#), .json("{}", status: 401)),
            "POST /refresh": .json("{}", status: 401),
        ])
        environment.accounts = Accounts(store: server, storage: .inMemory(Tokens(access: "a", refresh: "r")))
        let app = await openApp(withAccount: false)
        try await app.visible(Inbox.self).user.sync()
        while app.shown != ["login"], !Task.isCancelled { await Task.yield() }
    }

    @Test(arguments: [
        ("/messages/7", Link.message(7)), ("/messages/seven", nil), ("/messages", nil), ("/settings", nil),
        ("/compose", .compose(to: nil)), ("/compose?to=Bo%20B", .compose(to: "Bo B")), (".org/messages/7", nil),
        ("/inbox", .inbox(search: "")), ("/inbox?search=tea", .inbox(search: "tea")),
    ])
    func aLinkLeadsToAPlaceInTheApp(text: String, place: Link?) throws {
        #expect(Link.matching(try link(text)) == place)
    }

    @Test func aLinkToAMessageOpensTheMessage() async throws {
        account.message = { id in .success(Message(id: id, text: "Tea?")) }
        let app = await openApp()
        #expect(await app.open(try link("/messages/7")))
        #expect(await !app.open(try link("/settings")))
        #expect(app.shown == ["inbox", "message 7"])
    }

    @Test func aLinkIsOpenedAfterTheLogin() async throws {
        environment.accounts.logIn = { [account] _ in .success(account) }
        let app = await openApp(withAccount: false)
        #expect(await app.open(try link("/compose?to=Bo")))
        #expect(app.shown == ["login"])
        let login = try app.visible(LoginScreen.self)
        login.logIn.press(ada)
        await login.logIn.waitUntilIdle()
        #expect(app.shown == ["inbox", "composer"])
        #expect(try app.visible(Composer.self).draft.recipients == ["Bo"])
    }

    func openComposer() async throws -> (MailApp, Composer) {
        let app = await openApp()
        try app.visible(Inbox.self).actions.compose()
        return (app, try app.visible())
    }

    @Test func aRecipientIsPickedOnTheComposer() async throws {
        environment.pickContact = .init { composer in composer.draft.recipients.isEmpty ? "Bo" : nil }
        let (_, composer) = try await openComposer()
        await composer.pressAddRecipient()
        await composer.pressAddRecipient()
        #expect(composer.draft.recipients == ["Bo"])
    }

    @Test func aMessageIsSentOnceAndTheComposerCloses() async throws {
        let sent = Mutex<[Draft]>([])
        account.send = { draft in .success(sent.withLock { $0.append(draft) }) }
        let (app, composer) = try await openComposer()
        composer.draft = Draft(recipients: ["Bo"], text: "Tea?")
        composer.pressFinish()
        composer.pressFinish()
        #expect(composer.finish.state.isRunning)
        await composer.finish.waitUntilIdle()
        #expect(sent.withLock { $0 } == [Draft(recipients: ["Bo"], text: "Tea?")])
        #expect(app.shown == ["inbox"])
    }

    @Test func aMessageThatIsNotSentStaysInTheComposer() async throws {
        account.send = { _ in .failure(offline) }
        let (app, composer) = try await openComposer()
        composer.draft.text = "Tea?"
        composer.pressFinish()
        await composer.finish.waitUntilIdle()
        #expect(composer.finish.state.error?.isRetryable == true)
        #expect(app.shown == ["inbox", "composer"])
    }

    @Test(arguments: ["", "Tea?"])
    func cancelSavesADraftUnlessItIsEmpty(text: String) async throws {
        var saved: [String] = []
        environment.saveDraft = .init { saved.append($0.text) }
        let (app, composer) = try await openComposer()
        composer.draft.text = text
        composer.pressCancel()
        #expect(saved == (text.isEmpty ? [] : [text]))
        #expect(app.shown == ["inbox"])
    }

    func openInbox() async throws -> (MailApp, Inbox) {
        account.loadUser = { _ in .success(User(name: "Ada L.")) }
        account.messages = { query in .success(page(of: query)) }
        let app = await openApp()
        let inbox = try app.visible(Inbox.self)
        await inbox.appear()
        await inbox.list.waitUntilIdle()
        return (app, inbox)
    }

    @Test func theUserIsLoadedAgainWhenTheInboxAppears() async throws {
        #expect(try await openInbox().1.user.model == User(name: "Ada L."))
    }

    @Test func moreMessagesAreLoadedWhenTheLastMessageAppears() async throws {
        let (_, inbox) = try await openInbox()
        #expect(inbox.list.rows.map(\.id) == [1])
        inbox.list.rowAppeared(try #require(inbox.list.rows.last))
        await inbox.list.waitUntilIdle()
        #expect(inbox.list.rows.map(\.id) == [1, 2])
    }

    @Test func aTappedMessageIsShown() async throws {
        let (app, inbox) = try await openInbox()
        inbox.actions.open(try #require(inbox.list.rows.first))
        #expect(app.shown == ["inbox", "message 1"])
    }

    @Test func aSearchIsSentWhenTheTypingPauses() async throws {
        let time = VirtualTime()
        try await time.run {
            let (app, inbox) = try await openInbox()
            inbox.list.query = "te"
            #expect(await app.open(try link("/inbox?search=tea")))
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await inbox.list.waitUntilIdle()
            #expect(inbox.list.rows.map(\.text) == ["tea 1"])
        }
    }
}

private func link(_ text: String) throws -> URL { try #require(URL(string: "https://mail.example\(text)")) }

/// Returns one of two pages of a search. Each page has one message.
private func page(of query: MessageList.Query) -> MessageList {
    let number = query.token == nil ? 1 : 2
    return MessageList(
        messages: [Message(id: number, text: "\(query.search) \(number)")], next: number == 1 ? "2" : nil)
}
