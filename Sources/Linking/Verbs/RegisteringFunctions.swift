import Model

/// A call from one function that a container's type has to another.
struct RegisteringCall: Hashable {
  var caller: DeclarationID
  var callee: DeclarationID
  var at: Location
}

/// Functions that an app gives to a framework's container type itself, not to its objects: they fill the one container that the
/// type keeps, and do so only if somebody calls them.
extension Evaluator {
  private func isRegistering(_ id: DeclarationID) -> Bool {
    guard id.file < symbols.appFiles else { return false }
    let declaration = symbols.declaration(id)
    guard declaration.kind == .function, declaration.isStatic, let key = symbols.enclosingType(id),
      let symbol = symbols.types[key], symbol.vocabulary != nil
    else { return false }
    return containerVocabulary(symbol.nominal) != nil
  }

  /// Whether it is such a function, and nothing here leads to it: neither the program nor, as a requirement of one of its
  /// protocols, the framework.
  func isIdle(_ id: DeclarationID) -> Bool { isRegistering(id) && program.idleCode.declarations.contains(id) }

  private func isEntry(_ id: DeclarationID) -> Bool {
    guard let key = symbols.enclosingType(id), let symbol = symbols.types[key] else { return false }
    return symbols.levels(of: symbol.nominal).contains { level in
      level.symbol.isProtocol && level.symbol.vocabulary != nil
        && level.symbol.members[symbols.declaration(id).name]?.contains { $0.file >= symbols.appFiles } == true
    }
  }

  /// Functions that the framework calls and that several targets of one program write: which of them runs, nobody says.
  func noteTwoEntries() {
    var known: [String: DeclarationID] = [:]
    for file in 0..<symbols.appFiles {
      for index in symbols.digests[file].declarations.indices {
        let id = DeclarationID(file: file, index: index)
        guard symbols.declaration(id).isStatic, isRegistering(id), isEntry(id), conditions(id) == .always,
          let key = symbols.enclosingType(id), let vocabulary = symbols.types[key]?.vocabulary
        else { continue }
        let name = "\(key).\(symbols.declaration(id).name)"
        guard let first = known[name] else {
          known[name] = id
          continue
        }
        guard let (a, b) = targets(first, id), a != b, areTogether(a, b) else { continue }
        recording.hazards.insert(
          HazardOccurrence(
            .twoEntries, framework: symbols.vocabularies[vocabulary].framework, words: ["name": symbols.declaration(id).name],
            related: [Finding.Note("the other one", at: symbols.location(of: first))], at: symbols.location(of: id)))
      }
    }
  }

  private func targets(_ a: DeclarationID, _ b: DeclarationID) -> (Int, Int)? {
    guard let first = symbols.targetOfFile[a.file], let second = symbols.targetOfFile[b.file] else { return nil }
    return (first, second)
  }

  /// Whether files of one target see the other.
  private func areTogether(_ a: Int, _ b: Int) -> Bool {
    let modules = [a, b].map { symbols.targets[$0].module }
    return symbols.digests[..<symbols.appFiles].indices.contains { file in
      symbols.targetOfFile[file] == a && symbols.imports[file].contains(modules[1])
        || symbols.targetOfFile[file] == b && symbols.imports[file].contains(modules[0])
    }
  }

  /// What such a function registers or loads stands in no container.
  func idle(_ container: ContainerValue) -> ContainerValue? {
    switch container {
    case .exact(let root):
      guard !recording.roots[root].isImplied, !isOfItsMaker(root),
        context.isIdle || isUncalledFiller(of: recording.roots[root])
      else { return nil }
      return .exact(impliedContainer(recording.roots[root].vocabulary))
    // Whichever container its object was made with.
    case .handed(let vocabulary), .ambient(let vocabulary):
      return isUncalledFiller() ? .exact(impliedContainer(vocabulary)) : nil
    case .parameter(let vocabulary):
      guard !takesContainer(context.functions.first ?? nil) else { return nil }
      return isUncalledFiller() ? .exact(impliedContainer(vocabulary)) : nil
    }
  }

  /// Whether a container is what a function makes: whoever has it has called that function.
  private func isOfItsMaker(_ root: Int) -> Bool {
    recording.roots[root].creator.map { symbols.declaration($0).kind == .function } ?? false
  }

  /// Whether a function that nobody calls would be handed a container, or is one's own: then it is looked at with one. What it sees around it in
  /// another's body, and what it takes as a protocol of the program, it has from nobody.
  private func takesContainer(_ function: DeclarationID?) -> Bool {
    guard let function else { return true }
    let types = symbols.declaration(function).parameters.compactMap(\.type).map {
      symbols.resolve($0, in: Scope(file: function.file, declaration: function))
    }
    let own = program.unspokenCode.isLocal(function) ? nil : symbols.enclosingType(function).flatMap { symbols.types[$0] }
    return (types + [own].compactMap { $0?.nominal }).contains { containerVocabulary($0) != nil }
  }

  /// Whether what runs here runs only where somebody calls a function or initializer that nothing can call, or reads a property that nothing can.
  ///
  /// - Parameter root: What it fills: with an object that nobody makes, nobody makes its containers.
  private func isUncalledFiller(of root: RootRecord? = nil) -> Bool {
    guard context.isUncalled, let filler = context.functions.first.flatMap({ $0 }) ?? context.keeper else { return false }
    switch symbols.declaration(filler).kind {
    case .function: break
    case .initializer: if root?.isUnmade == true { return false }
    // What merely begins with something of a framework's declares it, and fills nothing.
    case .property: if root?.isUnmade == true || context.keeper != filler || !runsCode(filler) { return false }
    default: return false
    }
    recording.uncalled.insert(filler)
    return true
  }

  /// Whether a property begins with what a closure, called at once, or a function of the program does.
  private func runsCode(_ property: DeclarationID) -> Bool {
    if case .call(let callee, _)? = symbols.declaration(property).value?.form, case .closure = callee.form { return true }
    return context.functions.contains { $0.map { $0.file < symbols.appFiles } ?? false }
  }

  /// A container comes to life: where only code makes it that nothing can call, the program has none.
  ///
  /// - Parameter place: One of several that make the same one.
  func noteMaker(of root: Int, at place: Location?) {
    if let place { recording.roots[root].places.insert(place) }
    recording.roots[root].keeper = context.keeper
    if context.isUncalled, let maker = context.functions.first.flatMap({ $0 }) ?? context.keeper {
      recording.roots[root].unmadeBy.insert(maker)
    } else {
      recording.roots[root].isUnmade = false
    }
  }

  /// A function is called: what one of the program is handed it may keep. Whether it is one of the program.
  func noteCall(of id: DeclarationID, _ arguments: Arguments) -> Bool {
    guard symbols.vocabulary(ofFile: id.file) == nil else { return false }
    for (_, value) in arguments.values { hold(value) }
    if let caller = context.functions.last ?? nil, caller != id, isRegistering(id), isRegistering(caller) {
      calls.dependencies.effect()
      recording.registeringCalls.insert(RegisteringCall(caller: caller, callee: id, at: context.site))
    }
    return true
  }

  /// Such functions that call one another are groups that include one another.
  func joinRegisteringFunctions() {
    noteTwoEntries()
    guard !recording.registeringCalls.isEmpty else { return }
    let calls = recording.registeringCalls.sorted { ($0.at, $0.caller, $0.callee) < ($1.at, $1.caller, $1.callee) }
    var isGroup = Set(calls.flatMap { [$0.caller, $0.callee] }.filter { recording.groupIndex["func \($0)"] != nil })
    var loaders: [DeclarationID: Set<Int>] = [:]
    for id in isGroup {
      let index = recording.groupIndex["func \(id)"]!
      loaders[id] = Set(recording.roots.indices.filter { recording.roots[$0].loaded.contains(index) })
    }
    var isNew = true
    while isNew {
      isNew = false
      for call in calls where isGroup.contains(call.callee) {
        let above = isIdle(call.caller) ? [] : loaders[call.callee] ?? []
        if isGroup.insert(call.caller).inserted || !above.isSubset(of: loaders[call.caller] ?? []) { isNew = true }
        loaders[call.caller, default: []].formUnion(above)
      }
    }
    for call in calls where isGroup.contains(call.callee) && isGroup.contains(call.caller) {
      guard let vocabulary = symbols.enclosingType(call.callee).flatMap({ symbols.types[$0]?.vocabulary }) else { continue }
      let (from, to) = (group(of: call.caller, vocabulary), group(of: call.callee, vocabulary))
      let include = Include(from: .group(from), to: to, kind: .child, condition: .always, at: call.at)
      if recording.includes[include] == nil { recording.includes[include] = recording.order }
      let own = symbols.location(of: call.callee)
      for old in recording.includes.keys where old.to == to && old.at == own {
        if case .root = old.from { recording.includes[old] = nil }
      }
    }
    let called = Set(calls.map(\.callee))
    for id in isGroup.sorted() {
      guard let vocabulary = symbols.enclosingType(id).flatMap({ symbols.types[$0]?.vocabulary }) else { continue }
      let index = group(of: id, vocabulary)
      recording.included.insert(index)
      for root in (loaders[id] ?? []).sorted() {
        if !recording.roots[root].loaded.contains(index) { recording.roots[root].loaded.append(index) }
        guard !called.contains(id) else { continue }
        let include = Include(from: .root(root), to: index, kind: .child, condition: .always, at: symbols.location(of: id))
        if recording.includes[include] == nil { recording.includes[include] = recording.order }
      }
    }
  }
}
