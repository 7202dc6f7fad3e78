// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "swift-fetching", path: "../swift-fetching")],
    targets: [
        .target(
            name: "App",
            dependencies: [
                .product(name: "Fetching", package: "swift-fetching"),
                .product(name: "FetchingAccess", package: "swift-fetching"),
            ]),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "App",
                .product(name: "FetchingTestSupport", package: "swift-fetching")
            ]),
    ])
