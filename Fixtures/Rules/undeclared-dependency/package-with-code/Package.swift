// swift-tools-version: 6.0
// A manifest is a program (SwiftPM, PackageDescription): a loop that leaves out some targets, a way that ends in `fatalError`, calls of
// Foundation and functions that add to what stands at file scope take nothing from what is known of the targets.
import Foundation
import PackageDescription

guard let home = ProcessInfo.processInfo.environment["HOME"] else { fatalError("nobody is at home") }

var targets: [Target] = [
  .executableTarget(name: "Harbour", dependencies: ["Pier"]),
  .target(name: "Pier", dependencies: ["Rope"]),
  .target(name: "Rope"),
]

func add(_ name: String, _ dependencies: [Target.Dependency] = []) {
  targets.append(.target(name: name, dependencies: dependencies))
}

add("Crane", ["Pier"])
add("Gate")

for target in targets where target.type != .plugin {
  if let settings = target.swiftSettings {
    target.swiftSettings = settings + [.define(home)]
  } else {
    target.swiftSettings = [.define("AFLOAT")]
  }
}

// Taking away brings nothing.
if ProcessInfo.processInfo.environment["LIGHT"] != nil {
  for target in targets {
    target.dependencies = target.dependencies.filter { if case .byNameItem("Rope", _) = $0 { false } else { true } }
    target.dependencies.removeAll { if case .byNameItem("Pier", _) = $0 { true } else { false } }
  }
  targets = targets.map { target in
    target.dependencies = target.dependencies.filter { if case .byNameItem("Gate", _) = $0 { false } else { true } }
    return target
  }
}

fputs("\(targets.count) targets\n", stderr)

let package = Package(name: "Harbour", targets: targets)
