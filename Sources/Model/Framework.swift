/// A dependency-injection framework: everything dilint knows of it, as data.
public struct Framework: Sendable {
  /// A lower-case word, as in the manifest's `frameworks:`.
  public var id: String
  /// As its users write it.
  public var name: String
  /// Swift modules whose import makes its names known.
  public var modules: [String]
  /// Names by which package managers list it, for finding its version.
  public var packages: [String]
  /// Oldest first.
  public var generations: [Generation]

  public init(id: String, name: String, modules: [String], packages: [String], generations: [Generation]) {
    self.id = id
    self.name = name
    self.modules = modules
    self.packages = packages
    self.generations = generations
  }
}

/// One public shape of a framework's API.
public struct Generation: Sendable {
  /// Unique among all frameworks: `name-5`.
  public var id: String
  /// The versions it covers: `3.0–6.x`.
  public var versions: String
  /// The first version that it covers.
  public var since: Version
  /// Words that occur in a file of this generation and in no other's.
  public var evidence: [String]
  /// The framework's public API as Swift text. Bodies say what a call does, in the vocabulary's own verbs (`FACTS` in the docs).
  /// It is read like any other source, so an app's own helper and a framework's function are one and the same thing.
  public var interface: String
  /// Types to which its groups conform or from which they inherit.
  public var shapes: [GroupShape]
  /// What the program writes for a lifetime (`single`, `perRun.weak`, arguments after a dot), and what it means.
  public var lifetimes: [String: Lifetime]
  /// What a registration without a word about it has.
  public var defaultLifetime: Lifetime
  /// By the first version it holds for, oldest first; the first entry covers what came before.
  public var policies: [(since: Version, policy: Policy)]

  public init(
    id: String, versions: String, since: Version, evidence: [String] = [], interface: String, shapes: [GroupShape],
    lifetimes: [String: Lifetime], defaultLifetime: Lifetime, policies: [(since: Version, policy: Policy)]
  ) {
    self.id = id
    self.versions = versions
    self.since = since
    self.evidence = evidence
    self.interface = interface
    self.shapes = shapes
    self.lifetimes = lifetimes
    self.defaultLifetime = defaultLifetime
    self.policies = policies
  }

  /// How this generation behaves in `version`.
  public func policy(in version: Version) -> Policy {
    (policies.last { $0.since <= version } ?? policies[0]).policy
  }
}

/// How a group is declared in a framework: a type that conforms to or inherits `type` is one.
public struct GroupShape: Hashable, Sendable {
  /// The protocol or class, as the interface declares it.
  public var type: String
  public var level: Group.Level
  public var isDynamic: Bool
  /// The requirement that registers: `load`, `assemble`. It runs with the container as its only container argument.
  public var method: String?
  /// A call of `method` by the program itself, with a container, loads the group as if it had been handed to the container.
  public var joinsWhenCalled: Bool
  /// One that nothing loads is a root by itself, whoever makes it.
  public var isRoot: Bool

  public init(
    type: String, level: Group.Level, isDynamic: Bool = false, method: String?, joinsWhenCalled: Bool = false,
    isRoot: Bool = false
  ) {
    self.type = type
    self.level = level
    self.isDynamic = isDynamic
    self.method = method
    self.joinsWhenCalled = joinsWhenCalled
    self.isRoot = isRoot
  }
}

/// A version number.
public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public var numbers: [Int]

  /// Reads `1.2.3`, `v1.2`, `5`; what is no number ends it.
  public init(_ text: String) {
    let plain = text.drop { !$0.isNumber }
    numbers = []
    for part in plain.split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part.prefix { $0.isNumber }) else { break }
      numbers.append(number)
      if part.contains(where: { !$0.isNumber }) { break }
    }
    while numbers.last == 0 && numbers.count > 1 { numbers.removeLast() }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public static func < (a: Version, b: Version) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  public var description: String { numbers.map(String.init).joined(separator: ".") }
}
