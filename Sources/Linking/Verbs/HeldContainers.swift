import Model

extension Evaluator {
  /// The container that takes a registration: none that is loaded, where nobody calls the function that registers.
  func receiving(_ container: ContainerValue) -> ContainerValue {
    if let idle = idle(container) { return idle }
    noteChange(of: container)
    return container
  }

  /// What a container has is changed, which stops the program where it is closed.
  private func noteChange(of container: ContainerValue) {
    if case .exact(let root) = container, let closed = recording.roots[root].closed, !context.isLater,
      let own = runHere, own == closed.run
    {
      recording.hazards.insert(
        HazardOccurrence(
          .registeredAfterClosing, framework: symbols.vocabularies[recording.roots[root].vocabulary].framework,
          words: ["name": recording.roots[root].name ?? "container"], related: [Finding.Note("it is closed here", at: closed.at)],
          at: context.site))
    }
  }

  /// `__close()` on a container: whatever is registered in it from here on stops the program.
  func close(_ receiver: Value) {
    guard case .exact(let root)? = container(of: receiver), !context.isConditional else { return }
    guard let own = runHere else { return }
    recording.roots[root].closed = (context.site, own)
  }

  func isClosed(_ container: ContainerValue) -> Bool {
    if case .exact(let root) = container { recording.roots[root].closed != nil } else { false }
  }

  /// What runs from top to bottom here: the outermost function, or a file by its statements.
  private var runHere: DeclarationID? {
    if let function = context.functions.first ?? nil { return function }
    guard context.keeper == nil, context.construction == nil, case .code(let name) = context.asker,
      let file = symbols.fileNumbers[name]
    else { return nil }
    return DeclarationID(file: file, index: -1)
  }

  /// `__empty([of:], [one: true])`: what was registered before is there no more, so that the container is as good as new; or one thing of it.
  func empty(_ receiver: Value, ofOne: Bool) {
    guard case .exact(let root)? = container(of: receiver) else { return }
    if ofOne { noteChange(of: .exact(root)) } else { recording.roots[root].closed = nil }
    recording.roots[root].emptied.insert(recording.order)
  }

  /// How often a container had been emptied before a registration; nil where it never is.
  func age(of record: RegistrationRecord) -> Int? {
    guard case .exact(let root) = record.container, case let emptied = recording.roots[root].emptied, !emptied.isEmpty else {
      return nil
    }
    return emptied.count { $0 < record.provider.order }
  }

  /// Something keeps the container that a value is.
  func hold(_ value: Value) {
    switch value.form {
    case .container(.exact(let root)):
      calls.dependencies.effect()
      recording.heldRoots.insert(root)
    case .list(let values, _), .choice(let values): values.forEach(hold)
    case .tuple(let parts): for part in parts { hold(part.value) }
    default: break
    }
  }

  /// Containers that a function makes for itself alone, and that others are told to ask which outlive it, without keeping them.
  func noteUnheld() {
    for (root, join) in recording.collaborations.sorted(by: { $0.key < $1.key }) where !recording.heldRoots.contains(root) {
      guard join.with.contains(where: { $0.map { outlives($0, root) } ?? true }),
        let creator = recording.roots[root].creator, creator.file < symbols.appFiles
      else { continue }
      // One without a name is made where it is handed over.
      let local = recording.roots[root].name?.split(separator: ".").last.map(String.init)
      if let local, isCaptured(local, in: creator) { continue }
      recording.hazards.insert(
        HazardOccurrence(
          .unheldContainer, framework: symbols.vocabularies[recording.roots[root].vocabulary].framework,
          words: ["name": local ?? join.type.description], at: join.at))
    }
  }

  /// Whether a container is there when the function has ended that makes another one.
  private func outlives(_ root: Int, _ other: Int) -> Bool {
    recording.heldRoots.contains(root) || recording.roots[root].creator != recording.roots[other].creator
  }

  /// Whether a closure in the body of a function mentions a local name.
  private func isCaptured(_ name: String, in function: DeclarationID) -> Bool {
    var isFound = false
    Walk.statements(symbols.declaration(function).body ?? []) { expression in
      guard case .closure(let closure) = expression.form else { return }
      Walk.statements(closure.body) { inner in if case .name(name, _) = inner.form { isFound = true } }
    }
    return isFound
  }
}
