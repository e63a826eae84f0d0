import Manifests
import Model

/// Targets that are written once for several platforms. XcodeGen makes of each as many targets, which bear the platform in their
/// names and make a module of one name (`Target.resolveMultiplatformTargets`); here it stays one.
struct XcodeGenPlatforms {
  /// All targets; what they say with `${platform}` stands there for each of theirs.
  private(set) var targets: [PlainYAML.Entry]
  /// By the name that XcodeGen gives a target for a platform: the one that is written.
  private var names: [String: String] = [:]

  init(_ targets: [PlainYAML.Entry]) {
    self.targets = targets
    for index in targets.indices {
      let (name, value) = (targets[index].key, targets[index].value)
      guard case .list(let items, _)? = value["platform"] else { continue }
      let platforms = items.compactMap(\.text)
      for platform in platforms {
        let front = value["platformPrefix"]?.filled(["platform": platform])?.text ?? ""
        let back = value["platformSuffix"]?.filled(["platform": platform])?.text ?? "_\(platform)"
        names[front + name + back] = name
      }
      self.targets[index].value = value.repeated(for: platforms)
    }
    // What is written under such a name by itself is meant.
    for target in targets { names[target.key] = nil }
  }

  /// The target that is written for what a dependency names.
  func name(_ dependency: BuildDependency) -> String {
    dependency.way == .target ? names[dependency.name] ?? dependency.name : dependency.name
  }
}

extension PlainYAML {
  /// Items of lists that speak of the platform, once for each.
  fileprivate func repeated(for platforms: [String]) -> PlainYAML {
    switch self {
    case .text: return self
    case .list(let items, let at):
      return .list(
        items.flatMap { item in
          let each = platforms.map { item.filled(["platform": $0]) ?? item }
          return each.allSatisfy { $0 == item } ? [item] : each
        }, at: at)
    case .mapping(let entries, let at):
      return .mapping(
        entries.map { Entry(key: $0.key, at: $0.at, value: $0.value.repeated(for: platforms)) }, at: at)
    }
  }
}
