// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .strictMemorySafety(),
]

/// What Apple requires of a target that reads metadata of files. On other platforms the file has no effect.
let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]

/// The products for one subject each. They depend on `Fetching`, and not on each other, except that `FetchingCrawl` uses
/// the rates of `FetchingResilience`.
let subjects: [Target.Dependency] = [
    "FetchingAccess", "FetchingCache", "FetchingCrawl", "FetchingRecording", "FetchingResilience", "FetchingRules",
    "FetchingScreens", "FetchingStreams",
]

let package = Package(
    name: "swift-fetching",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Etcd", targets: ["Etcd"]),
        .library(name: "Fetching", targets: ["Fetching"]),
        .library(name: "FetchingAccess", targets: ["FetchingAccess"]),
        .library(name: "FetchingCache", targets: ["FetchingCache"]),
        .library(name: "FetchingCrawl", targets: ["FetchingCrawl"]),
        .library(name: "FetchingRecording", targets: ["FetchingRecording"]),
        .library(name: "FetchingResilience", targets: ["FetchingResilience"]),
        .library(name: "FetchingRules", targets: ["FetchingRules"]),
        .library(name: "FetchingScreens", targets: ["FetchingScreens"]),
        .library(name: "FetchingStreams", targets: ["FetchingStreams"]),
        .library(name: "FetchingTestSupport", targets: ["FetchingTestSupport"]),
        .library(name: "FetchingREPL", targets: ["FetchingREPL"]),
        .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
        .library(name: "Marvel", targets: ["Marvel"]),
        .library(name: "MarvelSandbox", targets: ["MarvelSandbox"]),
        .executable(name: "marvel", targets: ["MarvelCLI"]),
    ],
    targets: [
        .target(name: "CCurl"),
        .target(name: "HTTPSyntax", swiftSettings: settings),
        .target(name: "FileAccess", resources: privacy, swiftSettings: settings),
        .target(name: "CurlTransport", dependencies: ["CCurl", "HTTPSyntax"], swiftSettings: settings),
        .target(name: "FetchingJSON", swiftSettings: settings),
        .target(
            name: "Fetching", dependencies: ["CurlTransport", "FetchingJSON", "HTTPSyntax"],
            resources: privacy,
            swiftSettings: settings),
        .target(
            name: "FetchingAccess", dependencies: ["Fetching", "FileAccess", "HTTPSyntax"], swiftSettings: settings),
        .target(
            name: "FetchingCache", dependencies: ["Fetching", "FileAccess", "HTTPSyntax"], swiftSettings: settings),
        .target(
            name: "FetchingCrawl",
            dependencies: ["Fetching", "FetchingJSON", "FetchingResilience", "FileAccess", "HTTPSyntax"],
            swiftSettings: settings),
        .target(
            name: "FetchingRecording", dependencies: ["Fetching", "FetchingJSON", "FileAccess", "HTTPSyntax"],
            swiftSettings: settings),
        .target(
            name: "FetchingResilience", dependencies: ["Fetching", "HTTPSyntax"], swiftSettings: settings),
        .target(name: "FetchingRules", dependencies: ["Fetching", "HTTPSyntax"], swiftSettings: settings),
        .target(name: "FetchingScreens", dependencies: ["Fetching"], swiftSettings: settings),
        .target(
            name: "FetchingStreams", dependencies: ["Fetching", "FileAccess", "HTTPSyntax"], swiftSettings: settings),
        .target(
            name: "FetchingTestSupport", dependencies: ["Fetching", "FetchingJSON", "FetchingRules", "HTTPSyntax"],
            swiftSettings: settings),
        .target(
            name: "FetchingGenerators",
            dependencies: ["Fetching", "FetchingJSON", "FetchingRecording", "FileAccess", "HTTPSyntax"],
            swiftSettings: settings),
        .target(
            name: "FetchingREPL",
            dependencies: ["Fetching", "FetchingGenerators", "FetchingJSON", "HTTPSyntax"],
            swiftSettings: settings),
        .target(name: "LoopbackServer", swiftSettings: settings),

        .target(
            name: "Etcd",
            dependencies: ["Fetching", "FetchingAccess", "FetchingCrawl", "FetchingResilience", "FetchingStreams"],
            swiftSettings: settings),
        .target(
            name: "Marvel", dependencies: ["Fetching", "FetchingJSON", "HTTPSyntax"], path: "Sources/Marvel/Client",
            swiftSettings: settings),
        .target(
            name: "MarvelSandbox",
            dependencies: ["Fetching", "FetchingJSON", "HTTPSyntax", "LoopbackServer", "Marvel"],
            path: "Sources/Marvel/Sandbox", exclude: ["Facts/compact-facts.py"], swiftSettings: settings),
        .executableTarget(
            name: "MarvelCLI",
            dependencies: [
                "Etcd", "Fetching", "FetchingCache", "FetchingCrawl", "FetchingGenerators", "FetchingJSON",
                "FetchingRecording", "FetchingResilience", "FetchingScreens", "FetchingStreams", "FileAccess",
                "HTTPSyntax", "LoopbackServer", "Marvel", "MarvelSandbox",
            ],
            // The command can use only what is public.
            path: "Sources/Marvel/Command", packageAccess: false, swiftSettings: settings),

        .target(name: "ProcessStarter", path: "Tests/ProcessStarter"),
        .target(
            name: "SharedTestCode", dependencies: ["Fetching", "HTTPSyntax", "LoopbackServer", "ProcessStarter"],
            path: "Tests/Shared"
        ),
        .testTarget(
            name: "EtcdTests", dependencies: ["Etcd", "FetchingTestSupport", "LoopbackServer", "SharedTestCode"]),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "SharedTestCode"]),
        .testTarget(
            name: "FetchingGeneratorsTests",
            dependencies: [
                "FetchingAccess", "FetchingGenerators", "FetchingTestSupport", "LoopbackServer", "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingJSONTests",
            dependencies: ["Fetching", "FetchingJSON", "FetchingTestSupport", "SharedTestCode"]),
        .testTarget(
            name: "CurlTransportTests",
            dependencies: ["CCurl", "CurlTransport", "FetchingTestSupport", "SharedTestCode"]),
        .testTarget(
            name: "FetchingTests",
            dependencies: subjects + [
                "CurlTransport", "Fetching", "FetchingJSON", "FetchingTestSupport", "LoopbackServer", "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingAccessTests",
            dependencies: [
                "FetchingAccess", "FetchingResilience", "FetchingTestSupport", "LoopbackServer", "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingCacheTests",
            dependencies: [
                "FetchingAccess", "FetchingCache", "FetchingResilience", "FetchingTestSupport", "FileAccess",
                "LoopbackServer", "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingCrawlTests",
            dependencies: [
                "FetchingCrawl", "FetchingResilience", "FetchingTestSupport", "FileAccess", "LoopbackServer",
                "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingRecordingTests",
            dependencies: [
                "FetchingAccess", "FetchingRecording", "FetchingResilience", "FetchingTestSupport", "FileAccess",
                "LoopbackServer", "SharedTestCode",
            ], exclude: ["Replays"]),
        .testTarget(
            name: "FetchingResilienceTests",
            dependencies: [
                "FetchingAccess", "FetchingResilience", "FetchingTestSupport", "LoopbackServer", "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingRulesTests", dependencies: ["FetchingRules", "FetchingTestSupport", "SharedTestCode"]),
        .testTarget(
            name: "FetchingScreensTests", dependencies: ["FetchingScreens", "FetchingTestSupport", "SharedTestCode"]),
        .testTarget(
            name: "FetchingStreamsTests",
            dependencies: [
                "FetchingAccess", "FetchingResilience", "FetchingStreams", "FetchingTestSupport", "FileAccess",
                "LoopbackServer", "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingMainActorTests", dependencies: subjects + ["Fetching"],
            swiftSettings: [
                .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"), .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .testTarget(
            name: "FetchingREPLTests",
            dependencies: [
                "FetchingAccess", "FetchingGenerators", "FetchingREPL", "FetchingResilience", "FetchingTestSupport",
                "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingTestSupportTests",
            dependencies: [
                "FetchingResilience", "FetchingScreens", "FetchingStreams", "FetchingTestSupport", "SharedTestCode",
            ]),
        .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer", "SharedTestCode"]),
        .testTarget(
            name: "MarvelTests", dependencies: ["Marvel", "FetchingTestSupport", "SharedTestCode"],
            path: "Tests/Marvel/Client"),
        .testTarget(
            name: "MarvelSandboxTests", dependencies: ["MarvelSandbox", "FetchingTestSupport", "SharedTestCode"],
            path: "Tests/Marvel/Sandbox"),
        .testTarget(
            name: "MarvelCLITests",
            dependencies: [
                "MarvelCLI", "FetchingCache", "FetchingCrawl", "FetchingGenerators", "FetchingRecording",
                "FetchingTestSupport", "FileAccess", "Marvel", "MarvelSandbox", "LoopbackServer", "SharedTestCode",
            ],
            path: "Tests/Marvel/Command"),

        .testTarget(
            name: "CookbookTests", dependencies: subjects + ["Fetching", "FetchingTestSupport", "SharedTestCode"]),

        .target(
            name: "ExampleApp", dependencies: subjects + ["Fetching"], path: "Tests/ExampleApp/App",
            swiftSettings: settings),
        .testTarget(
            name: "ExampleAppTests", dependencies: ["ExampleApp", "FetchingTestSupport"],
            path: "Tests/ExampleApp/Specification"),

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
)
