import Foundation
import LoopbackServer

extension Subject {
    static let server = Subject(
        name: "server", title: "starting and stopping a loopback server, for information"
    ) { effort in
        let thread = Contender("a thread that is started and ended") {
            await withCheckedContinuation { done in Thread { done.resume() }.start() }
        }
        let server = Contender("LoopbackServer, started and stopped") {
            try LoopbackServer.start { _ in .closed }.stop()
        }
        return [try await compare(thread, with: server, effort: effort).finding()]
    }
}
