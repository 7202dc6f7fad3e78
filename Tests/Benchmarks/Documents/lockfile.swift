import Foundation

extension Document {
    /// A lockfile in the form of npm: packages by path, with dictionaries of dependencies.
    static let lockfile = Document(
        "a lockfile of 400 packages", isSnakeCase: false, (type: Lockfile.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 23)
        let packages = (0..<400).map { package($0, &generator) }
        let text = #"""
            {"name":"lighthouse","version":"1.4.0","lockfileVersion":3,"requires":true,"packages":{"":{\#
            "name":"lighthouse","version":"1.4.0","license":"MIT","dependencies":{\#(dependencies(20, &generator))},\#
            "devDependencies":{\#(dependencies(30, &generator))},"engines":{"node":">=20"}},\#
            \#(packages.joined(separator: ","))}}
            """#
        return indented(text, .google) + "\n"
    }
}

private struct Lockfile: Document.Model {
    struct Funding: Document.Model {
        let type: String?
        let url: URL
    }
    struct Metadata: Document.Model { let optional: Bool }
    struct Package: Document.Model {
        let name, version, license, integrity, deprecated: String?
        let resolved: URL?
        let dev, peer, optional, inBundle, hasInstallScript, link: Bool?
        let dependencies, devDependencies, optionalDependencies, peerDependencies: [String: String]?
        let peerDependenciesMeta: [String: Metadata]?
        let bin, engines: [String: String]?
        let os, cpu: [String]?
        let funding: Funding?
    }
    let name, version: String
    let lockfileVersion: Int
    let requires: Bool
    let packages: [String: Package]
}

private func version(_ generator: inout SeededGenerator) -> String {
    "\(generator.int(0...9)).\(generator.int(0...30)).\(generator.int(0...9))"
}

private func dependencies(_ count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map {
        #""\#(generator.words(1...1))-\#($0)":"\#(generator.any(of: ["^", "~", ""]))\#(version(&generator))""#
    }.joined(separator: ",")
}

private func package(_ index: Int, _ generator: inout SeededGenerator) -> String {
    let scope = generator.any(of: ["", "", "@lamp/", "@types/"])
    let (name, version) = ("\(generator.words(2...2).replacing(" ", with: "-"))-\(index)", version(&generator))
    let parent = generator.once(in: 6) ? "node_modules/parent-\(index)/" : ""
    let url = "https://registry.npmjs.org/\(scope)\(name)/-/\(name)-\(version).tgz"
    let integrity = "sha512-\((0..<3).map { _ in generator.hex(28) }.joined(separator: "/"))+A=="
    let peer = #""peerDependencies":{"react":">=18"},"peerDependenciesMeta":{"react":{"optional":true}}"#
    let parts: [(Bool, String)] = [
        (true, #""version":"\#(version)","resolved":"\#(url)","integrity":"\#(integrity)""#),
        (generator.once(in: 20), #""deprecated":"Use \#(generator.words(1...1)) \"instead\" <https://example.com>""#),
        (generator.once(in: 8), #""cpu":["arm64"],"os":["darwin","linux"],"optional":true"#),
        (generator.once(in: 2), #""dev":true"#), (generator.once(in: 20), #""hasInstallScript":true"#),
        (true, #""license":"\#(generator.any(of: ["MIT", "MIT", "ISC", "Apache-2.0"]))""#),
        (generator.once(in: 2), #""dependencies":{\#(dependencies(generator.int(1...6), &generator))}"#),
        (generator.once(in: 12), #""bin":{"\#(name)":"bin/cli.js"}"#), (generator.once(in: 10), peer),
        (generator.once(in: 2), #""engines":{"node":">=\#(generator.int(6...20))"}"#),
        (generator.once(in: 5), #""funding":{"type":"opencollective","url":"https://opencollective.com/\#(name)"}"#),
    ]
    return #""\#(parent)node_modules/\#(scope)\#(name)":{\#(parts.filter(\.0).map(\.1).joined(separator: ","))}"#
}
