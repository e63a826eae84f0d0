import Model

/// Which annotated scope takes which, as the framework's tool finds them: by the text of types, whatever a need really finds.
struct AnnotatedBuilds {
  /// Scopes and an entry of `from`, by index.
  struct Arrow {
    var from: Int
    var to: Int
    var entry: Int
    /// What is taken waits until somebody asks for it.
    var isLater = false
  }

  let scopes: [AnnotatedScope]
  private(set) var arrows: [Arrow] = []
  /// Scopes that ask for their own type.
  private(set) var asksForItself: Set<Int> = []
  private let types: [Int: DeclaredTypes]
  let byType: [TypeName: [Int]]
  private let targets: [Int?]

  init(_ scopes: [AnnotatedScope], _ symbols: Symbols) {
    self.scopes = scopes
    var types: [Int: DeclaredTypes] = [:]
    var byType: [TypeName: [Int]] = [:]
    for (index, scope) in scopes.enumerated() {
      for type in scope.makes { byType[type, default: []].append(index) }
      for entry in scope.entries where entry.kind == .provider {
        types[scope.vocabulary, default: DeclaredTypes()].add(name: entry.name, type: entry.type, offers: entry.offers)
      }
    }
    self.types = types
    self.byType = byType
    targets = scopes.map { symbols.targetOfFile[$0.id.file] }
    let keyed = Set(symbols.vocabularies.indices.filter { symbols.vocabularies[$0].policy.matching == .keys })
    for (from, scope) in scopes.enumerated() {
      for (entry, item) in scope.entries.enumerated() where item.kind == .provider || !keyed.contains(scope.vocabulary) {
        guard let to = self.scope(madeFor: item, in: from) else { continue }
        var arrow = Arrow(from: from, to: to, entry: entry)
        arrow.isLater = keyed.contains(scope.vocabulary) && isLater(item, symbols.vocabularies[scope.vocabulary])
        arrows.append(arrow)
        if to == from && item.kind == .need { asksForItself.insert(from) }
      }
    }
    arrows += takings(by: keyed)
  }

  private func isLater(_ entry: AnnotatedScope.Entry, _ words: Vocabulary) -> Bool {
    !(entry.lifetime.flatMap { words.lifetimes[$0] } ?? words.defaultLifetime).isEager
  }

  /// The annotated type that an entry means; of several with one name that of the same target, else the first.
  private func scope(madeFor entry: AnnotatedScope.Entry, in scope: Int) -> Int? {
    guard let type = made(for: entry, in: scope), let found = byType[type] else { return nil }
    let own = found.filter { scopes[$0].vocabulary == scopes[scope].vocabulary }
    return own.first { targets[$0] == targets[scope] } ?? own.first
  }

  private func made(for entry: AnnotatedScope.Entry, in scope: Int) -> TypeName? {
    switch entry.kind {
    case .provider: return entry.renames == nil ? entry.type : nil
    case .need:
      let known = types[scopes[scope].vocabulary] ?? DeclaredTypes()
      return known.made(for: known.asked(entry.type.members, name: entry.name), name: entry.name)
    case .argument, .scope: return nil
    }
  }
}

extension AnnotatedBuilds {
  /// What is declared as if it took other arguments than it does, and scopes that nobody may make.
  func hazardOccurrences(_ symbols: Symbols) -> [HazardOccurrence] {
    var found: [HazardOccurrence] = []
    let makers = Dictionary(grouping: arrows.filter { scopes[$0.from].entries[$0.entry].kind == .provider }, by: \.to)
    let reached = reachedFromRoots
    for arrow in arrows {
      let (entry, target) = (scopes[arrow.from].entries[arrow.entry], scopes[arrow.to])
      let words = symbols.vocabularies[scopes[arrow.from].vocabulary]
      if let mismatch = mismatch(of: entry, with: target) {
        found.append(
          HazardOccurrence(
            .otherArguments, framework: words.framework,
            words: ["name": entry.name, "expected": mismatch.expected, "found": mismatch.found],
            related: target.arguments.map { Finding.Note("`\(target.name)` takes `\($0.name)`", at: $0.at) }, at: entry.at))
      }
      let lifetime = entry.lifetime.flatMap { words.lifetimes[$0] } ?? words.defaultLifetime
      if lifetime.isEager, entry.kind == .provider || words.policy.matching == .declaredTypes, !target.arguments.isEmpty,
        reached.contains(arrow.from), !isHandedOver(entry.name, arrow.from, makers)
      {
        found.append(
          HazardOccurrence(
            .eagerWithArguments, framework: words.framework,
            words: ["name": entry.name, "type": target.name, "group": scopes[arrow.from].name],
            related: target.arguments.map { Finding.Note("`\(target.name)` takes `\($0.name)`", at: $0.at) }, at: entry.at))
      }
    }
    for (index, scope) in scopes.enumerated() {
      let framework = symbols.vocabularies[scope.vocabulary].framework
      for entry in scope.arguments where entry.lifetime == "weak" && entry.type.wrapped == nil && entry.type != .unknown {
        found.append(
          HazardOccurrence(
            .weakButRequired, framework: framework, words: ["name": entry.name, "type": entry.type.description], at: entry.at))
      }
      guard let apart = scope.apart, scope.entries.contains(where: { $0.kind == .need }) else { continue }
      let connected = (makers[index] ?? []).filter { scopes[$0.from].apart == nil }
      guard let first = connected.first else { continue }
      let more = connected.dropFirst().map { arrow in
        Finding.Note("`\(scopes[arrow.from].name)` makes it, too", at: scopes[arrow.from].entries[arrow.entry].at)
      }
      found.append(
        HazardOccurrence(
          .apartButMade, framework: framework, words: ["group": scope.name, "other": scopes[first.from].name],
          related: [Finding.Note("here it says that it stands apart", at: apart)] + more,
          at: scopes[first.from].entries[first.entry].at))
    }
    return found
  }

  /// What an entry that says itself what it takes should say.
  private func mismatch(of entry: AnnotatedScope.Entry, with target: AnnotatedScope) -> (expected: String, found: String)? {
    guard case .taking(let taken) = entry.form, entry.type != .unknown else { return nil }
    let takes = target.arguments.map(\.type)
    guard takes != taken, !(takes + taken).contains(.unknown) else { return nil }
    let made = entry.kind == .provider && !entry.offers.isEmpty ? TypeName.composed(entry.offers) : entry.type
    func text(_ types: [TypeName]) -> String { (types.isEmpty ? made : .function(types, made)).description }
    return (text(takes), text(taken))
  }

  /// Whether on every way up to a root the nearest scope that declares the name is handed it.
  private func isHandedOver(_ name: String, _ start: Int, _ makers: [Int: [Arrow]]) -> Bool {
    var line = [start]
    var seen: Set<Int> = [start]
    while let scope = line.popLast() {
      switch scopes[scope].entry(name)?.kind {
      case .argument: continue
      case .provider: return false
      case .need, .scope, nil: break
      }
      guard let above = makers[scope] else { return false }
      for arrow in above where seen.insert(arrow.from).inserted { line.append(arrow.from) }
    }
    return true
  }
}
