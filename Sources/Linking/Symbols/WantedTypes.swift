import Model

/// What sources want of types, by their names.
public struct WantedTypes {
  /// Those of which all that is wanted is what constants hold, `Secrets.key`: nothing that such a type has is called, nobody makes one of it,
  /// and something is asked for. It does nothing by itself.
  public internal(set) var constants: Set<String> = []
  /// Those that something is done with or that others inherit from: where one is only the type of something, nothing of it is run.
  public internal(set) var used: Set<String> = []
}

extension [Digest] {
  /// What these sources want of some types.
  public func wanted(of types: Set<String>) -> WantedTypes {
    guard !types.isEmpty else { return WantedTypes() }
    var said: [String: Int] = [:]
    var read: [String: Int] = [:]
    var (called, used): (Set<String>, Set<String>) = ([], [])
    let mentioning = Mentioning { word, _ in
      if word.use == .name, types.contains(word.name) { said[word.name, default: 0] += 1 }
    }
    func type(_ expression: Expression?) -> String? {
      if case .name(let name, _)? = expression?.form, types.contains(name) { name } else { nil }
    }
    func visit(_ expression: Expression) {
      if let type = type(expression) { used.insert(type) }
      switch expression.form {
      case .member(let base, _, _, _): if let type = type(base) { read[type, default: 0] += 1 }
      case .call(let callee, _): if let type = type(callee.root) { called.insert(type) }
      default: break
      }
    }
    for digest in self {
      mentioning.visit(digest.statements)
      Walk.statements(digest.statements, expression: visit)
      for declaration in digest.declarations {
        mentioning.visit(declaration)
        for above in declaration.inherits {
          mentioning.visit(above)
          if let name = above.baseName, types.contains(name) { used.insert(name) }
        }
        if declaration.kind == .extension, let extended = declaration.type { mentioning.visit(extended) }
        // Who wears a wrapper of that name asks, if anything.
        for attribute in declaration.attributes {
          if let name = attribute.name.baseName, types.contains(name) { said[name, default: 0] -= 1 }
        }
        Walk.statements(declaration.written, expression: visit)
      }
    }
    var result = WantedTypes()
    result.used = used
    result.constants = used.filter { said[$0] == read[$0] && !called.contains($0) }
    return result
  }

  /// Whether any of these sources calls, on nothing or on `self`, what by its name sets up a program, `registerServices()`, and what none of
  /// them declares.
  public func callWhatSetsUp() -> Bool {
    var called: Set<String> = []
    func visit(_ expression: Expression) {
      guard case .call(let callee, let arguments) = expression.form, arguments.isEmpty else { return }
      switch callee.form {
      case .name(let name, _): called.insert(name)
      case .member(let base?, let name, _, _): if case .name("self", _) = base.form { called.insert(name) }
      default: break
      }
    }
    for digest in self {
      Walk.statements(digest.statements, expression: visit)
      for declaration in digest.declarations { Walk.statements(declaration.body ?? [], expression: visit) }
    }
    let wanted = called.filter { name in
      name.first?.isLowercase == true && settingUp.contains { name.lowercased().contains($0) }
    }
    if wanted.isEmpty { return false }
    return !wanted.isSubset(of: flatMap { $0.declarations.flatMap { [$0.name] + $0.parameters.map(\.name) } })
  }
}

private let settingUp = ["register", "inject", "depend", "assembl", "container", "configure", "setup", "bootstrap"]

extension Digest {
  /// Whether the program begins in this file, by what it says or is called.
  public var beginsProgram: Bool { isScript || declarations.contains(where: \.isEntry) }

  /// Whether what stands at its file scope runs from top to bottom, as its name says.
  var isScript: Bool { file == "main.swift" || file.hasSuffix("/main.swift") }
}

extension Expression {
  /// What stands first in a chain of members and calls.
  fileprivate var root: Expression? {
    switch form {
    case .member(let base?, _, _, _), .call(let base, _), .index(let base, _), .force(let base), .chain(let base):
      base.root ?? base
    default: nil
    }
  }
}
