import Model

/// The bodies that are looked at: those that speak of a framework themselves, and those that mention a body which concerns its
/// callers, since it tells a container something, leaves something to its caller, or answers what may decide what a container is told.
/// Only those that concern their callers are followed where they are called; what only asks concerns those who make something for one.
///
/// Whoever mentions any other body does and says the same, whether it is followed or not.
struct Followed {
  fileprivate(set) var all: Set<DeclarationID> = []
  /// Those that concern their callers.
  fileprivate(set) var concerning: Set<DeclarationID> = []
  /// Those that did not concern anybody yet when somebody called them.
  fileprivate(set) var declined: Set<DeclarationID> = []
  /// Those that concern their callers since this pass began.
  fileprivate(set) var new: Set<DeclarationID> = []
  /// Those of which a look at them by themselves in this pass said that they concern nobody, unless something is told or asked in them.
  fileprivate var concerningNobody: Set<DeclarationID> = []
  fileprivate var search: Relevance?
  /// Bodies that only ask, and what may call one of them, as far as names tell: they say the same whoever calls them, so they concern only those
  /// who make something for a container, which has to have what they ask for.
  fileprivate var asking: Set<DeclarationID> = []
  fileprivate var askingSearch: Relevance?
  fileprivate var declinedInMaking: Set<DeclarationID> = []
  fileprivate var newlyAsking: Set<DeclarationID> = []
  /// Those with a default argument that calls or reads something which concerns nobody yet.
  fileprivate var waiting: Set<DeclarationID> = []

  /// Somebody went on without following what concerns him by now.
  var isStale: Bool { !declined.isDisjoint(with: new) || !declinedInMaking.isDisjoint(with: newlyAsking) }

  /// Begins another pass.
  ///
  /// Whoever declined what still concerns nobody may be kept, and says so no more: what he declined stays declined.
  ///
  /// - Returns: those that concern their callers since the last one began.
  mutating func startPass() -> NewlyFollowed {
    defer {
      declined.subtract(concerning)
      declinedInMaking.subtract(concerning)
      declinedInMaking.subtract(asking)
      (new, newlyAsking, concerningNobody) = ([], [], [])
    }
    return NewlyFollowed(everywhere: new, inMaking: newlyAsking)
  }

  /// Somebody went on without following these.
  mutating func decline(_ bodies: Set<DeclarationID>, inMaking: Set<DeclarationID>) {
    declined.formUnion(bodies)
    declinedInMaking.formUnion(inMaking)
  }

  /// Bodies ask: so may whoever mentions one of them, and whoever mentions him.
  fileprivate mutating func spreadAsking(_ bodies: [DeclarationID]) {
    var open = bodies.filter { !asking.contains($0) }
    while !open.isEmpty {
      asking.formUnion(open)
      newlyAsking.formUnion(open)
      for id in open { askingSearch?.spread(id) }
      open = askingSearch?.next().filter { !asking.contains($0) } ?? []
    }
  }

  /// A body concerns its callers: whoever mentions it is looked at.
  fileprivate mutating func spread(_ id: DeclarationID) {
    guard concerning.insert(id).inserted else { return }
    new.insert(id)
    search?.spread(id)
  }
}

/// Bodies that are followed by now and were not in the pass before, and those that are only where something is made for a container.
struct NewlyFollowed {
  var everywhere: Set<DeclarationID>
  var inMaking: Set<DeclarationID>
}

extension Evaluator {
  /// Whether a body is followed where it is called: it concerns whoever calls it. Whoever asks does so again once it does.
  func follows(_ id: DeclarationID) -> Bool {
    if followed.concerning.contains(id) { return true }
    if followed.all.contains(id) {
      // In a ring it is being looked at, and nobody knows yet.
      if calls.looking.contains(id) { return true }
      let standalone = standaloneBody(id)
      if calls.standaloneBodies[id] != nil, isConcerning(id, standalone) { followed.spread(id) }
      if followed.concerning.contains(id) { return true }
    }
    if isMaking, followed.asking.contains(id) { return true }
    if program.relevant.contains(id) {
      followed.decline([id], inMaking: isMaking ? [id] : [])
      calls.dependencies.decline(id, inMaking: isMaking)
    }
    return false
  }

  /// Whether what happens here happens while something is made for a container.
  private var isMaking: Bool {
    if case .registration = context.asker { context.phase == .eager && !context.isLater } else { false }
  }

  /// Whether a body concerns its callers, by a look at it in this pass. Such looks are the same all through a pass but for what is told later
  /// in calls that were put off, and for default arguments that speak of what is found later.
  private func isConcerning(_ id: DeclarationID, _ standalone: StandaloneBody) -> Bool {
    if followed.concerningNobody.contains(id) { return calls.dependencies.uses[id]?.commands ?? false }
    guard !concernsCallers(id, standalone) else { return true }
    if !followed.waiting.contains(id) { followed.concerningNobody.insert(id) }
    return false
  }

  /// Whether a body that leaves nothing open asks all the same for something that a registration needs while it is made: an initializer,
  /// or what one calls.
  func belongsToMaking(_ id: DeclarationID) -> Bool {
    guard isMaking,
      (context.functions + [id]).contains(where: { $0.map { symbols.declaration($0).kind == .initializer } ?? false })
    else { return false }
    return calls.dependencies.uses[id]?.tells ?? false
  }

  /// Whoever makes something calls a static function of a type that answers an object of it, `Model.shared(at: path)`: it may make that, whether it is
  /// followed or not.
  func noteAnswering(_ id: DeclarationID) {
    guard case .registration(let record) = context.asker, context.phase == .eager, symbols.declaration(id).isStatic,
      let own = symbols.enclosingType(id), let symbol = symbols.types[own], symbol.vocabulary == nil, !symbol.isExternal,
      !symbol.isProtocol, let answer = symbols.declaration(id).type,
      symbols.resolve(answer, in: Scope(file: id.file, declaration: id)).unwrapped.key == own
    else { return }
    record.constructs.insert(own)
    record.constructsChosen[own, default: []].insert(context.chosen)
  }

  /// Looks at every body that is followed, and at those that are because of what was found in one of them.
  func lookAtFollowed() {
    if followed.search == nil {
      (followed.search, followed.askingSearch) = (program.relevance, program.relevance)
      follow(program.relevant.intersection(symbols.members(of: program.scopes)))
    }
    var pending = followed.all
    repeat {
      var watched: Int?
      for id in pending.sorted() where id.file < symbols.appFiles {
        if id.file != watched { program.watch(symbols.digests[id.file].file) }
        watched = id.file
        counters.start()
        _ = standaloneBody(id)
        drain()
      }
      var silent: Set<ObjectIdentifier> = []
      for id in pending.union(followed.waiting).sorted() where !followed.concerning.contains(id) && concernsCallers(id, &silent) {
        followed.spread(id)
      }
      pending = follow(Set(followed.search!.next()))
      if pending.isEmpty {
        followed.search!.spreadDoors()
        pending = follow(Set(followed.search!.next()))
      }
    } while !pending.isEmpty
    let asking = followed.all.filter { !followed.concerning.contains($0) && calls.dependencies.uses[$0]?.tells ?? false }
    followed.spreadAsking(asking.sorted())
  }

  /// - Returns: those among them that were not followed before.
  @discardableResult
  private func follow(_ ids: Set<DeclarationID>) -> Set<DeclarationID> {
    let new = ids.intersection(program.relevant).subtracting(followed.all)
    followed.all.formUnion(new)
    return new
  }

  /// Whether it matters to whoever mentions a declaration what it does.
  private func concernsCallers(_ id: DeclarationID, _ silent: inout Set<ObjectIdentifier>) -> Bool {
    let declaration = symbols.declaration(id)
    guard declaration.body != nil else { return declaration.kind != .property || holdsWhatMatters(declaration, id) }
    guard let standalone = calls.standaloneBodies[id], let use = calls.dependencies.uses[id] else { return true }
    return concernsCallers(id, standalone) || commands(use, &silent)
  }

  /// Whether it matters to whoever reads a stored property what it holds.
  private func holdsWhatMatters(_ property: Declaration, _ id: DeclarationID) -> Bool {
    if !program.scopes.isEmpty, let owner = symbols.enclosingType(id) {
      if program.scopes[owner] != nil || symbols.types[owner]?.isProtocol == true { return true }
    }
    // What fills a wrapped property says no more than its type does.
    let isMade = property.value != nil || property.attributes.isEmpty
    guard let type = propertyType(Member(id: id, generics: [:]))?.unwrapped, type != .unknown else { return isMade }
    let part = (type.element ?? type).unwrapped
    // An object from outside may keep the container that it was handed.
    if isMade, isOutside(part) { return true }
    if mayDecide(part) || part.instance.map(mayDecide) ?? false { return true }
    return (part.instance ?? part).key.flatMap { symbols.types[$0]?.vocabulary } != nil
  }

  /// What a look at a body by itself says of that, as far as what it calls is over.
  private func concernsCallers(_ id: DeclarationID, _ standalone: StandaloneBody) -> Bool {
    let declaration = symbols.declaration(id)
    // What a parameter holds unless it is given is made by whoever calls, not by the body; what is changed in place he keeps.
    if declaration.parameters.contains(where: { $0.isInout || $0.defaultValue.map { asks($0, id) } ?? false }) { return true }
    if standalone.leavesOpen || standalone.hears || calls.dependencies.uses[id]?.commands ?? false { return true }
    return [standalone.answer, standalone.result].contains { $0.map(mayDecide) ?? false } || decides(declaration, id, standalone)
  }

  /// Whether what a body answers is groups, or more than it is declared to be; or whether it is a group's own, so that calling it
  /// loads that.
  private func decides(_ declaration: Declaration, _ id: DeclarationID, _ standalone: StandaloneBody) -> Bool {
    if let key = symbols.enclosingType(id), let symbol = symbols.types[key], isGroup(Value(type: symbol.nominal)) { return true }
    let declared = declaration.type.map { symbols.resolve($0, in: Scope(file: id.file, declaration: id)).unwrapped }
    guard let declared else { return false }
    // Whoever is given what stands for an entry may ask for that by calling it, and say no word of the framework.
    if has(declared, "entry") { return true }
    return mayDecide(declared.element ?? declared) || standalone.exact.map { $0.unwrapped != declared } ?? false
  }

  /// Whether something that concerns its callers is called or read in a default argument, as far as names tell.
  private func asks(_ expression: Expression, _ id: DeclarationID) -> Bool {
    var asks = false
    let words = followed.search!.words
    Mentioning { word, _ in asks = asks || words.contains(word) }.visit([.expression(expression)])
    if asks { followed.waiting.remove(id) } else { followed.waiting.insert(id) }
    return asks
  }

  /// Whether a container is told something in what was followed or in what that called, be it later or in a ring.
  ///
  /// - Parameter silent: what was looked at before and tells nothing.
  private func commands(_ use: BodyUse, _ silent: inout Set<ObjectIdentifier>) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = [use]
    while let next = open.popLast() {
      guard !silent.contains(ObjectIdentifier(next)), seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.commands { return true }
      open += next.calls
      open += next.bodies.compactMap { calls.dependencies.uses[$0] }
      open += next.assumed.compactMap { calls.entries[$0]?.use }
    }
    silent.formUnion(seen)
    return false
  }
}
