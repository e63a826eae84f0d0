import Model

/// By name of a property that may keep an answer: where the program speaks of something so, and where only to go on where it is there. Whoever hands it
/// on, compares it or has something else stand in for it may want it to be nil.
struct UnwrappedNames {
  struct Mention {
    var place: NamePlace
    /// It is a member of whatever type is wanted, or one at the end of a key path.
    var isAnybodys: Bool
    /// Nothing is done without it.
    var isUnwrapped: Bool
    /// Nobody looks before whether it is there.
    var isForced: Bool
    /// It need not be there: `?.`, `if let`, a comparison with nil, an assignment to it.
    var bearsNil = false
    /// It is assigned to.
    var isSet = false
  }

  private(set) var mentions: [String: [Mention]] = [:]

  init(_ digests: ArraySlice<Digest>) {
    var names: Set<String> = []
    for declaration in digests.lazy.flatMap(\.declarations)
    where declaration.isStored
      && (declaration.type == nil || declaration.isImplicitlyUnwrapped || !declaration.attributes.isEmpty)
    { names.insert(declaration.name) }
    for (file, digest) in zip(digests.indices, digests) {
      add(digest.statements, nil, [], digest, names)
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        let parameters = Set(declaration.parameters.map(\.name))
        add((declaration.body ?? []) + declaration.observers, id, parameters, digest, names)
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        add(values.compactMap { $0.map { .expression($0) } }, id, [], digest, names)
      }
    }
  }

  private mutating func add(
    _ statements: [Statement], _ body: DeclarationID?, _ locals: Set<String>, _ digest: Digest, _ names: Set<String>
  ) {
    guard !statements.isEmpty else { return }
    let walk = MentionWalk(body, digest, names)
    walk.block(statements, locals)
    for (name, mention) in walk.found { mentions[name, default: []].append(mention) }
  }
}

extension Evaluator {
  /// Whether a property is unwrapped wherever the program speaks of it, without anything in its stead.
  func isUnwrappedByAll(_ property: DeclarationID) -> Bool {
    if let known = program.unwrappedByAll[property] { return known }
    let found = isSpokenOf(property, only: \.areUnwrapped)
    program.unwrappedByAll[property] = found
    return found
  }

  /// Whether a property is forced wherever the program speaks of it: nobody looks before whether it is there.
  func isForcedByAll(_ property: DeclarationID) -> Bool { isSpokenOf(property, only: \.areForced) }

  /// Whether nothing that the program does with a property hangs on its being there.
  func bearsNilForAll(_ property: DeclarationID) -> Bool {
    isSpokenOf(property, only: \.bearNil) && !isSpokenOf(property, only: \.areSet)
  }

  private func isSpokenOf(_ property: DeclarationID, only areSo: KeyPath<NameUses.Uses, Bool>) -> Bool {
    let all = nameUses(of: name(of: property))
    let owners = namesOfOwners(of: property)
    let uses = [all.anybodys] + (owners.isEmpty ? [all.plain] : owners.map { all.byOwner[$0] })
    return uses.contains { $0 != nil } && uses.allSatisfy { $0?[keyPath: areSo] ?? true }
  }

  private func nameUses(of name: String) -> NameUses {
    if let known = program.nameUses[name] { return known }
    var found = NameUses()
    for mention in program.unwrapped.mentions[name] ?? [] {
      if !mention.isAnybodys, mention.place.base == nil { NameUses.Uses.add(mention, to: &found.plain) }
      guard !mention.isAnybodys, let owners = namesOfOwners(of: mention.place) else {
        NameUses.Uses.add(mention, to: &found.anybodys)
        continue
      }
      for owner in owners { NameUses.Uses.add(mention, to: &found.byOwner[owner]) }
    }
    program.nameUses[name] = found
    return found
  }
}

/// How the program speaks of the properties of one name, by the types of which it may.
struct NameUses {
  /// How it speaks of one.
  struct Uses {
    var areUnwrapped: Bool
    var areForced: Bool
    var bearNil: Bool
    var areSet: Bool

    static func add(_ mention: UnwrappedNames.Mention, to uses: inout Uses?) {
      uses = Uses(
        areUnwrapped: mention.isUnwrapped && uses?.areUnwrapped ?? true,
        areForced: mention.isForced && uses?.areForced ?? true, bearNil: mention.bearsNil && uses?.bearNil ?? true,
        areSet: mention.isSet && uses?.areSet ?? true)
    }
  }

  /// Where it may be that of any type.
  var anybodys: Uses?
  /// Where nothing stands in front of the name.
  var plain: Uses?
  /// By the unqualified name of a type.
  var byOwner: [String: Uses] = [:]
}
