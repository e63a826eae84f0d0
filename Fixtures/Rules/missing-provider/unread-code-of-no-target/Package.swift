// swift-tools-version: 5.9
// SwiftPM builds what lies in the folders of its targets: a template beside them, which is no Swift, provides nothing and hides nothing.
import PackageDescription

let package = Package(
  name: "Garden",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
  targets: [
    .executableTarget(name: "Garden", dependencies: ["Swinject"])
  ]
)
