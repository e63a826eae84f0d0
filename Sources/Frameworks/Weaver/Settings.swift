import Model

/// An attribute set on a name, or on `self`, by its value's text.
func weaverSetting(_ attribute: String, of target: String, value: Substring) -> Annotation {
  let value = value.trimmed
  let form = Settings.of[attribute]
  guard let form else { return .unreadable("sets `\(attribute)`, an attribute that there is not") }
  guard let meaning = form.meaning(value) else {
    return .unreadable("sets `\(attribute)` to `\(value)`, where \(form.expected) is expected")
  }
  let isSelf = target == "self"
  guard isSelf == (attribute == "isIsolated") else {
    return .unreadable("sets `\(attribute)` on `\(target)`, which has no such attribute")
  }
  var targets = form.targets
  if attribute == "setter", value == "true" {
    let function = "set" + target.prefix(1).uppercased() + target.dropFirst()
    return .sets(of: target, Annotation.Setting(name: attribute, meaning: .setBy(function), targets: targets))
  }
  // A parameter may be weak, or what it is anyway.
  if case .lifetime(let word) = meaning, word == "weak" || word == "container" { targets.insert(.argument) }
  return .sets(of: isSelf ? nil : target, Annotation.Setting(name: attribute, meaning: meaning, targets: targets))
}

/// `ConfigurationAttribute` of the generator.
private struct Settings {
  var targets: Set<Annotation.Target>
  var expected: String
  var meaning: @Sendable (String) -> Annotation.Setting.Meaning?

  static let systems = ["iOS", "macOS", "OSX", "tvOS", "watchOS"]
  static let scopes = ["transient", "container", "weak", "lazy"]

  static let of: [String: Settings] = [
    "isIsolated": Settings(targets: [.scope], expected: "`true` or `false`") { flag($0).map { .apart($0) } },
    "builder": Settings(targets: [.provider, .need], expected: "an expression") { _ in .ownMaker },
    "scope": Settings(targets: [.provider], expected: "one of `.\(scopes.joined(separator: "`, `."))`") { text in
      guard text.first == "." else { return nil }
      let word = text.filter { $0 != "." }
      return scopes.contains(word) ? .lifetime(word) : nil
    },
    "objc": Settings(targets: [.provider], expected: "`true` or `false`") { flag($0).map { _ in .none } },
    "setter": Settings(targets: [.provider], expected: "`true` or `false`") { flag($0).map { _ in .none } },
    "escaping": Settings(targets: [.argument], expected: "`true` or `false`") { flag($0).map { _ in .none } },
    "platforms": Settings(
      targets: [.provider, .need, .argument], expected: "a list of `.\(systems.joined(separator: "`, `."))`"
    ) { text in
      guard let items = list(text), items.allSatisfy({ $0.first == "." && systems.contains($0.filter { $0 != "." }) }) else {
        return nil
      }
      return .systems(items.map { $0.filter { $0 != "." } })
    },
    "projects": Settings(targets: [.provider, .need, .argument], expected: "a list of names") { text in
      list(text).map { .products($0.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " } }) }
    },
  ]

  private static func flag(_ text: String) -> Bool? { Bool(text) }

  private static func list(_ text: String) -> [String]? {
    guard text.first == "[", text.last == "]", text.count > 1 else { return nil }
    return text.dropFirst().dropLast().split(separator: ",").map { $0.trimmed }
  }
}

extension StringProtocol {
  /// Without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text.drop { $0.isWhitespace })
  }
}
