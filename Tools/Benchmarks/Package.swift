// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who reads the book has to build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  // Named here, because otherwise it would be known by the folder that it was cloned into.
  dependencies: [.package(name: "RxWorkbook", path: "../..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", .product(name: "Rx", package: "RxWorkbook")],
      path: "Sources/Benchmarks"
    ),
  ],
  swiftLanguageModes: [.v6]
)
