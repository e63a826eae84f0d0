import Model

/// What is known of a project's graph before needs are judged: the hand-over from the parts that find registrations (the
/// evaluator of digests, the manifest) to `graph(from:)`.
///
/// Every index in it is local: it points into the draft's own arrays, in whatever order they were filled. `graph(from:)` sorts
/// by place and renumbers, so two drafts that differ only in order give one graph.
public struct Draft: Hashable, Sendable {
  public var groups: [Group] = []
  public var includes: [Include] = []
  public var visibilities: [Visibility] = []
  /// Groups of which not every include could be read.
  public var openGroups: Set<Int> = []
  /// Nodes of trees in which needs are looked for upward. Empty where containers are flat.
  public var scopes: [Scope] = []
  public var announcements: [Announcement] = []
  /// `Root.parents` nearest first; `Root.loaded` every group whose registrations it runs.
  public var roots: [Root] = []
  public var registrations: [Registration] = []
  public var requests: [Request] = []
  public var doubts: [Doubt] = []
  public var hosts: [Host] = []
  /// Roots that are there in each host and hold what it links, each with the places that make it.
  public var linked: [Int: [Location]] = [:]
  public var targets: [Target] = []
  public var imports: [TargetImport] = []
  public var dependencies: [TargetDependency] = []
  public var outside: [OutsideUse] = []
  public var interfaces: [TargetInterface] = []
  public var limits = Limits()
  public var opaque: [Opaque] = []
  public var hazardOccurrences: [HazardOccurrence] = []
  public var uses: [Use] = []
  public var builds: [Build] = []
  public var mismatches: [Mismatch] = []
  public var groupLists: [GroupList] = []
  public var policies: [String: Policy] = [:]
  public var coverage = Coverage()
  /// Keys that the manifest says come from outside; `*` stands for any run of characters.
  public var external: [DeclaredKey] = []
  /// Nominal types, without generic arguments, that the program itself declares. A `Doubt` of an outside type never provides one.
  public var declaredTypes: Set<TypeName> = []
  /// Names that are a constant's which the program does not declare: what it holds may be any other name.
  public var outsideNames: Set<String> = []
  /// Types of run-time arguments that are what they seem to be only as far as the name of a call outside the sources tells.
  public var guessedTypes: Set<TypeName> = []
  /// By protocol that is asked for, the only type of the program that conforms to it.
  public var conformers: [TypeName: TypeName] = [:]
  /// What each declared type directly inherits from or conforms to. It serves near misses only.
  public var supertypes: [TypeName: [TypeName]] = [:]

  public init() {}

  /// `from` may look into `to` when it has a choice, without loading it (`container.import(G.self)`). Both are groups.
  public struct Visibility: Hashable, Sendable {
    public var from: Int
    public var to: Int
    public var at: Location

    public init(from: Int, to: Int, at: Location) {
      self.from = from
      self.to = to
      self.at = at
    }
  }

  /// An assembly says that somebody will provide a type: whoever does is seen by it and by those that reach it.
  public struct Announcement: Hashable, Sendable {
    public var type: TypeName
    public var assembly: Int

    public init(type: TypeName, assembly: Int) {
      self.type = type
      self.assembly = assembly
    }
  }

  /// One registration: a provider and the containers that hold it. `provider.roots` and `provider.order` are not read:
  /// `loads` says both. With no loads no container ever holds it.
  ///
  /// Registrations that agree in site, place, implementation, owner and condition are one; their keys and loads are joined.
  /// Where the policy says that the site is the identity, line and implementation are enough.
  public struct Registration: Hashable, Sendable {
    public var provider: Provider
    public var loads: [Load]
    /// Its type letter by letter, where a framework's tool compares text.
    public var spelling: String?
    /// Only hosts that link the target of this name hold it.
    public var linkedWith: String?
    /// What a framework's tool wrote reads it, and compiles.
    public var isReadByTool = false
    /// The only host that compiles it, in its own target: no other can load what stands there.
    public var ownHost: Int?

    public init(_ provider: Provider, loads: [Load] = []) {
      self.provider = provider
      self.loads = loads
    }
  }

  /// A registration run for one root.
  public struct Load: Hashable, Sendable {
    public var root: Int
    /// Smaller is earlier within this root.
    public var order: Int
    /// Orders of different runs do not compare: which happens first is not known.
    public var run: Int
    /// The group that counts as the provider's home when a framework prefers its own: the innermost assembly that was being
    /// loaded when it first ran; nil outside any.
    public var assembly: Int?
    /// Several containers come into question, of which one holds it: which, nobody can tell.
    public var isPossible = false
    /// For such a one: the hosts in which it runs; nil: any.
    public var hosts: Set<Int>?
    /// Keys that it got after other registrations had run, and when; a key that is not in it came with the registration.
    public var later: [Key: Int] = [:]
    /// The run-time branches in which this root holds it; nil: those of the provider.
    public var branches: Branches?

    public init(root: Int, order: Int, run: Int = 0, assembly: Int? = nil) {
      self.root = root
      self.order = order
      self.run = run
      self.assembly = assembly
    }
  }

  /// That code sets something in place of what is asked for.
  public struct Setting: Hashable, Sendable {
    /// The hosts that run the code; nil: all.
    public var hosts: Set<Int>?
    /// The builds that have it.
    public var condition: BuildCondition

    /// In each host and each build.
    static let everywhere = Setting(hosts: nil, condition: .always)
  }

  /// One place that asks. `need.by` is `.provider(index into registrations)` or code; `need.verdicts` is not read.
  public struct Request: Hashable, Sendable {
    public var need: Need
    /// For code: the containers that it asks, each of which must answer. Empty: its container is not known, and it is judged as
    /// ambient. A need of a registration is judged in the roots of that registration, whatever stands here.
    public var roots: [Int]
    /// For code: the assembly whose choice it wants (`resolve(from: F.self)`).
    public var assembly: Int?
    /// For code: the target in which it stands, which decides the hosts that link it; nil: not known, so any root will do.
    public var target: Int?
    /// For code whose container is not known: the hosts in which it is reached; empty: nobody can tell, so that any root will do. nil:
    /// those that link its target.
    public var hosts: Set<Int>?
    /// Each target that compiles its file has one of its own, and a flag decides which of them has it at all.
    public var isOneOfSeveral = false
    /// It is asked for under one of several names, of which each is a request.
    public var isOneName = false
    /// It is asked for only where of each of these, which are asked for before, one is missing.
    public var standsInFor: [[Asked]] = []
    /// Where code sets something in its place, so that nobody need provide it there.
    public var settings: [Setting] = []
    /// Code sets something in its place wherever it runs.
    public var isSet: Bool { settings.contains(.everywhere) }
    /// Whoever asks takes what the registration makes apart in any case, so that nil is no answer.
    public var bearsNoNil = false
    /// Where it is nil nothing that follows runs, which makes no sense where it always is.
    public var isGuarded = false
    /// Nothing useful is done where it is nil: where no registration of any container has the key, it always is.
    public var isInVain = false
    /// A registration asks so in `roots` alone, wherever else it is held.
    public var isBrought = false
    /// The source says that it is provided from outside.
    public var isProvidedOutside: Bool
    /// An index into `scopes`: it is looked for there and upward, on every way from every root, whatever else stands here.
    public var place: Int?
    /// For a registration: its object finds the container by itself, so the need is judged as that of code.
    public var asksByItself = false
    /// Nothing makes the object that it is for.
    public var isIdle = false
    /// For a registration: it asks `roots` whichever container makes its object, where these are known.
    public var asksCaptured = false

    /// What is asked for in one place under one name seldom differs otherwise.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(need.at.line)
      hasher.combine(need.at.column)
      hasher.combine(need.key.name)
      hasher.combine(need.key.type.baseName)
      hasher.combine(need.by)
      hasher.combine(place)
    }

    public init(_ need: Need, roots: [Int] = [], assembly: Int? = nil, target: Int? = nil, isProvidedOutside: Bool = false) {
      self.need = need
      self.roots = roots
      self.assembly = assembly
      self.target = target
      self.isProvidedOutside = isProvidedOutside
    }
  }

  /// The maker of one registration taking what another makes, or what answers a request. All are indices into the draft.
  public struct Use: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
      case registration(Int)
      case request(Int)
    }

    public var by: Int
    public var of: Source
    public var isConditional: Bool
    public var at: Location

    public init(by: Int, of: Source, isConditional: Bool, at: Location) {
      self.by = by
      self.of = of
      self.isConditional = isConditional
      self.at = at
    }
  }

  /// A registration of which not every key could be read: it makes unknown each absence that it could satisfy.
  public struct Doubt: Hashable, Sendable {
    /// What is known of the key; `.unknown` in a type fits anything.
    public var key: Key
    /// Its name or tags could not be read either.
    public var nameIsUnknown: Bool
    /// Whatever name it is, there is one.
    public var hasName: Bool
    /// It is known to be a type that the program does not declare.
    public var isOutsideType: Bool
    /// It is of no key that anything registers, in whatever container: where that is missing, somebody forgot it.
    public var isOfNothingRegistered: Bool
    public var framework: String
    /// Empty: every root of its framework.
    public var roots: [Int]
    public var at: Location

    public init(
      key: Key, nameIsUnknown: Bool = false, hasName: Bool = false, isOutsideType: Bool = false,
      isOfNothingRegistered: Bool = false, framework: String, roots: [Int], at: Location
    ) {
      self.key = key
      self.nameIsUnknown = nameIsUnknown
      self.hasName = hasName
      self.isOutsideType = isOutsideType
      self.isOfNothingRegistered = isOfNothingRegistered
      self.framework = framework
      self.roots = roots
      self.at = at
    }
  }

  /// A process: the targets linked into it and the containers that come to life in it. A need whose container is ambient is
  /// judged once in each host that links its target, against that host's roots. No hosts at all means one that links everything.
  public struct Host: Hashable, Sendable {
    public var name: String
    /// The target that makes it.
    public var executable: Int?
    public var targets: [Int]
    public var roots: [Int]
    /// The targets of which some may be linked, too; nil: any may be.
    public var mayLink: Set<Int>?
    /// The `#if` flags that hold, or do not, in all that it runs of what asks for them.
    public var settledFlags: [String: Bool] = [:]
    /// The systems for which it is built, called as `os(…)` calls them; nil: not known.
    public var systems: Set<String>?

    public init(name: String, executable: Int? = nil, targets: [Int], roots: [Int], mayLink: Set<Int>? = nil) {
      self.name = name
      self.executable = executable
      self.targets = targets
      self.roots = roots
      self.mayLink = mayLink
    }
  }
}
