/// One registration: what it provides, how it makes it, how long the result lives.
public struct Provider: Hashable, Sendable, Codable {
  /// Which of several candidates a framework takes first.
  public enum Priority: String, Hashable, Sendable, Codable { case test, `default`, normal }

  /// What keeps a declared provider from answering anybody.
  public enum Hiding: String, Hashable, Sendable, Codable {
    /// `private` or `fileprivate`, or a member of such a type.
    case isPrivate
    /// It stands in the type's own body, and `public` is not the first word before it.
    case isNotPublic
    /// Its type is left to inference.
    case isUntyped
  }

  public var keys: [Key]
  public var implementation: TypeName?
  public var lifetime: Lifetime
  public var framework: String
  /// The group in which it stands; a root where no group surrounds it; nil where neither is known.
  public var owner: Owner?
  /// The group in `Graph.groups` that counts as its home where a framework prefers its own or forbids what is foreign.
  public var assembly: Int?
  public var visibility: Visibility?
  /// Those of its keys that it declares for its own target only.
  public var kept: Set<Key>
  public var priority: Priority
  /// Objects come from outside (a storyboard, `inject(into:)`): it has nothing to make them with.
  public var hasMaker: Bool
  /// The program says that others make its objects, which some frameworks insist on where there is no maker.
  public var isMadeElsewhere: Bool
  public var isAsync: Bool
  /// The program says that it is asked for from outside (`.root()`), or that nobody need ask (`.unused()`).
  public var isEntry: Bool
  public var mayBeUnused: Bool
  /// Says only that somebody else will provide these keys, or has a maker that does nothing but end the program: it answers nothing itself.
  public var isPromise: Bool
  /// It makes nothing but nil: enough for whoever bears that.
  public var makesNil = false
  /// It is declared, but nobody but its own scope can see it.
  public var hiding: Hiding?
  /// The scopes of trees that hold it: indices into `Graph.groups`, sorted. Empty where containers are flat.
  public var scopes: [Int]
  /// One of any number that together make up the list that is its key.
  public var isCollected: Bool
  /// Run-time arguments of unknown or known type that a caller must hand over.
  public var argumentCount: Int
  /// It takes a run-time argument that must be there, and nobody ever brings any: whoever asks for it gets nothing.
  public var lacksArguments: Bool
  /// The roots whose containers hold it: indices into `Graph.roots`, sorted.
  public var roots: [Int]
  /// Those of its roots of which one holds it, and nobody can tell which.
  public var possibleRoots: Set<Int>
  /// Registrations of one run in the order in which they happen; smaller is earlier.
  public var order: Int
  public var condition: BuildCondition
  /// The run-time branches in which it stands; providers whose branches exclude one another are alternatives.
  public var branches: Branches
  /// When the functions are called in which it stands; nil: nobody knows.
  public var occasions: [Occasion]?
  /// It stands in a container that each object of a class above begins with: the class for whose objects it does, and those above that.
  public var line: [String]?
  /// How often its container had been emptied before; nil where that never is.
  public var age: Int?
  /// The calls that lead to the function which makes its container, where it is registered before that is over: each call makes another one.
  /// Sorted; nil where another one fills it.
  public var makings: [[Location]]?
  /// Part of it could not be read: its keys may be more than listed.
  public var isPartlyOpaque: Bool
  /// The outermost call outside helpers.
  public var at: Location
  /// The framework's own call; some frameworks use it as the identity of the registration.
  public var site: Location
  /// What its maker says, where that is one plain expression; equal texts make the same.
  public var recipe: String?
  /// It replaces another with what only its moment knows: it stands apart from where the container is filled, and its maker holds
  /// a value of the function around it.
  public var isOfTheMoment: Bool
  /// The calls through which it is reached, outermost first, down to the framework's own; empty where nothing calls it.
  public var calls: [Location]
  /// Types among its keys of which its objects are none: whoever asks for one gets nothing.
  public var pretended: Set<TypeName>
  /// Keys among its own for which it asks its first key again: whoever answers that, answers these.
  public var relayed: Set<Key>
  /// Registrations that the framework takes for this one although they stand elsewhere and say something else, so that part of
  /// what they say is lost.
  public var collapsed: [Location]

  public init(
    keys: [Key], implementation: TypeName?, lifetime: Lifetime, framework: String, owner: Owner?, at: Location, site: Location
  ) {
    self.keys = keys
    self.implementation = implementation
    self.lifetime = lifetime
    self.framework = framework
    self.owner = owner
    self.at = at
    self.site = site
    assembly = nil
    collapsed = []
    calls = []
    recipe = nil
    isOfTheMoment = false
    pretended = []
    relayed = []
    kept = []
    visibility = nil
    priority = .normal
    hasMaker = true
    isMadeElsewhere = false
    isAsync = false
    isEntry = false
    mayBeUnused = false
    argumentCount = 0
    lacksArguments = false
    isCollected = false
    isPromise = false
    hiding = nil
    scopes = []
    roots = []
    possibleRoots = []
    order = 0
    condition = .always
    branches = .always
    isPartlyOpaque = false
  }

  /// Whether one scope of a tree holds both; providers of flat containers share whatever roots they share.
  public func shareScope(with other: Provider) -> Bool {
    scopes.isEmpty && other.scopes.isEmpty || scopes.contains { other.scopes.contains($0) }
  }

  /// Whether certainly some run of some build has both: neither `#if` nor a run-time branch keeps them apart.
  public func mayCoexist(with other: Provider) -> Bool {
    !branches.excludes(other.branches) && condition.meets(other.condition)
  }
}
