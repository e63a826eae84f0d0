import ProjectDescription

// What Tuist's projects fetch by themselves stands in `packages` (`Package.Requirement` in its reference).
let project = Project(
  name: "Tool",
  packages: [.remote(url: "https://github.com/uber/needle", requirement: .upToNextMinor(from: "0.25.0"))],
  targets: [
    Target(
      name: "Tool", platform: .iOS, product: .app, bundleId: "org.example.tool", sources: ["Sources/**"],
      dependencies: [.package(product: "NeedleFoundation")])
  ])
