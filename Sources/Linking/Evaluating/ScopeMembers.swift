import Model

extension Evaluator {
  /// What a scope provides: its typed properties, those of its extensions and of the scopes it inherits from.
  func draftMembers(_ scope: ScopeType, _ place: Int, _ draft: inout Draft) {
    let group = draft.scopes[place].group
    let policy = symbols.vocabularies[scope.vocabulary].policy
    var names: Set<String> = []
    for level in symbols.levels(of: scope.type) where level.symbol.vocabulary == nil && !level.symbol.isProtocol {
      let members = level.symbol.members.values.flatMap { $0 }.filter { symbols.declaration($0).kind == .property }.sorted()
      var here: Set<String> = []
      for id in members {
        let declaration = symbols.declaration(id)
        guard !names.contains(declaration.name), declaration.type != nil,
          let type = propertyType(Member(id: id, generics: level.generics))
        else { continue }
        here.insert(declaration.name)
        var provider = Provider(
          keys: [Key(type: type, name: declaration.name)], implementation: nil, lifetime: lifetime(of: id, scope.vocabulary),
          framework: draft.groups[group].framework, owner: .group(group), at: symbols.location(of: id),
          site: symbols.location(of: id))
        provider.condition = simplified(conditions(id))
        provider.hiding = hiding(of: id, policy)
        draft.registrations.append(Draft.Registration(provider))
      }
      names.formUnion(here)
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
    if policy.hides.contains(.isNotPublic), stands != .extension, !symbols.declaration(id).modifiers.contains("public") {
      return .isNotPublic
    }
    return nil
  }

  /// One object for each object of the scope, or one each time it is asked for.
  private func lifetime(of id: DeclarationID, _ vocabulary: Int) -> Lifetime {
    let words = symbols.vocabularies[vocabulary]
    let isComputed = symbols.declaration(id).body != nil
    let word = !isComputed ? "stored" : sharings.contains { $0.function == id } ? "shared" : "computed"
    return words.lifetimes[word] ?? words.defaultLifetime
  }

  /// `__shared()`: the function that calls this keeps its result for as long as its scope lives.
  func noteSharing(_ frame: Frame) {
    guard let function = context.functions.last ?? nil else { return }
    sharings.insert(Sharing(function: function, at: context.sites[context.sites.count - 1]))
  }
}

/// A function or property that keeps what it makes.
struct Sharing: Hashable {
  var function: DeclarationID
  var at: Location
}
