import Model

extension Matcher {
  /// Conditions that decide what a question finds where declared types are compared.
  func conditions(of question: TreeQuestion) -> [BuildCondition] {
    guard policy(of: question.framework).matching == .declaredTypes else { return [] }
    let held = question.key.type.members.flatMap { keys.having($0) }.map { provider($0).condition }.filter { $0 != .always }
    return held + forest.conditions
  }

  /// Answers under another name, and providers that nobody asks for, where declared types are compared.
  func declaredSightings(_ needs: [Need]) -> [HazardOccurrence] {
    guard draft.policies.values.contains(where: { $0.matching == .declaredTypes }) else { return [] }
    var found: [HazardOccurrence] = []
    var asked: Set<Int> = []
    for need in needs where policy(of: need.framework).matching == .declaredTypes {
      for index in providers(of: need) {
        asked.insert(index)
        guard let own = need.key.name, let other = provider(index).keys.first?.name, own != other,
          need.verdicts.allSatisfy({ !$0.isAmbiguous })
        else { continue }
        found.append(
          HazardOccurrence(
            .renamed, framework: need.framework,
            words: ["name": own, "other": other, "type": need.key.type.description],
            related: [Finding.Note("it is provided here", at: provider(index).at)], at: need.at))
      }
    }
    for (index, registration) in draft.registrations.enumerated() where !asked.contains(index) {
      let provider = registration.provider
      guard !provider.isEntry, policy(of: provider.framework).matching == .declaredTypes,
        case .group(let group)? = provider.owner, let name = provider.keys.first?.name
      else { continue }
      found.append(
        HazardOccurrence(
          .unusedProvider, framework: provider.framework, words: ["name": name, "group": draft.groups[group].name],
          at: provider.at))
    }
    return found
  }
}

/// One thing that a scope declares, as a question sees it.
private struct ScopeDeclaration {
  enum Kind { case provider(Int), argument, need }

  var kind: Kind
  var name: String
  /// The type that is made, handed over or asked for; nil where only `offers` are asked for.
  var type: TypeName?
  var offers: [TypeName]

  /// Whether the tool finds it when it looks for the type.
  func isIndexed(under asked: DeclaredTypes.Asked) -> Bool {
    switch asked {
    case .itself(let wanted): type == wanted
    case .offered(let wanted): offers.contains(where: wanted.contains)
    }
  }

  func fits(_ asked: DeclaredTypes.Asked) -> Bool {
    switch asked {
    case .itself(let wanted): type == wanted && offers.isEmpty
    case .offered(let wanted):
      if case .need = kind { offers == wanted } else { wanted.allSatisfy(offers.contains) }
    }
  }
}

extension TreeLookup {
  /// What the scope has to say where declared types are compared: what has the name, if its type fits; else the only one whose
  /// type fits. A scope that itself asks under the name leaves the question to those above it.
  func declaredLevel(_ scope: Int, _ build: BuildConfiguration) -> ScopeAnswer {
    let node = matcher.forest.scopes[scope]
    if node.isApart && node.parents.isEmpty { return ScopeAnswer(isHanded: true) }
    let name = question.key.name ?? ""
    let asked = matcher.declaredTypes.asked(question.key.type.members, name: name)
    let here = stated(in: node, scope, build).filter { $0.isIndexed(under: asked) }
    if let named = here.last(where: { $0.name == name }) {
      guard named.fits(asked) else { return ScopeAnswer() }
      switch named.kind {
      case .provider(let index): return ScopeAnswer(chosen: [index])
      case .argument: return ScopeAnswer(isHanded: true)
      case .need: return ScopeAnswer(isHanded: node.isPublic && node.parents.isEmpty)
      }
    }
    let fitting = here.filter { stated in
      if case .need = stated.kind { return false }
      return stated.fits(asked)
    }
    if fitting.count > 1 {
      rivals[scope] = fitting.compactMap { if case .provider(let index) = $0.kind { index } else { nil } }
    }
    guard fitting.count == 1 else { return ScopeAnswer() }
    if case .provider(let index) = fitting[0].kind { return ScopeAnswer(chosen: [index]) }
    return ScopeAnswer(isHanded: true)
  }

  private func stated(in node: Draft.Scope, _ scope: Int, _ build: BuildConfiguration) -> [ScopeDeclaration] {
    var found: [ScopeDeclaration] = []
    for index in matcher.registrations(ofScope: scope) {
      let provider = matcher.provider(index)
      guard provider.hiding == nil, isThere(provider.condition, build) else { continue }
      found.append(
        ScopeDeclaration(
          kind: .provider(index), name: provider.keys.first?.name ?? "", type: provider.implementation, offers: provider.offers))
    }
    for argument in node.arguments where isThere(argument.condition, build) {
      found.append(ScopeDeclaration(kind: .argument, name: argument.key.name ?? "", type: argument.key.type, offers: []))
    }
    for need in node.asks where isThere(need.condition, build) {
      let name = need.key.name ?? ""
      switch matcher.declaredTypes.asked(need.key.type.members, name: name) {
      case .itself(let type): found.append(ScopeDeclaration(kind: .need, name: name, type: type, offers: []))
      case .offered(let types): found.append(ScopeDeclaration(kind: .need, name: name, type: nil, offers: types))
      }
    }
    return found
  }

  private func isThere(_ condition: BuildCondition, _ build: BuildConfiguration) -> Bool {
    build == .plain ? !condition.excludes(question.condition) : build.holds(condition)
  }

  /// Whether each scope that makes this one finds an answer, itself or on some way above it.
  func isAnsweredAboveEachMaker(of scope: Int, _ build: BuildConfiguration) -> Bool {
    let makers = self.makers(of: scope, build)
    return !makers.isEmpty && makers.allSatisfy { isAnswered(at: $0, build) }
  }

  private func isAnswered(at start: Int, _ build: BuildConfiguration) -> Bool {
    var line = [start]
    var seen: Set<Int> = [start]
    while let scope = line.popLast() {
      if declaredLevel(scope, build).isAnswer { return true }
      for maker in makers(of: scope, build) where seen.insert(maker).inserted { line.append(maker) }
    }
    return false
  }

  /// Those of other trees, too: the framework's tool knows no trees.
  private func makers(of scope: Int, _ build: BuildConfiguration) -> [Int] {
    let node = matcher.forest.scopes[scope]
    return node.parents.filter { node.waysUnder[$0].map(build.holds) ?? true }
  }
}
