import Model

extension Framework {
  /// Values by key, each with a live and a test value: https://github.com/pointfreeco/swift-dependencies.
  static let swiftDependencies = Framework(
    id: "swift-dependencies",
    name: "swift-dependencies",
    // The Composable Architecture exports it again, and so does SQLiteData, which once was SharingGRDB (their `Exports.swift`).
    modules: [
      "Dependencies", "DependenciesMacros", "ComposableArchitecture", "SQLiteData", "SharingGRDB", "SharingGRDBCore",
    ],
    packages: ["swift-dependencies", "swift-composable-architecture", "sqlite-data", "sharing-grdb"],
    generations: [.dependencyKeys],
    pitfalls: .swiftDependencies,
    forms: .swiftDependencies
  )
}

extension Generation {
  /// Keys that conform to `DependencyKey`, read by key path or by type.
  static let dependencyKeys = Generation(
    id: "swift-dependencies-1",
    versions: "0.1–1.x",
    since: "0.1",
    interface: dependencyKeysInterface,
    shapes: [],
    codeTool: CodeTool(expand: withDependencyEntries),
    lifetimes: ["cached": Lifetime(name: "cached", sharing: .process)],
    defaultLifetime: Lifetime(name: "cached", sharing: .process),
    policies: [(since: "0.1", policy: .dependencyKeys)]
  )
}

extension Policy {
  /// A key has a live value if some image of the process makes it conform; else a debug build reports an issue when the value is
  /// read, and the test value stands in (`DependencyValues.swift`, `CachedValues.value(for:context:)`). What is read is read when it
  /// is used, so no ring is seen.
  fileprivate static let dependencyKeys = Policy(
    choices: [.last],
    unwrapsOptionals: false,
    optionals: .distinct,
    rings: RingPolicy(openings: [.deferred, .weak]),
    idiom: Idiom(
      framework: "swift-dependencies",
      consequence: "a debug build reports an issue when it is read, and the test value is used",
      cures: [
        "missing-provider":
          "give `{type}` a `liveValue`, as a `DependencyKey`, in a target that the app links, or set it with `prepareDependencies` where "
          + "the app starts"
      ])
  )
}
