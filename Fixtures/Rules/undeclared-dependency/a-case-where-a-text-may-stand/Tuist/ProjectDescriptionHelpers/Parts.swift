import ProjectDescription

public enum Part: String { case Yard, Sail }

extension Target {
  public static func part(_ part: Part) -> Target {
    .target(
      name: part.rawValue, destinations: .iOS, product: part == .Yard ? .app : .framework, bundleId: "boats",
      sources: [part == .Yard ? "App/**" : "Code/\(part.rawValue)/**"],
      dependencies: part == .Yard ? [.target(name: "Sail")] : [])
  }

  public static func part(_ name: String) -> Target {
    .target(name: name, destinations: .iOS, product: .framework, bundleId: "boats", sources: ["Code/\(name)/**"], dependencies: [])
  }
}
