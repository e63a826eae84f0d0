import Model

extension Symbols {
  /// The declarations whose bodies or signatures may have to do with a container: those that mention a framework's type or
  /// function, or one of `names`, then those that mention such a declaration, until nothing new. A call of any other body is not
  /// followed.
  func relevantDeclarations(mentioning names: Set<String> = []) -> Set<DeclarationID> {
    var mentionedBy: [String: [DeclarationID]] = [:]
    var open = names.sorted()
    var known = names
    for (file, digest) in digests.enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        if file >= appFiles {
          let owner = declaration.parent.map { digests[file].declarations[$0] }
          for mention in mentions(of: declaration, owner: owner) where known.insert(mention).inserted { open.append(mention) }
        } else {
          Mentioning { mention in
            if mentionedBy[mention]?.last != id { mentionedBy[mention, default: []].append(id) }
          }.visit(declaration)
        }
      }
    }
    let wrappers = wrappers()
    var relevant: Set<DeclarationID> = []
    while let mention = open.popLast() {
      for id in mentionedBy[mention] ?? [] where relevant.insert(id).inserted {
        let declaration = declaration(id)
        let owner = parent(of: id).map { self.declaration($0) }
        let worn = owner.flatMap { wrappers[$0.kind == .extension ? $0.type?.baseName ?? "" : $0.name] } ?? []
        let omitted = mayOmitFirstLabel(id) ? ["\(declaration.name)(_"] : []
        for own in mentions(of: declaration, owner: owner) + omitted + worn where known.insert(own).inserted { open.append(own) }
      }
    }
    return relevant
  }

  /// By the name of a property wrapper, or of a class that wrappers inherit: the names of the wrappers. Whoever wears one
  /// mentions its members.
  private func wrappers() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for declaration in digests[..<appFiles].lazy.flatMap(\.declarations) where declaration.isNominal {
      guard declaration.attributes.contains(where: { $0.name.isNamed("propertyWrapper") }) else { continue }
      for name in [declaration.name] + declaration.inherits.compactMap(\.baseName) {
        found[name, default: []].append(declaration.name)
      }
    }
    return found
  }

  /// The words by which others mention a declaration.
  private func mentions(of declaration: Declaration, owner: Declaration?) -> [String] {
    switch declaration.kind {
    case .function, .subscript: return calls(of: declaration.name, declaration.parameters)
    case .initializer:
      let type = owner.map { $0.kind == .extension ? $0.type?.baseName ?? "" : $0.name } ?? ""
      return calls(of: type, declaration.parameters) + calls(of: "init", declaration.parameters)
    case .property: return declaration.body == nil && declaration.value == nil ? [] : ["." + declaration.name]
    case .class, .struct, .enum, .actor, .protocol, .typealias: return [declaration.name]
    case .extension, .enumCase, .associatedType: return []
    }
  }

  /// The name with every label that may come first: one may belong to a defaulted parameter, or to a closure that trails.
  private func calls(of name: String, _ parameters: [Parameter]) -> [String] {
    var words: [String] = []
    for parameter in parameters {
      words.append("\(name)(\(parameter.label ?? "_")")
      if parameter.defaultValue == nil { break }
    }
    let mayBeEmpty = parameters.allSatisfy { parameter in
      if parameter.defaultValue != nil || parameter.isVariadic { return true }
      if case .function? = parameter.type?.unwrapped { return true }
      return parameter.type?.baseName == "Maker"
    }
    return mayBeEmpty ? words + ["\(name)("] : words
  }
}

/// Every name, type and call with its first label (`register(assembly`) that a file writes, and what it declares: by these the
/// generation of a framework that it speaks is told.
public func words(of digest: Digest) -> Set<String> {
  var words: Set<String> = []
  let mentioning = Mentioning { words.insert($0) }
  for declaration in digest.declarations {
    mentioning.visit(declaration)
    words.insert(declaration.name)
    for type in declaration.inherits { mentioning.visit(type) }
    if declaration.kind == .function {
      words.insert("func \(declaration.name)(\(declaration.parameters.first?.label ?? "")")
    }
  }
  mentioning.visit(digest.statements)
  return words
}

/// Says every word by which a body mentions others: calls with their first label, members, names and types. A word may be said
/// several times.
private struct Mentioning {
  let say: (String) -> Void

  func visit(_ declaration: Declaration) {
    for parameter in declaration.parameters {
      if let type = parameter.type { visit(type) }
      if let value = parameter.defaultValue { visit(value) }
    }
    if declaration.kind != .extension, let type = declaration.type { visit(type) }
    for attribute in declaration.attributes { visit(attribute.name) }
    for generic in declaration.generics { for bound in generic.bounds { visit(bound) } }
    if let value = declaration.value { visit(value) }
    visit(declaration.body ?? [])
    visit(declaration.observers)
  }

  func visit(_ type: TypeName) {
    switch type {
    case .nominal(let parts):
      for part in parts {
        say(part.name)
        for argument in part.arguments { visit(argument) }
      }
    case .tuple(let types), .composition(let types): for type in types { visit(type) }
    case .function(let parameters, let result): for type in parameters + [result] { visit(type) }
    case .metatype(let type): visit(type)
    case .unknown: break
    }
  }

  func visit(_ statements: [Statement]) {
    Walk.statements(statements) { expression in
      switch expression.form {
      case .name(let name, _), .member(_, let name, _, _):
        say(name)
        say("." + name)
      case .call(let callee, let arguments): call(callee, arguments)
      case .metatype(let type), .cast(_, _, let type): visit(type)
      case .prefix(let name, _): say(name + "(_")
      case .postfix(_, let name): say(name + "(_")
      case .binary(_, let name, _): say(name + "(_")
      case .keyPath(_, let names): for name in names { say("." + name) }
      case .closure(let closure): for parameter in closure.parameters { if let type = parameter.type { visit(type) } }
      default: break
      }
    } binding: { binding in
      if let type = binding.type { visit(type) }
      for attribute in binding.attributes { visit(attribute.name) }
    }
  }

  func visit(_ expression: Expression) { visit([.expression(expression)]) }

  private func call(_ callee: Expression, _ arguments: [Argument]) {
    let name: String
    switch callee.form {
    case .name(let plain, _): name = plain
    case .member(let base?, "init", _, _):
      if case .name(let type, _) = base.form { name = type } else { name = "init" }
    case .member(_, let member, _, _): name = member
    default: return
    }
    let first = arguments.first { !$0.isTrailing }
    say("\(name)(\(first.map { $0.label ?? "_" } ?? "")")
  }
}
