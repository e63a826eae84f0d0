import Model

extension Evaluator {
  /// What is odd about where scopes are made, and what is kept of them.
  func findMakings(_ real: [ScopeType], _ all: [ScopeMaking], _ draft: inout Draft) {
    let byKey = Dictionary(uniqueKeysWithValues: real.map { ($0.key, $0) })
    for making in all {
      guard let scope = byKey[making.made], let tool = scope.scope.tool else { continue }
      let framework = symbols.vocabularies[scope.vocabulary].framework
      let name = symbols.types[making.made]?.path.last
      var words = ["group": making.made, "other": making.maker ?? ""]
      if scope.scope.isRoot {
        // A tool that goes by the name of what is called sees nothing in `.init()`.
        if let maker = making.maker, making.callee == name, isOneScan(making, scope) {
          words["other"] = maker
          draft.hazardOccurrences.append(HazardOccurrence(.nestedRoot, framework: framework, words: words, at: making.at))
        }
        continue
      }
      guard case .none = making.parent else {
        let isStandIn = making.madeParent != nil && making.madeParent == tool.standIn
        if !making.isSelf || making.maker == nil, !isStandIn {
          draft.hazardOccurrences.append(HazardOccurrence(.foreignParent, framework: framework, words: words, at: making.at))
        } else if making.callee != name,
          !all.contains(where: { $0.made == making.made && $0.maker == making.maker && $0.callee == name })
        {
          draft.hazardOccurrences.append(HazardOccurrence(.unseenMaking, framework: framework, words: words, at: making.at))
        }
        continue
      }
    }
    findTwice(all, byKey, &draft)
    findFalseMakings(real, &draft)
    findKeptOutside(byKey, &draft)
    findKept(real, &draft)
  }

  /// Whether the framework's tool reads a root and its maker together: surely where they stand in one file or target.
  private func isOneScan(_ making: ScopeMaking, _ scope: ScopeType) -> Bool {
    let own = declaration(of: scope).file
    guard let other = making.text?.file else { return false }
    return own == other || symbols.targetOfFile[own] != nil && symbols.targetOfFile[own] == symbols.targetOfFile[other]
  }

  /// One scope made in two properties of another: two scopes with objects of their own. A function that makes one is called for that.
  private func findTwice(_ all: [ScopeMaking], _ byKey: [String: ScopeType], _ draft: inout Draft) {
    struct Ends: Hashable {
      var maker: String
      var made: String
    }
    var first: [Ends: ScopeMaking] = [:]
    for making in all {
      guard let maker = making.maker, making.isSelf, let scope = byKey[making.made],
        let text = making.text, symbols.declaration(text).kind == .property
      else { continue }
      guard let known = first[Ends(maker: maker, made: making.made)] else {
        first[Ends(maker: maker, made: making.made)] = making
        continue
      }
      guard known.text != making.text, !known.condition.excludes(making.condition) else { continue }
      draft.hazardOccurrences.append(
        HazardOccurrence(
          .madeTwice, framework: symbols.vocabularies[scope.vocabulary].framework, words: ["group": making.made, "other": maker],
          related: [Finding.Note("it is made here, too", at: known.at)], at: making.at))
    }
  }

  /// Children that are kept, and names under which two things are kept.
  private func findKept(_ real: [ScopeType], _ draft: inout Draft) {
    var keeping: [DeclarationID: [Sharing]] = [:]
    for sharing in recording.sharings { keeping[sharing.function, default: []].append(sharing) }
    let lasting = lasting(real, keeping)
    for scope in real {
      let framework = symbols.vocabularies[scope.vocabulary].framework
      for id in symbols.types[scope.key]?.sortedMembers ?? [] {
        let declaration = symbols.declaration(id)
        let kept = (keeping[id] ?? []).sorted { $0.at < $1.at }
        // Nothing is lost that is kept by what lives as long as the program.
        for child in (recording.answers[id] ?? []).sorted() where !lasting.contains(scope.key) && (isStored(id) || !kept.isEmpty)
        {
          guard recording.makings.contains(where: { $0.made == child && $0.text == id && $0.isSelf }) else { continue }
          draft.hazardOccurrences.append(
            HazardOccurrence(
              .storedScope, framework: framework, words: ["group": scope.key, "other": child, "name": declaration.name],
              at: symbols.location(of: id)))
        }
        let sure = kept.filter { !$0.isConditional }
        if sure.count > 1 {
          draft.hazardOccurrences.append(
            HazardOccurrence(
              .sharedTwice, framework: framework, words: ["name": declaration.name],
              related: [Finding.Note("the first one", at: sure[0].at)], at: sure[1].at))
        }
        if let waiting = kept.first(where: \.waits) {
          draft.hazardOccurrences.append(
            HazardOccurrence(.threadHop, framework: framework, words: ["name": declaration.name], at: waiting.at))
        }
        if let dependent = kept.first(where: \.usesArguments) {
          draft.hazardOccurrences.append(
            HazardOccurrence(.sharedArgument, framework: framework, words: ["name": declaration.name], at: dependent.at))
        }
      }
    }
  }

  /// The scopes that live as long as the program: roots, and what only such scopes make that keep it.
  private func lasting(_ real: [ScopeType], _ keeping: [DeclarationID: [Sharing]]) -> Set<String> {
    var makings: [String: [ScopeMaking]] = [:]
    var made: [String: Set<String>] = [:]
    for making in recording.makings {
      makings[making.made, default: []].append(making)
      if let maker = making.maker { made[maker, default: []].insert(making.made) }
    }
    var lasting = Set(real.filter(\.scope.isRoot).map(\.key))
    var open = lasting.sorted()
    while let next = open.popLast() {
      for child in (made[next] ?? []).sorted() where !lasting.contains(child) {
        let isKept = makings[child]!.allSatisfy { making in
          guard let text = making.text, let maker = making.maker, lasting.contains(maker) else { return false }
          return isStored(text) || keeping[text]?.contains { !$0.isConditional } ?? false
        }
        guard isKept else { continue }
        lasting.insert(child)
        open.append(child)
      }
    }
    return lasting
  }

  private func isStored(_ id: DeclarationID) -> Bool {
    let declaration = symbols.declaration(id)
    return declaration.kind == .property && declaration.body == nil && declaration.value != nil
  }

  /// `Kid.warmUp()` in the text of another scope: a tool that goes by the first word takes it for a making.
  private func findFalseMakings(_ real: [ScopeType], _ draft: inout Draft) {
    let names = Dictionary(real.filter { $0.scope.tool != nil }.map { ($0.type.baseName ?? "", $0.key) }) { first, _ in first }
    for scope in real {
      for id in symbols.types[scope.key]?.sortedMembers ?? [] {
        let declaration = symbols.declaration(id)
        var found: [(made: String, at: Position)] = []
        Walk.statements(declaration.body ?? []) { expression in
          guard case .call(let callee, _) = expression.form, case .member(let base?, let method, _, _) = callee.form,
            method != "init", method.first?.isLowercase == true, case .name(let name, _) = base.form, let made = names[name]
          else { return }
          found.append((made, expression.at))
        }
        for call in found {
          draft.hazardOccurrences.append(
            HazardOccurrence(
              .falseMaking, framework: symbols.vocabularies[scope.vocabulary].framework,
              words: ["group": call.made, "other": scope.key], at: Location(symbols.digests[id.file].file, call.at)))
        }
      }
    }
  }

  /// A scope below a root that an object outside the tree keeps: it lives as long as that object. What stands in for a scope's needs,
  /// like the classes that the framework's tool writes, is of the tree.
  private func findKeptOutside(_ byKey: [String: ScopeType], _ draft: inout Draft) {
    let lists = Set(byKey.values.compactMap { scope in scope.scope.needs.flatMap { scope.generics[$0]?.key } })
    for key in symbols.types.keys.sorted() where program.scopes[key] == nil {
      guard let symbol = symbols.types[key], !symbol.isProtocol, symbol.vocabulary == nil,
        !symbols.levels(of: symbol.nominal).contains(where: { lists.contains($0.symbol.key) })
      else { continue }
      for id in symbol.sortedMembers {
        let declaration = symbols.declaration(id)
        guard declaration.kind == .property, declaration.body == nil, !declaration.isStatic, declaration.type != nil,
          !declaration.modifiers.contains("weak"), !declaration.modifiers.contains("unowned"),
          let kept = propertyType(Member(id: id, generics: [:]))?.unwrapped.key, let scope = byKey[kept], !scope.scope.isRoot,
          symbols.typeOf[symbols.parent(of: id) ?? id] == key
        else { continue }
        draft.hazardOccurrences.append(
          HazardOccurrence(
            .keptOutside, framework: symbols.vocabularies[scope.vocabulary].framework,
            words: ["group": key, "other": kept, "name": declaration.name], at: symbols.location(of: id)))
      }
    }
  }
}
