import Model

/// The names by which declared factories are known. Swift knows a property by more than its name: what is private belongs to its file, and
/// each module may have its own.
extension Evaluator {
  /// The type in which a factory is declared; that of the container around it where factories are gathered in a type of their own, `enum Rooms`
  /// in `extension Container`.
  func homeType(of id: DeclarationID) -> TypeSymbol? {
    guard let own = symbols.enclosingType(id) else { return nil }
    let around = isGathered(id) ? String(own[..<own.lastIndex(of: ".")!]) : own
    return symbols.types[around]
  }

  /// Whether a static property that is kept stands in a type inside that of a container, which is none itself.
  private func isGathered(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    guard declaration.isStatic, declaration.isStored, let own = symbols.enclosingType(id), let symbol = symbols.types[own],
      symbol.vocabulary == nil, containerVocabulary(symbol.nominal) == nil, let dot = own.lastIndex(of: "."),
      let around = symbols.types[String(own[..<dot])]
    else { return false }
    return containerVocabulary(around.nominal) != nil
  }

  /// The name of a property that declares something; with its file or module where another one of that name is not it.
  func entryName(of id: DeclarationID) -> String {
    let declaration = symbols.declaration(id)
    guard declaration.kind == .property, let key = symbols.enclosingType(id) else { return declaration.name }
    if isGathered(id), let type = symbols.types[key]?.path.last { return "\(type).\(declaration.name)" }
    let others = (symbols.types[key]?.members[declaration.name] ?? []).filter { symbols.declaration($0).kind == .property }
    guard others.count > 1, others.contains(where: { areApart(id, $0) }) else { return declaration.name }
    let place =
      symbols.isOfItsFile(id)
      ? symbols.digests[id.file].file.split(separator: "/").last.map(String.init)
      : symbols.targetOfFile[id.file].map { symbols.targets[$0].name }
    guard let place else { return declaration.name }
    let name = "\(declaration.name) of \(place)"
    if !saysItsKey(declaration) { recording.toldApart[name] = declaration.name }
    return name
  }

  /// Whether what is declared is kept under a key that the program chose.
  private func saysItsKey(_ declaration: Declaration) -> Bool {
    var isSaid = false
    Walk.statements(declaration.body ?? []) { expression in
      guard case .call(_, let arguments) = expression.form else { return }
      if arguments.contains(where: { $0.label == "key" }) { isSaid = true }
    }
    return isSaid
  }

  /// Whether two properties of one name are never one: one is its file's alone, or they belong to two modules that one program has.
  /// Of two programs each has its own, and what both compile means that.
  private func areApart(_ a: DeclarationID, _ b: DeclarationID) -> Bool {
    guard symbols.digests[a.file].file != symbols.digests[b.file].file else { return false }
    if symbols.isHidden(a, from: b.file) || symbols.isHidden(b, from: a.file) { return true }
    guard let first = symbols.targetOfFile[a.file], let second = symbols.targetOfFile[b.file], first != second else {
      return false
    }
    let hosts = [a, b].map { program.executables.linking(symbols.digests[$0.file].file, of: symbols.targetOfFile[$0.file]) }
    if hosts.allSatisfy({ !$0.isEmpty }) { return !hosts[0].isDisjoint(with: hosts[1]) }
    return ![first, second].allSatisfy { ["app", "extension"].contains(symbols.targets[$0].kind) }
  }

  /// Factories that are told apart by more than their names, of which the framework keeps what they make under name and type alone: the
  /// first that is asked decides what the others give.
  func noteKeptTogether() {
    var places: [KeptName: [RegistrationRecord]] = [:]
    for record in recording.registrations where !record.isReplacement {
      guard case .exact(let root) = record.container, let key = record.provider.keys.first, let name = key.name,
        let bare = recording.toldApart[name]
      else { continue }
      places[KeptName(root: root, type: key.type, name: bare), default: []].append(record)
    }
    for (kept, records) in places {
      // What more programs have was there before.
      let sorted = records.sorted { a, b in
        let (first, second) = (a.origin.hosts?.count ?? .max, b.origin.hosts?.count ?? .max)
        return first == second ? a.provider.at < b.provider.at : first > second
      }
      var seen: Set<Location> = []
      for (index, other) in sorted.enumerated() where seen.insert(other.provider.at).inserted {
        guard let first = sorted[..<index].first(where: { shareAProgram($0, other) }), !isAlike(first.provider, other.provider),
          [first, other].contains(where: { $0.provider.lifetime.sharing != .none })
        else { continue }
        recording.hazards.insert(
          HazardOccurrence(
            .keptTogether, framework: other.provider.framework, words: ["name": kept.name, "type": kept.type.description],
            related: [Finding.Note("another of that name and type is declared here", at: first.provider.at)],
            at: other.provider.at))
      }
    }
  }

  /// Whether one program may have what each of two factories makes.
  private func shareAProgram(_ a: RegistrationRecord, _ b: RegistrationRecord) -> Bool {
    guard let first = a.origin.hosts, let second = b.origin.hosts else { return true }
    return !first.isDisjoint(with: second)
  }

  /// What is registered in place of a factory stands in place of each that the framework keeps under the same type and name, whichever
  /// file or module declares it.
  func replaceKeptTogether() {
    let names = Dictionary(grouping: recording.toldApart.keys.sorted()) { recording.toldApart[$0]! }
    guard !names.isEmpty else { return }
    for record in recording.registrations where record.provider.priority == .test {
      for key in record.provider.keys {
        for name in key.name.flatMap({ recording.toldApart[$0] }).flatMap({ names[$0] }) ?? [] {
          let other = Key(type: key.type, name: name, tags: key.tags, arguments: key.arguments)
          if !record.provider.keys.contains(other) { record.provider.keys.append(other) }
        }
      }
    }
  }

  /// Whether two make the same in the same words.
  private func isAlike(_ a: Provider, _ b: Provider) -> Bool {
    a.recipe != nil && a.recipe == b.recipe && a.implementation == b.implementation
  }
}

private struct KeptName: Hashable {
  var root: Int
  var type: TypeName
  var name: String
}
