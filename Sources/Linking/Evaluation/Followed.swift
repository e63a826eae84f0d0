import Model

/// The bodies that are followed: those that speak of a framework themselves, and those that mention a body which tells or asks a
/// container something, leaves something to its caller, or answers what may decide what a container is told.
///
/// Whoever mentions any other body does and says the same, whether it is followed or not.
struct Followed {
  fileprivate(set) var all: Set<DeclarationID> = []
  /// Those that were not followed yet when somebody in this pass called them.
  fileprivate(set) var declined: Set<DeclarationID> = []
  /// Those that are followed since this pass began.
  fileprivate(set) var new: Set<DeclarationID> = []
  fileprivate var search: Relevance?
  fileprivate var spread: Set<DeclarationID> = []

  /// Somebody went on without following what is followed by now.
  var isStale: Bool { !declined.isDisjoint(with: new) }

  /// Begins another pass.
  ///
  /// - Returns: those that are followed since the last one began.
  mutating func startPass() -> Set<DeclarationID> {
    defer { (declined, new) = ([], []) }
    return new
  }
}

extension Evaluator {
  /// Whether a body is followed where it is called. Whoever asks does so again once it is.
  func follows(_ id: DeclarationID) -> Bool {
    if followed.all.contains(id) { return true }
    if program.relevant.contains(id) {
      followed.declined.insert(id)
      calls.dependencies.decline(id)
    }
    return false
  }

  /// Whether a body that leaves nothing open asks all the same for something that a registration needs while it is made: an initializer,
  /// or what one calls.
  func belongsToMaking(_ id: DeclarationID) -> Bool {
    guard case .registration = context.asker, context.phase == .eager, !context.isLater,
      (context.functions + [id]).contains(where: { $0.map { symbols.declaration($0).kind == .initializer } ?? false })
    else { return false }
    return calls.dependencies.uses[id]?.tells ?? false
  }

  /// Looks at every body that is followed, and at those that are because of what was found in one of them.
  func lookAtFollowed() {
    if followed.search == nil {
      followed.search = program.relevance
      follow(program.relevant.intersection(symbols.members(of: program.scopes)))
    }
    var pending = followed.all
    repeat {
      for id in pending.sorted() where id.file < symbols.appFiles {
        program.watch(symbols.digests[id.file].file)
        counters.start()
        _ = standaloneBody(id)
        drain()
      }
      var silent: Set<ObjectIdentifier> = []
      for id in pending.sorted() where !followed.spread.contains(id) && concernsCallers(id, &silent) {
        followed.spread.insert(id)
        followed.search!.spread(id)
      }
      pending = follow(Set(followed.search!.next()))
      if pending.isEmpty {
        followed.search!.spreadDoors()
        pending = follow(Set(followed.search!.next()))
      }
    } while !pending.isEmpty
  }

  /// - Returns: those among them that were not followed before.
  @discardableResult
  private func follow(_ ids: Set<DeclarationID>) -> Set<DeclarationID> {
    let new = ids.intersection(program.relevant).subtracting(followed.all)
    followed.all.formUnion(new)
    followed.new.formUnion(new)
    return new
  }

  /// Whether it matters to whoever mentions a declaration what it does.
  private func concernsCallers(_ id: DeclarationID, _ silent: inout Set<ObjectIdentifier>) -> Bool {
    let declaration = symbols.declaration(id)
    guard declaration.body != nil, let look = calls.standaloneBodies[id], let use = calls.dependencies.uses[id] else {
      return true
    }
    // What a parameter holds unless it is given is made by whoever calls, not by the body.
    if declaration.parameters.contains(where: { $0.defaultValue.map(asks) ?? false }) { return true }
    return look.isOpen || look.hears || tells(use, &silent) || look.answer.map(mayDecide) ?? false
      || look.result.map(mayDecide) ?? false
  }

  /// Whether something is called or read in an expression.
  private func asks(_ expression: Expression) -> Bool {
    var asks = false
    Walk.statements([.expression(expression)]) { part in
      switch part.form {
      case .call, .member: asks = true
      default: break
      }
    }
    return asks
  }

  /// Whether a container is told or asked something in what was followed or in what that called, be it later or in a ring.
  ///
  /// - Parameter silent: what was looked at before and tells nothing.
  private func tells(_ use: BodyUse, _ silent: inout Set<ObjectIdentifier>) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = [use]
    while let next = open.popLast() {
      guard !silent.contains(ObjectIdentifier(next)), seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.tells { return true }
      open += next.calls.values
      open += next.bodies.compactMap { calls.dependencies.uses[$0] }
      open += next.assumed.compactMap { calls.entries[$0]?.use }
    }
    silent.formUnion(seen)
    return false
  }
}
