/// One place that asks for a key.
public struct Need: Hashable, Sendable, Codable {
  /// When the object is asked for.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// While its owner is being made.
    case eager
    /// After its owner was made: property or method injection.
    case late
    /// When somebody uses it: lazy, provider, closure, a call at run time.
    case deferred
    /// Not kept alive by its owner.
    case weak
  }

  public enum Asker: Hashable, Sendable, Codable {
    /// The registration whose object needs it: an index into `Graph.providers`.
    case provider(Int)
    /// The type or function that asks outside any registration.
    case code(String)
  }

  public var key: Key
  public var by: Asker
  public var framework: String
  /// Where it looks: the group or root in which it stands, if any.
  public var scope: Owner?
  public var isOptional: Bool
  public var isMany: Bool
  /// What it fills may be empty, and the program uses it as if it never were: a property `T!`.
  public var isUnwrapped: Bool
  /// It is optional since the framework answers nothing else: whoever asks has not said that it may be absent.
  public var isOptionalAnyway: Bool
  public var phase: Phase
  /// The program marks it as the place where a ring is closed (`cycle: true`).
  public var closesRing: Bool
  /// It stands under an `if` or in a `switch`, so it may not happen at all.
  public var isConditional: Bool
  /// Which container answers is not known: any of this framework's in the same process may.
  public var isAmbient: Bool
  public var condition: BuildCondition
  /// The run-time arguments that it brings, as far as they are constants.
  public var brings: [ArgumentChoice]
  /// For a registration: the run-time arguments with which its maker comes here, one of these sets of choices; empty: with any.
  public var chosen: [[ArgumentChoice]]
  /// In a tree of scopes, the list in which it stands.
  public var demand: Demand?
  /// Its type letter by letter, where a framework's tool compares text.
  public var spelling: String?
  /// One per root in which it must hold.
  public var verdicts: [Verdict]
  public var at: Location

  public init(key: Key, by: Asker, framework: String, scope: Owner?, phase: Phase, at: Location) {
    self.key = key
    self.by = by
    self.framework = framework
    self.scope = scope
    self.phase = phase
    self.at = at
    isOptional = false
    isMany = false
    isUnwrapped = false
    isOptionalAnyway = false
    closesRing = false
    isConditional = false
    isAmbient = false
    condition = .always
    brings = []
    chosen = []
    demand = nil
    spelling = nil
    verdicts = []
  }
}

/// What is known of a run-time argument: one of some constants, or none of them.
public struct ArgumentChoice: Hashable, Sendable, Codable, Comparable {
  /// Which argument of those that are brought: its number or key; empty where there is but one.
  public var argument: String
  public var isOneOf: Bool
  /// Constants as the program writes them, ascending.
  public var constants: [String]

  public init(_ argument: String, isOneOf: Bool = true, _ constants: some Sequence<String>) {
    self.argument = argument
    self.isOneOf = isOneOf
    self.constants = Set(constants).sorted()
  }

  /// The opposite.
  public var negated: ArgumentChoice { ArgumentChoice(argument, isOneOf: !isOneOf, constants) }

  /// Whether it may hold where these arguments are brought.
  public func mayHold(_ brought: [ArgumentChoice]) -> Bool {
    brought.allSatisfy { own in
      own.argument != argument || own.constants.allSatisfy { constants.contains($0) == isOneOf }
    }
  }

  public static func < (a: ArgumentChoice, b: ArgumentChoice) -> Bool {
    if a.argument != b.argument { return a.argument < b.argument }
    if a.isOneOf != b.isOneOf { return a.isOneOf }
    return a.constants.lexicographicallyPrecedes(b.constants)
  }
}

/// How a scope states a need.
public struct Demand: Hashable, Sendable, Codable {
  /// The simple name of the list: a protocol's.
  public var list: String
  /// It stands in a list that this one inherits.
  public var isInherited: Bool

  public init(list: String, isInherited: Bool = false) {
    self.list = list
    self.isInherited = isInherited
  }
}

/// What a need finds in one root.
public struct Verdict: Hashable, Sendable, Codable {
  public enum Status: String, Hashable, Sendable, Codable {
    /// A provider answers.
    case resolved
    /// Required, and nothing fits or may fit.
    case missing
    /// Optional or many, and nothing fits.
    case tolerated
    /// Provided from outside the sources.
    case external
    /// Hangs on a place that could not be read.
    case unknown
  }

  /// The object that was asked for first, for the sake of which its owner is made.
  public enum Starter: Hashable, Sendable, Codable {
    /// Whichever it is.
    case any
    /// One whose home is this assembly, an index into `Graph.groups`; nil: one whose home is none.
    case home(Int?)
  }

  /// An index into `Graph.roots`; nil for a need that any root may answer.
  public var root: Int?
  /// The app, extension or test bundle that is meant, where `root` is nil and there are several.
  public var host: String?
  public var status: Status
  /// Those that answer: one, several for `many`, several also where the framework cannot choose (`isAmbiguous`).
  public var providers: [Int]
  /// Several candidates, and the framework cannot choose.
  public var isAmbiguous: Bool
  /// Every candidate lives in an assembly on which the asker's assembly does not depend, or is internal to another one.
  /// Where access is enforced that fails; elsewhere it works and is against the declared structure.
  public var isInaccessible: Bool
  /// Nobody gets the asker's object there, since others replaced it or nothing makes it: what it lacks does no harm.
  public var isIdle: Bool
  /// The asker stands in a container further up, and `root` makes it.
  public var isFromBelow: Bool
  /// Of several that differ by what was asked for first: for which it holds.
  public var starter: Starter
  /// No code is seen that asks first for such a one.
  public var isSupposed: Bool
  public var nearMisses: [NearMiss]
  /// In a tree of scopes, the way from the root to the asker on which nothing answers: indices into `Graph.groups`, the root's
  /// first. Of several the shortest.
  public var path: [Int]
  /// The framework's own tool does not ask on that way, and says nothing.
  public var isOverlooked: Bool
  /// Those that answer do so in some builds only.
  public var isPartial: Bool

  public init(
    root: Int?, host: String? = nil, status: Status, providers: [Int] = [], isAmbiguous: Bool = false,
    isInaccessible: Bool = false, nearMisses: [NearMiss] = [], path: [Int] = [], isOverlooked: Bool = false
  ) {
    self.root = root
    self.host = host
    self.status = status
    self.providers = providers
    self.isAmbiguous = isAmbiguous
    self.isInaccessible = isInaccessible
    isIdle = false
    isFromBelow = false
    starter = .any
    isSupposed = false
    isPartial = false
    self.nearMisses = nearMisses
    self.path = path
    self.isOverlooked = isOverlooked
  }
}

/// A provider that almost answers, and what keeps it from doing so.
public struct NearMiss: Hashable, Sendable, Codable {
  public enum Reason: Hashable, Sendable, Codable {
    case otherName(String?)
    case otherTags([TypeName])
    case otherArguments([TypeName])
    /// A type of the same name declared elsewhere.
    case otherType(TypeName)
    /// Loaded by no path of this root; the group that holds it.
    case notLoaded(group: Int)
    /// Internal to an assembly that this root takes as a dependency only.
    case internalModule(group: Int)
    /// Registered straight into another container.
    case otherRoot(Int)
    /// Provided in a target of that name, which the host does not link.
    case unlinked(String)
    /// Compiled only under this condition.
    case condition(BuildCondition)
    /// The implementation is registered, not the protocol asked for.
    case implementationOnly
    /// Registered as `T?`, asked for as `T`, or the reverse.
    case optionality
    /// `[T]` is asked for while `T` is registered.
    case element
    /// Registered, but with nothing to make the object.
    case noMaker
    /// Registered with a maker that does nothing but end the program.
    case onlyEnds
    /// Registered with a maker that makes nothing but nil.
    case onlyNil
    /// Provided in a scope that does not stand above the asker on this way from the root.
    case offPath(group: Int)
    /// The name is another type's here.
    case sameName(TypeName)
    /// Made where it should be, but offered as these only.
    case offeredAs([TypeName])
    /// Declared where it should be, but seen by nobody else.
    case hidden(Provider.Hiding)
    /// Registered as the type asked for, without being one.
    case pretended
  }

  public var provider: Int
  public var reason: Reason

  public init(provider: Int, reason: Reason) {
    self.provider = provider
    self.reason = reason
  }
}

extension NearMiss {
  /// What is asked for is provided, and not where it is asked for.
  public var isElsewhere: Bool {
    switch reason {
    case .notLoaded, .internalModule, .otherRoot, .unlinked, .condition, .offPath, .hidden, .sameName, .otherType: true
    case .otherName, .otherTags, .otherArguments, .implementationOnly, .optionality, .element, .noMaker, .onlyEnds,
      .onlyNil, .offeredAs, .pretended:
      false
    }
  }
}

extension NearMiss: Comparable {
  /// The more telling first.
  public static func < (a: NearMiss, b: NearMiss) -> Bool { (a.rank, a.provider) < (b.rank, b.provider) }

  private var rank: Int {
    switch reason {
    case .hidden, .offeredAs: -1
    case .condition: 0
    case .internalModule: 1
    case .notLoaded: 2
    case .otherRoot, .unlinked: 3
    case .noMaker, .onlyEnds, .onlyNil: 4
    case .pretended: 5
    case .otherName, .sameName: 6
    case .otherTags: 7
    case .otherArguments: 8
    case .element: 9
    case .optionality: 10
    case .implementationOnly: 11
    case .otherType: 12
    case .offPath: 4
    }
  }
}
