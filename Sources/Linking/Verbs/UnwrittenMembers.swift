import Model

/// Members of the program's own types that nobody here declares and no library can: `Pearl.register(in: container)`, where a macro or a tool writes
/// them. What it writes is the program's, and knows all its types.
extension Evaluator {
  /// Whether only a macro or a tool can have written a member of a type.
  func isWrittenUnseen(_ name: String, of type: TypeName) -> Bool {
    guard let symbol = type.unwrapped.key.flatMap({ symbols.types[$0] }), !symbol.isExternal else { return false }
    let levels = symbols.levels(of: type.unwrapped).map(\.symbol)
    guard levels.allSatisfy({ $0.vocabulary == nil }) else { return false }
    if levels.contains(where: symbols.wearsMacro) {
      return name == "init" || symbols.members(of: type.unwrapped, named: name).isEmpty
    }
    return symbols.members(of: type.unwrapped, named: name).isEmpty
      && !levels.contains { $0.isExternal || $0.ancestors.contains { isOutside($0) && !isSystems($0) } }
  }

  /// What a macro or a tool wrote is handed values, and may fill a container among them with anything.
  func handToUnwritten(_ values: [Value]) {
    for value in values where isFillable(value) {
      hold(value)
      switch value.form {
      case .container(.exact(let root)):
        note(.include, "what is handed the container here is written by a macro or a tool")
        calls.dependencies.effect()
        recording.openRoots.insert(OpenRoot(root: root, at: context.site))
      case .parameter, .container(.parameter), .container(.handed): counters.openings += 1
      default: break
      }
    }
  }

  /// Whether a path leads to what only a macro or a tool can have written: `Kit.fill`, `Kit.shared.fill`, and `fill` in such a type's own code.
  func leadsToUnwritten(_ path: Expression, _ frame: Frame, _ environment: Environment) -> Bool {
    if case .name(let name, _) = path.form, let own = (frame.receiver?.type).map({ $0.instance ?? $0 }),
      symbols.levels(of: own).contains(where: { symbols.wearsMacro($0.symbol) })
    {
      return environment.value(name) == nil && symbols.global[name] == nil && isWrittenUnseen(name, of: own)
    }
    guard case .member(let base?, let name, _, _) = path.form, isPath(base) else { return false }
    let owner = evaluate(base, frame, environment)
    switch owner.form {
    case .metatype(let type): return isWrittenUnseen(name, of: type)
    case .constant where owner.type == .unknown: return leadsToUnwritten(base, frame, environment)
    default: return owner.type != .unknown && isWrittenUnseen(name, of: owner.exact ?? owner.type)
    }
  }

  /// An initializer that nobody here declares is handed values; one of a library may fill a container among them, too.
  func handToInitializer(of type: TypeName, _ values: [Value], mayFill: Bool) {
    for value in values where mayFill || !isFillable(value) { handOut(value) }
    if values.contains(where: isFillable), isWrittenUnseen("init", of: type) { handToUnwritten(values) }
  }

  /// Whether a library may have written members of a type of the program: of a class or a protocol above it.
  func inheritsFromLibrary(_ type: TypeName) -> Bool {
    symbols.levels(of: type.unwrapped).contains { level in
      level.symbol.vocabulary == nil && level.symbol.ancestors.contains { isOutside($0) && !isSystems($0) }
    }
  }

  /// `Pearl.register(in: container)`, which a library's protocol declares: it knows none of the program's types but the one on which it is called.
  func doubtItself(_ type: TypeName, in values: [Value]) {
    for vocabulary in Set(values.filter(isFillable).compactMap { containerVocabulary($0.type) }).sorted() {
      writeDown(.registerUnseen(UnseenRegistration(type: type.unwrapped, vocabulary: vocabulary, at: context.site)))
    }
  }

  /// What a macro adds to a type may load the type, or call a function of it that registers: in whichever container, what is registered there may be.
  func noteGroupsOfMacros(_ draft: inout Draft, _ loaded: Set<Int>) {
    let types = recording.groupIndex.filter { symbols.types[$0.key].map(symbols.wearsMacro) ?? false }.map(\.value)
    let functions = recording.functionsOfGroups.filter { _, id in
      symbols.enclosingType(id).flatMap { symbols.types[$0] }.map(symbols.wearsMacro) ?? false
    }
    let first = (types + functions.map(\.key)).filter { !loaded.contains($0) }.sorted()
    guard !first.isEmpty else { return }
    for index in first {
      recording.opaque.insert(
        Opaque(what: .include, reason: "a macro of a library may load it", cure: nil, at: draft.groups[index].at))
    }
    let all = draft.groups(from: first).subtracting(loaded)
    for index in all.sorted() { draft.groups[index].isHandedOut = true }
    for registration in draft.registrations {
      guard case .group(let group)? = registration.provider.owner, all.contains(group) else { continue }
      for key in registration.provider.keys {
        draft.doubts.append(
          Draft.Doubt(
            key: key, nameIsUnknown: false, framework: registration.provider.framework, roots: [], at: registration.provider.at))
      }
    }
  }
}
