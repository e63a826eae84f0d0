import Model

extension Evaluator {
  /// The container that takes a registration: none that is loaded, where nobody calls the function that registers.
  func receiving(_ container: ContainerValue) -> ContainerValue {
    if let idle = idle(container) { return idle }
    if case .exact(let root) = container, let closed = recording.roots[root].closed, !context.isLater,
      let first = context.functions.first, first != nil, first == closed.function
    {
      recording.hazards.insert(
        HazardOccurrence(
          .registeredAfterClosing, framework: symbols.vocabularies[recording.roots[root].vocabulary].framework,
          words: ["name": recording.roots[root].name ?? "container"], related: [Finding.Note("it is closed here", at: closed.at)],
          at: context.site))
    }
    return container
  }

  /// `__close()` on a container: whatever is registered in it from here on stops the program.
  func close(_ receiver: Value) {
    guard case .exact(let root)? = container(of: receiver), !context.isConditional else { return }
    recording.roots[root].closed = (context.site, context.functions.first ?? nil)
  }

  /// `__empty([of:])`: what was registered before is there no more.
  func empty(_ receiver: Value) {
    guard case .exact(let root)? = container(of: receiver) else { return }
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

  /// Containers that a function makes for itself alone, and that others are told to ask without keeping them.
  func noteUnheld() {
    for (root, at) in recording.collaborations.sorted(by: { $0.key < $1.key }) where !recording.heldRoots.contains(root) {
      guard let creator = recording.roots[root].creator, creator.file < symbols.appFiles, let name = recording.roots[root].name,
        let local = name.split(separator: ".").last.map(String.init), !isCaptured(local, in: creator)
      else { continue }
      recording.hazards.insert(
        HazardOccurrence(
          .unheldContainer, framework: symbols.vocabularies[recording.roots[root].vocabulary].framework, words: ["name": local],
          at: at))
    }
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
