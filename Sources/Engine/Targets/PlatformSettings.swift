extension PlatformFilters {
  /// Takes in what settings that are bound to an SDK leave out of a target, `EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]`, or take in again, as far as
  /// all configurations agree.
  /// - Parameters:
  ///   - configurations: by configuration: the texts of a setting.
  ///   - root: the folder of the project.
  mutating func add(_ configurations: [(String) -> [String]], in root: String) {
    let all = configurations.map { texts in BoundSettings { LeftOutSources.patterns(texts($0), in: root) } }
    guard let first = all.first, all.allSatisfy({ $0 == first }) else { return }
    for pattern in first.leftOut.values.reduce(into: Set<String>(), { $0.formUnion($1) }).sorted() {
      add(pattern: pattern, for: first.platforms.filter { first.leftOut[$0]?.contains(pattern) != true })
    }
    for pattern in first.always.sorted() {
      add(pattern: pattern, for: first.takenIn.keys.filter { first.takenIn[$0]!.contains(pattern) }.sorted())
    }
  }
}

/// What the settings of one configuration say of platforms.
private struct BoundSettings: Equatable {
  var leftOut: [String: Set<String>] = [:]
  var takenIn: [String: Set<String>] = [:]
  /// What is left out whatever the platform, where that says nothing else.
  var always: Set<String>
  /// All platforms of which something is known.
  var platforms: [String] = []

  init(_ patterns: (String) -> [String]) {
    always = Set(patterns("EXCLUDED_SOURCE_FILE_NAMES"))
    let supported = Set(patterns("SUPPORTED_PLATFORMS").map { $0.split(separator: "/").last.map(String.init) ?? "" })
    for (platform, whole, parts) in Self.names {
      func bound(_ key: String) -> Set<String> {
        let each = parts.map { Set(patterns("\(key)[sdk=\($0)*]")) }
        let ofAll = each.dropFirst().reduce(each[0]) { $0.intersection($1) }
        return ofAll.union(patterns("\(key)[sdk=\(whole)*]"))
      }
      let (out, taken) = (bound("EXCLUDED_SOURCE_FILE_NAMES"), bound("INCLUDED_SOURCE_FILE_NAMES"))
      if !out.isEmpty { leftOut[platform] = out }
      if !taken.isEmpty { takenIn[platform] = taken }
      if !out.isEmpty || !taken.isEmpty || !supported.isDisjoint(with: parts) { platforms.append(platform) }
    }
  }

  /// By platform: how its SDKs are called all together, and each.
  private static let names = [
    ("ios", "iphone", ["iphoneos", "iphonesimulator"]), ("macos", "macos", ["macosx"]),
    ("tvos", "appletv", ["appletvos", "appletvsimulator"]), ("watchos", "watch", ["watchos", "watchsimulator"]),
    ("xros", "xr", ["xros", "xrsimulator"]),
  ]
}
