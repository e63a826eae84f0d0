/// What the manifest declares of the graph.
public struct Declared: Hashable, Sendable {
  public var assemblies: [DeclaredAssembly] = []
  public var modules: [DeclaredModule] = []
  /// Provided from outside the sources.
  public var external: [DeclaredKey] = []
  /// Files, targets, assemblies or types where containers come to life; empty: as found.
  public var roots: [DeclaredName] = []
  /// Names of targets and globs of them.
  public var targets: [DeclaredTarget] = []
  /// Which targets lie in which layer, where `layers` says so itself.
  public var layers: [DeclaredLayer] = []
  /// Home-made containers: signatures of functions that register and resolve.
  public var customContainers: CustomContainer?

  public init() {}

  /// Nothing is said of containers and what they hold.
  public var isOfTargetsOnly: Bool {
    assemblies.isEmpty && modules.isEmpty && external.isEmpty && roots.isEmpty && customContainers == nil
  }
}

/// A name that the manifest mentions, and where.
public struct DeclaredName: Hashable, Sendable, Codable {
  public var name: String
  public var at: Location

  public init(_ name: String, at: Location) {
    self.name = name
    self.at = at
  }
}

public struct DeclaredAssembly: Hashable, Sendable {
  public var name: DeclaredName
  public var isDynamic: Bool
  /// nil where the key is not written, which differs from an empty list.
  public var publicModules: [DeclaredName]?
  public var internalModules: [DeclaredName]?
  public var dependencies: [DeclaredName]?
  /// Modules that other assemblies give to a dynamic one at run time.
  public var declarations: [Declaration]

  public struct Declaration: Hashable, Sendable {
    public var module: DeclaredName
    public var by: DeclaredName

    public init(module: DeclaredName, by: DeclaredName) {
      self.module = module
      self.by = by
    }
  }

  public init(
    name: DeclaredName, isDynamic: Bool = false, publicModules: [DeclaredName]? = nil, internalModules: [DeclaredName]? = nil,
    dependencies: [DeclaredName]? = nil, declarations: [Declaration] = []
  ) {
    self.name = name
    self.isDynamic = isDynamic
    self.publicModules = publicModules
    self.internalModules = internalModules
    self.dependencies = dependencies
    self.declarations = declarations
  }
}

public struct DeclaredModule: Hashable, Sendable {
  public var name: DeclaredName
  public var provides: [DeclaredProvider]

  public init(name: DeclaredName, provides: [DeclaredProvider]) {
    self.name = name
    self.provides = provides
  }
}

public struct DeclaredTarget: Hashable, Sendable {
  /// A name, or a glob of names.
  public var name: DeclaredName
  /// nil: where a description of the build has it.
  public var path: String?
  public var kind: String?
  /// The name of the interface target; in it `*` stands for what the first `*` of a glob stands for.
  public var interface: DeclaredName?
  public var layer: String?
  public var owner: String?

  public init(
    name: DeclaredName, path: String? = nil, kind: String? = nil, interface: DeclaredName? = nil, layer: String? = nil,
    owner: String? = nil
  ) {
    self.name = name
    self.path = path
    self.kind = kind
    self.interface = interface
    self.layer = layer
    self.owner = owner
  }

  public var isGlob: Bool { name.name.contains("*") }
}

/// A layer that says which targets lie in it.
public struct DeclaredLayer: Hashable, Sendable {
  public var name: String
  /// Names and globs.
  public var targets: [DeclaredName]

  public init(name: String, targets: [DeclaredName]) {
    self.name = name
    self.targets = targets
  }
}
