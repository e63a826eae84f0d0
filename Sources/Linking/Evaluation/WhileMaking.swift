import Model

/// What a registration needs while its object is made, though no word of the framework stands in the registration: its initializer asks
/// a container, or calls what does. That is all for which it matters to a caller that a body tells or asks a container something of
/// its own; so it is found from whoever makes something downwards, and not from all that tell something up to whoever calls them.
extension Evaluator {
  /// Whether a body that leaves nothing open asks all the same for something that a registration needs while it is made: an initializer,
  /// or what one calls.
  func belongsToMaking(_ id: DeclarationID) -> Bool {
    guard case .registration = context.asker, context.phase == .eager, !context.isLater,
      (context.functions + [id]).contains(where: { $0.map { symbols.declaration($0).kind == .initializer } ?? false })
    else { return false }
    return tells(id)
  }

  /// Whether a container is told or asked something in a body or in what that leads to, be it later or in a ring. What nobody followed so
  /// far is looked at.
  private func tells(_ id: DeclarationID) -> Bool {
    _ = standaloneBody(id)
    if let known = followed.telling[id] { return known }
    var seen: Set<DeclarationID> = [id]
    var open = [id]
    var isWhole = true
    while let next = open.popLast() {
      counters.steps += 1
      followed.lookAt(next)
      _ = standaloneBody(next)
      guard let use = calls.dependencies.uses[next] else {
        isWhole = false
        continue
      }
      let (tells, bodies) = lead(use)
      // Whoever asks this body asks these by it: if one of them is something else, he does so again.
      use.bodies.formUnion(bodies)
      if tells {
        followed.telling[id] = true
        return true
      }
      open += bodies.filter { seen.insert($0).inserted }.sorted()
    }
    if isWhole { for id in seen { followed.telling[id] = false } }
    return false
  }

  /// Whether something is told in a body and in the calls that were followed for it, and to which other bodies these lead.
  private func lead(_ use: BodyUse) -> (tells: Bool, bodies: Set<DeclarationID>) {
    var bodies: Set<DeclarationID> = []
    var seen: Set<ObjectIdentifier> = []
    var open = [use]
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.tells { return (true, bodies) }
      open += next.calls
      open += next.assumed.compactMap { calls.entries[$0]?.use }
      bodies.formUnion(next.bodies)
      bodies.formUnion(next.declined)
    }
    return (false, bodies)
  }
}
