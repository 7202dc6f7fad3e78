import Foundation

extension Document {
    /// All versions of a package in a registry: objects with versions and names of packages as keys.
    static let packages = Document(
        "a package of 80 versions", isSnakeCase: false,
        (type: Package.self, name: "what an app reads"), (type: WholePackage.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 5)
        let numbers = (0..<80).map { "\($0 / 20).\($0 / 5 % 4).\($0 % 5)\($0 % 9 == 8 ? "-beta.1" : "")" }
        let versions = numbers.map { "\"\($0)\":\(version($0, &generator))" }
        let times = numbers.map { "\"\($0)\":\"\(generator.date())\"" }
        return #"{"_id":"@example/web-server","_rev":"148-\#(generator.hex(32))","name":"@example/web-server","#
            + #""dist-tags":{"latest":"3.3.4","next":"3.3.3-beta.1"},"versions":{\#(versions.joined(separator: ","))},"#
            + #""time":{"created":"2014-01-02T03:04:05Z","modified":"2024-05-06T07:08:09Z",\#(times.joined(separator: ","))},"#
            + #""maintainers":[{"name":"nobody","email":"nobody@example.com"}],"description":"A small \"web server\"","#
            + #""homepage":"https://example.com/web-server#readme","keywords":["http","server","small"],"#
            + #""license":"MIT","readme":"Web server\n\n```js\nconst { serve } = require(\"@example/web-server\");\n```\n\#(String(repeating: #"Use it \u0026 \"enjoy\".\n"#, count: 100))"}"#
    }
}

private struct Package: Document.Model {
    enum CodingKeys: String, CodingKey {
        case name, description, versions, time
        case tags = "dist-tags"
    }
    struct Version: Document.Model {
        struct Distribution: Document.Model {
            let tarball: String
            let unpackedSize: Int?
        }
        let version: String
        let deprecated: String?
        let dependencies: [String: String]?
        let dist: Distribution
    }
    let name, description: String
    let tags: [String: String]
    let versions: [String: Version]
    let time: [String: Date]
}

private struct WholePackage: Document.Model {
    enum CodingKeys: String, CodingKey {
        case name, description, versions, time, maintainers, homepage, keywords, license, readme
        case id = "_id"
        case revision = "_rev"
        case tags = "dist-tags"
    }
    struct Person: Document.Model {
        let name: String
        let email: String?
    }
    struct Version: Document.Model {
        enum CodingKeys: String, CodingKey {
            case name, version, description, main, types, scripts, repository, keywords, author, license, bugs, homepage
            case engines, dependencies, devDependencies, peerDependencies, deprecated, gitHead, dist, maintainers
            case id = "_id"
            case nodeVersion = "_nodeVersion"
            case publisher = "_npmUser"
            case hasShrinkwrap = "_hasShrinkwrap"
        }
        struct Repository: Document.Model {
            let type, url: String
        }
        struct Bugs: Document.Model {
            let url: String
        }
        struct Distribution: Document.Model {
            struct Signature: Document.Model {
                let keyid, sig: String
            }
            let integrity, shasum, tarball: String
            let fileCount, unpackedSize: Int
            let signatures: [Signature]
        }
        let name, version, description, main: String
        let types: String?
        let scripts: [String: String]
        let repository: Repository
        let keywords: [String]
        let author: Person
        let license: String
        let bugs: Bugs
        let homepage: String
        let engines, dependencies, devDependencies: [String: String]
        let peerDependencies: [String: String]?
        let deprecated: String?
        let gitHead, id, nodeVersion: String
        let dist: Distribution
        let publisher: Person
        let maintainers: [Person]
        let hasShrinkwrap: Bool
    }
    let id, revision, name: String
    let tags: [String: String]
    let versions: [String: Version]
    let time: [String: Date]
    let maintainers: [Person]
    let description, homepage: String
    let keywords: [String]
    let license, readme: String
}

private let dependencies = [
    "accepts", "body-parser", "content-type", "cookie", "debug", "depd", "@example/encode-url", "etag", "finalhandler",
    "fresh", "merge-descriptors", "on-finished", "parseurl", "path-to-regexp", "proxy-addr", "range-parser", "vary",
]

private func version(_ number: String, _ generator: inout SeededGenerator) -> String {
    func packages(_ count: Int) -> String {
        dependencies.shuffled(using: &generator).prefix(count).sorted().map {
            "\"\($0)\":\"^\(generator.int(0...9)).\(generator.int(0...20)).\(generator.int(0...9))\""
        }.joined(separator: ",")
    }
    let person = #"{"name":"nobody","email":"nobody@example.com"}"#
    let (runtime, development) = (packages(generator.int(4...17)), packages(6))
    return
        #"{"name":"@example/web-server","version":"\#(number)","description":"A small \"web server\"","main":"./lib/index.js","#
        + (generator.once(in: 2) ? #""types":"./lib/index.d.ts","# : "")
        + #""scripts":{"test":"mocha --require test/support/env --reporter spec \"test/**/*.js\"","lint":"eslint .","build":"tsc -p ."},"#
        + #""repository":{"type":"git","url":"git+https://example.com/example/web-server.git"},"keywords":["http","server","small"],"#
        + #""author":{"name":"Ren\u00e9e Nobody"},"license":"MIT","bugs":{"url":"https://example.com/example/web-server/issues"},"#
        + #""homepage":"https://example.com/web-server#readme","engines":{"node":">= 0.10.0"},"dependencies":{\#(runtime)},"#
        + #""devDependencies":{\#(development)},"#
        + (generator.once(in: 5) ? #""deprecated":"Use version 3 \u003e= 3.1 instead","# : "")
        + #""gitHead":"\#(generator.hex(40))","_id":"@example/web-server@\#(number)","_nodeVersion":"18.\#(generator.int(0...20)).0","#
        + #""dist":{"integrity":"sha512-\#(generator.hex(84))==","shasum":"\#(generator.hex(40))","#
        + #""tarball":"https://registry.example.org/@example/web-server/-/web-server-\#(number).tgz","fileCount":\#(generator.int(5...90)),"#
        + #""unpackedSize":\#(generator.int(9_000...900_000)),"signatures":[{"keyid":"SHA256:\#(generator.hex(43))","sig":"MEUCIQ\#(generator.hex(90))="}]},"#
        + #""_npmUser":\#(person),"maintainers":[\#(person),{"name":"somebody","email":"somebody@example.com"}],"_hasShrinkwrap":false}"#
}
