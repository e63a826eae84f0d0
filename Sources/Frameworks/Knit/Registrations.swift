import Model

/// A registration as the tool finds it in an assembly's text.
struct KnitRegistration {
  var service: TypeName
  var name: String?
  /// The labels and types of run-time arguments.
  var arguments: [(label: String, type: TypeName)]
  var directive: KnitDirective?
  var directiveAt: Position?
  /// Where the name of the call stands.
  var at: Position
}

/// One chain of calls on `container`, as the tool reads it.
struct KnitChain {
  struct Link {
    var name: String
    var arguments: [Argument]
    var at: Position
  }

  /// Innermost first.
  var links: [Link]
  var start: Position

  /// nil where the expression is no such chain.
  init?(_ expression: Expression) {
    var links: [Link] = []
    var current = expression
    while case .call(let callee, let arguments) = current.form, case .member(let base?, let name, _, _) = callee.form {
      links.insert(Link(name: name, arguments: arguments, at: current.at), at: 0)
      current = base
    }
    guard case .name("container", _) = current.form, !links.isEmpty else { return nil }
    self.links = links
    start = current.at
  }

  static let registering: Set<String> = ["register", "registerAbstract"]

  var registers: [Link] { links.filter { Self.registering.contains($0.name) } }
}

extension KnitChain.Link {
  /// `X.self` as the first argument.
  var service: TypeName? {
    guard let first = arguments.first, !first.isTrailing else { return nil }
    switch first.value.form {
    case .metatype(let type): return type
    default: return nil
    }
  }

  /// The value of `name:`: whether one is written, and its text where that is a literal.
  var nameText: (isWritten: Bool, text: String?) {
    guard let argument = arguments.first(where: { $0.label == "name" }) else { return (false, nil) }
    if case .string(let text?) = argument.value.form { return (true, text) }
    if case .null = argument.value.form { return (false, nil) }
    return (true, nil)
  }

  /// The closure that makes the object, where one is written.
  var factory: Closure? {
    let labelled = arguments.first { ["factory", "mainActorFactory"].contains($0.label) }
    guard let value = (labelled ?? arguments.last(where: \.isTrailing))?.value, case .closure(let closure) = value.form else {
      return nil
    }
    return closure
  }

  /// What whoever asks hands over: the closure's parameters behind the resolver.
  var handedOver: [(label: String, type: TypeName?)] {
    (factory?.parameters.dropFirst() ?? []).map { ($0.name, $0.type) }
  }
}

/// Labels for arguments of an accessor: their names, or those of their types, numbered where several agree.
func accessorLabels(_ arguments: [(label: String, type: TypeName)]) -> [String] {
  let names = arguments.map { $0.label == "_" ? accessorName($0.type.description) : $0.label }
  return names.indices.map { index in
    let same = names.filter { $0 == names[index] }.count
    return same == 1 ? names[index] : names[index] + String(names[...index].filter { $0 == names[index] }.count)
  }
}
