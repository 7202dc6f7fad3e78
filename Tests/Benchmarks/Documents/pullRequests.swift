import Foundation

extension Document {
    /// The response of a query in the form of GitHub's GraphQL API: deep nesting in generic connections of nodes.
    static let pullRequests = Document(
        "a query of 50 pull requests", isSnakeCase: false, (type: PullRequests.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 25)
        let edges = (0..<50).map {
            #"{"cursor":"\#(generator.hex(24))==","node":\#(pullRequest(4_000 - $0, &generator))}"#
        }
        return #"""
            {"data":{"repository":{"nameWithOwner":"example/lighthouse","pullRequests":{"totalCount":3961,\#
            "pageInfo":{"endCursor":"\#(generator.hex(24))==","hasNextPage":true},"edges":[\#
            \#(edges.joined(separator: ","))]}},"rateLimit":{"cost":1,"remaining":4987,\#
            "resetAt":"2024-05-14T11:00:00Z"}}}
            """#
    }
}

private struct Nodes<Node: Document.Model>: Document.Model { let nodes: [Node] }

private struct Connection<Node: Document.Model>: Document.Model {
    struct Edge: Document.Model {
        let cursor: String?
        let node: Node
    }
    struct PageInfo: Document.Model {
        let endCursor: String?
        let hasNextPage: Bool
    }
    let totalCount: Int
    let pageInfo: PageInfo?
    let edges: [Edge]
}

private struct PullRequests: Document.Model {
    enum State: String, Document.Model { case open = "OPEN", closed = "CLOSED", merged = "MERGED" }
    struct Author: Document.Model {
        let login: String
        let avatarUrl: URL
    }
    struct Label: Document.Model { let id, name, color: String }
    struct Comment: Document.Model {
        let bodyText, path: String
        let line: Int?
        let author: Author?
    }
    struct Review: Document.Model {
        let state: String
        let submittedAt: Date?
        let author: Author?
        let comments: Nodes<Comment>
    }
    struct Commits: Document.Model {
        struct Commit: Document.Model {
            struct Rollup: Document.Model { let state: String }
            let oid, messageHeadline: String
            let committedDate: Date
            let statusCheckRollup: Rollup?
        }
        let commit: Commit
    }
    struct PullRequest: Document.Model {
        let id, title, bodyText, headRefName: String
        let number, additions, deletions, changedFiles: Int
        let state: State
        let isDraft: Bool
        let url: URL
        let createdAt, updatedAt: Date
        let mergedAt: Date?
        let author, mergedBy: Author?
        let labels: Nodes<Label>
        let reviews: Connection<Review>
        let commits: Nodes<Commits>
    }
    struct Repository: Document.Model {
        let nameWithOwner: String
        let pullRequests: Connection<PullRequest>
    }
    struct RateLimit: Document.Model {
        let cost, remaining: Int
        let resetAt: Date
    }
    struct Payload: Document.Model {
        let repository: Repository
        let rateLimit: RateLimit
    }
    let data: Payload
}

private func pullRequest(_ number: Int, _ generator: inout SeededGenerator) -> String {
    let author = { (generator: inout SeededGenerator) in
        #"{"login":"\#(generator.hex(7))","avatarUrl":"https://avatars.example.com/\#(generator.int(1...9_999_999))"}"#
    }
    let reviews = (0..<generator.int(0...5)).map { _ in
        let comments = (0..<generator.int(0...3)).map { _ in
            #"""
            {"bodyText":"\#(generator.words(3...25))\n\n\"\#(generator.words(1...4))\"",\#
            "path":"Sources/Lamp/\#(generator.hex(6)).swift",\#
            "line":\#(generator.any(of: ["null", "\(generator.int(1...900))"])),"author":\#(author(&generator))}
            """#
        }
        return #"""
            {"node":{"state":"\#(generator.any(of: ["APPROVED", "COMMENTED"]))","submittedAt":"\#(generator.date())",\#
            "author":\#(author(&generator)),"comments":{"nodes":[\#(comments.joined(separator: ","))]}}}
            """#
    }
    let labels = (0..<generator.int(0...3)).map {
        #"{"id":"LA_\#(generator.hex(12))","name":"kind: \#($0)","color":"d73a4a"}"#
    }
    let commits = (0..<generator.int(1...3)).map { _ in
        #"""
        {"commit":{"oid":"\#(generator.hex(40))","messageHeadline":"\#(generator.words(3...8)) 🎉",\#
        "committedDate":"\#(generator.date())",\#
        "statusCheckRollup":\#(generator.any(of: ["null", #"{"state":"SUCCESS"}"#]))}}
        """#
    }
    let isMerged = generator.once(in: 2)
    return #"""
        {"id":"PR_\#(generator.hex(18))","number":\#(number),"title":"\#(generator.words(3...9))",\#
        "bodyText":"\#(generator.words(9...60))","headRefName":"renee/\#(generator.words(1...1))",\#
        "additions":\#(generator.int(1...2000)),"deletions":\#(generator.int(0...900)),\#
        "changedFiles":\#(generator.int(1...40)),"state":"\#(isMerged ? "MERGED" : "OPEN")",\#
        "isDraft":\#(generator.once(in: 5)),"url":"https://github.com/example/lighthouse/pull/\#(number)",\#
        "createdAt":"\#(generator.date())","updatedAt":"\#(generator.date())",\#
        "mergedAt":\#(isMerged ? "\"\(generator.date())\"" : "null"),"author":\#(author(&generator)),\#
        "mergedBy":\#(isMerged ? author(&generator) : "null"),"labels":{"nodes":[\#(labels.joined(separator: ","))]},\#
        "commits":{"nodes":[\#(commits.joined(separator: ","))]},"reviews":{"totalCount":\#(reviews.count),"edges":[\#
        \#(reviews.joined(separator: ","))]}}
        """#
}
