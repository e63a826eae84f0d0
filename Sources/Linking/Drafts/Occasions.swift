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
}

extension Evaluator {
  /// When registrations of which several have a key happen, by the function from which each is reached: on the ways on which that function is called.
  func occasions() -> CallOccasions {
    var holders: [Key: Set<[DeclarationID]>] = [:]
    for record in recording.registrations {
      for key in record.provider.keys { holders[key, default: []].formUnion(record.chains) }
    }
    var wanted = Set(holders.values.filter { $0.count > 1 }.joined().joined().filter(isCalledByName))
    guard !wanted.isEmpty else { return CallOccasions() }
    var calls: [DeclarationID: [WrittenCall]] = [:]
    // Those who call them are called, too.
    for _ in 0..<3 {
      let open = wanted.subtracting(calls.keys)
      guard !open.isEmpty else { break }
      let found = writtenCalls(of: open)
      for id in open { calls[id] = found[id] ?? [] }
      wanted = Set(found.values.joined().compactMap(\.from).filter(isCalledByName))
    }
    var known: [DeclarationID: [Occasion]?] = [:]
    for id in calls.keys.sorted() { _ = occasions(of: id, calls, &known) }
    return CallOccasions(known: known.compactMapValues { $0 }, callers: calls.mapValues { Set($0.map(\.from)) })
  }

  /// When a registration happens; nil: nobody knows, or more often than is told apart.
  func occasions(of record: RegistrationRecord, _ calls: CallOccasions) -> [Occasion]? {
    var found: [Occasion] = []
    // The innermost function of which it is known when it is called.
    let all = record.chains.map { chain in chain.last { calls.known[$0] != nil } }
    let functions = Set(all.compactMap { $0 }).sorted()
    // Who calls another one of them does it by that.
    for chain in record.chains where !chain.contains(where: { calls.known[$0] != nil }) {
      guard functions.contains(where: { calls.leads(chain.last, to: $0) }) else { return nil }
    }
    for function in functions {
      guard let some = calls.known[function] else { return nil }
      found += some.filter { !found.contains($0) }
    }
    return found.joined()
  }

  private func isCalledByName(_ id: DeclarationID) -> Bool {
    id.file < symbols.appFiles && symbols.declaration(id).kind == .function && !symbols.isOffered(id)
  }

  /// When a function is called; nil: nobody knows, or more often than is told apart.
  private func occasions(
    of function: DeclarationID, _ calls: [DeclarationID: [WrittenCall]], _ known: inout [DeclarationID: [Occasion]?]
  ) -> [Occasion]? {
    if let found = known[function] { return found }
    // Who is called by what he calls may be called whenever.
    known[function] = .some(nil)
    guard let written = calls[function], !written.isEmpty else { return nil }
    var found: [Occasion] = []
    for call in written {
      let above = call.from.flatMap { occasions(of: $0, calls, &known) } ?? [Occasion()]
      for occasion in above.compactMap(call.occasion.and) where !found.contains(occasion) { found.append(occasion) }
      guard found.count <= Limit.branches.value else { return nil }
    }
    let result = found.isEmpty ? nil : found.joined()
    known[function] = .some(result)
    return result
  }

  /// The calls of functions, where a call tells by name and labels which of all functions it means.
  private func writtenCalls(of functions: Set<DeclarationID>) -> [DeclarationID: [WrittenCall]] {
    var named: [WrittenCallee: [DeclarationID]] = [:]
    let names = Set(functions.map { symbols.declaration($0).name })
    var search = WrittenCallSearch(names: names)
    for file in 0..<symbols.appFiles where !symbols.leftovers.contains(file) {
      let digest = symbols.digests[file]
      search.look(at: digest.statements, of: digest.file, from: nil)
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if declaration.kind == .function, names.contains(declaration.name) {
          let callee = WrittenCallee(name: declaration.name, labels: declaration.parameters.map(\.label))
          named[callee, default: []].append(id)
        }
        // What no program runs calls nothing.
        guard !program.idleCode.declarations.contains(id), !program.unspokenCode.contains(id) else { continue }
        let value = declaration.value.map { [Statement.expression($0)] } ?? []
        search.look(at: (declaration.body ?? []) + value + declaration.observers, of: digest.file, from: id)
      }
    }
    var found: [DeclarationID: [WrittenCall]] = [:]
    for id in functions.sorted() {
      let declaration = symbols.declaration(id)
      let callee = WrittenCallee(name: declaration.name, labels: declaration.parameters.map(\.label))
      guard named[callee] == [id], !search.mentioned.contains(declaration.name) else { continue }
      // Another function of the name, or a default, and it is not said who is meant.
      guard !search.calls.keys.contains(where: { $0.name == callee.name && $0 != callee && named[$0] == nil }) else { continue }
      found[id] = search.calls[callee]
    }
    return found
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
