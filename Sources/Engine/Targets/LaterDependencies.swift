import Model
import Scripts

/// What a package gives its targets after it listed them: `target.dependencies += […]` in a loop over all of them. Which
/// target gets what is not followed, so each may have it. What is taken away again still counts: some build has it.
struct LaterDependencies {
  private(set) var added: [Written] = []
  /// Everything that is added can be named.
  private(set) var isKnown = true

  init(_ script: BuildScript, _ text: String) {
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
