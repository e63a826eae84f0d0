import Model

extension [Hazard] {
  /// What stops a container although every dependency has a provider.
  static let ditranquillity: [Hazard] = [
    Hazard(
      id: "ditranquillity-unsupplied-argument", pattern: .unsuppliedArguments, severity: .warning,
      summary: "an object is asked for that takes run-time arguments, and nobody ever brings them",
      explanation: """
        What a registration takes as `arg($0)` comes from whoever asks for the object: from `resolve(args:)` for the object \
        itself, from `AnyArguments(for:args:)` or `addArgs(for:args:)` for one further down, or from a `Provider1` to \
        `Provider5`. The container checks none of it beforehand. Without arguments it answers nil, logs it, and stops the app \
        where the object is not optional, or one of a list. No code of the project brings arguments for this type.

        Bring them where the object is asked for, ask for a `Provider1<…>` and hand them over later, or make the argument optional.
        """,
      message: "`{type}` takes run-time arguments, and nobody brings any",
      cure: "ask with `resolve(args: …)`, or hand over `AnyArguments(for: {type}.self, args: …)` further up"),
    Hazard(
      id: "ditranquillity-type-without-check", pattern: .withoutEffect, severity: .warning,
      summary: "`as` of 2.x stands at the end of a registration, and does nothing there",
      explanation: """
        In 2.x `as(Type.self)` begins to say something that `check` or `unsafe` ends. Alone it is dropped: what is registered is \
        provided as its own type and not as the other one. 3.0 and later need no more than `as(Type.self)`, and 1.x had `asType`.

        Write `as(Type.self).check { $0 }`, or `as(Type.self) { $0 }`: the compiler then sees that the object is of that type.
        """,
      message: "`as({type}.self)` does nothing without `check` or `unsafe`, so that this is not provided as `{type}`",
      cure: "write `.as({type}.self).check { $0 }`"),
  ]
}

/// Registrations in the source of one file that end with `as(Type.self)`, which the compiler lets pass with a warning.
@Sendable func typesWithoutCheck(in digest: Digest) -> CodeTool.Output {
  var output = CodeTool.Output()
  for statement in digest.declarations.flatMap({ $0.body ?? [] }) + digest.statements {
    let expression: Expression?
    switch statement {
    case .expression(let whole): expression = whole
    case .return(let whole, _): expression = whole
    default: expression = nil
    }
    guard case .call(let callee, let arguments)? = expression?.form, case .member(let base?, "as", _, _) = callee.form,
      arguments.count == 1, arguments[0].label == nil, begins(base), let type = namedType(arguments[0].value)
    else { continue }
    output.complaints.append(CodeTool.Complaint(.withoutEffect, words: ["type": type], at: expression!.at))
  }
  return output
}

/// Whether a chain of calls begins with a registration.
private func begins(_ chain: Expression) -> Bool {
  var current = chain
  while case .call(let callee, _) = current.form, case .member(let base?, let name, _, _) = callee.form {
    if name == "register" { return true }
    current = base
  }
  return false
}

/// `T.self`.
private func namedType(_ expression: Expression) -> String? {
  switch expression.form {
  case .metatype(let type): return type.description
  case .member(let base?, "self", _, _):
    guard case .name(let name, _) = base.form else { return nil }
    return name
  default: return nil
  }
}
