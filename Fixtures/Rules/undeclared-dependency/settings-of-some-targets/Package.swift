// swift-tools-version:5.9
// Which targets get which settings hangs on what only SwiftPM knows; whatever they get, none gets another dependency by it.
import Foundation
import PackageDescription

let package = Package(
  name: "Boat",
  targets: [
    .target(name: "Bow"),
    .target(name: "Hull"),
    .executableTarget(name: "Stern", dependencies: ["Hull"]),
    .executableTarget(name: "Deck"),
  ])

package.targets = package.targets.map { target in
  if target.type == .regular || target.type == .test { target.swiftSettings = [] }
  if target.plugins == nil { target.plugins = [] }
  if let level = ProcessInfo.processInfo.environment["LEVEL"] { target.swiftSettings?.append(.define(level)) }
  // Whether it depends on this, nobody can tell.
  if target.name.hasPrefix("D"), ProcessInfo.processInfo.environment["DECKED"] != nil { target.dependencies.append("Hull") }
  return target
}
