// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .strictMemorySafety(),
]

let package = Package(
    name: "swift-fetching",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Fetching", targets: ["Fetching"]),
        .library(name: "FetchingREPL", targets: ["FetchingREPL"]),
        .library(name: "FetchingTestSupport", targets: ["FetchingTestSupport"]),
        .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
        .library(name: "Marvel", targets: ["Marvel"]),
        .library(name: "MarvelSandbox", targets: ["MarvelSandbox"]),
        .executable(name: "marvel", targets: ["MarvelCLI"]),
    ],
    targets: [
        .target(name: "FetchingJSON", path: "Sources/Fetching/JSON", swiftSettings: settings),
        .target(name: "CCurl"),
        .target(name: "Fetching", dependencies: ["CCurl", "FetchingJSON"], exclude: ["JSON"], swiftSettings: settings),
        .target(name: "FetchingREPL", dependencies: ["Fetching", "FetchingJSON"], swiftSettings: settings),
        .target(name: "FetchingTestSupport", dependencies: ["Fetching"], swiftSettings: settings),
        .target(name: "LoopbackServer", swiftSettings: settings),

        .target(name: "Marvel", dependencies: ["Fetching"], path: "Sources/Marvel/Client", swiftSettings: settings),
        .target(
            name: "MarvelSandbox", dependencies: ["Fetching", "LoopbackServer", "Marvel"],
            path: "Sources/Marvel/Sandbox", exclude: ["Facts/compact-facts.py"], swiftSettings: settings),
        .executableTarget(
            name: "MarvelCLI", dependencies: ["Fetching", "FetchingREPL", "Marvel", "MarvelSandbox"],
            path: "Sources/Marvel/Command", swiftSettings: settings),

        .target(name: "ProcessStarter", path: "Tests/ProcessStarter"),
        .target(name: "SharedTestCode", dependencies: ["ProcessStarter"], path: "Tests/Shared"),
        .testTarget(
            name: "FetchingTests",
            dependencies: [
                "CCurl", "Fetching", "FetchingJSON", "FetchingTestSupport", "LoopbackServer", "SharedTestCode",
            ]),
        .testTarget(
            name: "FetchingMainActorTests", dependencies: ["Fetching"],
            swiftSettings: [
                .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]),
        .testTarget(
            name: "FetchingREPLTests",
            dependencies: ["FetchingREPL", "FetchingTestSupport", "LoopbackServer", "SharedTestCode"]),
        .testTarget(
            name: "FetchingTestSupportTests", dependencies: ["FetchingTestSupport", "SharedTestCode"]),
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
                "MarvelCLI", "FetchingREPL", "Marvel", "MarvelSandbox", "FetchingTestSupport", "LoopbackServer",
                "SharedTestCode",
            ],
            path: "Tests/Marvel/Command"),

        .target(
            name: "ExampleApp", dependencies: ["Fetching"], path: "Tests/ExampleApp/App", swiftSettings: settings),
        .testTarget(
            name: "ExampleAppTests", dependencies: ["ExampleApp", "FetchingTestSupport"],
            path: "Tests/ExampleApp/Specification"),

        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .target(name: "TransportBaseline", dependencies: ["CCurl"], path: "Tests/TransportBaseline"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "AllocationCounter", "Fetching", "FetchingTestSupport", "LoopbackServer", "Marvel", "TransportBaseline",
            ],
            path: "Tests/Benchmarks", exclude: ["Fields/generate-models.py"], swiftSettings: settings),
    ]
)
