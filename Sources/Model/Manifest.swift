/// A manifest, `dilint.yml`, once read: what it says of the run, and what it declares of the graph.
public struct Manifest: Hashable, Sendable {
  /// The manifest's path relative to the project's root.
  public var file: String
  public var settings: Settings
  public var declared: Declared

  public init(file: String, settings: Settings, declared: Declared) {
    self.file = file
    self.settings = settings
    self.declared = declared
  }
}

/// What the manifest says of the run.
public struct Settings: Hashable, Sendable {
  /// Files and folders to read, relative to the manifest's folder.
  public var sources: [String] = ["."]
  /// Globs of paths to leave out, beyond the built-in list.
  public var exclude: [String] = []
  /// The `#if` flags that hold; nil: each branch is judged with itself.
  public var conditions: [String]?
  /// By rule id.
  public var rules: [String: RuleSetting] = [:]
  /// Frameworks switched off or pinned, by id.
  public var frameworks: [String: FrameworkSetting] = [:]
  public var forbidden: [ForbiddenImport] = []
  /// By name of the budget: `max-needs`, `max-depth`, `max-fan-out`.
  public var budgets: [String: Int] = [:]
  public var baseline: String?
  /// Top to bottom.
  public var layers: [String] = []

  public init() {}
}

public struct RuleSetting: Hashable, Sendable {
  /// nil: off.
  public var severity: Finding.Severity?
  /// Globs of the paths for which it holds; empty: everywhere.
  public var paths: [String]

  public init(severity: Finding.Severity?, paths: [String] = []) {
    self.severity = severity
    self.paths = paths
  }
}

public struct FrameworkSetting: Hashable, Sendable {
  public var isOn: Bool
  public var version: Version?

  public init(isOn: Bool = true, version: Version? = nil) {
    self.isOn = isOn
    self.version = version
  }
}

/// `forbidden: [{ from: "Core*", to: "Feature*", because: "…" }]`.
public struct ForbiddenImport: Hashable, Sendable {
  public var from: String
  public var to: String
  public var because: String?
  public var at: Location

  public init(from: String, to: String, because: String?, at: Location) {
    self.from = from
    self.to = to
    self.because = because
    self.at = at
  }
}

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

public struct DeclaredProvider: Hashable, Sendable {
  public var type: TypeName
  /// Protocols it is provided as, beside its own type.
  public var aliases: [TypeName]
  public var keyName: String?
  public var tags: [TypeName]
  public var lifetime: Lifetime
  public var needs: [DeclaredNeed]
  public var at: Location

  public init(
    type: TypeName, aliases: [TypeName] = [], keyName: String? = nil, tags: [TypeName] = [], lifetime: Lifetime,
    needs: [DeclaredNeed] = [], at: Location
  ) {
    self.type = type
    self.aliases = aliases
    self.keyName = keyName
    self.tags = tags
    self.lifetime = lifetime
    self.needs = needs
    self.at = at
  }
}

public struct DeclaredNeed: Hashable, Sendable {
  public var key: Key
  public var isOptional: Bool
  public var isMany: Bool
  public var phase: Need.Phase
  public var at: Location

  public init(key: Key, isOptional: Bool = false, isMany: Bool = false, phase: Need.Phase = .eager, at: Location) {
    self.key = key
    self.isOptional = isOptional
    self.isMany = isMany
    self.phase = phase
    self.at = at
  }
}

/// A key provided from outside: `*` in the type stands for any run of characters.
public struct DeclaredKey: Hashable, Sendable {
  public var type: String
  public var name: String?
  public var at: Location

  public init(type: String, name: String?, at: Location) {
    self.type = type
    self.name = name
    self.at = at
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

/// `frameworks: { custom: { register: ["Box.add(_:factory:)"], resolve: ["Box.get(_:)"] } }`.
public struct CustomContainer: Hashable, Sendable {
  public var register: [DeclaredName]
  public var resolve: [DeclaredName]

  public init(register: [DeclaredName], resolve: [DeclaredName]) {
    self.register = register
    self.resolve = resolve
  }
}
