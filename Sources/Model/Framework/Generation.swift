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
  /// How the types that are scopes are annotated; nil where none are.
  public var annotations: AnnotationGrammar?
  /// Files beside the sources that it reads while the program runs.
  public var resources: [ResourceUse]
  /// The framework's own tool, in so far as it writes code or judges what it reads; nil where there is none.
  public var codeTool: CodeTool?
  /// What the program writes for a lifetime (`single`, `perRun.weak`, arguments after a dot), and what it means.
  public var lifetimes: [String: Lifetime]
  /// What a registration without a word about it has.
  public var defaultLifetime: Lifetime
  /// By the first version it holds for, oldest first; the first entry covers what came before.
  public var policies: [(since: Version, policy: Policy)]

  public init(
    id: String, versions: String, since: Version, evidence: [String] = [], interface: String, shapes: [GroupShape],
    annotations: AnnotationGrammar? = nil, codeTool: CodeTool? = nil, resources: [ResourceUse] = [],
    lifetimes: [String: Lifetime], defaultLifetime: Lifetime, policies: [(since: Version, policy: Policy)]
  ) {
    self.id = id
    self.versions = versions
    self.since = since
    self.evidence = evidence
    self.interface = interface
    self.shapes = shapes
    self.annotations = annotations
    self.resources = resources
    self.codeTool = codeTool
    self.lifetimes = lifetimes
    self.defaultLifetime = defaultLifetime
    self.policies = policies
  }

  /// How this generation behaves in `version`.
  public func policy(in version: Version) -> Policy {
    (policies.last { $0.since <= version } ?? policies[0]).policy
  }

  /// How it behaves in a version that is only assumed: what other versions do not hide may be there.
  public func policy(assuming version: Version) -> Policy {
    var policy = policy(in: version)
    policy.mayHide = policies.reduce(into: []) { $0.formUnion(policy.hides.subtracting($1.policy.hides)) }
    return policy
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

  /// Takes the numbers as they are.
  init(_ numbers: [Int]) { self.numbers = numbers }

  public init(stringLiteral value: String) { self.init(value) }

  public static func < (a: Version, b: Version) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  public var description: String { numbers.map(String.init).joined(separator: ".") }
}
