import Model

/// An assembly as the tool reads it: a class or struct by its name's end, of one of the known kinds, with its resolver named.
struct KnitAssembly {
  var name: String
  /// The protocol that says its kind.
  var kind: String
  var resolver: TypeName
  var index: Int
  var directive: KnitDirective?
  var directiveAt: Position?

  static let kinds: Set<String> = ["ModuleAssembly", "AutoInitModuleAssembly", "AbstractAssembly", "FakeAssembly"]
}

extension Digest {
  /// The assemblies that the tool reads in this file, those that it is told to ignore left out.
  var knitAssemblies: [KnitAssembly] {
    declarations.indices.compactMap { index in
      let type = declarations[index]
      guard type.kind == .class || type.kind == .struct, type.name.hasSuffix("Assembly"),
        let kind = type.inherits.compactMap(\.baseName).first(where: { $0.hasSuffix("Assembly") }),
        KnitAssembly.kinds.contains(kind),
        let resolver = declarations.first(where: {
          $0.parent == index && $0.kind == .typealias && $0.name == "TargetResolver"
        })?.type
      else { return nil }
      let line = ([type.at.line] + type.attributes.map(\.at.line)).min() ?? type.at.line
      let found = knitDirective(above: line)
      if found?.0.access == .ignore { return nil }
      return KnitAssembly(
        name: type.name, kind: kind, resolver: resolver, index: index, directive: found?.0, directiveAt: found?.1)
    }
  }

  /// The chains on `container` in the functions of an assembly, in order. Those in closures that are handed to other functions
  /// are not read; `isElse` those in the `#else` of a condition, `isNested` those in a condition within another.
  func knitChains(in assembly: KnitAssembly) -> [(chain: KnitChain, isElse: Bool, isNested: Bool)] {
    var found: [(KnitChain, Bool, Bool)] = []
    for declaration in declarations where isInside(declaration, assembly.index) {
      guard declaration.kind == .function || declaration.kind == .initializer else { continue }
      knitWalk(declaration.body ?? [], conditions: 0, isElse: false) { expression, conditions, isElse in
        if let chain = KnitChain(expression) { found.append((chain, isElse, conditions > 1)) }
      }
    }
    return found
  }

  private func isInside(_ declaration: Declaration, _ index: Int) -> Bool {
    var parent = declaration.parent
    while let next = parent {
      if next == index { return true }
      parent = declarations[next].parent
    }
    return false
  }
}

/// Each expression that is a statement, or is what a statement waits for, tries or drops.
private func knitWalk(
  _ statements: [Statement], conditions: Int, isElse: Bool, _ body: (Expression, Int, Bool) -> Void
) {
  func walk(_ inner: [Statement]) { knitWalk(inner, conditions: conditions, isElse: isElse, body) }
  for statement in statements {
    switch statement {
    case .expression(let expression), .return(let expression?, _): body(bare(expression), conditions, isElse)
    case .if(_, let then, let otherwise):
      walk(then)
      walk(otherwise)
    case .guard(_, let otherwise): walk(otherwise)
    case .for(_, _, let inner), .loop(_, let inner): walk(inner)
    case .switch(_, let cases): for item in cases { walk(item.body) }
    case .attempt(let inner, let catches):
      walk(inner)
      for item in catches { walk(item) }
    case .conditional(let branches):
      for (index, branch) in branches.enumerated() {
        let isLast = index > 0 && index == branches.count - 1 && branch.condition == otherwise(branches[..<index])
        knitWalk(branch.body, conditions: conditions + 1, isElse: isElse || isLast, body)
      }
    default: break
    }
  }
}

/// The condition of an `#else` behind some branches.
private func otherwise(_ branches: ArraySlice<Statement.Branch>) -> BuildCondition {
  branches.reduce(.always) { $0.and(.not($1.condition)) }
}

private func bare(_ expression: Expression) -> Expression {
  switch expression.form {
  case .attempt(let inner, _), .await(let inner), .force(let inner), .assign(_, let inner): bare(inner)
  default: expression
  }
}
