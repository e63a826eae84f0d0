import Model

/// The names of which a program speaks, and of which types it may make objects.
struct Mentions {
  private(set) var all: Set<String> = []
  /// Names that are called like types, and those of which something is called or read that may make an object of the type.
  private(set) var called: Set<String> = []

  init(_ digests: [Digest]) {
    let declarations = digests.flatMap(\.declarations)
    let makers = declarations.filter { $0.kind == .function || $0.kind == .property }
    let declared = Set(makers.filter { $0.kind == .function }.map(\.name))
    let makingSelf = Set(makers.filter { Self.makesSelf($0.body ?? []) }.map(\.name))
    var all: Set<String> = []
    var called: Set<String> = []
    func owner(_ base: Expression) -> String? {
      switch base.form {
      case .name(let name, _), .member(_, let name, _, _): name
      default: nil
      }
    }
    func note(_ expression: Expression) {
      switch expression.form {
      case .name(let name, _): all.insert(name)
      case .member(let base, let name, _, _):
        all.insert(name)
        if let owner = base.flatMap(owner), name == "init" || makingSelf.contains(name) { called.insert(owner) }
      case .call(let callee, _):
        switch callee.form {
        case .name(let name, _): called.insert(name)
        case .member(let base?, let name, _, _):
          called.insert(name)
          // What is declared elsewhere may make anything.
          if let owner = owner(base), !declared.contains(name) { called.insert(owner) }
        default: break
        }
      default: break
      }
    }
    for declaration in declarations {
      if let value = declaration.value { Walk.statements([.expression(value)], expression: note) }
      Walk.statements(declaration.body ?? [], expression: note)
      Walk.statements(declaration.observers, expression: note)
    }
    for digest in digests { Walk.statements(digest.statements, expression: note) }
    self.all = all
    self.called = called
  }

  /// Whether a body may make an object of the type whose member it is: `Self()`, `self.init()`, `init()`.
  private static func makesSelf(_ body: [Statement]) -> Bool {
    var makes = false
    Walk.statements(body) { expression in
      switch expression.form {
      case .call(let callee, _):
        if case .name(let name, _) = callee.form, ["Self", "self", "init"].contains(name) { makes = true }
      case .member(let base?, "init", _, _):
        if case .name(let name, _) = base.form, ["Self", "self"].contains(name) { makes = true }
      default: break
      }
    }
    return makes
  }
}
