import Model

/// Writes down the structure of values: closures by where they are written and by the values of the names they see.
struct StructureWriter {
  let evaluator: Evaluator
  /// How deep the caller is; below 0, it does not matter where values were chosen.
  let depth: Int
  var atoms: [Atom] = []
  /// Local functions and closures being written, which may see themselves.
  var open: Set<DeclarationID> = []
  var openClosures: Set<ClosurePlace> = []
  /// Something was written that a closure which sees it may do something to or with.
  var isDeciding = false

  mutating func write(birth: Int) {
    guard depth >= 0 else { return }
    let sites = evaluator.context.sites
    atoms.append(birth >= depth ? .here(sites[depth]) : .outside(birth, sites[max(birth, 0)]))
  }

  mutating func write(_ value: Value) {
    atoms.append(.type(value.type))
    if let exact = value.exact { atoms += [.form(.exact), .type(exact)] }
    if let object = value.object { atoms += [.form(.made), .number(object)] }
    if value.isKept { atoms.append(.form(.kept)) }
    if value.isWithheld { atoms.append(.form(.withheld)) }
    if value.isDefault { atoms.append(.form(.isDefault)) }
    for site in value.handedAt.sorted() { atoms += [.form(.handed), .outside(0, site)] }
    if let property = value.keptIn { atoms += [.form(.handed), .declaration(property)] }
    if value.isForeign { atoms.append(.form(.foreign)) }
    if let build = value.build { atoms += [.form(.build), .text(build.description)] }
    if let under = value.under {
      atoms += [.form(.under), .text(under.condition.description), .number(under.fork.steps.count)]
      for step in under.fork.steps { atoms += [.outside(0, step.choice.at)] + step.alternatives.map { .number($0) } }
    }
    for part in value.payload {
      atoms += [.form(.payload), .text(part.label ?? "")]
      write(part.value)
    }
    if evaluator.mayBeUsed(value) { isDeciding = true }
    write(value.form, of: value.type, born: value.born)
  }

  private mutating func write(_ form: Value.Form, of type: TypeName, born: Int) {
    switch form {
    case .plain: atoms.append(.form(.plain))
    case .metatype(let type):
      atoms += [.form(.metatype), .type(type)]
      write(birth: born)
    case .text(let text):
      atoms += [.form(.text), .text(text)]
      write(birth: born)
    case .truth(let truth): atoms += [.form(.truth), .number(truth ? 1 : 0)]
    case .null: atoms.append(.form(.null))
    case .closure(let closure): write(closure, of: type, born: born)
    case .function(let function): write(function, born: born)
    case .list(let values, let isComplete):
      atoms += [.form(isComplete ? .list : .openList), .number(values.count)]
      for value in values { write(value) }
    case .tuple(let parts):
      atoms += [.form(.tuple), .number(parts.count)]
      for part in parts {
        atoms.append(.text(part.label ?? ""))
        write(part.value)
      }
    case .container(let container): atoms += [.form(.container), .container(container)]
    case .handle(let record): atoms += [.form(.handle), .number(depth < 0 ? 0 : record.serial)]
    case .request(let request): atoms += [.form(.request), .number(depth < 0 ? 0 : request.serial)]
    case .keyPath(let root, let names):
      atoms += [.form(.keyPath), .type(root ?? .unknown), .number(names.count)]
      atoms += names.map { .text($0) }
      write(birth: born)
    case .constant(let name):
      atoms += [.form(.constant), .text(name)]
      write(birth: born)
    case .parameter: atoms.append(.form(.parameter))
    case .object(let fields):
      atoms += [.form(.object), .number(fields.values.count)]
      for name in fields.values.keys.sorted() {
        atoms.append(.text(name))
        write(fields.values[name]!)
      }
    case .choice(let values):
      atoms += [.form(.choice), .number(values.count)]
      for value in values { write(value) }
    case .resource(let text, let suffix): atoms += [.form(.resource), .text(text.text ?? ""), .text(suffix)]
    case .textMethod(let text, let name): atoms += [.form(.textMethod), .text(text), .text(name)]
    case .listMethod(let values, _, let name, _):
      atoms += [.form(.listMethod), .text(name), .number(values.count)]
      for value in values { write(value) }
    case .optionalMethod(let held, let name):
      atoms += [.form(.optionalMethod), .text(name), .number(held.count)]
      for value in held { write(value) }
    }
  }

  /// Of a closure that does nothing to containers, and sees nothing that does, it does not matter which it is.
  private mutating func write(_ closure: ClosureValue, of type: TypeName, born: Int) {
    let (start, before) = (atoms.count, isDeciding)
    isDeciding = false
    atoms += [.form(.closure), .closure(closure.place)]
    if let maker = closure.frame.maker { atoms.append(.maker(maker)) }
    write(birth: born)
    guard openClosures.insert(closure.place).inserted else { return isDeciding = true }
    write(closure.frame, closure.environment, evaluator.calls.names(in: closure))
    openClosures.remove(closure.place)
    isDeciding = isDeciding || atoms.count >= Limit.valueParts.value || !evaluator.doesNothing(closure, type)
    if !isDeciding {
      atoms.removeSubrange(start...)
      atoms.append(.form(.inert))
    }
    isDeciding = isDeciding || before
  }

  private mutating func write(_ function: FunctionValue, born: Int) {
    atoms += [.form(.function), .number(function.candidates.count)]
    write(birth: born)
    if let type = function.constructs ?? function.unapplied { atoms.append(.type(type)) }
    if let receiver = function.receiver { write(receiver) }
    for candidate in function.candidates {
      atoms.append(.declaration(candidate.id))
      for name in candidate.generics.keys.sorted() { atoms += [.text(name), .type(candidate.generics[name]!)] }
      // A function that is declared in a body sees the names around it.
      if let (frame, environment) = evaluator.calls.localScopes[candidate.id], open.insert(candidate.id).inserted {
        write(frame, environment, evaluator.calls.names(inLocal: candidate.id, evaluator.symbols))
        open.remove(candidate.id)
      }
    }
  }

  private mutating func write(_ frame: Frame, _ environment: Environment, _ names: [String]) {
    if let receiver = frame.receiver { write(receiver) }
    for name in frame.scope.generics.keys.sorted() { atoms += [.text(name), .type(frame.scope.generics[name]!)] }
    for name in names {
      guard atoms.count < Limit.valueParts.value, let value = environment.value(name) else { continue }
      atoms.append(.text(name))
      write(value)
    }
  }
}
