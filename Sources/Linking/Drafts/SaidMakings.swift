import Model

/// Of which types a declaration, or what stands at file scope, may make objects, by what it says: not of those that it only casts to, compares
/// with or says a static member of, nor of those that are no more than the type of something.
struct SaidMakings {
  private(set) var names: Set<String> = []
  /// By the name of a type: what it hands to its initializers; nil where it does something else with the type.
  private(set) var makings: [String: [[Argument]?]] = [:]
  /// What it hands to `.init` of nobody knows which type; nil where that is handed on as a function.
  private(set) var initializers: [[Argument]?] = []
  /// The same of `self.init` and `super.init`.
  private(set) var delegations: [[Argument]?] = []
  /// A macro or a wrapper may make of its types what it likes.
  var isWhole = false
  private var called: Set<Position> = []
  /// How often a name is said as that of a type of which nothing is made thereby.
  private var idle: [String: Int] = [:]

  init(_ statements: [Statement], visit: (Mentioning) -> Void) {
    var isWanted: Set<Position> = []
    var said: [String: Int] = [:]
    var others: Set<String> = []
    visit(
      Mentioning { word, owner in
        switch owner {
        case .held: return
        case .receiver(let base):
          guard case .metatype(let type) = base.form else { break }
          isWanted.insert(base.at)
          others.formUnion(type.names)
        default: break
        }
        if word.use == .name { said[word.name, default: 0] += 1 }
      })
    names = others
    var all: [Expression] = []
    Walk.statements(statements) { all.append($0) }
    for expression in all { look(at: expression, isWanted) }
    for (name, count) in said where count > idle[name] ?? 0 {
      names.insert(name)
      if let calls = makings[name]?.count, calls < count - (idle[name] ?? 0) { makings[name]!.append(nil) }
    }
  }

  private mutating func look(at expression: Expression, _ isWanted: Set<Position>) {
    switch expression.form {
    case .name(_, let arguments): for type in arguments { names.formUnion(type.names) }
    case .cast(_, _, let type): note(type)
    case .binary(let left, let sign, let right) where ["==", "!=", "===", "!=="].contains(sign):
      for side in [left, right] { if case .metatype(let type) = side.form { note(type) } }
    case .call(let callee, let arguments): look(at: callee, handed: arguments, isWanted)
    case .member(let base, let name, let arguments, _):
      for type in arguments { names.formUnion(type.names) }
      if name == "init", !called.contains(expression.at) {
        switch base?.form {
        case nil: initializers.append(nil)
        case .name("self", _), .name("super", _): delegations.append(nil)
        default: break
        }
      } else if name != "init", let type = base?.typeName {
        idle[type, default: 0] += 1
      }
    default: break
    }
  }

  private mutating func look(at callee: Expression, handed arguments: [Argument], _ isWanted: Set<Position>) {
    called.insert(callee.at)
    switch callee.form {
    case .member(nil, "init", _, _): if !isWanted.contains(callee.at) { initializers.append(arguments) }
    case .member(let base?, "init", _, _):
      switch base.form {
      case .name("self", _), .name("super", _): delegations.append(arguments)
      default: if let type = base.typeName { makings[type, default: []].append(arguments) }
      }
    case .metatype(let type) where type.element != nil: note(type)
    default: if let type = callee.typeName { makings[type, default: []].append(arguments) }
    }
    guard let name = callee.calledName, Self.makingNothing.contains(name) else { return }
    for argument in arguments { if case .metatype(let type) = argument.value.form { note(type) } }
  }

  private mutating func note(_ type: TypeName) {
    for name in type.names { idle[name, default: 0] += 1 }
  }

  /// What the system makes nothing of where it is handed a type.
  private static let makingNothing: Set<String> = [
    "Bundle", "NSStringFromClass", "ObjectIdentifier", "String", "debugPrint", "dump", "print",
  ]
}

extension Expression {
  /// The name of the type that it says.
  fileprivate var typeName: String? {
    switch form {
    case .name(let name, _), .member(_, let name, _, _): name.first?.isUppercase == true ? name : nil
    default: nil
    }
  }
}

extension TypeName {
  /// All names that stand in it, as often as they do.
  fileprivate var names: [String] {
    var found: [String] = []
    Mentioning { word, _ in found.append(word.name) }.visit(self)
    return found
  }
}
