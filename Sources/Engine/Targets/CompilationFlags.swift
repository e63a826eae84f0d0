import Model

extension BuildSettings {
  /// The flags of `#if` that a target is compiled with in one configuration; nil where its settings cannot be read whole.
  ///
  /// - Parameter levels: the settings of the target, then those of the project.
  func compilationFlags(in levels: [Configuration]) -> Set<String>? {
    guard let active = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", in: levels),
      let options = words(of: "OTHER_SWIFT_FLAGS", in: levels)
    else { return nil }
    var flags = Set(active)
    for (option, next) in zip(options, options.dropFirst() + [""]) {
      if option == "-D" { flags.insert(next) } else if option.hasPrefix("-D") { flags.insert(String(option.dropFirst(2))) }
    }
    return flags
  }

  /// The words of a setting, of which the nearest level that has it decides, unless it takes over what stands further out; nil where some of them
  /// cannot be told.
  func words(of key: String, in levels: [Configuration]) -> [String]? {
    var words: [String] = []
    for level in levels {
      guard level.isBaseKnown, let base = level.base.map(readWhole) ?? [:] else { return nil }
      let own = level.own?.entries ?? [:]
      guard !own.keys.contains(where: { $0.hasPrefix(key + "[") }), !base.keys.contains(where: { $0.hasPrefix(key + "[") }) else {
        return nil
      }
      for texts in [own[key]?.value.texts, base[key].map { [$0] }] {
        guard let texts else { continue }
        let all = texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        let rest = all.filter { $0 != "$(inherited)" && $0 != "${inherited}" }
        if rest.contains(where: { $0.contains("$") || $0.contains("\"") }) { return nil }
        words += rest
        if rest.count == all.count { return words }
      }
    }
    return words
  }
}

extension [BuildTarget] {
  /// Says of each target which flags are set, or not, in all of its configurations: of those that the settings of some target here set.
  /// What nobody here sets whoever builds may, and `DEBUG` is what tells configurations apart.
  mutating func settleFlags() {
    let names = reduce(into: Set<String>()) { names, target in
      for flags in target.flags ?? [] { names.formUnion(flags) }
    }.subtracting([BuildCondition.debugging])
    for index in indices {
      guard let flags = self[index].flags, !flags.isEmpty else { continue }
      for name in names {
        let holding = flags.count { $0.contains(name) }
        if holding == 0 || holding == flags.count { self[index].settledFlags[name] = holding > 0 }
      }
    }
  }
}
