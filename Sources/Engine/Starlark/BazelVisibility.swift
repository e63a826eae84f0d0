import Model

/// What the packages of a workspace say of who may depend on their rules (Bazel's documentation, `concepts/visibility`).
struct BazelVisibility {
  /// By package, what holds where a rule says nothing.
  private var defaults: [String: StarlarkValue] = [:]
  /// Packages of which a part is not followed: it may say what holds.
  private var open: Set<String> = []
  /// Whether Bazel looks at it at all, as far as the workspace's settings tell.
  private let isChecked: Bool

  /// `settings` are the texts of the workspace's own settings.
  init(settings: [String]) {
    isChecked = !settings.contains { text in
      ["nocheck_visibility", "check_visibility=", "default_visibility"].contains(where: text.contains)
    }
  }

  mutating func take(_ rules: [StarlarkRule], _ package: String, isWhole: Bool) {
    if !isWhole { open.insert(package) }
    for rule in rules where rule.name == "package" {
      if let value = rule.arguments["default_visibility"] { defaults[package] = value }
    }
  }

  /// The labels that a rule of a package admits; nil where they are not all known.
  fileprivate func labels(of rule: StarlarkRule, in package: String) -> [String]? {
    guard isChecked, !rule.isOpaque, Self.rulesOfKnownMeaning(rule.origin) else { return nil }
    guard let written = rule.arguments["visibility"] ?? defaults[package] else { return open.contains(package) ? nil : [] }
    let texts = written.texts.map(\.text)
    return written.isWhole && texts.count == written.elements.count ? texts : nil
  }

  /// Rules that do with the argument what Bazel says; a macro of another repository may do anything.
  private static func rulesOfKnownMeaning(_ origin: String?) -> Bool {
    guard let origin else { return true }
    let repository = origin.drop { $0 == "@" }.prefix { $0 != "/" }
    return origin.hasPrefix("@")
      && ["rules_swift", "rules_apple", "build_bazel_rules_swift", "build_bazel_rules_apple"].contains(String(repository))
  }
}

extension BazelReader {
  /// Where the rule of a label says that another package cannot depend on it; nil where it can, or where that is not known.
  /// An alias speaks for what stands behind it.
  func hides(_ label: String, from node: Node) -> Location? {
    guard let place = places[label], !node.rule.isOpaque else { return nil }
    let target = nodes[place]
    guard target.package != node.package, Path.name(target.file).hasPrefix("BUILD"),
      let labels = visibility.labels(of: target.rule, in: target.package),
      !labels.contains(where: { admits($0, node.package, in: target.package, depth: 0) })
    else { return nil }
    return Location(target.file, target.rule.at)
  }

  /// Whether a label in a list of visibility means a package, or may mean it.
  private func admits(_ written: String, _ package: String, in home: String, depth: Int) -> Bool {
    guard let label = self.label(written, in: home) else { return false }
    let parts = label.dropFirst(2).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return true }
    switch (parts[0], parts[1]) {
    case ("visibility", "public"): return true
    case ("visibility", _): return false
    case (let other, "__pkg__"): return other == package
    case (let other, "__subpackages__"): return Path.isInside(package, other)
    default: break
    }
    guard let place = places[label], nodes[place].rule.name == "package_group", depth < 10 else { return true }
    let group = nodes[place]
    for key in ["packages", "includes"] {
      guard let value = group.rule.arguments[key] else { continue }
      guard value.isWhole, value.texts.count == value.elements.count else { return true }
      for (text, _, _) in value.texts {
        if key == "packages" ? covers(text, package) : admits(text, package, in: group.package, depth: depth + 1) { return true }
      }
    }
    return false
  }

  /// Whether a pattern of a group of packages means one: `//a`, `//a/...`, `public`. What it takes away is not followed.
  private func covers(_ pattern: String, _ package: String) -> Bool {
    if pattern == "public" || pattern == "//..." || pattern.hasPrefix("-") { return true }
    let path = String(pattern.drop { $0 == "@" }.dropFirst(2))
    return path.hasSuffix("/...") ? Path.isInside(package, String(path.dropLast(4))) : path == package
  }
}
