import Model

/// Visits what a body says in order, and finds where it says names that no variable of its own hides there.
final class MentionWalk {
  private(set) var found: [(name: String, mention: UnwrappedNames.Mention)] = []
  private let body: DeclarationID?
  private let digest: Digest
  private let names: Set<String>

  /// - Parameter names: those that are looked for.
  init(_ body: DeclarationID?, _ digest: Digest, _ names: Set<String>) {
    (self.body, self.digest, self.names) = (body, digest, names)
  }

  func block(_ statements: [Statement], _ locals: Set<String>) {
    var locals = locals
    for statement in statements { walk(statement, &locals) }
  }

  private func walk(_ statement: Statement, _ locals: inout Set<String>) {
    switch statement {
    case .expression(let expression): walk(expression, locals)
    case .bind(let binding): bind(binding, &locals)
    case .return(let expression, _), .leave(_, let expression): if let expression { walk(expression, locals) }
    case .if(let conditions, let then, let otherwise):
      var inner = locals
      test(conditions, &inner, unwraps: otherwise.isEmpty && !then.goesAway)
      block(then, inner)
      block(otherwise, locals)
    case .guard(let conditions, let otherwise):
      block(otherwise, locals)
      test(conditions, &locals, unwraps: !otherwise.answersInstead)
    case .for(let bound, let sequence, let body):
      walk(sequence, locals)
      block(body, locals.union(bound))
    case .loop(let conditions, let body):
      var inner = locals
      test(conditions, &inner, unwraps: false)
      block(body, inner)
    case .switch(let subject, let cases):
      walk(subject, locals)
      for item in cases {
        let inner = locals.union(item.names)
        for pattern in item.patterns { walk(pattern, inner) }
        block(item.body, inner)
      }
    case .attempt(let body, let catches):
      block(body, locals)
      for body in catches { block(body, locals) }
    // What a branch declares need not be there behind it.
    case .conditional(let branches): for branch in branches { block(branch.body, locals) }
    case .declaration(let index): locals.insert(digest.declarations[index].name)
    case .defer(let body): block(body, locals)
    }
  }

  /// - Parameter unwraps: nothing is done where something that is bound is not there.
  private func test(_ conditions: [Statement.Condition], _ locals: inout Set<String>, unwraps: Bool) {
    for condition in conditions {
      switch condition {
      case .bind(let binding): bind(binding, &locals, unwraps: unwraps, looks: true)
      case .match(let pattern, let bound, let expression):
        walk(expression, locals)
        locals.formUnion(bound)
        walk(pattern, locals)
      case .test(let expression): walk(expression, locals)
      case .availability: break
      }
    }
  }

  private func bind(_ binding: Binding, _ locals: inout Set<String>, unwraps: Bool = false, looks: Bool = false) {
    if let value = binding.value { walk(value, locals, isUnwrapped: unwraps, bearsNil: looks) }
    for attribute in binding.attributes { for argument in attribute.arguments ?? [] { walk(argument.value, locals) } }
    locals.insert(binding.name)
    if let body = binding.body { block(body, locals) }
  }

  private func walk(
    _ expression: Expression, _ locals: Set<String>, isUnwrapped: Bool = false, isForced: Bool = false, bearsNil: Bool = false,
    isSet: Bool = false
  ) {
    func note(_ name: String, _ base: Expression?, isAnybodys: Bool) {
      guard names.contains(name) else { return }
      let place = NamePlace(body: body, base: base)
      let mention = UnwrappedNames.Mention(
        place: place, isAnybodys: isAnybodys, isUnwrapped: isUnwrapped, isForced: isForced, bearsNil: bearsNil,
        isSet: isSet)
      found.append((name, mention))
    }
    switch expression.form {
    case .name(let name, _): if !locals.contains(name) { note(name, nil, isAnybodys: false) }
    case .member(let base, let name, _, _):
      note(name, base, isAnybodys: base == nil)
      // An optional has no such member: this is what was in it, under the same name.
      if let base { walk(base, locals, isUnwrapped: !Self.ofOptionals.contains(name)) }
    case .keyPath(_, let path): for name in path { note(name, nil, isAnybodys: true) }
    case .chain(let inner): walk(inner, locals, isUnwrapped: true, bearsNil: true)
    case .force(let inner): walk(inner, locals, isUnwrapped: true, isForced: true)
    case .cast(let inner, let cast, _):
      walk(inner, locals, isUnwrapped: isUnwrapped && cast == .optional, isForced: cast == .forced, bearsNil: cast == .optional)
    case .call(let callee, let arguments), .index(let callee, let arguments):
      walk(callee, locals)
      for argument in arguments { walk(argument.value, locals) }
    case .closure(let closure):
      var inner = locals
      for capture in closure.captures { bind(capture, &inner) }
      block(closure.body, inner.union(closure.parameters.map(\.name)))
    case .array(let elements): for element in elements { walk(element, locals) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key, locals)
        walk(entry.value, locals)
      }
    case .tuple(let arguments): for argument in arguments { walk(argument.value, locals) }
    case .attempt(let inner, _), .await(let inner), .prefix(_, let inner), .postfix(let inner, _): walk(inner, locals)
    case .binary(let left, let sign, let right):
      let looks = (sign == "==" || sign == "!=") && (left.form == .null || right.form == .null)
      walk(left, locals, bearsNil: looks || sign == "??")
      walk(right, locals, bearsNil: looks)
    case .assign(let left, let right):
      walk(left, locals, bearsNil: true, isSet: true)
      walk(right, locals)
    case .choice(let bodies): for body in bodies { block(body, locals) }
    case .metatype, .string, .integer, .float, .boolean, .null, .opaque: break
    }
  }

  private static let ofOptionals: Set = ["map", "flatMap", "unsafelyUnwrapped", "take", "hashValue", "debugDescription"]
}
