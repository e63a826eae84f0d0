import Model

extension Evaluator {
  /// Runs a body that the program calls by hand; where it is the method by which a group registers, the group is loaded by it.
  func joining(
    _ function: DeclarationID, _ receiver: Value?, _ arguments: Arguments, _ body: () -> Value
  ) -> Value {
    guard let vocabulary = program.joiningMethods[symbols.declaration(function).name],
      let own = (receiver?.exact ?? receiver?.type)?.unwrapped, case let type = own.instance ?? own,
      let index = group(of: type, vocabulary),
      let handed = containerHanded(arguments)
    else { return body() }
    // What a function loads that nobody calls stands in no container of the program.
    let container = idle(handed) ?? handed
    calls.dependencies.effect()
    if isBeingLoaded(index) {
      guard context.groups.last != index, context.groups.contains(index) else { return body() }
      // Once more from further in, as in a ring: it registers what it registers, as itself.
      return with({ $0.groups.append(index) }) { body() }
    }
    let from: Owner? =
      context.groups.last.map { .group($0) } ?? { if case .exact(let root) = container { .root(root) } else { nil } }()
    if let from {
      let at = context.site
      recording.add(Include(from: from, to: index, kind: .child, condition: context.condition, at: at), from: origin)
    }
    if case .parameter = container { return body() }
    if case .exact(let root) = container, !recording.roots[root].loaded.contains(index) {
      recording.roots[root].loaded.append(index)
    }
    recording.included.insert(index)
    return with({
      $0.groups.append(index)
      $0.asker = .code(recording.groups[index].name)
      $0.isConditional = false
    }) { body() }
  }

  /// `part.assemble(container: container)`, where nothing says which group that is: whoever hands it over knows, or nobody does.
  func loadUnseen(by function: DeclarationID, _ receiver: Value?, _ arguments: Arguments, _ frame: Frame) {
    guard let receiver, let vocabulary = symbols.vocabulary(ofFile: function.file),
      symbols.vocabulary(ofFile: frame.scope.file) == nil,
      program.joiningMethods[symbols.declaration(function).name] != nil, let container = containerHanded(arguments)
    else { return }
    let at = context.site
    if receiver.isParameter || frame.depth == 0 && isSelfAlone(receiver, frame) {
      counters.openings += 1
      guard case .exact(let root) = container else { return }
      calls.dependencies.effect()
      recording.rootsLeftToCallers.insert(OpenRoot(root: root, at: at))
    } else {
      openInclude(
        receiver.unreadReason ?? "what is loaded is the value of a variable", container, vocabulary,
        seesProgram: !receiver.isForeign)
    }
  }

  private func containerHanded(_ arguments: Arguments) -> ContainerValue? {
    arguments.values.lazy.compactMap { _, value -> ContainerValue? in
      if case .container(let container) = value.form { container } else { self.container(of: value) }
    }.first
  }

  /// The group itself, or one below it whose own method calls the inherited one.
  private func isBeingLoaded(_ index: Int) -> Bool {
    guard let last = context.groups.last else { return false }
    if context.groups.contains(index) { return true }
    guard let symbol = symbols.types[recording.groups[last].name] else { return false }
    return symbols.type(symbol.nominal, inherits: recording.groups[index].name)
  }
}

extension Symbols {
  /// By name: functions of groups by calling which the program loads them, with the first vocabulary that says so.
  func joiningMethods() -> [String: Int] {
    var found: [String: Int] = [:]
    for (vocabulary, words) in vocabularies.enumerated() {
      for shape in words.shapes where shape.joinsWhenCalled {
        if let method = shape.method, found[method] == nil { found[method] = vocabulary }
      }
    }
    return found
  }
}
