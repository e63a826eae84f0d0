import Model

/// What nothing leads to that runs in the program: what no build compiles, and functions, properties and types of which nobody speaks but
/// previews, and what is idle itself. Tests are not read, so what only these speak of, nobody is seen to speak of.
struct IdleCode {
  private(set) var declarations: Set<DeclarationID> = []
  /// What of it previews lead to.
  private(set) var previewed: Set<DeclarationID> = []
  /// What only previews run by themselves.
  let previews: Set<DeclarationID>
  private let symbols: Symbols
  private let spoken: SpokenNames
  private let linked: Set<Int>
  /// By number of a name: how many declarations speak of it that are not idle.
  private var speakers: [Int]
  private var open: [DeclarationID] = []

  /// - Parameter linked: the targets that executables of this program link; what others offer to everybody is for programs elsewhere.
  init(_ symbols: Symbols, _ spoken: SpokenNames, linked: Set<Int>) {
    var called: Set<DeclarationID> = []
    self.init(symbols, spoken, linked: linked, previews: symbols.previewDeclarations())
    // What one of them is found to be called by may call the next; each is found once.
    while true {
      let more = symbols.previewsByName().filter { id in
        declarations.contains(id) && !called.contains(id)
          && spoken.speakers(of: symbols.declaration(id).name).contains { speaker in
            !declarations.contains(speaker) && !symbols.leftovers.contains(speaker.file) && symbols.names(id, speaker)
          }
      }
      guard !more.isEmpty else { break }
      called.formUnion(more)
      self = IdleCode(symbols, spoken, linked: linked, previews: symbols.previewDeclarations(but: called))
    }
  }

  private init(_ symbols: Symbols, _ spoken: SpokenNames, linked: Set<Int>, previews: Set<DeclarationID>) {
    self.previews = previews
    self.symbols = symbols
    self.spoken = spoken
    self.linked = linked
    speakers = [Int](repeating: 0, count: spoken.named.count)
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      if symbols.leftovers.contains(file) {
        declarations.formUnion(digest.declarations.indices.map { DeclarationID(file: file, index: $0) })
        continue
      }
      for name in spoken.names(inStatementsOf: file) { speakers[Int(name)] += 1 }
      for index in digest.declarations.indices {
        let id = DeclarationID(file: file, index: index)
        if previews.contains(id) { declarations.insert(id) } else { for name in names(in: id) { speakers[Int(name)] += 1 } }
      }
    }
    for name in speakers.indices where speakers[name] == 0 { leave(name) }
    while let id = open.popLast() { silence(id) }
    open = Array(previews)
    while let id = open.popLast() {
      // What stands in an idle type comes with it: a word alone may mean something else of that name.
      if let parent = symbols.parent(of: id), declarations.contains(parent), !previewed.contains(parent) { continue }
      guard declarations.contains(id), previewed.insert(id).inserted else { continue }
      open += symbols.children[id] ?? []
      for name in names(in: id) { open += spoken.named[Int(name)] }
    }
  }

  /// Nobody speaks of a name any more.
  private mutating func leave(_ name: Int) {
    let all = spoken.named[name]
    let types = all.filter { symbols.declaration($0).isNominal }
    // What extends a type is spoken of by that type's name; of types from outside this says nothing.
    let isIdleType = !types.isEmpty && types.allSatisfy(runsOnlyWhenNamed)
    open += all.filter { id in
      let declaration = symbols.declaration(id)
      return declaration.isNominal || declaration.kind == .extension ? isIdleType : runsOnlyWhenNamed(id)
    }
  }

  private func runsOnlyWhenNamed(_ id: DeclarationID) -> Bool {
    let isOffered = !symbols.declaration(id).modifiers.isDisjoint(with: ["public", "open"])
    if isOffered, symbols.targetOfFile[id.file].map({ !linked.contains($0) }) ?? true { return false }
    return symbols.runsOnlyWhenNamed(id)
  }

  /// A declaration is idle, and all that stands in it.
  private mutating func silence(_ id: DeclarationID) {
    guard declarations.insert(id).inserted else { return }
    open += symbols.children[id] ?? []
    for name in names(in: id) {
      speakers[Int(name)] -= 1
      if speakers[Int(name)] == 0 { leave(Int(name)) }
    }
  }

  /// Of what a declaration speaks, but for itself. What runs by itself means another of its name.
  private func names(in id: DeclarationID) -> ArraySlice<Int32> {
    let declaration = symbols.declaration(id)
    let own = spoken.number(of: declaration.name).map { Int32($0) }
    let all = spoken.names(in: id)
    guard let own, all.contains(own) else { return all }
    return declaration.kind == .function && !runsOnlyWhenNamed(id) ? all : all.filter { $0 != own }[...]
  }
}

extension Symbols {
  /// Whether what a declaration holds runs only where somebody speaks of it by name: neither the system nor a framework comes to it by
  /// itself.
  fileprivate func runsOnlyWhenNamed(_ id: DeclarationID) -> Bool {
    let declaration = declaration(id)
    let called = ["objc", "objcMembers", "main", "UIApplicationMain", "NSApplicationMain", "IBAction", "IBSegueAction"]
    guard !declaration.attributes.contains(where: { attribute in called.contains { attribute.name.isNamed($0) } }),
      !declaration.modifiers.contains("override")
    else { return false }
    switch declaration.kind {
    case .class, .struct, .enum, .actor:
      guard let symbol = typeOf[id].flatMap({ types[$0] }) else { return false }
      return !levels(of: symbol.nominal).contains { mayBeMadeOutside($0.symbol) }
    case .function: return !isDemanded(declaration.name, of: id)
    case .property:
      let isKept = declaration.body == nil && !declaration.isStatic && declaration.parent != nil
      return !isKept && !isMadeOnTheWay(id) && !isDemanded(declaration.name, of: id)
    default: return false
    }
  }

  /// Whether something stands at file scope of a file that runs from top to bottom, and begins with a value.
  func isMadeOnTheWay(_ id: DeclarationID) -> Bool {
    let declaration = declaration(id)
    return declaration.kind == .property && declaration.parent == nil && declaration.body == nil
      && (!digests[id.file].statements.isEmpty || digests[id.file].isScript)
  }

  /// Whether something that the type around a declaration is may ask for it by name, though nobody here does.
  private func isDemanded(_ name: String, of id: DeclarationID) -> Bool {
    guard let symbol = enclosingType(id).flatMap({ types[$0] }), !symbol.isExternal else { return false }
    return levels(of: symbol.nominal).contains { level in
      level.symbol.vocabulary == nil
        ? isFromOutside(level.symbol) || wearsMacro(level.symbol)
        : level.symbol.isProtocol && level.symbol.members[name]?.contains { $0.file >= appFiles } == true
    }
  }

  /// Whether a type wears an attribute that nobody here declares: a macro of a library may make it conform to what asks for its members.
  func wearsMacro(_ symbol: TypeSymbol) -> Bool {
    symbol.declarations.contains { id in
      declaration(id).attributes.contains { attribute in
        guard let name = attribute.name.baseName, name.first?.isUppercase == true, !systemWrappers.contains(name),
          !["Observable", "Model"].contains(name)
        else { return false }
        return isUndeclared(resolve(attribute.name, in: Scope(file: id.file, declaration: id)))
      }
    }
  }

  /// Whether what a type is that cannot be seen may make an object of it by itself.
  func mayBeMadeOutside(_ symbol: TypeSymbol) -> Bool {
    let outside = (symbol.isExternal ? [symbol.path.last] : []) + symbol.ancestors.filter(isOutside).map(\.baseName)
    return outside.contains { $0.map { !systemMakesNothing.contains($0) } ?? true }
  }

  private func isOutside(_ ancestor: TypeName) -> Bool { ancestor.key.map { types[$0] == nil } ?? true }

  /// Whether a type, or one above it, is none that can be seen.
  func isFromOutside(_ symbol: TypeSymbol) -> Bool {
    symbol.isExternal || symbol.ancestors.contains(where: isOutside)
  }
}
