import Model

/// Functions that register and that nothing in the sources calls, but that tests may call, which are not read.
extension Evaluator {
  /// Those functions. What they fill the program lacks; that they are there is nobody's mistake.
  private func functionsForTests() -> Set<DeclarationID> { recording.uncalled.filter { !program.unspokenCode.hides($0) } }

  /// By the names of types: what only such functions register, so that only tests, too, can ask for it with success.
  func typesForTests() -> Set<String> {
    let functions = functionsForTests()
    guard !functions.isEmpty else { return [] }
    let own = recording.registrations.filter { $0.function.map(functions.contains) ?? false }
    return Set(own.flatMap(\.provider.keys).compactMap(\.type.baseName))
  }

  /// Those of such functions that alone register what the program asks for, and all who ask can do without: nothing else tells of it that nobody
  /// calls them, and that they are not called is what the program lacks.
  private func functionsInDemand(_ functions: Set<DeclarationID>) -> Set<DeclarationID> {
    var provided: Set<TypeName> = []
    var lacking: [DeclarationID: Set<TypeName>] = [:]
    var own: Set<ObjectIdentifier> = []
    for record in recording.registrations {
      let types = record.provider.keys.map(\.type.unwrapped)
      if let function = record.function, functions.contains(function) {
        lacking[function, default: []].formUnion(types)
        own.insert(ObjectIdentifier(record))
      } else {
        provided.formUnion(types)
      }
    }
    var (tolerated, demanded): (Set<TypeName>, Set<TypeName>) = ([], [])
    for request in recording.requests where !request.isOpen && !request.isArgument {
      guard let type = request.expected?.unwrapped, !provided.contains(type) else { continue }
      switch request.asker {
      case .registration(let record): if own.contains(ObjectIdentifier(record)) { continue }
      case .code:
        if (request.functions.first ?? nil).map(recording.uncalled.contains) ?? false || isAskedByTestsAlone(request) { continue }
      }
      if request.isTolerant, !request.isForced { tolerated.insert(type) } else { demanded.insert(type) }
    }
    return Set(
      lacking.keys.filter { function in
        !tolerated.isDisjoint(with: lacking[function]!) && demanded.isDisjoint(with: lacking[function]!)
      })
  }

  /// What a function registers that only others call which nobody calls hangs on these: the first of them is the one that is not called.
  func joinUncalledFunctions() {
    let functions = functionsForTests()
    var open = recording.uncalled.subtracting(functions).union(functionsInDemand(functions)).sorted()
    var seen = Set(open)
    while let function = open.popLast() {
      guard let index = recording.groupIndex["func \(function)"],
        let vocabulary = symbols.vocabularies.firstIndex(where: { $0.framework == recording.groups[index].framework })
      else { continue }
      for caller in program.unspokenCode.callers(of: function) where caller != function {
        let include = Include(
          from: .group(group(of: caller, vocabulary)), to: index, kind: .child, at: symbols.location(of: caller))
        if recording.includes[include] == nil { recording.includes[include] = recording.order }
        if seen.insert(caller).inserted { open.append(caller) }
      }
    }
  }

  /// The groups of such functions, and of those that they call.
  func groupsForTests() -> Set<Int> {
    var functions = functionsForTests()
    guard !functions.isEmpty else { return [] }
    functions.subtract(functionsInDemand(functions))
    var groups = Set(functions.compactMap { recording.groupIndex["func \($0)"] })
    for record in recording.registrations where record.function.map(functions.contains) ?? false {
      if case .group(let group) = record.provider.owner { groups.insert(group) }
    }
    return groups
  }

  /// By group: where it is loaded into a container that only code makes which nothing in the sources calls, and whether tests may.
  func idleLoads() -> [Int: (at: Location, isForTests: Bool)] {
    var found: [Int: (at: Location, isForTests: Bool)] = [:]
    for include in recording.includes.keys {
      guard case .root(let root) = include.from, recording.roots[root].isUnmade else { continue }
      let isForTests = recording.roots[root].unmadeBy.contains { !program.unspokenCode.hides($0) }
      let known = found[include.to]
      found[include.to] = (min(known?.at ?? include.at, include.at), isForTests || known?.isForTests ?? false)
    }
    return found
  }

  /// Whether nothing leads to who asks but perhaps tests.
  func isAskedByTestsAlone(_ request: RequestRecord) -> Bool {
    let idle = program.idleCode.declarations
    if let asker = request.functions.first ?? nil { return idle.contains(asker) }
    return request.construction.flatMap { symbols.types[$0] }?.declarations.allSatisfy(idle.contains) ?? false
  }
}

extension UnspokenCode {
  /// The functions that call one, be it that nothing calls them either.
  fileprivate func callers(of id: DeclarationID) -> [DeclarationID] {
    let speakers = speech.speakers(of: id) { $0 != id && !contains($0) } ?? []
    return speakers.filter { symbols.declaration($0).kind == .function }
  }
}
