import Foundation

extension Document {
    /// A list of repositories of 80 fields each, half of which are URLs, as from a service that hosts source code.
    static let repositories = Document(
        "30 repositories", isSnakeCase: true,
        (type: [Repository].self, name: "what an app reads"), (type: [WholeRepository].self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 1)
        return "[\((0..<30).map { _ in repository(&generator) }.joined(separator: ","))]"
    }
}

private struct Repository: Document.Model {
    struct Owner: Document.Model {
        let login: String
        let avatarUrl: URL
    }
    struct License: Document.Model {
        let name: String
        let spdxId: String?
    }
    let id: Int
    let name, fullName: String
    let owner: Owner
    let htmlUrl: URL
    let description: String?
    let fork: Bool
    let updatedAt: Date
    let stargazersCount: Int
    let language: String?
    let forksCount, openIssuesCount: Int
    let license: License?
    let topics: [String]
}

private struct WholeRepository: Document.Model {
    struct Owner: Document.Model {
        let login: String
        let id: Int
        let nodeId, avatarUrl, gravatarId, url, htmlUrl, followersUrl, followingUrl, gistsUrl, starredUrl: String
        let subscriptionsUrl, organizationsUrl, reposUrl, eventsUrl, receivedEventsUrl, type: String
        let siteAdmin: Bool
    }
    struct License: Document.Model {
        let key, name: String
        let spdxId, url: String?
        let nodeId: String
    }
    struct Permissions: Document.Model {
        let admin, maintain, push, triage, pull: Bool
    }
    let id: Int
    let nodeId, name, fullName: String
    let `private`: Bool
    let owner: Owner
    let htmlUrl: String
    let description: String?
    let fork: Bool
    let url, forksUrl, keysUrl, collaboratorsUrl, teamsUrl, hooksUrl, issueEventsUrl, eventsUrl, assigneesUrl: String
    let branchesUrl, tagsUrl, blobsUrl, gitTagsUrl, gitRefsUrl, treesUrl, statusesUrl, languagesUrl: String
    let stargazersUrl, contributorsUrl, subscribersUrl, subscriptionUrl, commitsUrl, gitCommitsUrl: String
    let commentsUrl, issueCommentUrl, contentsUrl, compareUrl, mergesUrl, archiveUrl, downloadsUrl: String
    let issuesUrl, pullsUrl, milestonesUrl, notificationsUrl, labelsUrl, releasesUrl, deploymentsUrl: String
    let createdAt, updatedAt, pushedAt: Date
    let gitUrl, sshUrl, cloneUrl, svnUrl: String
    let homepage: String?
    let size, stargazersCount, watchersCount: Int
    let language: String?
    let hasIssues, hasProjects, hasDownloads, hasWiki, hasPages, hasDiscussions: Bool
    let forksCount: Int
    let mirrorUrl: String?
    let archived, disabled: Bool
    let openIssuesCount: Int
    let license: License?
    let allowForking, isTemplate, webCommitSignoffRequired: Bool
    let topics: [String]
    let visibility: String
    let forks, openIssues, watchers: Int
    let defaultBranch: String
    let permissions: Permissions
}

/// The last parts of the URLs, by the names of their fields.
private let links = [
    ("forks", "forks"), ("keys", "keys{/key_id}"), ("collaborators", "collaborators{/collaborator}"),
    ("teams", "teams"), ("hooks", "hooks"), ("issue_events", "issues/events{/number}"), ("events", "events"),
    ("assignees", "assignees{/user}"), ("branches", "branches{/branch}"), ("tags", "tags"),
    ("blobs", "git/blobs{/sha}"), ("git_tags", "git/tags{/sha}"), ("git_refs", "git/refs{/sha}"),
    ("trees", "git/trees{/sha}"), ("statuses", "statuses/{sha}"), ("languages", "languages"),
    ("stargazers", "stargazers"), ("contributors", "contributors"), ("subscribers", "subscribers"),
    ("subscription", "subscription"), ("commits", "commits{/sha}"), ("git_commits", "git/commits{/sha}"),
    ("comments", "comments{/number}"), ("issue_comment", "issues/comments{/number}"), ("contents", "contents/{+path}"),
    ("compare", "compare/{base}...{head}"), ("merges", "merges"), ("archive", "{archive_format}{/ref}"),
    ("downloads", "downloads"), ("issues", "issues{/number}"), ("pulls", "pulls{/number}"),
    ("milestones", "milestones{/number}"), ("notifications", "notifications{?since,all,participating}"),
    ("labels", "labels{/name}"), ("releases", "releases{/id}"), ("deployments", "deployments"),
]

private func repository(_ generator: inout SeededGenerator) -> String {
    let login = generator.any(of: ["appleseed", "octo-labs", "nobody", "fjord-tools", "mdn-mirror"])
    let name = generator.words(1...3).replacing(" ", with: "-")
    let full = "\(login)/\(name)"
    let api = "https://api.example.com/repos/\(full)"
    let (stars, forks, issues) = (generator.int(0...90_000), generator.int(0...9_000), generator.int(0...800))
    let license = generator.any(of: [
        "null",
        #"{"key":"mit","name":"MIT License","spdx_id":"MIT","url":"https://api.example.com/licenses/mit","node_id":"MDc6TGljZW5zZTEz"}"#,
        #"{"key":"other","name":"Other","spdx_id":"NOASSERTION","url":null,"node_id":"MDc6TGljZW5zZTA="}"#,
    ])
    let description = generator.any(of: [
        "null", "\"\(generator.words(6...16)) 🚀\"", #""\#(generator.words(4...9)) \"for humans\"""#,
    ])
    let topics = (0..<generator.int(0...8)).map { _ in "\"\(generator.words(1...1))\"" }
    let homepage = generator.any(of: ["null", "\"\"", "\"https://\(name).example.org\""])
    let language = generator.any(of: ["null", "\"Swift\"", "\"C++\"", "\"JavaScript\"", "\"Go\""])
    return #"{"id":\#(generator.int(1_000_000...900_000_000)),"node_id":"MDEwOlJlcG9zaXRvcnk\#(generator.hex(8))","#
        + #""name":"\#(name)","full_name":"\#(full)","private":false,"owner":\#(owner(login, &generator)),"#
        + #""html_url":"https://example.com/\#(full)","description":\#(description),"fork":\#(generator.once(in: 4)),"#
        + #""url":"\#(api)","# + links.map { #""\#($0.0)_url":"\#(api)/\#($0.1)","# }.joined()
        + #""created_at":"\#(generator.date())","updated_at":"\#(generator.date())","pushed_at":"\#(generator.date())","#
        + #""git_url":"git://example.com/\#(full).git","ssh_url":"git@example.com:\#(full).git","#
        + #""clone_url":"https://example.com/\#(full).git","svn_url":"https://example.com/\#(full)","#
        + #""homepage":\#(homepage),"size":\#(generator.int(10...500_000)),"stargazers_count":\#(stars),"#
        + #""watchers_count":\#(stars),"language":\#(language),"has_issues":true,"has_projects":true,"#
        + #""has_downloads":true,"has_wiki":\#(generator.once(in: 2)),"has_pages":\#(generator.once(in: 3)),"#
        + #""has_discussions":\#(generator.once(in: 3)),"forks_count":\#(forks),"mirror_url":null,"#
        + #""archived":\#(generator.once(in: 9)),"disabled":false,"open_issues_count":\#(issues),"license":\#(license),"#
        + #""allow_forking":true,"is_template":false,"web_commit_signoff_required":false,"#
        + #""topics":[\#(topics.joined(separator: ","))],"visibility":"public","forks":\#(forks),"#
        + #""open_issues":\#(issues),"watchers":\#(stars),"default_branch":"main","#
        + #""permissions":{"admin":false,"maintain":false,"push":false,"triage":false,"pull":true}}"#
}

private func owner(_ login: String, _ generator: inout SeededGenerator) -> String {
    let (id, api) = (generator.int(1...90_000_000), "https://api.example.com/users/\(login)")
    return #"{"login":"\#(login)","id":\#(id),"node_id":"MDQ6VXNlcg\#(generator.hex(6))","#
        + #""avatar_url":"https://avatars.example.com/u/\#(id)?v=4","gravatar_id":"","url":"\#(api)","#
        + #""html_url":"https://example.com/\#(login)","followers_url":"\#(api)/followers","#
        + #""following_url":"\#(api)/following{/other_user}","gists_url":"\#(api)/gists{/gist_id}","#
        + #""starred_url":"\#(api)/starred{/owner}{/repo}","subscriptions_url":"\#(api)/subscriptions","#
        + #""organizations_url":"\#(api)/orgs","repos_url":"\#(api)/repos","events_url":"\#(api)/events{/privacy}","#
        + #""received_events_url":"\#(api)/received_events","type":"User","site_admin":false}"#
}
