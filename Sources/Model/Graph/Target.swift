/// A build module: a target of a package or project, or a folder that stands for one.
public struct Target: Hashable, Sendable, Codable {
  /// How much of what a target may import is known.
  public enum Knowledge: Int, Hashable, Sendable, Codable, Comparable {
    /// Not all of its dependencies could be read.
    case unknown
    /// All could, and the build also finds what these depend on in turn.
    case reach
    /// All could, and each module that is imported has to be among them.
    case direct

    public static func < (a: Knowledge, b: Knowledge) -> Bool { a.rawValue < b.rawValue }
  }

  public var name: String
  /// The name by which source imports it.
  public var module: String
  public var path: String
  /// `app`, `extension`, `feature`, `core`, `interface`, `test`, `library`; `unknown` where its description cannot be read.
  public var kind: String
  public var layer: String?
  /// Who looks after it, in the manifest's words.
  public var owner: String?
  public var knowledge: Knowledge
  /// All of its code was read, and nothing but its imports can be why it has its dependencies.
  public var isWhole: Bool

  public init(
    name: String, module: String? = nil, path: String, kind: String, layer: String? = nil, knowledge: Knowledge = .unknown,
    isWhole: Bool = false
  ) {
    self.name = name
    self.module = module ?? Self.module(of: name)
    self.path = path
    self.kind = kind
    self.layer = layer
    self.knowledge = knowledge
    self.isWhole = isWhole
  }
}

extension Target {
  /// The name of the module that a target or product of that name makes: what Swift cannot write becomes an underscore.
  public static func module(of name: String) -> String {
    var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if let first = result.first, first.isNumber { result.replaceSubrange(...result.startIndex, with: "_") }
    return result
  }
}

/// One target importing another: indices into `targets`.
public struct TargetImport: Hashable, Sendable, Codable {
  public var from: Int
  public var to: Int
  /// The first import.
  public var at: Location
  /// The further ones, sorted.
  public var others: [Location]
  /// Every import stands under an `#if`, so there may be a build without it.
  public var isConditional: Bool
  /// Both are described by one build, so the module can be no other of the same name.
  public var isCertain: Bool
  /// They are of two packages.
  public var isBetweenPackages = false
  /// A description of the same package for another toolchain that does not say that the one depends on the other.
  public var missingIn: String?
  /// The importing target has no code, and hands on all that it imports.
  public var isHandedOn = false
  /// A property of a framework's type by which the importing target asks, and which the imported one declares for its interface.
  public var askedBy: String?

  public init(
    from: Int, to: Int, at: Location, others: [Location] = [], isConditional: Bool = false, isCertain: Bool = false
  ) {
    self.from = from
    self.to = to
    self.at = at
    self.others = others
    self.isConditional = isConditional
    self.isCertain = isCertain
  }
}

/// A target leaning on a module or product that is none of the project's own.
public struct OutsideUse: Hashable, Sendable, Codable {
  /// An index into `targets`.
  public var from: Int
  /// The module as it is imported, or the product as the build names it.
  public var name: String
  /// The package from which the build takes it, where it says so.
  public var package: String?
  /// Some file imports it; else only the build says so.
  public var isImported: Bool
  public var at: Location
  /// Further imports, sorted.
  public var others: [Location]

  public init(from: Int, name: String, package: String? = nil, isImported: Bool, at: Location, others: [Location] = []) {
    self.from = from
    self.name = name
    self.package = package
    self.isImported = isImported
    self.at = at
    self.others = others
  }
}

/// One target depending on another by the word of the build: indices into `targets`, and where it says so.
public struct TargetDependency: Hashable, Sendable, Codable {
  public var from: Int
  public var to: Int
  public var at: Location
  /// It is of use without being imported: a macro, a plug-in, code in another language, what brings along another module
  /// that is imported, of which members are used all the same, or what an executable finds at run time and links by nothing else.
  public var needsNoImport: Bool
  /// Where the other target says that it cannot be depended on from here.
  public var hiddenAt: Location?

  public init(from: Int, to: Int, at: Location, needsNoImport: Bool = false) {
    self.from = from
    self.to = to
    self.at = at
    self.needsNoImport = needsNoImport
  }
}

/// A target and the one that holds its protocols, for others to import in its stead: indices into `targets`.
public struct TargetInterface: Hashable, Sendable, Codable {
  public var implementation: Int
  public var interface: Int
  /// The manifest says so; else their names do.
  public var isDeclared: Bool

  public init(implementation: Int, interface: Int, isDeclared: Bool = false) {
    self.implementation = implementation
    self.interface = interface
    self.isDeclared = isDeclared
  }
}

/// What the manifest allows.
public struct Limits: Hashable, Sendable, Codable {
  /// From top to bottom.
  public var layers: [String]
  public var forbidden: [ForbiddenImport]
  /// By name: `max-needs`, `max-depth`, `max-fan-out`; those of targets and assemblies with `targets.` and `assemblies.` in front.
  public var budgets: [String: Int]
  /// What a target may import of its own layer, by layer; the interfaces where nothing is said.
  public var withinLayers: [String: WithinLayer]
  /// Where the manifest demands a layer of every target.
  public var layerDemand: Location?

  public init(
    layers: [String] = [], forbidden: [ForbiddenImport] = [], budgets: [String: Int] = [:],
    withinLayers: [String: WithinLayer] = [:], layerDemand: Location? = nil
  ) {
    self.layers = layers
    self.forbidden = forbidden
    self.budgets = budgets
    self.withinLayers = withinLayers
    self.layerDemand = layerDemand
  }
}

extension [Target] {
  /// Those that are there for tests, which are not read unless somebody asks for that: they alone depend on these, or on what does. A program, or
  /// what makes a container by itself, is there for its users, whoever tests it.
  public func servingTests(_ dependencies: [TargetDependency], _ imports: [TargetImport], making: Set<Int>) -> Set<Int> {
    let tests = Set(indices.filter { self[$0].kind == "test" })
    if tests.isEmpty { return [] }
    let arrows = dependencies.map { Digraph.Arrow($0.from, $0.to) } + imports.map { Digraph.Arrow($0.from, $0.to) }
    let others = making.union(indices.filter { ["app", "extension"].contains(self[$0].kind) })
    return Digraph(count: count, arrows: arrows).servants(of: tests, but: others)
  }
}
