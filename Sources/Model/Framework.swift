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
  /// Ids of frameworks that it brings along, in a copy of its own: where it is spoken, it speaks for their modules, too.
  public var brings: [String]
  /// Oldest first.
  public var generations: [Generation]
  /// What its users must know of, each a rule of its own.
  public var hazards: [Hazard]
  /// Known ways to go wrong with it, each once, and what becomes of them here.
  public var pitfalls: [Pitfall]
  /// What its own tool says, for those who compare; nil where it has none.
  public var voice: ToolVoice?

  public init(
    id: String, name: String, modules: [String], packages: [String], brings: [String] = [], generations: [Generation],
    hazards: [Hazard] = [],
    pitfalls: [Pitfall] = [], voice: ToolVoice? = nil
  ) {
    self.id = id
    self.name = name
    self.modules = modules
    self.packages = packages
    self.brings = brings
    self.generations = generations
    self.hazards = hazards
    self.pitfalls = pitfalls
    self.voice = voice
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
  /// It is a node of a tree of scopes, which no method fills: what it holds and asks for is what it declares.
  public var scope: ScopeShape?
  /// One that nothing loads is a root by itself, whoever makes it.
  public var isRoot: Bool
  /// The framework cannot make one: the program makes it, and hands it to the container in which it is wanted.
  public var isHandedOver: Bool
  /// The static property that lists what such a group stands in for; one that writes it itself is meant for few containers.
  public var replacing: String?

  public init(
    type: String, level: Group.Level, isDynamic: Bool = false, method: String?, joinsWhenCalled: Bool = false,
    scope: ScopeShape? = nil, isRoot: Bool = false, isHandedOver: Bool = false, replacing: String? = nil
  ) {
    self.type = type
    self.level = level
    self.isDynamic = isDynamic
    self.method = method
    self.joinsWhenCalled = joinsWhenCalled
    self.scope = scope
    self.isRoot = isRoot
    self.isHandedOver = isHandedOver
    self.replacing = replacing
  }
}

/// How a type that is a scope of a tree says what it needs and where it hangs. Its properties are what it provides.
///
/// Type parameters are named as the interface names them.
public struct ScopeShape: Hashable, Sendable {
  /// A tree begins with it.
  public var isRoot: Bool
  /// The type parameter whose properties it needs of the scopes above it.
  public var needs: String?
  /// The label under which its initializer is handed the scope above it.
  public var parentLabel: String?
  /// The type parameter that names its annex: a scope that is made with it and hangs below it.
  public var annex: String?
  /// The type parameter whose properties the annex must have, which are all that scopes outside the annex see of it.
  public var offers: String?
  /// It is such an annex itself: whoever stands below one sees all of every annex above.
  public var isAnnex: Bool
  /// What the framework's tool goes by; nil where there is no tool.
  public var tool: ScopeTool?

  public init(
    isRoot: Bool = false, needs: String? = nil, parentLabel: String? = nil, annex: String? = nil, offers: String? = nil,
    isAnnex: Bool = false, tool: ScopeTool? = nil
  ) {
    self.isRoot = isRoot
    self.needs = needs
    self.parentLabel = parentLabel
    self.annex = annex
    self.offers = offers
    self.isAnnex = isAnnex
    self.tool = tool
  }
}

/// The words in which a framework's own tool reports what it finds.
public struct ToolVoice: Hashable, Sendable {
  /// One for each way on which a need finds nothing. `{name}`, `{type}`, `{needs}` (the list of needs) and `{path}` are replaced.
  public var missing: String
  /// Appended where the type is there under other names. `{matches}` and `{scope}` are replaced.
  public var matches: String
  /// Where scopes make one another in a ring. `{path}` is replaced.
  public var ring: String

  public init(missing: String, matches: String, ring: String) {
    self.missing = missing
    self.matches = matches
    self.ring = ring
  }
}

/// By which words a framework's tool, which reads text and no types, recognises scopes and what belongs to them.
public struct ScopeTool: Hashable, Sendable {
  /// What must be the last name of the first type after a scope's colon.
  public var names: [String]
  /// That type must have type arguments.
  public var takesArguments: Bool
  /// What must be the last name of the first type after the colon of a list of needs.
  public var needs: String?
  /// The function, written by the tool, that must be called before a root is made.
  public var registration: String?
  /// A method that must be called once for each object of the scope.
  public var binding: String?
  /// The type of an object that a scope may be handed as the one above it although it makes nothing: a test's.
  public var standIn: String?

  public init(
    names: [String], takesArguments: Bool = true, needs: String? = nil, registration: String? = nil, binding: String? = nil,
    standIn: String? = nil
  ) {
    self.names = names
    self.takesArguments = takesArguments
    self.needs = needs
    self.registration = registration
    self.binding = binding
    self.standIn = standIn
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
