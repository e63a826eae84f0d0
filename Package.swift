// swift-tools-version: 6.1
import PackageDescription

/// The rooms of the house. What each may import is said in ARCHITECTURE.md and held by `dilint.yml` and a test.
let package = Package(
  name: "dilint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "dilint", targets: ["dilint"])
  ],
  traits: [
    .default(enabledTraits: ["Graphviz"]),
    .trait(
      name: "Graphviz",
      description: "Draws SVG, PNG and PDF through libgraphviz. Without it `dilint check` and `--format dot` still work."),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "Model"),
    .target(name: "Manifests", dependencies: ["Model", "Yams"]),
    .target(
      name: "Reading",
      dependencies: [
        "Model",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
    .target(name: "Packing", dependencies: ["Model"]),
    .target(name: "Scripts", dependencies: ["Model"]),
    .target(name: "Frameworks", dependencies: ["Model"]),
    .target(
      name: "Linking",
      dependencies: ["Model", .product(name: "OrderedCollections", package: "swift-collections")]),
    .target(
      name: "Rules",
      dependencies: ["Model"]),
    .target(name: "Answering", dependencies: ["Model"]),
    .target(name: "Reporting", dependencies: ["Model"]),
    .target(
      name: "Drawing",
      dependencies: ["Model", .target(name: "CGraphviz", condition: .when(traits: ["Graphviz"]))]),
    .target(
      name: "Engine",
      dependencies: [
        "Model", "Manifests", "Reading", "Packing", "Scripts", "Frameworks", "Linking", "Rules",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(
      name: "dilint",
      dependencies: [
        "Model", "Frameworks", "Engine", "Answering", "Reporting", "Drawing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "ModelTests", dependencies: ["Model"]),
    .testTarget(name: "ManifestsTests", dependencies: ["Manifests", "Model"]),
    .testTarget(
      name: "ReadingTests",
      dependencies: [
        "Reading", "Model",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], exclude: ["Cases"]),
    .testTarget(name: "PackingTests", dependencies: ["Packing", "Reading", "Model"]),
    .testTarget(name: "LinkingTests", dependencies: ["Linking", "Reading", "Model"]),
    .testTarget(name: "RulesTests", dependencies: ["Rules", "Linking", "Model"], exclude: ["Cases"]),
    .testTarget(name: "AnsweringTests", dependencies: ["Answering", "Model"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Model"], exclude: ["Goldens"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Model"], exclude: ["Goldens"]),
    .testTarget(
      name: "EngineTests",
      dependencies: [
        "Linking", "Engine", "Reading", "Packing", "Scripts", "Frameworks", "Manifests", "Rules", "Reporting", "Drawing", "Model",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["dilint", "Frameworks", "Rules", .product(name: "Subprocess", package: "swift-subprocess")]),
    .testTarget(name: "HouseTests"),
  ],
  swiftLanguageModes: [.v6]
)
