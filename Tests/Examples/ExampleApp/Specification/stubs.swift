import Fetching
import Foundation
import Testing

@testable import ExampleApp

extension MailApp.Environment {
    /// An environment without a network and without an earlier login. Its other closures fail the test. A test replaces
    /// those that it expects to run.
    static var unimplemented: Self {
        Self(
            accounts: Accounts(logIn: unexpected("logIn"), restore: { nil }),
            pickContact: .unimplemented("pickContact", returning: nil), saveDraft: .unimplemented("saveDraft"))
    }
}

extension Account {
    /// The account of Ada. All closures except `onEnd` fail the test. A test replaces those that it expects to run.
    static var unimplemented: Self {
        Self(
            user: User(name: "Ada"), loadUser: unexpected("loadUser"), messages: unexpected("messages"),
            message: unexpected("message"), send: unexpected("send"),
            logOut: { Issue.record("unexpected call of logOut") }, onEnd: { _ in })
    }
}

private func unexpected<Params, Model>(_ name: String) -> Fetcher<Params, Model> {
    { _ in
        Issue.record("unexpected call of \(name)")
        return .failure(.cancelled)
    }
}

extension MailApp {
    /// The names of the screens, the visible screen last.
    var shown: [String] {
        screens.map { screen in
            switch screen {
            case .login: "login"
            case .inbox: "inbox"
            case .message(let message): "message \(message.id)"
            case .composer: "composer"
            }
        }
    }

    /// Returns the visible screen.
    func visible<Content>(_ type: Content.Type = Content.self) throws -> Content {
        try #require(screens.last.flatMap { Mirror(reflecting: $0).children.first?.value as? Content })
    }
}

let offline = AppError.network(
    NetworkFailure(URLError(.notConnectedToInternet), request: URLRequest(url: URL(filePath: "/"))))
