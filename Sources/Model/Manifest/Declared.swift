/// What the manifest declares of the graph.
public struct Declared: Hashable, Sendable {
  public var assemblies: [DeclaredAssembly] = []
  public var modules: [DeclaredModule] = []
  /// Provided from outside the sources.
  public var external: [DeclaredKey] = []
  /// Files, targets, assemblies or types where containers come to life; empty: as found.
  public var roots: [DeclaredName] = []
  public var targets: [DeclaredTarget] = []
  /// Home-made containers: signatures of functions that register and resolve.
  public var customContainers: CustomContainer?

  public init() {}
}

/// A name that the manifest mentions, and where.
public struct DeclaredName: Hashable, Sendable {
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
  public var name: DeclaredName
  public var path: String
  public var kind: String?
  public var interface: String?
  public var layer: String?

  public init(name: DeclaredName, path: String, kind: String? = nil, interface: String? = nil, layer: String? = nil) {
    self.name = name
    self.path = path
    self.kind = kind
    self.interface = interface
    self.layer = layer
  }
}
