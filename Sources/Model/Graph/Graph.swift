/// The dependency-injection graph of a project: what `Linking` makes of digests and manifest, and all that rules and
/// pictures see. Every array is sorted by place, and ids are indices into it.
public struct Graph: Hashable, Sendable, Codable {
  public var groups: [Group] = []
  public var includes: [Include] = []
  public var roots: [Root] = []
  public var providers: [Provider] = []
  public var needs: [Need] = []
  public var targets: [Target] = []
  public var imports: [TargetImport] = []
  /// What targets lean on that is none of the project's own.
  public var outside: [OutsideUse] = []
  /// What the descriptions of the build say that targets depend on.
  public var dependencies: [TargetDependency] = []
  public var interfaces: [TargetInterface] = []
  public var limits = Limits()
  public var opaque: [Opaque] = []
  public var leaks: [Leak] = []
  /// Places that show what a framework's hazards speak of; sorted.
  public var hazardOccurrences: [HazardOccurrence] = []
  /// Which provider takes which while it makes its object, beyond what `needs` say: properties of scopes that read one another.
  public var uses: [Use] = []
  /// Which scope's making takes that of which other, where the framework's tool follows declarations; sorted.
  public var builds: [Build] = []
  /// Where manifest and source speak of one thing and differ.
  public var mismatches: [Mismatch] = []
  /// Lists in which groups are made or named.
  public var groupLists: [GroupList] = []
  /// By protocol that is asked for, the only type of the program that conforms to it: what one would register.
  public var conformers: [TypeName: TypeName] = [:]
  /// How each framework that occurs judges, by its id.
  public var policies: [String: Policy] = [:]
  public var coverage = Coverage()

  public init() {}
}

/// A unit of providers that has a declaration of its own: an assembly, a module, a part, a function that registers.
public struct Group: Hashable, Sendable, Codable {
  /// The two levels of grouping; `SEMANTICS` in the docs says which of a framework's types is which.
  public enum Level: String, Hashable, Sendable, Codable { case assembly, module }

  public var name: String
  public var level: Level
  /// The framework's own word for it: `DIPart`, `Assembly`; `function`; `declared` where only the manifest knows it.
  public var kind: String
  /// The framework's id.
  public var framework: String
  public var visibility: Visibility?
  /// Takes its modules from others at run time.
  public var isDynamic: Bool
  /// It takes the place of others where the program wants that, as in tests; elsewhere nobody loads it.
  public var standsIn = false
  /// Nothing is lost where nobody loads it: what its framework would call of it is written out, and does nothing.
  public var isEmpty = false
  /// Nothing leads to it but previews, which are no runs of the program, and ways that no run takes; or others inherit from it, which are
  /// judged in its stead.
  public var isSetAside = false
  /// Where code loads it that nothing in the sources calls, and that tests, which are not read, may call; nil where nothing does.
  public var loadedIdly: Location?
  /// Code outside the sources was handed it, and may load it; or a container loads some list that could not be read, and that may hold it.
  public var isHandedOut = false
  /// Objects that others make, as a storyboard does, get something by it.
  public var fills = false
  /// An index into `targets`.
  public var target: Int?
  public var condition: BuildCondition
  public var at: Location

  public init(
    name: String, level: Level, kind: String, framework: String, visibility: Visibility? = nil, isDynamic: Bool = false,
    target: Int? = nil, condition: BuildCondition = .always, at: Location
  ) {
    self.name = name
    self.level = level
    self.kind = kind
    self.framework = framework
    self.visibility = visibility
    self.isDynamic = isDynamic
    self.target = target
    self.condition = condition
    self.at = at
  }
}

public enum Visibility: String, Hashable, Sendable, Codable { case `public`, `internal` }

/// What owns or includes something: a group, or a root itself.
public enum Owner: Hashable, Sendable, Codable {
  case group(Int)
  case root(Int)
}

/// One group made part of another, or of a root.
public struct Include: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable { case `public`, `internal`, dependency, dynamic, child, peer }

  public var from: Owner
  public var to: Int
  public var kind: Kind
  public var condition: BuildCondition
  public var at: Location

  public init(from: Owner, to: Int, kind: Kind, condition: BuildCondition = .always, at: Location) {
    self.from = from
    self.to = to
    self.kind = kind
    self.condition = condition
    self.at = at
  }
}

/// A container that comes to life somewhere. Each is judged on its own.
public struct Root: Hashable, Sendable, Codable {
  public var name: String
  public var framework: String
  /// Containers that are asked where this one has nothing, nearest first: indices into `roots`.
  public var parents: [Int]
  public var target: Int?
  /// The executables in which it stands for a container that is another one in others, by name.
  public var programs: [String] = []
  /// No code creates it: it stands for "some container that holds every group of this framework".
  public var isImplied: Bool
  /// Part of what it loads could not be read, so an absence in it is only possible.
  public var isOpen: Bool
  /// Nothing in the program makes it: only tests may, which are not read.
  public var isUnmade = false
  /// It is made where `at` says and nowhere else.
  public var isPlaced = false
  /// Nobody but the function that makes it ever has it; asked only where some source is not read.
  public var isOfOneFunction = false
  /// A source that is not there may fill it, or load something else.
  public var mayHoldMore = false
  /// Every group that it loads, directly or not.
  public var loaded: [Int]
  /// The scope within which it shares its objects, where the framework names scopes; nil where it shares none.
  public var scope: TypeName?
  public var at: Location

  public init(
    name: String, framework: String, parents: [Int] = [], target: Int? = nil, isImplied: Bool = false, isOpen: Bool = false,
    loaded: [Int] = [], scope: TypeName? = nil, at: Location
  ) {
    self.name = name
    self.framework = framework
    self.parents = parents
    self.target = target
    self.isImplied = isImplied
    self.isOpen = isOpen
    self.loaded = loaded
    self.scope = scope
    self.at = at
  }
}

/// A public or dynamic module that cannot stand without an internal module of its own assembly: whoever takes the assembly as
/// a dependency gets the need without its provider.
public struct Leak: Hashable, Sendable, Codable {
  /// An index into `groups`.
  public var assembly: Int
  /// An index into `needs`.
  public var need: Int
  /// Those in internal modules of the assembly that would answer: indices into `providers`.
  public var providers: [Int]

  public init(assembly: Int, need: Int, providers: [Int]) {
    self.assembly = assembly
    self.need = need
    self.providers = providers
  }
}

/// One provider's maker taking another provider's object: both indices into `providers`.
public struct Use: Hashable, Sendable, Codable {
  public var by: Int
  public var of: Int
  /// It may not happen at all.
  public var isConditional: Bool
  public var at: Location

  public init(by: Int, of: Int, isConditional: Bool, at: Location) {
    self.by = by
    self.of = of
    self.isConditional = isConditional
    self.at = at
  }
}

/// Making one scope takes another, both indices into `groups`, because of something that it declares.
public struct Build: Hashable, Sendable, Codable {
  public var from: Int
  public var to: Int
  /// The name under which `from` declares it.
  public var name: String
  /// It registers the other; else it asks for it.
  public var isMaking: Bool
  /// The framework's tool begins here: nothing but the container makes the object.
  public var isStart: Bool
  /// `from` asks for its own type, which opens every ring that it is part of.
  public var isOpening: Bool
  /// What is taken waits until somebody asks for it.
  public var isLater = false
  public var condition: BuildCondition
  public var at: Location

  public init(
    from: Int, to: Int, name: String, isMaking: Bool, isStart: Bool, isOpening: Bool, condition: BuildCondition = .always,
    at: Location
  ) {
    self.from = from
    self.to = to
    self.name = name
    self.isMaking = isMaking
    self.isStart = isStart
    self.isOpening = isOpening
    self.condition = condition
    self.at = at
  }
}

/// A place that could not be understood, and why.
public struct Opaque: Hashable, Sendable, Codable {
  public enum Subject: String, Hashable, Sendable, Codable { case registration, need, include, root }

  public var what: Subject
  public var reason: String
  /// The manifest entry that would settle it, where there is one.
  public var cure: String?
  /// How many needs find nothing and are not called missing because this may provide what they ask for.
  public var silenced = 0
  public var at: Location

  public init(what: Subject, reason: String, cure: String? = nil, at: Location) {
    self.what = what
    self.reason = reason
    self.cure = cure
    self.at = at
  }
}

/// The manifest says one thing, the source another.
public struct Mismatch: Hashable, Sendable, Codable {
  /// What they differ about: a group's or target's name.
  public var subject: String
  /// A sentence.
  public var message: String
  public var manifest: Location
  public var source: Location?

  public init(subject: String, message: String, manifest: Location, source: Location?) {
    self.subject = subject
    self.message = message
    self.manifest = manifest
    self.source = source
  }
}

/// How much was understood.
public struct Coverage: Hashable, Sendable, Codable {
  public struct Count: Hashable, Sendable, Codable {
    public var understood = 0
    public var opaque = 0
    public init(understood: Int = 0, opaque: Int = 0) {
      self.understood = understood
      self.opaque = opaque
    }
  }

  public var registrations = Count()
  public var needs = Count()
  public var includes = Count()
  public init() {}
}
