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
        .library(name: "FetchingTestSupport", targets: ["FetchingTestSupport"]),
        .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
        .library(name: "Marvel", targets: ["Marvel"]),
        .library(name: "MarvelSandbox", targets: ["MarvelSandbox"]),
        .executable(name: "marvel", targets: ["MarvelCLI"]),
    ],
    targets: [
        .target(name: "Fetching", swiftSettings: settings),
        .target(name: "FetchingTestSupport", dependencies: ["Fetching"], swiftSettings: settings),
        .target(name: "LoopbackServer", swiftSettings: settings),
        .target(name: "Marvel", dependencies: ["Fetching"], swiftSettings: settings),
        .target(
            name: "MarvelSandbox", dependencies: ["Fetching", "LoopbackServer", "Marvel"],
            swiftSettings: settings),
        .executableTarget(
            name: "MarvelCLI", dependencies: ["Fetching", "Marvel", "MarvelSandbox"],
            swiftSettings: settings),

        .testTarget(
            name: "FetchingTests", dependencies: ["Fetching", "FetchingTestSupport", "LoopbackServer"]),
        .testTarget(
            name: "FetchingMainActorTests", dependencies: ["Fetching"],
            swiftSettings: [
                .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]),
        .testTarget(name: "FetchingTestSupportTests", dependencies: ["FetchingTestSupport"]),
        .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
        .testTarget(name: "MarvelTests", dependencies: ["Marvel", "FetchingTestSupport"]),
        .testTarget(name: "MarvelSandboxTests", dependencies: ["MarvelSandbox", "FetchingTestSupport"]),
        .testTarget(
            name: "MarvelCLITests",
            dependencies: ["MarvelCLI", "Marvel", "MarvelSandbox", "FetchingTestSupport", "LoopbackServer"]),

        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .executableTarget(
            name: "Benchmarks", dependencies: ["AllocationCounter", "Fetching", "LoopbackServer", "Marvel"],
            path: "Tests/Benchmarks", swiftSettings: settings),
    ]
)
