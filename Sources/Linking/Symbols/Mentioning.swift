import Model

/// Whose member a word mentions.
enum MentionedOwner {
  /// The word says it all: a type, an initializer by its type.
  case none
  /// Anything's.
  case anything
  /// What stands around, or at file scope.
  case around
  /// That of an object or type.
  case receiver(Expression)
  /// That of one of two operands.
  case operands(Expression, Expression?)
}

/// Every name, type and call with its first label (`register(assembly`) that a file writes, and what it declares: by these the
/// generation of a framework that it speaks is told.
public func words(of digest: Digest) -> Set<String> {
  var words: Set<String> = []
  let mentioning = Mentioning { word, _ in words.insert(word) }
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
struct Mentioning {
  let say: (String, MentionedOwner) -> Void

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
        say(part.name, .none)
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
      case .name(let name, _):
        say(name, .none)
        say("." + name, .around)
      case .member(let base, let name, _, _):
        say(name, .none)
        say("." + name, base.map { .receiver($0) } ?? .anything)
      case .call(let callee, let arguments): call(callee, arguments)
      case .index(let base, let arguments): say("subscript(\(arguments.first?.label ?? "_")", .operands(base, nil))
      case .metatype(let type), .cast(_, _, let type): visit(type)
      case .prefix(let name, let operand), .postfix(let operand, let name): say(name + "(_", .operands(operand, nil))
      case .binary(let left, let name, let right): say(name + "(_", .operands(left, right))
      case .keyPath(_, let names): for name in names { say("." + name, .anything) }
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
    let owner: MentionedOwner
    switch callee.form {
    case .name(let plain, _): (name, owner) = (plain, .around)
    case .member(let base?, "init", _, _):
      if case .name(let type, _) = base.form, type != "self", type != "super" {
        (name, owner) = (type, .none)
      } else {
        (name, owner) = ("init", .receiver(base))
      }
    case .member(let base, let member, _, _): (name, owner) = (member, base.map { .receiver($0) } ?? .anything)
    default: return
    }
    let first = arguments.first { !$0.isTrailing }
    say("\(name)(\(first.map { $0.label ?? "_" } ?? "")", owner)
  }
}
