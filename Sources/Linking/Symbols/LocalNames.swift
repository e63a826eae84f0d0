import Model

/// The local names of a body, with those of the functions around it. One name that stands for several things may be any of them.
final class LocalNames {
  let id: DeclarationID
  private var types: [String: [TypeName]] = [:]
  private var values: [String: [Expression]] = [:]
  /// Names of which nobody says what they are.
  private var open: Set<String> = []
  private let found = ChainedAnswers<String, ReceiverNames??>()

  init(_ id: DeclarationID) { self.id = id }

  convenience init(_ id: DeclarationID, _ symbols: Symbols) {
    self.init(id)
    if id.isFileScope { add(symbols.digests[id.file].statements) }
    var current: DeclarationID? = id.isFileScope ? nil : id
    while let id = current, !symbols.declaration(id).isNominal, symbols.declaration(id).kind != .extension {
      let declaration = symbols.declaration(id)
      add(declaration.parameters)
      add((declaration.body ?? []) + declaration.observers + (declaration.value.map { [.expression($0)] } ?? []))
      current = symbols.parent(of: id)
    }
  }

  private func add(_ parameters: [Parameter]) {
    for parameter in parameters {
      if let type = parameter.type, !parameter.isVariadic {
        types[parameter.name, default: []].append(type)
      } else {
        open.insert(parameter.name)
      }
    }
  }

  private func add(_ statements: [Statement]) {
    Walk.statements(
      statements, expression: { [self] in if case .closure(let closure) = $0.form { add(closure.parameters) } },
      binding: { [self] in add($0) }, names: { [self] in open.formUnion($0) })
  }

  private func add(_ binding: Binding) {
    if let type = binding.type {
      types[binding.name, default: []].append(type)
    } else if let value = binding.value, binding.element == nil, binding.attributes.isEmpty {
      values[binding.name, default: []].append(value)
    } else {
      open.insert(binding.name)
    }
  }

  /// What a local name may be: nil where there is no local of that name, nil inside where that cannot be told.
  func names(_ name: String, _ receivers: ReceiverTypes) -> ReceiverNames?? {
    if open.contains(name) || name.hasPrefix("#") || name.dropFirst().first?.isNumber == true && name.hasPrefix("$") {
      return .some(nil)
    }
    // What a local name wears.
    if name.hasPrefix("$") || name.hasPrefix("_"), open.contains(String(name.dropFirst())) { return .some(nil) }
    guard types[name] != nil || values[name] != nil else { return nil }
    // `if let x` names what the property around it holds.
    return found.answer(name, inRing: nil) { [self] in .some(find($0, receivers)) }
  }

  private func find(_ name: String, _ receivers: ReceiverTypes) -> ReceiverNames? {
    var found: ReceiverNames = []
    for type in types[name] ?? [] {
      guard let names = receivers.names(type, in: id) else { return nil }
      found.formUnion(names)
    }
    for value in values[name] ?? [] {
      guard let names = receivers.names(value, self) else { return nil }
      found.formUnion(names)
    }
    return found
  }
}
