import Foundation

extension Document {
    /// The result of a search for issues in the form of Jira: deep objects, texts as trees, and custom fields, most of
    /// which are null.
    static let issues = Document(
        "a search for 22 issues", isSnakeCase: false,
        (type: Issues.self, name: "what an app reads"), (type: WholeIssues.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 13)
        let users = people.map { user($0, &generator) }
        let issues = (0..<22).map { issue(431 - $0, users, &generator) }
        return #"""
            {"expand":"schema,names","startAt":0,"maxResults":22,"total":418,\#
            "issues":[\#(issues.joined(separator: ","))]}
            """#
    }
}

private struct Issues: Document.Model {
    struct Issue: Document.Model {
        let id, key: String
        let fields: Fields
    }
    struct Fields: Document.Model {
        struct IssueType: Document.Model {
            let name: String
            let iconUrl: URL
            let subtask: Bool
        }
        struct Priority: Document.Model {
            let name: String
            let iconUrl: URL
        }
        struct Status: Document.Model {
            struct Category: Document.Model {
                let key, colorName: String
            }
            let name: String
            let statusCategory: Category
        }
        struct User: Document.Model {
            let accountId, displayName: String
            let avatarUrls: [String: URL]
        }
        struct Version: Document.Model {
            let id, name: String
            let released: Bool
        }
        struct Parent: Document.Model {
            struct Fields: Document.Model {
                let summary: String
            }
            let key: String
            let fields: Fields
        }
        struct Sprint: Document.Model {
            enum State: String, Document.Model {
                case active, closed, future
            }
            let id: Int
            let name: String
            let state: State
        }
        let summary: String
        let issuetype: IssueType
        let priority: Priority?
        let status: Status
        let assignee, reporter: User?
        let labels: [String]
        let fixVersions: [Version]
        let parent: Parent?
        let created, updated: String
        let duedate: String?
        let storyPoints: Double?
        let sprints: [Sprint]?

        enum CodingKeys: String, CodingKey {
            case summary, issuetype, priority, status, assignee, reporter, labels, fixVersions, parent
            case created, updated, duedate
            case storyPoints = "customfield_10016"
            case sprints = "customfield_10020"
        }
    }
    let startAt, maxResults, total: Int
    let issues: [Issue]
}

private struct WholeIssues: Document.Model {
    struct IssueType: Document.Model {
        let link: URL
        let id, description: String
        let iconUrl: URL
        let name: String
        let subtask: Bool
        let avatarId: Int?
        let hierarchyLevel: Int

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case id, description, iconUrl, name, subtask, avatarId, hierarchyLevel
        }
    }
    struct Priority: Document.Model {
        let link, iconUrl: URL
        let name, id: String

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case iconUrl, name, id
        }
    }
    struct Status: Document.Model {
        struct Category: Document.Model {
            let link: URL
            let id: Int
            let key, colorName, name: String

            enum CodingKeys: String, CodingKey {
                case link = "self"
                case id, key, colorName, name
            }
        }
        let link: URL
        let description: String
        let iconUrl: URL
        let name, id: String
        let statusCategory: Category

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case description, iconUrl, name, id, statusCategory
        }
    }
    struct User: Document.Model {
        let link: URL
        let accountId: String
        let emailAddress: String?
        let avatarUrls: [String: URL]
        let displayName: String
        let active: Bool
        let timeZone: String?
        let accountType: String

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case accountId, emailAddress, avatarUrls, displayName, active, timeZone, accountType
        }
    }
    struct Project: Document.Model {
        let link: URL
        let id, key, name, projectTypeKey: String
        let simplified: Bool
        let avatarUrls: [String: URL]

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case id, key, name, projectTypeKey, simplified, avatarUrls
        }
    }
    struct Version: Document.Model {
        let link: URL
        let id, name: String
        let description: String?
        let archived, released: Bool
        let releaseDate: String?

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case id, name, description, archived, released, releaseDate
        }
    }
    struct Component: Document.Model {
        let link: URL
        let id, name: String
        let description: String?

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case id, name, description
        }
    }
    struct Resolution: Document.Model {
        let link: URL
        let id, description, name: String

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case id, description, name
        }
    }
    struct Progress: Document.Model {
        let progress, total: Int
        let percent: Int?
    }
    struct Votes: Document.Model {
        let link: URL
        let votes: Int
        let hasVoted: Bool

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case votes, hasVoted
        }
    }
    struct Watches: Document.Model {
        let link: URL
        let watchCount: Int
        let isWatching: Bool

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case watchCount, isWatching
        }
    }
    struct BriefIssue: Document.Model {
        struct Fields: Document.Model {
            let summary: String
            let status: Status
            let priority: Priority?
            let issuetype: IssueType
        }
        let id, key: String
        let link: URL
        let fields: Fields

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case id, key, fields
        }
    }
    struct IssueLink: Document.Model {
        struct Kind: Document.Model {
            let id, name, inward, outward: String
            let link: URL

            enum CodingKeys: String, CodingKey {
                case link = "self"
                case id, name, inward, outward
            }
        }
        let id: String
        let link: URL
        let type: Kind
        let inwardIssue, outwardIssue: BriefIssue?

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case id, type, inwardIssue, outwardIssue
        }
    }
    /// A text in the Atlassian Document Format.
    struct Node: Document.Model {
        struct Attributes: Document.Model {
            let level, order: Int?
            let language, id, text, accessLevel: String?
            let url: URL?
        }
        struct Mark: Document.Model {
            struct Attributes: Document.Model {
                let href: URL?
            }
            let type: String
            let attrs: Attributes?
        }
        let type: String
        let version: Int?
        let text: String?
        let attrs: Attributes?
        let marks: [Mark]?
        let content: [Node]?
    }
    struct ParentLink: Document.Model {
        struct Reason: Document.Model {
            let reason, message: String
        }
        let hasEpicLinkFieldDependency, showField: Bool
        let nonEditableReason: Reason
    }
    struct Option: Document.Model {
        let link: URL
        let value, id: String

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case value, id
        }
    }
    struct Sprint: Document.Model {
        let id: Int
        let name: String
        let state: Issues.Fields.Sprint.State
        let boardId: Int
        let goal: String
        let startDate, endDate, completeDate: String?
    }
    struct Fields: Document.Model {
        let statuscategorychangedate: String
        let parent: BriefIssue?
        let fixVersions: [Version]
        let resolution: Resolution?
        let lastViewed: String?
        let priority: Priority?
        let labels: [String]
        let aggregatetimeoriginalestimate, timeestimate: Int?
        let versions: [Version]
        let issuelinks: [IssueLink]
        let assignee: User?
        let status: Status
        let components: [Component]
        let aggregatetimeestimate: Int?
        let creator: User
        let subtasks: [BriefIssue]
        let reporter: User?
        let aggregateprogress, progress: Progress
        let votes: Votes
        let issuetype: IssueType
        let timespent: Int?
        let project: Project
        let aggregatetimespent: Int?
        let resolutiondate: String?
        let workratio: Int
        let watches: Watches
        let created, updated: String
        let timeoriginalestimate: Int?
        let description: Node?
        let security: String?
        let summary: String
        let environment: Node?
        let duedate: String?
        let development: String
        let team: String?
        let organizations: [String]
        let requestType, epicName, epicStatus, epicColor, epicLink, startDate: String?
        let storyPoints: Double?
        let issueColor: String?
        let parentLink: ParentLink
        let rank: String
        let sprints: [Sprint]?
        let flagged: [Option]?
        let customfield10003, customfield10004, customfield10005, customfield10006, customfield10007: String?
        let customfield10008, customfield10009, customfield10022, customfield10023, customfield10024: String?
        let customfield10025, customfield10026, customfield10027, customfield10028, customfield10029: String?
        let customfield10030, customfield10031, customfield10032, customfield10033, customfield10034: String?
        let browser: Option?
        let customfield10036, customfield10037, customfield10038: String?

        enum CodingKeys: String, CodingKey {
            case statuscategorychangedate, parent, fixVersions, resolution, lastViewed, priority, labels
            case aggregatetimeoriginalestimate, timeestimate, versions, issuelinks, assignee, status, components
            case aggregatetimeestimate, creator, subtasks, reporter, aggregateprogress, progress, votes, issuetype
            case timespent, project, aggregatetimespent, resolutiondate, workratio, watches, created, updated
            case timeoriginalestimate, description, security, summary, environment, duedate
            case development = "customfield_10000"
            case team = "customfield_10001"
            case organizations = "customfield_10002"
            case customfield10003 = "customfield_10003"
            case customfield10004 = "customfield_10004"
            case customfield10005 = "customfield_10005"
            case customfield10006 = "customfield_10006"
            case customfield10007 = "customfield_10007"
            case customfield10008 = "customfield_10008"
            case customfield10009 = "customfield_10009"
            case requestType = "customfield_10010"
            case epicName = "customfield_10011"
            case epicStatus = "customfield_10012"
            case epicColor = "customfield_10013"
            case epicLink = "customfield_10014"
            case startDate = "customfield_10015"
            case storyPoints = "customfield_10016"
            case issueColor = "customfield_10017"
            case parentLink = "customfield_10018"
            case rank = "customfield_10019"
            case sprints = "customfield_10020"
            case flagged = "customfield_10021"
            case customfield10022 = "customfield_10022"
            case customfield10023 = "customfield_10023"
            case customfield10024 = "customfield_10024"
            case customfield10025 = "customfield_10025"
            case customfield10026 = "customfield_10026"
            case customfield10027 = "customfield_10027"
            case customfield10028 = "customfield_10028"
            case customfield10029 = "customfield_10029"
            case customfield10030 = "customfield_10030"
            case customfield10031 = "customfield_10031"
            case customfield10032 = "customfield_10032"
            case customfield10033 = "customfield_10033"
            case customfield10034 = "customfield_10034"
            case browser = "customfield_10035"
            case customfield10036 = "customfield_10036"
            case customfield10037 = "customfield_10037"
            case customfield10038 = "customfield_10038"
        }
    }
    struct Issue: Document.Model {
        let expand, id: String
        let link: URL
        let key: String
        let fields: Fields

        enum CodingKeys: String, CodingKey {
            case link = "self"
            case expand, id, key, fields
        }
    }
    let expand: String
    let startAt, maxResults, total: Int
    let issues: [Issue]
}

private let site = "https://lighthouse.atlassian.net"
private let api = "\(site)/rest/api/3"

private let people = [
    ("Renée Martin", "RM", "renee.martin@example.com", "Europe/Berlin"),
    ("Иван Петров", "ИП", "ivan@example.com", "Asia/Almaty"),
    ("Ada O'Body", "AO", "ada@example.com", "America/New_York"), ("田中しの", "田", "shino@example.com", "Asia/Tokyo"),
    ("Samir Example", "SE", "samir@example.com", "Asia/Calcutta"),
]

private func user(
    _ person: (name: String, initials: String, mail: String, zone: String), _ generator: inout SeededGenerator
)
    -> String
{
    let uuid = [8, 4, 4, 4, 12].map { generator.hex($0) }.joined(separator: "-")
    let letters = person.initials.utf8.count == 2 ? person.initials : "default"
    let avatar = #"""
        https://secure.gravatar.com/avatar/\#(generator.hex(32))?d=https%3A%2F%2Favatar-management--avatars.us-west-2.\#
        prod.public.atl-paas.net%2Finitials%2F\#(letters)-\#(generator.int(0...6)).png
        """#
    // The field is missing for people who do not show their email address.
    let mail = generator.once(in: 3) ? "" : #""emailAddress":"\#(person.mail)","#
    return #"""
        {"self":"\#(api)/user?accountId=712020%3A\#(uuid)","accountId":"712020:\#(uuid)",\#(mail)\#
        "avatarUrls":{"48x48":"\#(avatar)","24x24":"\#(avatar)","16x16":"\#(avatar)","32x32":"\#(avatar)"},\#
        "displayName":"\#(person.name)","active":true,"timeZone":"\#(person.zone)","accountType":"atlassian"}
        """#
}

private func issueType(isSubtask: Bool = false, _ generator: inout SeededGenerator) -> String {
    let (id, name, description, avatar) =
        isSubtask
        ? ("10003", "Sub-task", "A small piece of work that's part of a larger task.", 10316)
        : generator.any(of: [
            ("10001", "Story", "Functionality or a feature expressed as a user goal.", 10315),
            ("10002", "Task", "A small, distinct piece of work.", 10318),
            ("10004", "Bug", "A problem or error.", 10303),
        ])
    return #"""
        {"self":"\#(api)/issuetype/\#(id)","id":"\#(id)","description":"\#(description)",\#
        "iconUrl":"\#(site)/rest/api/2/universal_avatar/view/type/issuetype/avatar/\#(avatar)?size=medium",\#
        "name":"\#(name)","subtask":\#(isSubtask),"avatarId":\#(avatar),"hierarchyLevel":\#(isSubtask ? -1 : 0)}
        """#
}

private func priority(_ generator: inout SeededGenerator) -> String {
    let (id, name) = generator.any(of: [(2, "High"), (3, "Medium"), (3, "Medium"), (4, "Low")])
    return #"""
        {"self":"\#(api)/priority/\#(id)","iconUrl":"\#(site)/images/icons/priorities/\#(name.lowercased()).svg",\#
        "name":"\#(name)","id":"\#(id)"}
        """#
}

private func status(isDone: Bool, _ generator: inout SeededGenerator) -> String {
    let (id, name, category, key, color, title) =
        isDone
        ? (10_002, "Done", 3, "done", "green", "Done")
        : generator.any(of: [
            (10_000, "To Do", 2, "new", "blue-gray", "To Do"),
            (3, "In Progress", 4, "indeterminate", "yellow", "In Progress"),
            (10_005, "In Review", 4, "indeterminate", "yellow", "In Progress"),
        ])
    let description = id == 3 ? "This issue is being actively worked on at the moment by the assignee." : ""
    let icon = id == 3 ? "images/icons/statuses/inprogress.png" : ""
    return #"""
        {"self":"\#(api)/status/\#(id)","description":"\#(description)","iconUrl":"\#(site)/\#(icon)","name":"\#(name)",\#
        "id":"\#(id)","statusCategory":{"self":"\#(api)/statuscategory/\#(category)","id":\#(category),"key":"\#(key)",\#
        "colorName":"\#(color)","name":"\#(title)"}}
        """#
}

private func briefIssue(_ number: Int, isSubtask: Bool = false, _ generator: inout SeededGenerator) -> String {
    let isDone = generator.once(in: 2)
    return #"""
        {"id":"\#(20_000 + number)","key":"LAMP-\#(number)","self":"\#(api)/issue/\#(20_000 + number)",\#
        "fields":{"summary":"\#(summary(&generator))","status":\#(status(isDone: isDone, &generator)),\#
        "priority":\#(priority(&generator)),"issuetype":\#(issueType(isSubtask: isSubtask, &generator))}}
        """#
}

private func summary(_ generator: inout SeededGenerator) -> String {
    let words = generator.words(3...9)
    return generator.any(of: [
        words, words, #"[iOS] \#(words)"#, #"\"\#(words)\" isn't shown → regression"#, "Größe: \(words)",
    ])
}

private func time(_ generator: inout SeededGenerator) -> String {
    "\(generator.date().dropLast()).\(generator.int(100...999))+0200"
}

private func issue(_ number: Int, _ users: [String], _ generator: inout SeededGenerator) -> String {
    let (id, isDone, isSubtask) = (20_000 + number, generator.once(in: 3), generator.once(in: 5))
    let parent =
        isSubtask || generator.once(in: 3)
        ? #""parent":\#(briefIssue(number - generator.int(10...90), &generator)),"# : ""
    let versions = (0..<generator.int(0...2)).map {
        #"""
        {"self":"\#(api)/version/\#(10_010 + $0)","id":"\#(10_010 + $0)","description":"","name":"4.\#($0).0",\#
        "archived":false,"released":\#($0 == 0)\#($0 == 0 ? #","releaseDate":"2024-04-17""# : "")}
        """#
    }
    let resolution = #"""
        {"self":"\#(api)/resolution/10000","id":"10000","description":"Work has been completed on this issue.","name":"Done"}
        """#
    let labels = (0..<generator.int(0...3)).map { _ in #""\#(generator.words(1...1))""# }
    let links = (0..<generator.int(0...1)).map { _ in issueLink(number, &generator) }
    let components = (0..<generator.int(0...1)).map {
        #"""
        {"self":"\#(api)/component/\#(10_000 + $0)","id":"\#(10_000 + $0)","name":"\#(generator.words(1...2))"}
        """#
    }
    let subtasks = (0..<(isSubtask ? 0 : generator.int(0...1))).map {
        briefIssue(number + 3 + $0, isSubtask: true, &generator)
    }
    let assignee = generator.once(in: 4) ? "null" : generator.any(of: users)
    let (creator, total, spent) = (generator.any(of: users), generator.int(1...8) * 3_600, generator.int(0...8) * 1_800)
    let hasTime = generator.once(in: 4)
    let progress =
        hasTime
        ? #"{"progress":\#(spent),"total":\#(total + spent),"percent":\#(spent * 100 / (total + spent))}"#
        : #"{"progress":0,"total":0}"#
    let (estimate, work) = hasTime ? ("\(total)", "\(spent)") : ("null", "null")
    let (created, updated) = (time(&generator), time(&generator))
    let points = generator.any(of: ["null", "1.0", "2.0", "3.0", "5.0"])
    let sprint = generator.once(in: 3) ? "null" : "[\(sprint(&generator))]"
    let flag =
        generator.once(in: 8)
        ? #"[{"self":"\#(api)/customFieldOption/10019","value":"Impediment","id":"10019"}]"# : "null"
    let browser =
        generator.once(in: 6)
        ? #"{"self":"\#(api)/customFieldOption/10024","value":"Safari","id":"10024"}"# : "null"
    let description = generator.once(in: 6) ? "null" : text(&generator)
    let view = generator.any(of: ["null", "\"\(updated)\""])
    return #"""
        {"expand":"operations,versionedRepresentations,editmeta,changelog,customfield_10010.requestTypePractice,renderedFields",\#
        "id":"\#(id)","self":"\#(api)/issue/\#(id)","key":"LAMP-\#(number)","fields":{"statuscategorychangedate":"\#(updated)",\#
        \#(parent)"fixVersions":[\#(versions.joined(separator: ","))],"resolution":\#(isDone ? resolution : "null"),\#
        \#(nullFields(22...34))"customfield_10035":\#(browser),\#(nullFields(36...38))"lastViewed":\#(view),\#
        "priority":\#(priority(&generator)),"labels":[\#(labels.joined(separator: ","))],\#
        "aggregatetimeoriginalestimate":\#(estimate),"timeestimate":\#(estimate),"versions":[],\#
        "issuelinks":[\#(links.joined(separator: ","))],"assignee":\#(assignee),\#
        "status":\#(status(isDone: isDone, &generator)),"components":[\#(components.joined(separator: ","))],\#
        "aggregatetimeestimate":\#(estimate),"creator":\#(creator),"subtasks":[\#(subtasks.joined(separator: ","))],\#
        "reporter":\#(creator),"aggregateprogress":\#(progress),\#(nullFields(3...13))"progress":\#(progress),\#
        "votes":{"self":"\#(api)/issue/LAMP-\#(number)/votes","votes":0,"hasVoted":false},\#
        "issuetype":\#(issueType(isSubtask: isSubtask, &generator)),"timespent":\#(work),\#
        "project":{"self":"\#(api)/project/10002","id":"10002","key":"LAMP","name":"Lighthouse „Lamp“",\#
        "projectTypeKey":"software","simplified":false,"avatarUrls":{\#
        "48x48":"\#(site)/rest/api/3/universal_avatar/view/type/project/avatar/10412",\#
        "24x24":"\#(site)/rest/api/3/universal_avatar/view/type/project/avatar/10412?size=small",\#
        "16x16":"\#(site)/rest/api/3/universal_avatar/view/type/project/avatar/10412?size=xsmall",\#
        "32x32":"\#(site)/rest/api/3/universal_avatar/view/type/project/avatar/10412?size=medium"}},\#
        "aggregatetimespent":\#(work),"resolutiondate":\#(isDone ? "\"\(updated)\"" : "null"),"workratio":-1,\#
        "watches":{"self":"\#(api)/issue/LAMP-\#(number)/watchers","watchCount":\#(generator.int(0...6)),"isWatching":false},\#
        "created":"\#(created)","customfield_10020":\#(sprint),"customfield_10021":\#(flag),"updated":"\#(updated)",\#
        "timeoriginalestimate":\#(estimate),"description":\#(description),"customfield_10014":null,\#
        "customfield_10015":\#(generator.any(of: ["null", "\"2024-05-06\""])),"customfield_10016":\#(points),\#
        "customfield_10017":\#(generator.any(of: ["null", "\"dark_orange\""])),\#
        "customfield_10018":{"hasEpicLinkFieldDependency":false,"showField":false,\#
        "nonEditableReason":{"reason":"PLUGIN_LICENSE_ERROR","message":"The Parent Link is only available to Jira Premium users."}},\#
        "customfield_10019":"0|i00\#(generator.hex(3)):","security":null,"summary":"\#(summary(&generator))",\#
        "customfield_10000":"{}","customfield_10001":null,"customfield_10002":[],"environment":null,\#
        "duedate":\#(generator.any(of: ["null", "null", "\"2024-06-28\""]))}}
        """#
}

private func nullFields(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { #""customfield_\#(10_000 + $0)":null,"# }.joined()
}

private func issueLink(_ number: Int, _ generator: inout SeededGenerator) -> String {
    let id = generator.int(10_000...10_900)
    return #"""
        {"id":"\#(id)","self":"\#(api)/issueLink/\#(id)","type":{"id":"10000","name":"Blocks","inward":"is blocked by",\#
        "outward":"blocks","self":"\#(api)/issueLinkType/10000"},\#
        "\#(generator.any(of: ["inwardIssue", "outwardIssue"]))":\#(briefIssue(number - 7, &generator))}
        """#
}

private func sprint(_ generator: inout SeededGenerator) -> String {
    let (id, isClosed) = (generator.int(10...60), generator.once(in: 2))
    return #"""
        {"id":\#(id),"name":"LAMP Sprint \#(id)","state":"\#(isClosed ? "closed" : "active")","boardId":3,\#
        "goal":"\#(generator.words(0...6))","startDate":"2024-05-06T08:00:00.000Z","endDate":"2024-05-20T16:00:00.000Z"\#
        \#(isClosed ? #","completeDate":"2024-05-20T15:11:40.018Z""# : "")}
        """#
}

/// Returns a text in the Atlassian Document Format.
private func text(_ generator: inout SeededGenerator) -> String {
    let nodes = (0..<generator.int(1...4)).map { _ in
        switch generator.int(0...5) {
        case 0:
            #"{"type":"heading","attrs":{"level":3},"content":[{"type":"text","text":"\#(generator.words(1...4))"}]}"#
        case 1:
            #"{"type":"bulletList","content":[\#(listItem(&generator)),\#(listItem(&generator))]}"#
        case 2:
            #"""
            {"type":"codeBlock","attrs":{"language":"swift"},"content":[{"type":"text",\#
            "text":"let lamp = Lamp()\nlamp.color = \"\#(generator.words(1...1))\"\n\tlamp.shine()"}]}
            """#
        default: paragraph(&generator)
        }
    }
    return #"{"type":"doc","version":1,"content":[\#(nodes.joined(separator: ","))]}"#
}

private func listItem(_ generator: inout SeededGenerator) -> String {
    #"{"type":"listItem","content":[\#(paragraph(&generator))]}"#
}

private func paragraph(_ generator: inout SeededGenerator) -> String {
    let parts = (0..<generator.int(1...4)).map { _ in
        switch generator.int(0...7) {
        case 0: #"{"type":"text","text":"\#(generator.words(1...3))","marks":[{"type":"strong"}]}"#
        case 1: #"{"type":"text","text":"\#(generator.words(1...2))","marks":[{"type":"code"}]}"#
        case 2:
            #"""
            {"type":"text","text":"\#(generator.words(1...3))",\#
            "marks":[{"type":"link","attrs":{"href":"https://example.com/\#(generator.hex(6))?a=1&b=2"}}]}
            """#
        case 3:
            #"{"type":"mention","attrs":{"id":"712020:\#(generator.hex(8))","text":"@Renée Martin","accessLevel":""}}"#
        case 4: #"{"type":"hardBreak"}"#
        default: #"{"type":"text","text":"\#(generator.words(4...20)) "}"#
        }
    }
    return #"{"type":"paragraph","content":[\#(parts.joined(separator: ","))]}"#
}
