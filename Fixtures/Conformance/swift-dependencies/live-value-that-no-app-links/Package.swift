// swift-tools-version:5.9
// The protocol of a client and its live value lie in two targets. The run time knows the live value only if the app links it
// (docs, "Live, preview and test dependencies": "Separating interface and implementation").
import PackageDescription

let package = Package(
  name: "Outdoors",
  targets: [
    .executableTarget(name: "App", dependencies: ["Feature", "WeatherLive"], path: "App"),
    .executableTarget(name: "Widget", dependencies: ["Feature"], path: "Widget"),
    .target(name: "Feature", dependencies: ["Weather"]),
    .target(name: "Weather", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "WeatherLive", dependencies: ["Weather"]),
    .target(name: "TidesLive", dependencies: ["Weather"]),
  ])
