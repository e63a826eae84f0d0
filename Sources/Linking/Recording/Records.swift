import Model

/// A container that some code creates.
struct RootRecord {
  var name: String?
  var vocabulary: Int
  /// Some code of this pass creates it.
  var isMet = true
  var parents: [Int] = []
  /// The function in whose body it is created.
  var creator: DeclarationID?
  /// The property that begins with it.
  var keeper: DeclarationID?
  var target: Int?
  var isImplied = false
  /// The class of the program whose objects have it of a library's class, by key; empty: those of all that only ask it; nil: any.
  var heir: String?
  /// A class of a library makes and keeps it.
  var isLibrarys = false
  /// It stands for the containers of more classes than are told apart.
  var isCrowded = false
  /// Only code that nothing can call makes it: the function or property from which that begins.
  var unmadeBy: Set<DeclarationID> = []
  var isUnmade = false
  /// The program has it, as far as names tell.
  var isCertain: Bool { !isImplied && !isUnmade }
  /// It is there in each host, and holds what the host links.
  var isLinked = false
  /// It is made where `at` says and nowhere else, so executables that do not link this code have none.
  var isPlaced = false
  /// A framework keeps it, for whoever speaks of it.
  var isEverybodys: Bool { !isPlaced && !isImplied && !isLibrarys }
  /// It has a container above it of which nothing is known.
  var isBelowUnknown: Bool { isBelowAny || !parentsLeft.isSubset(of: parentsTold) }
  /// It has one above it of which nobody says which it is.
  var isBelowAny = false
  /// Where it is left to callers whether it has one above it, and which; and where some caller says so.
  var parentsLeft: Set<Location> = []
  var parentsTold: Set<Location> = []
  /// What says which stand above it, where the code that makes it does not.
  var parentsFrom: Set<ContainerSource> = []
  /// It has one above it, or asks one, of which nothing is known, whatever else is known.
  var isBelowMore = false
  /// What its registrations have that say nothing of it; nil: what the framework gives.
  var lifetime: Lifetime?
  /// Objects that it makes get what their properties ask for.
  var fills = true
  /// Where it was closed to registrations, and in which run.
  var closed: (at: Location, run: DeclarationID)?
  /// How many registrations there had been each time when it was emptied.
  var emptied: Set<Int> = []
  /// What sets its shared objects apart from those of other containers.
  var scope: TypeName?
  var loaded: [Int] = []
  var assemblies: [Int] = []
  var at: Location
  /// All places that make it, where it is the same one for several.
  var places: Set<Location> = []

  /// Takes over what was found of the same container before it was seen to be made.
  mutating func take(_ told: RootRecord) {
    parents += told.parents.filter { !parents.contains($0) }
    loaded += told.loaded.filter { !loaded.contains($0) }
    assemblies += told.assemblies.filter { !assemblies.contains($0) }
    isBelowAny = isBelowAny || told.isBelowAny
    parentsLeft.formUnion(told.parentsLeft)
    parentsTold.formUnion(told.parentsTold)
    parentsFrom.formUnion(told.parentsFrom)
    isBelowMore = isBelowMore || told.isBelowMore
    fills = fills && told.fills
    lifetime = told.lifetime ?? lifetime
    closed = closed ?? told.closed
    emptied.formUnion(told.emptied)
  }
}

/// Whoever asks.
enum Asker {
  case registration(RegistrationRecord)
  case code(String)
}

/// A key of which only part could be read.
struct KeyDoubt {
  var key: Key
  var nameIsUnknown = false
  /// Whatever name it is, there is one.
  var hasName = false
  /// Whatever type it is, code outside the sources says so, which names none of the program's.
  var isOutsideType = false
}

/// A registration while its chain is still being read.
final class RegistrationRecord {
  var provider: Provider
  /// By root: the order and the assembly of the first run.
  var loads: [Int: Draft.Load] = [:]
  let container: ContainerValue
  let vocabulary: Int
  let origin: Origin
  /// Tells it from others, in every pass.
  let serial: Int
  /// Where the framework hands over the container that makes its object.
  var handsAt: Set<Location> = []
  /// The outermost function from which it was reached, and the one in which it was chosen.
  var function: DeclarationID?
  var writer: DeclarationID?
  /// The class of the program whose objects have the container of a library's class.
  var heir: String?
  /// The functions through which it is reached, outermost first: one list for each way to it; empty ones from what no function does.
  var chains: Set<[DeclarationID]> = []
  /// For an open one: the type that it is registered as, where nothing but its name is left to callers.
  var typeOfAnyName: TypeName?
  /// Keys that were added with a type or name that could not be read.
  var doubts: [KeyDoubt] = []
  /// The types of the run-time arguments by which it is asked for, where the framework counts them in.
  var arguments: [TypeName] = []
  var makerRequests: [RequestRecord] = []
  /// The run-time arguments that its maker takes.
  var taken: [RequestRecord] = []
  /// Types of which its maker makes objects.
  var constructs: Set<String> = []
  /// Those among them that it makes on each of its ways.
  var constructsAlways: Set<String> = []
  /// By such a type: the choices among run-time arguments under which it makes one.
  var constructsChosen: [String: Set<[ArgumentChoice]>] = [:]
  /// The type of the object itself, where its maker is declared to make less.
  var exact: TypeName?
  /// The key under which it stands by itself, without further types.
  var ownKey: Key?
  var keepsOwnType = false
  /// What its maker answers, where that was asked of a container before.
  var answered: RequestRecord?
  /// It makes otherwise what a property declares, and nothing else about that.
  var isReplacement = false
  /// Names that go with every type.
  var names: [String] = []
  /// Whoever calls the outermost function chooses whether it is registered.
  var isCallersWay = false
  /// Its type or maker is left to a caller that is not known.
  var isOpen = false
  /// Whether its objects get what their properties ask for; nil: as the container does with all.
  var fills: Bool?
  /// It does not count yet.
  var later: Later?
  /// What its maker makes, where that was said after the rest, and how deep the maker was chosen.
  var made: (type: TypeName, isForeign: Bool, born: Int)?

  /// Whoever calls the code that registers says as what, or under which name.
  func open(_ key: TypeName) {
    if !isOpen, !key.isOpen, !key.isPartlyUnknown { typeOfAnyName = key.unwrapped }
    isOpen = true
  }

  init(_ provider: Provider, container: ContainerValue, vocabulary: Int, origin: Origin, serial: Int) {
    self.provider = provider
    self.origin = origin
    self.serial = serial
    self.container = container
    self.vocabulary = vocabulary
  }
}

/// A type that is registered in something from outside of which nothing says that it is a container.
struct UnseenRegistration: Hashable {
  var type: TypeName
  var vocabulary: Int
  var at: Location
}
