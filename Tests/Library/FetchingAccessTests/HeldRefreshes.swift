import Fetching
import FetchingAccess
import Foundation
import SharedTestCode
import Synchronization

/// A server that accepts the tokens with the number 2, and refreshes that wait at a gate.
final class HeldRefreshes: Sendable {
    static let expiredTokens = Tokens(
        access: "access 1", refresh: "refresh 1", expires: Date(timeIntervalSince1970: 1))

    let gate = Gate()
    private let used = Mutex<[String]>([])
    let server = AccountServer(accepting: 2)

    /// The refresh tokens that were sent.
    var sent: [String] { used.withLock { $0 } }

    func session(
        _ tokens: Tokens, _ storage: TokenStorage, result: Tokens? = AccountServer.tokens(2)
    ) throws -> Session {
        try Session(tokens, api: AccountServer.api(server.store), storage: storage) { old in
            let count = self.used.withLock { used in
                used.append(old.refresh ?? "")
                return used.count
            }
            try await self.gate.pass(count)
            return result
        }
    }
}

/// A storage of the library, or one of an app with a lock.
enum StorageKind: CaseIterable {
    case memory, file, custom

    func storage(in folder: TestFolder) -> TokenStorage {
        let memory = TokenStorage.inMemory()
        return switch self {
        case .memory: memory
        case .file: .file(at: folder.url.appending(path: "tokens.json"))
        case .custom: TokenStorage(load: memory.load, save: memory.save, clear: memory.clear, lock: memory.lock)
        }
    }
}
