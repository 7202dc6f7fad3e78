import Foundation

extension Document {
    /// A feed of events of several kinds, whose payloads differ.
    static let events = Document(
        "a feed of 60 events", isSnakeCase: true, (type: [Event].self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 3)
        return "[\((0..<60).map { _ in event(&generator) }.joined(separator: ","))]"
    }
}

private struct Event: Document.Model {
    struct Actor: Document.Model {
        let id: Int
        let login: String
        let displayLogin: String?
        let avatarUrl: URL
    }
    struct Repository: Document.Model {
        let id: Int
        let name: String
    }
    struct Payload: Document.Model {
        struct Commit: Document.Model {
            struct Author: Document.Model {
                let name, email: String
            }
            let sha, message: String
            let author: Author
            let distinct: Bool
        }
        struct Issue: Document.Model {
            struct Label: Document.Model {
                let name, color: String
            }
            let number: Int
            let title, state: String
            let labels: [Label]
            let comments: Int
            let createdAt: Date
            let closedAt: Date?
            let body: String?
        }
        struct Comment: Document.Model {
            let id: Int
            let body: String
            let createdAt: Date
        }
        let action, ref, refType: String?
        let size: Int?
        let commits: [Commit]?
        let issue: Issue?
        let comment: Comment?
    }
    let id, type: String
    let actor: Actor
    let repo: Repository
    let payload: Payload
    let `public`: Bool
    let createdAt: Date
}

private func event(_ generator: inout SeededGenerator) -> String {
    let login = "user-\(generator.hex(4))"
    let (userId, repositoryId) = (generator.int(1...90_000_000), generator.int(1...400_000_000))
    let name = "\(login)/\(generator.words(1...1))"
    let type = generator.any(of: ["PushEvent", "PushEvent", "IssueCommentEvent", "WatchEvent", "CreateEvent"])
    let payload =
        switch type {
        case "PushEvent": push(name, &generator)
        case "IssueCommentEvent": issueComment(name, &generator)
        case "WatchEvent": #"{"action":"started"}"#
        default:
            #"{"ref":"feature/\#(generator.hex(5))","ref_type":"branch","master_branch":"main","description":null,"pusher_type":"user"}"#
        }
    return #"{"id":"\#(generator.int(2_000_000_000...30_000_000_000))","type":"\#(type)","actor":{"id":\#(userId),"#
        + #""login":"\#(login)","display_login":"\#(login)","gravatar_id":"","url":"https://api.example.com/users/\#(login)","#
        + #""avatar_url":"https://avatars.example.com/u/\#(userId)?"},"repo":{"id":\#(repositoryId),"name":"\#(name)","#
        + #""url":"https://api.example.com/repos/\#(name)"},"payload":\#(payload),"public":true,"#
        + #""created_at":"\#(generator.date())"}"#
}

private func push(_ name: String, _ generator: inout SeededGenerator) -> String {
    let commits = (0..<generator.int(1...5)).map { _ in
        let sha = generator.hex(40)
        return
            #"{"sha":"\#(sha)","author":{"email":"\#(generator.hex(8))@users.example.com","name":"N\u00f3ra O'Body"},"#
            + #""message":"\#(generator.words(3...9))\n\n* \#(generator.words(4...20))\n* Fix \"\#(generator.words(2...4))\"","#
            + #""distinct":true,"url":"https://api.example.com/repos/\#(name)/commits/\#(sha)"}"#
    }
    return #"{"repository_id":\#(generator.int(1...400_000_000)),"push_id":\#(generator.int(1...9_000_000_000)),"#
        + #""size":\#(commits.count),"distinct_size":\#(commits.count),"ref":"refs/heads/main","head":"\#(generator.hex(40))","#
        + #""before":"\#(generator.hex(40))","commits":[\#(commits.joined(separator: ","))]}"#
}

private func issueComment(_ name: String, _ generator: inout SeededGenerator) -> String {
    let (api, number) = ("https://api.example.com/repos/\(name)/issues", generator.int(1...9_000))
    let user =
        #"{"login":"nobody","id":\#(generator.int(1...90_000_000)),"url":"https://api.example.com/users/nobody","type":"User","site_admin":false}"#
    let labels = (0..<generator.int(0...3)).map { _ in
        #"{"id":\#(generator.int(1...9_000_000)),"url":"https://api.example.com/repos/\#(name)/labels/bug","name":"\#(generator.words(1...2))","color":"\#(generator.hex(6))","default":true}"#
    }
    let body =
        #"\#(generator.words(20...60)):\r\n\r\n```swift\r\nlet url = \"https:\/\/example.com\"\r\n```\r\n\#(generator.words(10...40))"#
    return #"{"action":"created","issue":{"url":"\#(api)/\#(number)","labels_url":"\#(api)/\#(number)/labels{/name}","#
        + #""comments_url":"\#(api)/\#(number)/comments","events_url":"\#(api)/\#(number)/events","#
        + #""html_url":"https://example.com/\#(name)/issues/\#(number)","id":\#(generator.int(1...900_000_000)),"#
        + #""number":\#(number),"title":"\#(generator.words(4...10))","user":\#(user),"#
        + #""labels":[\#(labels.joined(separator: ","))],"state":"open","locked":false,"assignee":null,"assignees":[],"#
        + #""milestone":null,"comments":\#(generator.int(0...40)),"created_at":"\#(generator.date())","#
        + #""updated_at":"\#(generator.date())","closed_at":null,"author_association":"NONE","#
        + #""active_lock_reason":null,"body":"\#(body)"},"comment":{"url":"\#(api)/comments/\#(number)","#
        + #""html_url":"https://example.com/\#(name)/issues/\#(number)#issuecomment","id":\#(generator.int(1...900_000_000)),"#
        + #""user":\#(user),"created_at":"\#(generator.date())","updated_at":"\#(generator.date())","#
        + #""author_association":"MEMBER","body":"\#(body)"}}"#
}
