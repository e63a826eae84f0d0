/// How a framework behaves at run time, as data: how it chooses, what it forbids, which rings it can close, what it advises.
/// `Linking` and `Rules` obey it and never ask whose it is.
public struct Policy: Hashable, Sendable, Codable {
  /// Narrows several candidates; steps are tried in order until one is left.
  public enum Choice: Hashable, Sendable, Codable {
    /// Those marked as test doubles, where there is exactly one.
    case testDouble
    /// Those of the asker's own assembly; the marked default among them first.
    case ownAssembly
    /// Those of assemblies that the asker's assembly directly includes or imports; the marked default first.
    case importedAssemblies
    /// The same along any number of imports, nearest level first.
    case importedTransitively
    /// Those marked as default, wherever they are.
    case markedDefault
    /// The one written last.
    case last
    /// Those that have something to make their object with, where there is exactly one.
    case withMaker
  }

  /// What it means that two providers have one key.
  public enum Duplicates: String, Hashable, Sendable, Codable {
    /// The later one silently replaces the earlier one.
    case overwrite
    /// Both stay; asking for one of them must choose.
    case coexist
    /// Registering the second stops the program.
    case trap
  }

  /// What makes building a container fail, though nobody asks for the type.
  public enum Refusal: String, Hashable, Sendable, Codable {
    /// One name for two providers of a type.
    case oneNameTwice
    /// Two providers of a type that are marked as its default.
    case twoDefaults
    /// A registration that says neither how its object is made nor that others make it.
    case noMaker
    /// Two registrations of one key, whatever they make: the framework's own tool or tests look for them.
    case repetition
  }

  /// What it means to ask for `T?`.
  public enum Optionals: String, Hashable, Sendable, Codable {
    /// Asking for `T`, which may be missing.
    case tolerated
    /// `T?` is a key of its own, which a provider of `T` answers too, but not the other way round. One of them must be there.
    case required
    /// `T?` is a key of its own, which no provider of `T` answers. It must be there.
    case distinct
  }

  /// What it means to ask for `() -> T`.
  public enum Getters: String, Hashable, Sendable, Codable {
    /// Asking for that function.
    case plain
    /// Asking for `T` whenever it is called, unless somebody provides the function.
    case deferred
  }

  /// How what scopes declare is compared with what is asked for.
  public enum Matching: String, Hashable, Sendable, Codable {
    /// Keys must fit.
    case keys
    /// Types must fit as they were declared: whoever says as what it is offered is offered as nothing else, and answers for
    /// any part of that. Of several in one scope the name decides; where a scope has none of the name, the only one answers.
    case declaredTypes
  }

  /// On which ways up a tree the framework's own tool insists.
  public enum Ways: String, Hashable, Sendable, Codable {
    case every
    /// On one above each scope that makes the asker; on the others it is silent.
    case someAboveEachMaker
  }

  public enum Access: String, Hashable, Sendable, Codable {
    /// Whoever is loaded is seen by all.
    case flat
    /// So it is at run time, but what a registration says of its visibility is meant: one kept for its target is nobody else's.
    case declared
    /// An internal provider is seen by its own assembly only, a public one by those that reach its assembly.
    case enforced
  }

  public var choices: [Choice]
  /// `many` takes every provider of the type, whatever its name or tags.
  public var manyIgnoresNames: Bool
  /// A request without a name or tag is answered by a provider that has one, if it is the only one.
  public var namesAreOptional: Bool
  /// A request with a name is answered by a provider without one, where none has that name.
  public var namesFallBack: Bool
  /// A request without run-time arguments is answered by a provider that takes some, where none takes none: the one that takes
  /// most, and it asks for them itself.
  public var wiresArguments: Bool
  /// A container that code names is asked itself, whichever makes the object for which it asks.
  public var asksCaptured: Bool
  /// Asking for many fails where one of them has nothing to be made with; else that one is left out.
  public var manyNeedsMakers: Bool
  /// Asking for many fails where one of them was registered as the type without being one.
  public var manyMustFit: Bool
  /// Asking for many and finding none fails.
  public var manyMustExist: Bool
  public var duplicates: Duplicates
  public var refusals: Set<Refusal>
  public var access: Access
  /// What is registered in a parent is made by the container that was asked, so it may find what only that child has. nil: it
  /// finds what its own container finds. Else what it means that it depends on a child, while nobody asks the parent for it.
  public var leaning: Finding.Severity?
  /// So it is only with what an object is given after it was made: how it is made, a registration asks its own container.
  public var leansOnlyLate: Bool
  /// An assembler goes into modules that were replaced before it came to them: what they depend on and replace counts, too.
  public var goesIntoReplaced: Bool
  /// An assembly wires a part of an app rather than a sub-project: it may list modules of any target.
  public var spansTargets: Bool
  /// An object of a value type is shared as its lifetime says. Else only where something holds it strongly: neither within one
  /// resolution nor weakly.
  public var sharesValues: Bool
  /// Objects that are kept for the whole program are kept by their key, whichever container made them.
  public var keepsByKey: Bool
  /// `T` and `T?` are one key.
  public var unwrapsOptionals: Bool
  public var optionals: Optionals
  /// Every answer is an optional, so that taking one does not say that it may be absent.
  public var answersOptionals: Bool
  public var getters: Getters
  /// A holder of what is asked for when used is there even if it is optional and nothing is provided: `Lazy<T>?` asks for `T`,
  /// and only `Lazy<T?>` for `T?`.
  public var fillsHolders: Bool
  /// What is marked to close a ring is looked for last, in the name of the object that was asked for first: where the framework
  /// chooses by the asker's home, that object's home decides.
  public var marksAskForFirst: Bool
  /// Registrations of one implementation on one line of one file are one registration.
  public var siteIsIdentity: Bool
  public var rings: RingPolicy
  /// Rings among groups; nil where they do no harm.
  public var assemblyRings: Finding.Severity?
  public var moduleRings: Finding.Severity?
  /// Types that the framework itself provides, such as its container.
  public var builtIn: [TypeName]
  /// It is somebody's fork, which may provide more types of its own.
  public var isForked = false
  /// A scope's own providers answer its needs, before those of the scopes above it.
  public var asksOwnScope: Bool
  /// What keeps a scope's property from being seen by the scopes below it.
  public var hides: Set<Provider.Hiding>
  /// Those of them that only some versions hide, where nobody says which version is in use.
  public var mayHide: Set<Provider.Hiding> = []
  public var matching: Matching
  public var ways: Ways
  public var idiom: Idiom

  public init(
    choices: [Choice] = [], manyIgnoresNames: Bool = true, namesAreOptional: Bool = false,
    namesFallBack: Bool = false, wiresArguments: Bool = false, asksCaptured: Bool = false, manyMustExist: Bool = false,
    manyNeedsMakers: Bool = false, manyMustFit: Bool = false,
    duplicates: Duplicates = .coexist, refusals: Set<Refusal> = [], access: Access = .flat, leaning: Finding.Severity? = nil,
    leansOnlyLate: Bool = false, goesIntoReplaced: Bool = false,
    spansTargets: Bool = false, sharesValues: Bool = true, keepsByKey: Bool = false, unwrapsOptionals: Bool = true,
    optionals: Optionals = .tolerated, answersOptionals: Bool = false,
    getters: Getters = .plain, fillsHolders: Bool = false, marksAskForFirst: Bool = false,
    siteIsIdentity: Bool = false, rings: RingPolicy = RingPolicy(),
    assemblyRings: Finding.Severity? = nil, moduleRings: Finding.Severity? = nil, builtIn: [TypeName] = [],
    asksOwnScope: Bool = true, hides: Set<Provider.Hiding> = [], matching: Matching = .keys, ways: Ways = .every,
    idiom: Idiom = Idiom()
  ) {
    self.choices = choices
    self.manyIgnoresNames = manyIgnoresNames
    self.namesAreOptional = namesAreOptional
    self.namesFallBack = namesFallBack
    self.wiresArguments = wiresArguments
    self.asksCaptured = asksCaptured
    self.manyMustExist = manyMustExist
    self.manyNeedsMakers = manyNeedsMakers
    self.manyMustFit = manyMustFit
    self.duplicates = duplicates
    self.refusals = refusals
    self.access = access
    self.leaning = leaning
    self.leansOnlyLate = leansOnlyLate
    self.goesIntoReplaced = goesIntoReplaced
    self.spansTargets = spansTargets
    self.sharesValues = sharesValues
    self.keepsByKey = keepsByKey
    self.unwrapsOptionals = unwrapsOptionals
    self.optionals = optionals
    self.answersOptionals = answersOptionals
    self.getters = getters
    self.fillsHolders = fillsHolders
    self.marksAskForFirst = marksAskForFirst
    self.siteIsIdentity = siteIsIdentity
    self.rings = rings
    self.assemblyRings = assemblyRings
    self.moduleRings = moduleRings
    self.builtIn = builtIn
    self.asksOwnScope = asksOwnScope
    self.hides = hides
    self.matching = matching
    self.ways = ways
    self.idiom = idiom
  }
}

/// Which rings of needs a framework can close.
public struct RingPolicy: Hashable, Sendable, Codable {
  /// A need that opens a ring, so that construction ends.
  public enum Opening: String, Hashable, Sendable, Codable {
    /// Marked by the program (`cycle: true`).
    case marked
    /// Injected after construction.
    case late
    /// Asked for when used.
    case deferred
    /// `many` among constructor parameters skips what is being made.
    case eagerMany
    /// Held weakly, and asked for when used.
    case weak
  }

  public var openings: Set<Opening>
  /// What is injected after construction ends a ring only where its owner is shared: one that nobody shares is not found when
  /// the ring comes back to it, and is made anew.
  public var lateNeedsSharing: Bool
  /// Members that are shared by nobody (`Lifetime.Sharing.none`): what a ring of only such members means although it is open,
  /// what it means if only deferred needs open it, and what a single such member means.
  public var allUnshared: Finding.Severity?
  public var allUnsharedButDeferred: Finding.Severity?
  public var someUnshared: Finding.Severity?
  /// Members shared by container or process beside others that live shorter.
  public var mixedLifetimes: Finding.Severity?

  public init(
    openings: Set<Opening> = [.deferred], lateNeedsSharing: Bool = false, allUnshared: Finding.Severity? = nil,
    allUnsharedButDeferred: Finding.Severity? = nil, someUnshared: Finding.Severity? = nil,
    mixedLifetimes: Finding.Severity? = nil
  ) {
    self.openings = openings
    self.lateNeedsSharing = lateNeedsSharing
    self.allUnshared = allUnshared
    self.allUnsharedButDeferred = allUnsharedButDeferred
    self.someUnshared = someUnshared
    self.mixedLifetimes = mixedLifetimes
  }
}
