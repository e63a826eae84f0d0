import Model

/// What one pass over the program found out about containers: tables that only grow.
final class Recording {
  var roots: [RootRecord] = []
  var rootIndex: [String: Int] = [:]
  /// By type: how many containers of it stand in others.
  var rootPlaces: [String: Int] = [:]
  var groups: [Group] = []
  private(set) var groupIndex: [String: Int] = [:]
  /// By group that is a function: which one.
  var functionsOfGroups: [Int: DeclarationID] = [:]
  /// By group: the number by which keys of calls speak of it, in every pass.
  private(set) var groupNumbers: [Int] = []
  private var knownGroups: [String: Int] = [:]
  /// Which group is loaded where, with the order in which it was found.
  var includes: [Include: Int] = [:]
  /// From where each is done, where that is known by more than its place.
  private(set) var includeOrigins: [Include: Set<Origin>] = [:]
  var visibilities: Set<Draft.Visibility> = []
  var registrations: [RegistrationRecord] = []
  var requests: [RequestRecord] = []
  var opaque: Set<Opaque> = []
  /// Where something was not followed to its end.
  var cuts: Set<Cut> = []
  /// Calls that leave something to whoever calls the function in which they stand.
  var leftOpen: Set<CallLeftOpen> = []
  /// Functions of which some call was not followed since nothing is known of what it hands over.
  var calledBlindly: Set<DeclarationID> = []
  /// Types whose objects others make and a container fills.
  var servings: [Serving] = []
  /// Where containers that are known fill such objects, and where one does that a caller hands over.
  var fillings: Set<Location> = []
  var fillingsLeftToCallers: [Location: FillingFunction] = [:]
  /// By root: files of values that were loaded into its container, in order.
  var loadedFiles: [Int: [LoadedFile]] = [:]
  /// Values that were asked of containers.
  var askedValues: [AskedValue] = []
  var announcements: Set<Draft.Announcement> = []
  /// Names that are a constant's of which only code outside the sources says what it is: the constant's own.
  var outsideNames: Set<String> = []
  /// Types of run-time arguments that only the name of a call outside the sources tells: `Client` of `Client(…)`.
  var guessedTypes: Set<TypeName> = []
  /// Types of which somebody brings objects, or run-time arguments for them.
  var supplied: Set<TypeName> = []
  /// Names of declared factories that say their file or module, too, and the names that these bear in the source.
  var toldApart: [String: String] = [:]
  /// Signs of hazards that a framework's functions show by how they are called.
  var hazards: Set<HazardOccurrence> = []
  /// By pattern and type: those of which one call shows that it is not meant.
  var excused: Set<String> = []
  /// Which group has been run for which container, and what that registers.
  var ran: [String: FollowedOnce] = [:]
  /// By container and unqualified name: the first group of that name that it loads.
  var loadedNames: [String: Int] = [:]
  /// Groups that nothing loads.
  var forgottenGroups: Set<Int> = []
  /// Groups that some container or group loads.
  var included: Set<Int> = []
  var openRoots: Set<OpenRoot> = []
  /// Containers that load what the callers of a function hand over.
  var rootsLeftToCallers: Set<OpenRoot> = []
  /// Where a container is told to ask others that a caller hands over, and where somebody was seen to call so that it is known whom.
  var joinsLeftToCallers: Set<OpenRoot> = []
  var joinsTold: Set<OpenRoot> = []
  /// What is registered in something of which nothing says that it is a container.
  var unseenRegistrations: Set<UnseenRegistration> = []
  /// Containers that code outside the sources was handed, and may have filled.
  var handedOutRoots: Set<OpenRoot> = []
  /// Types of containers of which none was met yet when code outside the sources may have filled the one that they keep.
  var handedOutTypes: Set<HandedOutType> = []
  /// Where a container of which nothing is known loads what cannot be told.
  var openIncludes: Set<HandedOutType> = []
  /// Groups that code outside the sources was handed, and may load.
  var handedOutGroups: Set<Int> = []
  /// Those among them that a library was handed, which may make the container into which it loads them, and the first place where it was.
  var groupsOfLibraries: [Int: Location] = [:]
  /// By vocabulary and class of the program: where a container was first used that a class of a library keeps.
  var libraryContainers: [Int: [String: Location]] = [:]
  /// Types of libraries whose objects were given a container of the program.
  var librarysKeepers: Set<String> = []
  /// By vocabulary: types of which some groups are loaded that could not be read; nil: of any.
  var unreadLists: [Int: Set<String?>] = [:]
  /// Groups of which some of what they include could not be read.
  var openGroups: Set<Int> = []
  /// By root: groups that its assembler came to, or for which one stands in to which it came.
  var gathered: [Int: Set<Int>] = [:]
  /// Groups that an assembler can neither make nor was handed.
  var unmadeGroups: [UnmadeGroup] = []
  /// Roots in which a placeholder stands for what is demanded and nobody registers.
  var placeholding: Set<Int> = []
  var demands: [DemandRecord] = []
  /// Groups for which another may stand in where the program does not say so.
  var mayStayUnloaded: Set<Int> = []
  /// By group: the outermost functions that load it into a container which their callers have.
  var loadsLeftToCallers: [Int: Set<DeclarationID>] = [:]
  /// Groups that some container loads of which nobody can tell which it is.
  var loadedSomewhere: Set<Int> = []
  /// By group: the outermost functions that load it with types which their callers say.
  var loadsOfCallersTypes: [Int: Set<DeclarationID>] = [:]
  /// Counts what happens, so that what was first can be told.
  var order = 0
  /// Where scopes of a tree are made.
  var makings: Set<ScopeMaking> = []
  /// Properties and functions that keep what they make.
  var sharings: Set<Sharing> = []
  /// Who reads which property of a scope, or what a scope needs.
  var reads: Set<ScopeRead> = []
  /// By property or function: scopes that it makes and answers with.
  var answers: [DeclarationID: Set<String>] = [:]
  /// Containers that others ask without keeping them: where they are told to.
  var collaborations: [Int: (at: Location, with: Set<Int?>, type: TypeName)] = [:]
  /// Containers that something keeps.
  var heldRoots: Set<Int> = []
  /// Functions of a container's type that call one another.
  var registeringCalls: Set<RegisteringCall> = []
  /// Functions that register in a container of the program, and that nothing can call.
  var uncalled: Set<DeclarationID> = []
  /// Wrapped properties whose type whoever makes the object says, and those among them of which somebody was seen to say it.
  var leftToMakers: Set<DeclarationID> = []
  var wornGenerically: Set<DeclarationID> = []
  /// Functions that keep what they make.
  var keepers: Set<DeclarationID> = []

  /// Where something was not followed, and the containers that it could have filled; nil: any.
  struct Cut: Hashable {
    var at: Location
    var roots: [Int]?
  }

  /// By container: the groups that it held, or that something stood in for, in the pass before; and what stood above it.
  private(set) var earlierGroups: [Set<String>] = []
  private(set) var earlierParents: [[Int]] = []

  init() {}

  /// The container of that identity, which `make` describes where it is met for the first time.
  func root(_ identity: String, _ make: () -> RootRecord) -> Int {
    guard let known = rootIndex[identity] else {
      rootIndex[identity] = roots.count
      roots.append(make())
      return roots.count - 1
    }
    if !roots[known].isMet {
      // An object that kept it from the pass before may have been told of before it is made once more.
      let told = roots[known]
      roots[known] = make()
      roots[known].take(told)
    }
    return known
  }

  /// A group is loaded, by code that begins there.
  func add(_ include: Include, from origin: Origin) {
    includes[include] = order
    includeOrigins[include, default: []].insert(origin)
  }

  /// A group that was not met before in this pass, by its identity.
  func add(_ group: Group, _ identity: String) -> Int {
    groupIndex[identity] = groups.count
    groups.append(group)
    groupNumbers.append(knownGroups[identity] ?? knownGroups.count)
    knownGroups[identity] = groupNumbers[groups.count - 1]
    return groups.count - 1
  }

  func isMet(_ identity: String) -> Bool { rootIndex[identity].map { roots[$0].isMet } ?? false }

  /// Containers of a vocabulary that this pass has met.
  func roots(of vocabulary: Int) -> [Int] {
    roots.indices.filter { roots[$0].isMet && roots[$0].vocabulary == vocabulary }
  }

  /// A pass that only settles what properties hold: nothing that is written down in it is kept.
  convenience init(settling other: Recording) {
    self.init(after: other)
    (roots, rootPlaces, groups, groupIndex) = (other.roots, other.rootPlaces, other.groups, other.groupIndex)
    groupNumbers = other.groupNumbers
    (servings, order, loadedNames) = (other.servings, other.order, other.loadedNames)
  }

  /// Another pass: containers keep their numbers, and nothing else is known.
  init(after other: Recording) {
    rootIndex = other.rootIndex
    knownGroups = other.knownGroups
    toldApart = other.toldApart
    earlierGroups = other.roots.indices.map { root in
      Set(other.roots[root].loaded.map { other.groups[$0].name })
        .union(other.gathered[root, default: []].map { other.groups[$0].name })
    }
    earlierParents = other.roots.map(\.parents)
    roots = other.roots.map { RootRecord(vocabulary: $0.vocabulary, isMet: false, at: $0.at) }
  }
}
