/// When a piece of source is compiled: the expression of an `#if`, of an `#else`, or of several around one another.
public indirect enum BuildCondition: Hashable, Sendable, Codable {
  case always
  /// A flag (`DEBUG`) or a test (`os(iOS)`, `canImport(UIKit)`, `swift(>=5)`), as it is written, without blanks; also
  /// `product(App)`, which only annotations say.
  case test(String)
  case not(BuildCondition)
  case all([BuildCondition])
  case any([BuildCondition])
}

extension BuildCondition {
  /// The flag that Xcode and Swift packages set in debug builds.
  public static let debugging = "DEBUG"

  /// The same without parts that only tell systems and devices apart, for what is there on whichever one a program is built for.
  public var onAnySystem: BuildCondition { without(["os(", "arch(", "targetEnvironment("]) }

  /// The same without parts that only tell systems apart: a program for one of them runs on devices and in simulators.
  public var onAnySystemOfItsDevices: BuildCondition { without(["os(", "arch("]) }

  /// The builds for one of some systems, as `os(…)` calls them.
  public static func systems(_ names: Set<String>) -> BuildCondition {
    let tests = names.sorted().map { BuildCondition.test("os(\($0))") }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  /// The same without parts whose tests all begin in one of these ways.
  private func without(_ kinds: [String]) -> BuildCondition {
    if case .all(let parts) = self { return parts.map { $0.without(kinds) }.reduce(.always) { $0.and($1) } }
    return tests.allSatisfy { test in kinds.contains { test.hasPrefix($0) } } ? .always : self
  }

  /// Both conditions hold.
  public func and(_ other: BuildCondition) -> BuildCondition {
    switch (self, other) {
    case (.always, _): return other
    case (_, .always): return self
    case (.all(let a), .all(let b)):
      let known = Set(a)
      return .all(a + b.filter { !known.contains($0) })
    case (.all(let a), _): return a.contains(other) ? self : .all(a + [other])
    case (_, .all(let b)): return .all([self] + b)
    default: return self == other ? self : .all([self, other])
    }
  }

  /// The value under a choice of tests; a test that the choice does not name stays open (nil).
  public func value(_ choice: (String) -> Bool?) -> Bool? {
    switch self {
    case .always: return true
    case .test(let name): return choice(name)
    case .not(let inner): return inner.value(choice).map { !$0 }
    case .all(let parts):
      let values = parts.map { $0.value(choice) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let parts):
      let values = parts.map { $0.value(choice) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }

  /// Every test that it names.
  public var tests: Set<String> {
    switch self {
    case .always: []
    case .test(let name): [name]
    case .not(let inner): inner.tests
    case .all(let parts), .any(let parts): parts.reduce(into: []) { $0.formUnion($1.tests) }
    }
  }

  /// Whether certainly no build satisfies both.
  public func excludes(_ other: BuildCondition) -> Bool { contradicts(other) || and(other).possibility() == false }

  /// Whether certainly some build satisfies both.
  public func meets(_ other: BuildCondition) -> Bool { !contradicts(other) && and(other).isPossible }

  /// Whether the one says at its end what the other denies at the same place. So do all branches of one `#if`, which name those before
  /// them: of a thousand branches every two would take a thousand looks.
  private func contradicts(_ other: BuildCondition) -> Bool {
    length <= other.length ? ends(against: other) : other.ends(against: self)
  }

  private func ends(against longer: BuildCondition) -> Bool {
    let (parts, others) = (conjuncts, longer.conjuncts)
    // Few conditions of one branch have more parts.
    return parts.indices.suffix(8).contains { start in
      let end = start == parts.count - 1 ? parts[start] : .all(Array(parts[start...]))
      return others[start] == .not(end) || end == .not(others[start])
    }
  }

  /// How many conditions must all hold.
  private var length: Int { if case .all(let parts) = self { parts.count } else { 1 } }

  private var conjuncts: [BuildCondition] { if case .all(let parts) = self { parts } else { [self] } }

  /// Whether certainly every build that satisfies `other` satisfies this one too.
  public func follows(from other: BuildCondition) -> Bool {
    self == .always || other.and(.not(self)).possibility() == false
  }

  /// Whether certainly some build satisfies it.
  public var isPossible: Bool { possibility() == true }
}

extension BuildCondition: CustomStringConvertible {
  public var description: String {
    switch self {
    case .always: "always"
    case .test(let name): name
    case .not(.test(let name)): "!\(name)"
    case .not(let inner): "!(\(inner))"
    case .all(let parts): parts.map { if case .any = $0 { "(\($0))" } else { $0.description } }.joined(separator: " && ")
    case .any(let parts): parts.map(\.description).joined(separator: " || ")
    }
  }
}
