// swift-tools-version: 5.9
// SE-0339, Module aliasing: with `moduleAliases` the module `Utils` of that package is imported as `GameUtils`. So the product is used,
// although no file imports a module by a name that the package knows; that of `Rules` is not.
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../Game")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "GameTools", package: "Game", moduleAliases: ["Utils": "GameUtils"]),
        .product(name: "Rules", package: "Game"),  // expect: unused-dependency (warning)
      ])
  ])
