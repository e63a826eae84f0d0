// Functions that share their name and labels are told apart by what the lists hold that they are handed: cases of an enumeration, a property whose
// type is written, what a closure makes of each element.
import ProjectDescription

public enum Layer {
  case code, checks
  func name(_ base: String) -> String { self == .code ? base : base + "Checks" }
}

public protocol Deck {}
extension Deck {
  public static var title: String { String(describing: Self.self) }
  public static var link: TargetDependency { .project(target: title, path: .relativeToRoot(title)) }

  public static func code(dependencies: [Layer] = []) -> Target {
    code(dependencies: dependencies.map { .target(name: $0.name(title)) })
  }
  public static func code(dependencies: [TargetDependency]) -> Target {
    .target(
      name: title, destinations: .iOS, product: .framework, bundleId: "boat." + title, sources: ["Sources/**"],
      dependencies: dependencies)
  }
}

public struct Mast: Deck {}
public struct Rope: Deck {}
public struct Hull: Deck {}
