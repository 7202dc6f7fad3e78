// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .strictMemorySafety(),
]

/// What Apple requires of a target that reads metadata of files. On other platforms the file has no effect.
let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]

/// The products for one subject each. They depend on `Fetching`, and not on each other, except that `FetchingCrawl`
/// uses the rates of `FetchingResilience`.
let subjects: [Target.Dependency] = [
    "FetchingAccess", "FetchingCache", "FetchingCrawl", "FetchingRecording", "FetchingResilience", "FetchingRules",
    "FetchingScreens", "FetchingSockets", "FetchingStreams",
]

/// The folders of the targets under `Sources` and `Tests`.
enum Group: String {
    case library = "Library"
    case testing = "Testing"
    case tools = "Tools"
    case examples = "Examples"
}

/// Returns a target of Swift code in the folder of its group.
func target(
    _ name: String, in group: Group, path: String? = nil, _ dependencies: [Target.Dependency] = [],
    resources: [Resource] = [], exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(group.rawValue)/\(path ?? name)", exclude: exclude,
        resources: resources, swiftSettings: settings)
}

/// Returns the tests of a target. All tests can use `FetchingTestSupport`, `LoopbackServer` and the code that tests
/// share.
func tests(
    _ name: String, in group: Group, path: String? = nil, _ dependencies: [Target.Dependency], exclude: [String] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["FetchingTestSupport", "LoopbackServer", "SharedTestCode"],
        path: "Tests/\(group.rawValue)/\(path ?? name)", exclude: exclude, swiftSettings: settings)
}

/// The benchmarks. They are part of the package only if `FETCHING_BENCHMARKS` is set, so that `swift build` and
/// `swift test` take less time.
let benchmarks: [Target] =
    Context.environment["FETCHING_BENCHMARKS"] == nil
    ? []
    : [
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .target(name: "TransportBaseline", dependencies: ["CCurl"], path: "Tests/TransportBaseline"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: subjects + [
                "AllocationCounter", "Fetching", "FetchingJSON", "FetchingTestSupport", "LoopbackServer", "Marvel",
                "TransportBaseline",
            ],
            path: "Tests/Benchmarks", exclude: ["Fields/generate-models.py"], swiftSettings: settings),
    ]

let package = Package(
    name: "swift-fetching",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    // In the order of the tables in README.
    products: [
        // For an app.
        .library(name: "Fetching", targets: ["Fetching"]),
        .library(name: "FetchingResilience", targets: ["FetchingResilience"]),
        .library(name: "FetchingAccess", targets: ["FetchingAccess"]),
        .library(name: "FetchingCache", targets: ["FetchingCache"]),
        .library(name: "FetchingStreams", targets: ["FetchingStreams"]),
        .library(name: "FetchingSockets", targets: ["FetchingSockets"]),
        .library(name: "FetchingScreens", targets: ["FetchingScreens"]),
        .library(name: "FetchingRules", targets: ["FetchingRules"]),
        .library(name: "FetchingJSON", targets: ["FetchingJSON"]),
        // For tests.
        .library(name: "FetchingTestSupport", targets: ["FetchingTestSupport"]),
        .library(name: "FetchingRecording", targets: ["FetchingRecording"]),
        .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
        // Tools and examples.
        .executable(name: "fetching", targets: ["FetchingCommand"]),
        .library(name: "FetchingREPL", targets: ["FetchingREPL"]),
        .library(name: "FetchingCrawl", targets: ["FetchingCrawl"]),
        .library(name: "Etcd", targets: ["Etcd"]),
        .library(name: "Marvel", targets: ["Marvel"]),
        .library(name: "MarvelSandbox", targets: ["MarvelSandbox"]),
        .executable(name: "marvel", targets: ["MarvelCLI"]),
    ],
    targets: [
        .target(name: "CCurl", path: "Sources/Library/CCurl"),
        target("HTTPSyntax", in: .library),
        target("FileAccess", in: .library, resources: privacy),
        target("FetchingJSON", in: .library),
        target("CurlTransport", in: .library, ["CCurl", "HTTPSyntax"]),
        target("Fetching", in: .library, ["CurlTransport", "FetchingJSON", "HTTPSyntax"], resources: privacy),
        target("FetchingResilience", in: .library, ["Fetching", "FileAccess", "HTTPSyntax"]),
        target("FetchingAccess", in: .library, ["Fetching", "FileAccess", "HTTPSyntax"]),
        target("FetchingCache", in: .library, ["Fetching", "FileAccess", "HTTPSyntax"]),
        target("FetchingScreens", in: .library, ["Fetching"]),
        target("FetchingRules", in: .library, ["Fetching", "HTTPSyntax"]),
        target("FetchingRecording", in: .library, ["Fetching", "FetchingJSON", "FileAccess", "HTTPSyntax"]),
        target("FetchingStreams", in: .library, ["Fetching", "FileAccess", "HTTPSyntax"]),
        target("FetchingSockets", in: .library, ["Fetching", "HTTPSyntax"]),
        target(
            "FetchingCrawl", in: .library,
            ["Fetching", "FetchingJSON", "FetchingResilience", "FileAccess", "HTTPSyntax"]),

        target(
            "FetchingTestSupport", in: .testing,
            ["Fetching", "FetchingJSON", "FetchingRules", "FetchingSockets", "HTTPSyntax"]),
        target("LoopbackServer", in: .testing),

        target(
            "FetchingText", in: .tools, ["Fetching", "FetchingJSON", "FetchingRecording", "FileAccess", "HTTPSyntax"]),
        target(
            "FetchingGenerators", in: .tools,
            ["Fetching", "FetchingJSON", "FetchingRecording", "FetchingText", "FileAccess", "HTTPSyntax"]),
        target(
            "FetchingREPL", in: .tools,
            ["Fetching", "FetchingGenerators", "FetchingJSON", "FetchingSockets", "FetchingText", "HTTPSyntax"]),

        target(
            "CommandLineSupport", in: .tools,
            [
                "Etcd", "Fetching", "FetchingCache", "FetchingCrawl", "FetchingGenerators", "FetchingJSON",
                "FetchingResilience", "FetchingText", "FileAccess", "HTTPSyntax",
            ]),
        .executableTarget(
            name: "FetchingCommand",
            dependencies: [
                "CommandLineSupport", "Fetching", "FetchingCache", "FetchingGenerators", "FetchingJSON",
                "FetchingRecording", "FetchingResilience", "FetchingSockets", "FetchingStreams", "FetchingText",
                "HTTPSyntax", "LoopbackServer",
            ],
            // The commands can use only what is public.
            path: "Sources/Tools/Command", packageAccess: false, swiftSettings: settings),

        target(
            "Etcd", in: .examples,
            ["Fetching", "FetchingAccess", "FetchingCrawl", "FetchingResilience", "FetchingStreams"]),
        target("Marvel", in: .examples, path: "Marvel/Client", ["Fetching", "FetchingJSON", "HTTPSyntax"]),
        target(
            "MarvelSandbox", in: .examples, path: "Marvel/Sandbox",
            ["Fetching", "FetchingJSON", "HTTPSyntax", "LoopbackServer", "Marvel"],
            exclude: ["Facts/compact-facts.py"]),
        .executableTarget(
            name: "MarvelCLI",
            dependencies: [
                "CommandLineSupport", "Fetching", "FetchingCache", "FetchingJSON", "FetchingRecording",
                "FetchingResilience", "FetchingText", "HTTPSyntax", "Marvel", "MarvelSandbox",
            ],
            path: "Sources/Examples/Marvel/Command", packageAccess: false, swiftSettings: settings),

        .executableTarget(
            name: "SocketDriver", dependencies: ["Fetching", "FetchingSockets", "HTTPSyntax"],
            path: "Tests/SocketDriver", swiftSettings: settings),
        .target(name: "ProcessStarter", path: "Tests/ProcessStarter"),
        .target(
            name: "SharedTestCode", dependencies: ["Fetching", "HTTPSyntax", "LoopbackServer", "ProcessStarter"],
            path: "Tests/Shared"),

        tests("HTTPSyntaxTests", in: .library, ["Fetching", "HTTPSyntax"]),
        tests("FileAccessTests", in: .library, ["FileAccess"]),
        tests("FetchingJSONTests", in: .library, ["Fetching", "FetchingJSON"]),
        tests("CurlTransportTests", in: .library, ["CCurl", "CurlTransport"]),
        tests("FetchingTests", in: .library, subjects + ["CurlTransport", "Fetching", "FetchingJSON"]),
        tests("FetchingResilienceTests", in: .library, ["FetchingAccess", "FetchingResilience"]),
        tests("FetchingAccessTests", in: .library, ["FetchingAccess", "FetchingResilience"]),
        tests(
            "FetchingCacheTests", in: .library,
            ["FetchingAccess", "FetchingCache", "FetchingResilience", "FileAccess"]),
        tests("FetchingScreensTests", in: .library, ["FetchingScreens"]),
        tests("FetchingRulesTests", in: .library, ["FetchingRules"]),
        tests(
            "FetchingRecordingTests", in: .library,
            ["FetchingAccess", "FetchingRecording", "FetchingResilience", "FileAccess"], exclude: ["Replays"]),
        tests(
            "FetchingStreamsTests", in: .library,
            ["FetchingAccess", "FetchingResilience", "FetchingStreams", "FileAccess"]),
        tests(
            "FetchingSocketsTests", in: .library,
            ["FetchingAccess", "FetchingCache", "FetchingRecording", "FetchingResilience", "FetchingSockets"]),
        tests("FetchingCrawlTests", in: .library, ["FetchingCrawl", "FetchingResilience", "FileAccess"]),
        .testTarget(
            name: "FetchingMainActorTests", dependencies: subjects + ["Fetching"],
            path: "Tests/Library/FetchingMainActorTests",
            swiftSettings: [
                .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"), .enableUpcomingFeature("MemberImportVisibility"),
            ]),

        tests(
            "FetchingTestSupportTests", in: .testing,
            ["FetchingResilience", "FetchingScreens", "FetchingSockets", "FetchingStreams"]),
        tests("LoopbackServerTests", in: .testing, []),

        tests(
            "FetchingREPLTests", in: .tools,
            [
                "FetchingAccess", "FetchingGenerators", "FetchingREPL", "FetchingResilience", "FetchingSockets",
                "FetchingText",
            ]),
        tests("CommandLineSupportTests", in: .tools, ["CommandLineSupport", "FetchingText"]),
        tests(
            "FetchingCommandTests", in: .tools,
            [
                "CommandLineSupport", "FetchingCache", "FetchingCommand", "FetchingGenerators", "FetchingJSON",
                "FetchingRecording", "FetchingSockets", "FetchingText", "FileAccess",
            ]),
        tests("FetchingTextTests", in: .tools, ["FetchingAccess", "FetchingResilience", "FetchingText"]),
        tests("FetchingGeneratorsTests", in: .tools, ["FetchingAccess", "FetchingGenerators", "FetchingText"]),

        tests("EtcdTests", in: .examples, ["Etcd"]),
        tests("MarvelTests", in: .examples, path: "Marvel/Client", ["Marvel"]),
        tests("MarvelSandboxTests", in: .examples, path: "Marvel/Sandbox", ["MarvelSandbox"]),
        tests(
            "MarvelCLITests", in: .examples, path: "Marvel/Command",
            [
                "CommandLineSupport", "FetchingCommand", "MarvelCLI", "FetchingCache", "FetchingCrawl",
                "FetchingRecording", "FetchingText", "FileAccess", "Marvel", "MarvelSandbox",
            ]),
        tests("CookbookTests", in: .examples, subjects + ["Fetching"]),
        .target(
            name: "ExampleApp", dependencies: subjects + ["Fetching"], path: "Tests/Examples/ExampleApp/App",
            swiftSettings: settings),
        .testTarget(
            name: "ExampleAppTests", dependencies: ["ExampleApp", "FetchingTestSupport"],
            path: "Tests/Examples/ExampleApp/Specification"),
    ] + benchmarks
)
