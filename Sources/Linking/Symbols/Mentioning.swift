import Model

/// Whose member a word mentions.
enum MentionedOwner {
  /// The word says it all: a type, an initializer by its type.
  case none
  /// The type of what is handed over, kept or answered: nothing is made of it by that.
  case held
  /// Anything's.
  case anything
  /// What stands around, or at file scope.
  case around
  /// A static one of whatever type is wanted there.
  case wanted
  /// That of an object or type.
  case receiver(Expression)
  /// That of one of two operands.
  case operands(Expression, Expression?)
}

/// A word by which a body mentions something.
struct MentionedWord: Hashable {
  enum Use: Hashable {
    /// A name or type.
    case name
    case member
    /// With its first label, `_` where it has none, and nothing where it has no argument.
    case call(String)
    /// As the type of what a stored property keeps, or of each of it.
    case kept
  }

  var name: String
  var use: Use

  init(_ name: String, _ use: Use = .name) {
    self.name = name
    self.use = use
  }

  /// Name, `.name` or `name(label`.
  var text: String {
    switch use {
    case .name: name
    case .member: "." + name
    case .call(let label): "\(name)(\(label)"
    case .kept: ": \(name)"
    }
  }
}

/// Every name, type and call with its first label (`register(assembly`) that a file writes, and what it declares: by these the
/// generation of a framework that it speaks is told.
public func words(of digest: Digest) -> Set<String> {
  var words: Set<String> = []
  let mentioning = Mentioning { word, _ in words.insert(word.text) }
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
  let say: (MentionedWord, MentionedOwner) -> Void

  func visit(_ declaration: Declaration) {
    for parameter in declaration.parameters {
      if let type = parameter.type { visit(type, as: .held) }
      if let value = parameter.defaultValue { visit(value) }
    }
    if declaration.kind != .extension, let type = declaration.type {
      visit(type, as: declaration.kind == .typealias ? .none : .held)
      if declaration.isStored, let kept = (type.unwrapped.element ?? type).unwrapped.baseName {
        say(MentionedWord(kept, .kept), .held)
      }
    }
    for attribute in declaration.attributes {
      visit(attribute.name)
      for argument in attribute.arguments ?? [] { visit(argument.value) }
    }
    for generic in declaration.generics { for bound in generic.bounds { visit(bound, as: .held) } }
    if let value = declaration.value { visit([.return(value, value.at)], answering: declaration.type) }
    visit(declaration.body ?? [], answering: declaration.type)
    visit(declaration.observers)
  }

  func visit(_ type: TypeName, as owner: MentionedOwner = .none) {
    switch type {
    case .nominal(let parts):
      for part in parts {
        say(MentionedWord(part.name), owner)
        for argument in part.arguments { visit(argument, as: owner) }
      }
    case .tuple(let types), .composition(let types): for type in types { visit(type, as: owner) }
    case .function(let parameters, let result): for type in parameters + [result] { visit(type, as: owner) }
    case .metatype(let type): visit(type, as: owner)
    case .unknown: break
    }
  }

  /// - Parameter type: what the statements answer, where that is written.
  func visit(_ statements: [Statement], answering type: TypeName? = nil) {
    var wanted: [Position: TypeName] = [:]
    if let type { note(type, wantedBy: statements, &wanted) }
    func owner(_ base: Expression?, _ at: Position) -> MentionedOwner {
      if let base { return .receiver(base) }
      return wanted[at].map { .receiver(Expression(.metatype($0), at: at)) } ?? .wanted
    }
    Walk.statements(statements) { expression in
      switch expression.form {
      case .name(let name, _):
        say(MentionedWord(name), .none)
        say(MentionedWord(name, .member), .around)
      case .member(let base, let name, _, _):
        say(MentionedWord(name), .none)
        say(MentionedWord(name, .member), owner(base, expression.at))
      case .call(let callee, let arguments): call(callee, arguments, owner)
      case .index(let base, let arguments):
        say(MentionedWord("subscript", .call(arguments.first?.label ?? "_")), .operands(base, nil))
      case .metatype(let type), .cast(_, _, let type): visit(type)
      case .prefix(let name, let operand): say(MentionedWord("prefix \(name)", .call("_")), .operands(operand, nil))
      case .postfix(let operand, let name): say(MentionedWord("postfix \(name)", .call("_")), .operands(operand, nil))
      case .binary(let left, let name, let right): say(MentionedWord(name, .call("_")), .operands(left, right))
      case .keyPath(let root, let names):
        if let root { visit(root) }
        for name in names { say(MentionedWord(name, .member), .anything) }
      case .closure(let closure): for parameter in closure.parameters { if let type = parameter.type { visit(type, as: .held) } }
      default: break
      }
    } binding: { binding in
      if let type = binding.type {
        visit(type, as: .held)
        if let value = binding.value { wanted[value.at] = type }
      }
      for attribute in binding.attributes { visit(attribute.name) }
    }
  }

  func visit(_ expression: Expression) { visit([.expression(expression)]) }

  /// Of which type a member must be that is written without one.
  private func note(_ type: TypeName, wantedBy statements: [Statement], _ wanted: inout [Position: TypeName]) {
    for statement in statements {
      switch statement {
      case .return(let expression?, _): wanted[expression.at] = type
      case .expression(let expression) where statements.count == 1: wanted[expression.at] = type
      case .if(_, let then, let otherwise):
        note(type, wantedBy: then, &wanted)
        note(type, wantedBy: otherwise, &wanted)
      case .guard(_, let otherwise): note(type, wantedBy: otherwise, &wanted)
      case .switch(_, let cases): for item in cases { note(type, wantedBy: item.body, &wanted) }
      default: break
      }
    }
  }

  private func call(_ callee: Expression, _ arguments: [Argument], _ ownerOf: (Expression?, Position) -> MentionedOwner) {
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
    case .member(let base, let member, _, _): (name, owner) = (member, ownerOf(base, callee.at))
    default: return
    }
    let first = arguments.first { !$0.isTrailing }
    if Self.findingTypes.contains(name), let text = first?.value.lastText, let type = text.split(separator: ".").last {
      say(MentionedWord(String(type)), .none)
    }
    say(MentionedWord(name, .call(first.map { $0.label ?? "_" } ?? "")), owner)
  }

  /// Functions that answer with the type of a name.
  static let findingTypes: Set<String> = ["NSClassFromString", "classNamed"]
}

extension Expression {
  /// The text with which a literal ends: all of it, or what follows the last interpolation.
  fileprivate var lastText: String? {
    switch form {
    case .string(let text): text
    case .call(let callee, let arguments):
      if case .name("String", _) = callee.form { arguments.last?.value.lastText } else { nil }
    default: nil
    }
  }
}
