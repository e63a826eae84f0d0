import Model

/// The sources that a target compiles for some of its platforms only.
struct PlatformFilters {
  /// Places of sources, by the names of the platforms for which alone they are compiled.
  private var places: [Set<String>: (paths: Set<String>, patterns: Set<String>)] = [:]

  /// - Parameter platforms: as Xcode, XcodeGen or Tuist calls them; of one that is not known nothing is said.
  mutating func add(_ path: String, for platforms: [String]) {
    guard let names = Self.names(platforms) else { return }
    places[names, default: ([], [])].paths.insert(path)
  }

  mutating func add(pattern: String, for platforms: [String]) {
    guard let names = Self.names(platforms) else { return }
    places[names, default: ([], [])].patterns.insert(pattern)
  }

  /// Xcode writes filters for the one platform of a target, too, and then all of its builds have what is so filtered: only where no platform has
  /// all of it do they tell builds apart.
  var leftOut: [LeftOutSources] {
    let all = places.keys.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    guard all.contains(where: { one in all.contains { one.isDisjoint(with: $0) } }) else { return [] }
    let tellsCatalyst = all.contains { $0.contains("maccatalyst") && !$0.contains("ios") }
    return all.map { names in
      let tests = names.sorted().compactMap { Self.condition($0, among: names, tellsCatalyst) }
      return LeftOutSources(
        condition: tests.count == 1 ? tests[0] : .any(tests), patterns: places[names]!.patterns.sorted(),
        paths: places[names]!.paths)
    }
  }

  private static func condition(_ name: String, among names: Set<String>, _ tellsCatalyst: Bool) -> BuildCondition? {
    let catalyst = BuildCondition.test("targetEnvironment(macCatalyst)")
    switch name {
    case "ios":
      return tellsCatalyst && !names.contains("maccatalyst") ? .all([.test("os(iOS)"), .not(catalyst)]) : .test("os(iOS)")
    case "maccatalyst": return names.contains("ios") ? nil : .all([.test("os(iOS)"), catalyst])
    default: return TargetSystems.named([name]).map(BuildCondition.systems)
    }
  }

  private static func names(_ platforms: [String]) -> Set<String>? {
    let names = platforms.map { name in
      let name = name.lowercased()
      return ["visionos": "xros", "catalyst": "maccatalyst"][name] ?? name
    }
    return TargetSystems.named(names) == nil ? nil : Set(names)
  }

  /// The platform that a path tells by the name of a folder or by the end of its own, as XcodeGen looks for it
  /// (`SourceGenerator.makeDestinationFilters`).
  static func platform(of path: String) -> String? {
    let names = Path.names(in: path).map { $0.lowercased() }
    return ["ios", "tvos", "macos", "maccatalyst", "visionos", "watchos"].first { platform in
      names.dropLast().contains { $0 == platform } || names.last?.hasSuffix("_\(platform).swift") ?? false
    }
  }
}
