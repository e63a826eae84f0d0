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
  /// By name of the budget: `max-needs`, `max-depth`, `max-fan-out`, and `targets.max-fan-in` for those of targets and assemblies.
  public var budgets: [String: Int] = [:]
  /// The file of the findings that are known, relative to the manifest's folder; nil: the usual one, if it is there.
  public var baseline: DeclaredName?
  /// Top to bottom.
  public var layers: [String] = []
  /// What a target may import of its own layer, by layer.
  public var withinLayers: [String: WithinLayer] = [:]
  /// Where the manifest demands a layer of every target.
  public var layerDemand: Location?

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

/// What a target may import of its own layer.
public enum WithinLayer: String, Hashable, Sendable, Codable {
  case forbidden, interfaces, allowed
}

/// `forbidden: [{ from: "Core*", to: "Feature*", except: [CoreTools], because: "…" }]`, or `{ only: [App], to: Chat }`.
public struct ForbiddenImport: Hashable, Sendable, Codable {
  /// Names and globs of targets to which it is forbidden; of those in `except` neither end is meant.
  public var from: [DeclaredName]
  public var to: [DeclaredName]
  public var except: [DeclaredName]
  /// Those that alone may; then `from` is everything else.
  public var only: [DeclaredName]
  public var because: String?
  public var at: Location

  public init(
    from: [DeclaredName], to: [DeclaredName], except: [DeclaredName] = [], only: [DeclaredName] = [], because: String? = nil,
    at: Location
  ) {
    self.from = from
    self.to = to
    self.except = except
    self.only = only
    self.because = because
    self.at = at
  }

  public init(from: String, to: String, because: String?, at: Location) {
    self.init(from: [DeclaredName(from, at: at)], to: [DeclaredName(to, at: at)], because: because, at: at)
  }

  /// Whether a target of one name must not import something that goes by one of these names. A glob means no tests.
  public func covers(_ from: String, isTest: Bool, _ to: [String]) -> Bool {
    let fits = { (names: [String], patterns: [DeclaredName]) in
      patterns.contains { pattern in names.contains { $0.fits(pattern.name) } }
    }
    guard fits(to, self.to), !fits(to, except), !fits([from], except) else { return false }
    if !only.isEmpty { return !isTest && !fits([from], only) && !fits([from], self.to) }
    return self.from.contains { from.fits($0.name) && (!isTest || !$0.name.contains("*")) }
  }
}

/// `frameworks: { custom: { register: ["Box.add(_:factory:)"], resolve: ["Box.get(_:)"] } }`.
public struct CustomContainer: Hashable, Sendable {
  public var register: [DeclaredName]
  public var resolve: [DeclaredName]
  /// Files of interface text instead.
  public var interfaces: [DeclaredName]

  public init(register: [DeclaredName], resolve: [DeclaredName], interfaces: [DeclaredName] = []) {
    self.register = register
    self.resolve = resolve
    self.interfaces = interfaces
  }
}
