import ProjectDescription

/// `rawValue` is written by Swift, whoever demands it.
public protocol Part { var rawValue: String { get } }
public enum Gear: String, Part, CaseIterable { case Net, Trap = "Traps" }

/// The reference of a target is its name.
public let app: TargetReference = "Fishery"

extension Part {
  public func target(_ dependencies: [TargetDependency]) -> Target {
    .target(
      name: rawValue, destinations: .iOS, product: .framework, bundleId: "fish", sources: ["Code/\(rawValue)/**"],
      dependencies: dependencies)
  }
}
extension Array where Element == TargetDependency {
  public static func all(but part: Part) -> [TargetDependency] {
    Gear.allCases.filter { $0.rawValue != part.rawValue }.map { .target(name: $0.rawValue) }
  }
}
