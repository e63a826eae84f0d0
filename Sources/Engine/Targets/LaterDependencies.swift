import Model
import Scripts

/// What a package gives its targets after it listed them: `target.dependencies += […]` in a loop over all of them. Which
/// target gets what is not followed, so each may have it. What is taken away again still counts: some build has it.
struct LaterDependencies {
  private(set) var added: [Written] = []
  /// Everything that is added can be named.
  private(set) var isKnown = true

  init(_ script: BuildScript, _ text: String) {
    if text.contains("dependencies"), Self.isChangedByMembers(script.digest) { isKnown = false }
    // Few descriptions say anything of the kind.
    guard Self.mentions(text) else { return }
    let bare = text.split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }
    let changes = bare.count { line in
      [".dependencies+=", ".dependencies=", ".dependencies.append", ".dependencies.insert", ".dependencies.remove"].contains {
        line.contains($0) && !line.contains("package" + $0) && !line.hasPrefix("//")
      }
    }
    guard changes > 0 || script.hasOperators else { return }
    var found = 0
    var work = script.digest.statements + script.digest.declarations.flatMap { $0.body ?? [] }
    while let statement = work.popLast() {
      switch statement {
      case .expression(let expression), .return(let expression?, _):
        if case .call(let callee, let arguments) = expression.form {
          for argument in arguments { if case .closure(let closure) = argument.value.form { work += closure.body } }
          guard case .member(let base?, let name, _, _) = callee.form, isDependencies(base), let first = arguments.first else {
            continue
          }
          if name.hasPrefix("remove") { found += 1 }
          guard name == "append" || name == "insert" else { continue }
          found += 1
          take(script.value(of: first.value), isList: first.label == "contentsOf")
        } else if case .assign(let left, let right) = expression.form, isDependencies(left), isSelection(right) {
          found += 1
        } else if case .assign(_, let right) = expression.form {
          work.append(.expression(right))
        } else if case .binary(let left, "+=", let right) = expression.form, isDependencies(left) {
          found += 1
          take(script.value(of: right), isList: true)
        } else if case .binary(let left, _, _) = expression.form, isDependencies(left) {
          // An operator of the description's own.
          isKnown = false
        }
      case .if(_, let then, let otherwise): work += then + otherwise
      case .guard(_, let otherwise): work += otherwise
      case .for(_, _, let body), .loop(_, let body), .defer(let body): work += body
      case .switch(_, let cases): work += cases.flatMap(\.body)
      case .attempt(let body, let catches): work += body + catches.joined()
      case .conditional(let branches): work += branches.flatMap(\.body)
      default: break
      }
    }
    if found < changes { isKnown = false }
  }

  /// Whether a method of an extension of targets changes what its target depends on and is called for that, or a key path does.
  private static func isChangedByMembers(_ digest: Digest) -> Bool {
    let methods = digest.declarations.filter { declaration in
      guard declaration.kind == .function, !declaration.isStatic,
        let parent = declaration.parent.map({ digest.declarations[$0] }),
        !declaration.parameters.contains(where: { $0.name == "dependencies" })
      else { return false }
      return parent.kind == .extension && parent.type?.baseName == "Target" && declaration.body.map(changesOwn) ?? false
    }
    let names = Set(methods.map(\.name))
    var isChanged = false
    for body in [digest.statements] + digest.declarations.map(\.written) {
      Model.Walk.statements(
        body,
        expression: { expression in
          switch expression.form {
          case .index(_, let arguments):
            if case .keyPath(_, let path)? = arguments.first?.value.form, path.last == "dependencies" { isChanged = true }
          case .call(let callee, let arguments):
            guard case .member(_?, "forEach", _, _) = callee.form, case .closure(let code)? = arguments.first?.value.form,
              case .return(let last?, _)? = code.body.last
            else { return }
            if calls(last, names) { isChanged = true }
          default: break
          }
        },
        statement: { if case .expression(let expression) = $0, calls(expression, names) { isChanged = true } })
    }
    return isChanged
  }

  private static func calls(_ expression: Expression, _ names: Set<String>) -> Bool {
    switch expression.form {
    case .assign(_, let inner), .attempt(let inner, _), .force(let inner), .chain(let inner): return calls(inner, names)
    case .call(let callee, _):
      if case .member(_?, let name, _, _) = callee.form { return names.contains(name) }
      return false
    default: return false
    }
  }

  /// Whether a body changes the `dependencies` of `self`.
  private static func changesOwn(_ body: [Statement]) -> Bool {
    var isChanged = false
    let isOwn = { (target: Expression) in
      switch target.form {
      case .name("dependencies", _): return true
      case .member(let base?, "dependencies", _, _): if case .name("self", _) = base.form { return true } else { return false }
      default: return false
      }
    }
    Model.Walk.statements(
      body,
      expression: { expression in
        switch expression.form {
        case .assign(let left, _): if isOwn(left) { isChanged = true }
        case .binary(let left, "+=", _): if isOwn(left) { isChanged = true }
        case .call(let callee, _):
          guard case .member(let base?, let name, _, _) = callee.form, isOwn(base) else { return }
          if name == "append" || name == "insert" || name.hasPrefix("remove") { isChanged = true }
        default: break
        }
      })
    return isChanged
  }

  /// Whether `.dependencies` stands somewhere, blanks left out.
  private static func mentions(_ text: String) -> Bool {
    let (word, bytes) = (Array(".dependencies".utf8), text.utf8.filter { $0 > 0x20 })
    return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
  }

  /// Whether it is a part of what a target had: nothing is added, and what is taken away was listed.
  private func isSelection(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.form, case .member(let base?, "filter", _, _) = callee.form else { return false }
    return isDependencies(base)
  }

  private func isDependencies(_ expression: Expression) -> Bool {
    guard case .member(let base?, "dependencies", _, _) = expression.form else { return false }
    if case .name("package", _) = base.form { return false }
    return true
  }

  private mutating func take(_ value: Written, isList: Bool) {
    guard isList else {
      if value.isUnknown { isKnown = false } else { added.append(value) }
      return
    }
    if !value.isWholeList { isKnown = false }
    added += value.elements ?? []
  }
}
