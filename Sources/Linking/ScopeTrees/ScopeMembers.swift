import Model

extension Evaluator {
  /// What a scope provides: its typed properties, those of its extensions and of the scopes it inherits from.
  /// - Parameter read: Those that the output of the framework's tool reads from it.
  func draftMembers(
    _ scope: ScopeType, _ place: Int, neededNames: Set<String>, read: Set<String>, _ drafted: inout DraftedMembers,
    _ draft: inout Draft
  ) {
    let group = draft.scopes[place].group
    let policy = symbols.vocabularies[scope.vocabulary].policy
    var names: Set<String> = []
    for level in symbols.levels(of: scope.type) where level.symbol.vocabulary == nil && !level.symbol.isProtocol {
      let members = level.symbol.sortedMembers.filter { symbols.declaration($0).kind == .property }
      var here: Set<String> = []
      for id in members {
        let declaration = symbols.declaration(id)
        // Without a written type it provides nothing, and is worth a word only where somebody asks for the name.
        guard !names.contains(declaration.name), declaration.type != nil || neededNames.contains(declaration.name),
          let type = propertyType(Member(id: id, generics: level.generics))
        else { continue }
        here.insert(declaration.name)
        var provider = Provider(
          keys: [Key(type: type, name: declaration.name)], implementation: nil, lifetime: lifetime(of: id, scope.vocabulary),
          framework: draft.groups[group].framework, owner: .group(group), at: symbols.location(of: id),
          site: symbols.location(of: id))
        provider.condition = simplified(conditions(id))
        provider.isPromise = readingEnds(id)
        provider.hiding = declaration.type == nil ? .isUntyped : hiding(of: id, policy)
        provider.visibility = isPublic(id) ? .public : .internal
        let isRead = read.contains(declaration.name)
        if isRead, let hiding = provider.hiding, policy.mayHide.contains(hiding) { provider.hiding = nil }
        var registration = Draft.Registration(provider)
        registration.isReadByTool = isRead
        registration.spelling = scope.scope.tool == nil ? nil : declaration.typeText
        drafted.properties[DraftedMembers.Place(group: group, id: id)] = draft.registrations.count
        draft.registrations.append(registration)
      }
      names.formUnion(here)
    }
  }

  /// Which property of a scope reads which, its own and its children's, and what it needs of the scopes above.
  func draftUses(_ real: [ScopeType], _ index: [String: Int], _ drafted: DraftedMembers, _ draft: inout Draft) {
    var byText: [DeclarationID: [ScopeRead]] = [:]
    for read in recording.reads where !read.isLater { byText[read.text, default: []].append(read) }
    for scope in real {
      let group = draft.scopes[index[scope.key]!].group
      let own = Set(symbols.levels(of: scope.type).map(\.symbol.key))
      for id in own.flatMap({ symbols.types[$0]?.sortedMembers ?? [] }).sorted() {
        guard let by = drafted.properties[DraftedMembers.Place(group: group, id: id)] else { continue }
        for read in byText[id] ?? [] {
          let isOwn = read.receiver.map { own.contains($0) } ?? true
          let other = isOwn ? group : read.receiver.flatMap { index[$0] }.map { draft.scopes[$0].group }
          let source: Draft.Use.Source? =
            if let other, let found = drafted.properties[DraftedMembers.Place(group: other, id: read.of)] {
              .registration(found)
            } else if let found = drafted.needs[DraftedMembers.Place(group: group, id: read.of)] { .request(found) } else { nil }
          if let source {
            draft.uses.append(Draft.Use(by: by, of: source, isConditional: read.isConditional, at: symbols.location(of: id)))
          }
        }
      }
    }
  }

  /// What keeps a property from the scopes below.
  private func hiding(of id: DeclarationID, _ policy: Policy) -> Provider.Hiding? {
    var current: DeclarationID? = id
    while let at = current {
      let modifiers = symbols.declaration(at).modifiers
      if policy.hides.contains(.isPrivate), modifiers.contains("private") || modifiers.contains("fileprivate") {
        return .isPrivate
      }
      current = symbols.parent(of: at)
    }
    let stands = symbols.parent(of: id).map { symbols.declaration($0).kind }
    if policy.hides.contains(.isNotPublic), stands != .extension, symbols.declaration(id).firstModifier != "public" {
      return .isNotPublic
    }
    return nil
  }

  private func isPublic(_ id: DeclarationID) -> Bool {
    let around = symbols.parent(of: id).map { symbols.declaration($0) }
    return symbols.declaration(id).firstModifier == "public" || around?.kind == .extension && around?.firstModifier == "public"
  }

  /// One object for each object of the scope, or one each time it is asked for.
  private func lifetime(of id: DeclarationID, _ vocabulary: Int) -> Lifetime {
    let words = symbols.vocabularies[vocabulary]
    let isComputed = symbols.declaration(id).body != nil
    let word = !isComputed ? "stored" : recording.keepers.contains(id) ? "shared" : "computed"
    return words.lifetimes[word] ?? words.defaultLifetime
  }

  /// `__shared(name, factory)`: the function that calls this keeps its result for as long as its scope lives, under its own name
  /// unless it says another.
  func noteSharing(_ arguments: VerbArguments) {
    guard let function = context.functions.last ?? nil, arguments.word(0).isEmpty else { return }
    var usesArguments = false
    let names = Set(symbols.declaration(function).parameters.map(\.name))
    var waits = false
    if arguments.free.count > 1, case .closure(let closure) = arguments.free[1].form {
      Walk.statements(closure.closure.body) { expression in
        if case .name(let name, _) = expression.form, names.contains(name) { usesArguments = true }
        if case .call(let callee, let given) = expression.form, case .member(_, let name, _, _) = callee.form {
          waits =
            waits || name == "wait"
            || name == "sync" && given.contains { if case .closure = $0.value.form { true } else { false } }
        }
      }
    }
    recording.keepers.insert(function)
    recording.sharings.insert(
      Sharing(
        function: function, isConditional: context.isConditional, usesArguments: usesArguments,
        waits: waits, at: context.site))
  }
}

/// Where the draft holds what scopes declare.
struct DraftedMembers {
  struct Place: Hashable {
    var group: Int
    var id: DeclarationID
  }

  /// Registrations by scope and property.
  var properties: [Place: Int] = [:]
  /// Requests by scope and what its list of needs demands.
  var needs: [Place: Int] = [:]
}

/// A function or property that keeps what it makes.
struct Sharing: Hashable {
  var function: DeclarationID
  var isConditional: Bool
  /// What it keeps depends on the arguments of the first call.
  var usesArguments: Bool
  /// It waits for another thread while it makes it.
  var waits: Bool
  var at: Location
}
