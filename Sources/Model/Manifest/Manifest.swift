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

/// `frameworks: { custom: { register: ["Box.add(_:factory:)"], resolve: ["Box.get(_:)"] } }`.
public struct CustomContainer: Hashable, Sendable {
  public var register: [DeclaredName]
  public var resolve: [DeclaredName]

  public init(register: [DeclaredName], resolve: [DeclaredName]) {
    self.register = register
    self.resolve = resolve
  }
}
