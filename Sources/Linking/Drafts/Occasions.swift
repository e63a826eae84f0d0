import Model

/// When functions are called, and from where.
struct CallOccasions {
  /// Nothing, where nobody knows or there are more occasions than are told apart.
  var known: [DeclarationID: [Occasion]] = [:]
  var callers: [DeclarationID: Set<DeclarationID?>] = [:]

  /// Whether one function leads to another: what it does by that happens when the other is called.
  func leads(_ caller: DeclarationID?, to callee: DeclarationID) -> Bool {
    var seen: Set = [callee]
    var open = [callee]
    while let next = open.popLast() {
      let above = callers[next] ?? []
      if above.contains(caller) { return true }
      for id in above.compactMap({ $0 }).sorted() where seen.insert(id).inserted { open.append(id) }
    }
    return false
  }

  /// When functions of which each calls the next are called for one another, the outermost first: a helper that is called on all ways of a
  /// choice runs on one of them for whoever stands on that.
  func occasions(on chain: [DeclarationID]) -> [Occasion] {
    chain.dropLast().reversed().reduce(known[chain.last!]!) { inner, function in
      var both: [Occasion] = []
      for occasion in inner {
        for more in known[function]!.compactMap(occasion.and) where !both.contains(more) { both.append(more) }
      }
      return both.isEmpty || both.count > Limit.branches.value ? inner : both
    }
  }
}

extension Evaluator {
  /// When registrations of which several have a key happen, by the function from which each is reached: on the ways on which that function is called.
  func occasions() -> CallOccasions {
    var holders: [Key: Set<[DeclarationID]>] = [:]
    for record in recording.registrations {
      for key in record.provider.keys { holders[key, default: []].formUnion(record.chains) }
    }
    var open = Set(holders.values.filter { $0.count > 1 }.joined().joined().filter(isCalledByName)).sorted()
    guard !open.isEmpty else { return CallOccasions() }
    let written = writtenCalls()
    var calls: [DeclarationID: [WrittenCall]] = [:]
    // Those who call them are called, too.
    while let id = open.popLast() {
      guard calls[id] == nil else { continue }
      calls[id] = written(id)
      open += calls[id]!.compactMap(\.from).filter(isCalledByName)
    }
    var found = CallOccasions(callers: calls.mapValues { Set($0.map(\.from)) })
    for id in callersFirst(calls) { found.known[id] = occasions(of: id, calls, found.known) }
    return found
  }

  /// Functions in an order in which whoever calls one stands before it, but in rings.
  private func callersFirst(_ calls: [DeclarationID: [WrittenCall]]) -> [DeclarationID] {
    var order: [DeclarationID] = []
    var seen: Set<DeclarationID> = []
    for id in calls.keys.sorted() {
      var open = [(id: id, isOver: false)]
      while let (next, isOver) = open.popLast() {
        if isOver { order.append(next) }
        guard !isOver, seen.insert(next).inserted else { continue }
        open.append((next, true))
        open += (calls[next] ?? []).compactMap(\.from).filter { calls[$0] != nil && !seen.contains($0) }.map { ($0, false) }
      }
    }
    return order
  }

  /// When a registration happens; nil: nobody knows, or more often than is told apart.
  func occasions(of record: RegistrationRecord, _ calls: CallOccasions) -> [Occasion]? {
    let chains = record.chains.map { chain in chain.filter { calls.known[$0] != nil } }
    let innermost = Set(chains.compactMap(\.last)).sorted()
    // Who calls another one of them does it by that.
    for chain in record.chains where !chain.contains(where: { calls.known[$0] != nil }) {
      guard innermost.contains(where: { calls.leads(chain.last, to: $0) }) else { return nil }
    }
    var found: [Occasion] = []
    for chain in Set(chains).sorted(by: { $0.lexicographicallyPrecedes($1) }) where !chain.isEmpty {
      found += calls.occasions(on: chain).filter { !found.contains($0) }
    }
    return found.joined()
  }

  private func isCalledByName(_ id: DeclarationID) -> Bool {
    id.file < symbols.appFiles && symbols.declaration(id).kind == .function && !symbols.isOffered(id)
  }

  /// When a function is called; nil: nobody knows, or more often than is told apart.
  ///
  /// - Parameter known: when those are who call it. Who is called by what he calls may be called whenever.
  private func occasions(
    of function: DeclarationID, _ calls: [DeclarationID: [WrittenCall]], _ known: [DeclarationID: [Occasion]]
  ) -> [Occasion]? {
    var found: [Occasion] = []
    for call in calls[function] ?? [] {
      let above = call.from.flatMap { known[$0] } ?? [Occasion()]
      for own in call.occasions {
        for occasion in above.compactMap(own.and) where !found.contains(occasion) { found.append(occasion) }
      }
      guard found.count <= Limit.branches.value else { return nil }
    }
    return found.isEmpty ? nil : found.joined()
  }

  /// The calls of a function of the program, as far as names, labels and types tell whom they mean: where that may be several, each of them.
  private func writtenCalls() -> (DeclarationID) -> [WrittenCall] {
    var callees: Set<WrittenCallee> = []
    let names = Set(symbols.digests[..<symbols.appFiles].lazy.flatMap(\.declarations).filter { $0.kind == .function }.map(\.name))
    var search = WrittenCallSearch(names: names) { [self] conditions, file, from in
      guard let test = program.steadyTests.test(of: conditions, program) else { return nil }
      let isLocal = from.map { symbols.declaration($0).binds(test.name) } ?? false
      return (program.steadyTests.choice(of: test, in: isLocal ? from : nil, at: Location(file, test.at)), test.ways)
    }
    for file in 0..<symbols.appFiles where !symbols.leftovers.contains(file) {
      let digest = symbols.digests[file]
      search.look(at: digest.statements, of: digest.file, from: nil)
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if declaration.kind == .function, names.contains(declaration.name) { callees.insert(declaration.callee) }
        // What no program runs calls nothing.
        guard !program.idleCode.declarations.contains(id), !program.unspokenCode.contains(id) else { continue }
        let value = declaration.value.map { [Statement.expression($0)] } ?? []
        search.look(at: (declaration.body ?? []) + value + declaration.observers, of: digest.file, from: id)
      }
    }
    // Where a call has other labels than any function of the name, a default is left out, and it is not said who is meant.
    let unclear = Dictionary(grouping: search.calls.keys.filter { !callees.contains($0) }.sorted(), by: \.name)
    return { [self, search] id in
      let callee = symbols.declaration(id).callee
      let said = ([callee] + (unclear[callee.name] ?? [])).flatMap { search.calls[$0] ?? [] }
      let all = said + (search.mentions[callee.name] ?? [])
      guard let sayers = program.unspokenCode.sayers(of: id).map(Set.init) else { return all }
      return all.filter { call in call.from.map { sayers.contains(program.unspokenCode.unit(of: $0)) } ?? true }
    }
  }

  /// The class in one of whose functions something is registered in a container with which each object of a class above begins, and those above.
  func line(of record: RegistrationRecord) -> [String]? {
    guard case .exact(let root) = record.container, let keeper = recording.roots[root].keeper,
      !symbols.declaration(keeper).isStatic, let owner = symbols.enclosingType(keeper),
      case let places = Set(record.chains.map { $0.last.flatMap(symbols.enclosingType) }), places.count == 1,
      let own = places.first.flatMap({ $0 }), own != owner, let symbol = symbols.types[own]
    else { return nil }
    let line = symbols.levels(of: symbol.nominal).filter { !$0.symbol.isProtocol }.map(\.symbol.key)
    return line.contains(owner) ? line : nil
  }
}

extension Declaration {
  /// Whether a name is that of a parameter or of something in its body.
  fileprivate func binds(_ name: String) -> Bool {
    if parameters.contains(where: { $0.name == name }) { return true }
    var isFound = false
    Walk.statements(
      body ?? [], expression: { _ in }, binding: { isFound = isFound || $0.name == name },
      names: { isFound = isFound || $0.contains(name) })
    return isFound
  }
}
