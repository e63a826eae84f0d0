import Model

extension Statement: Packed {
  public init(from unpacker: inout Unpacker) {
    self = unpacker.nest(otherwise: .leave("", nil)) { unpacker in
      switch unpacker.byte() {
      case 0: .expression(unpacker.value())
      case 1: .bind(unpacker.value())
      case 2: .return(unpacker.value(), unpacker.value())
      case 3: .if(unpacker.value(), then: unpacker.value(), otherwise: unpacker.value())
      case 4: .guard(unpacker.value(), otherwise: unpacker.value())
      case 5: .for(unpacker.value(), in: unpacker.value(), body: unpacker.value())
      case 6: .loop(unpacker.value(), body: unpacker.value())
      case 7: .switch(unpacker.value(), cases: unpacker.value())
      case 8: .attempt(unpacker.value(), catches: unpacker.value())
      case 9: .conditional(unpacker.value())
      case 10: .declaration(unpacker.value())
      case 11: .leave(unpacker.value(), unpacker.value())
      case 12: .defer(unpacker.value())
      default: unpacker.torn(.leave("", nil))
      }
    }
  }

  public func pack(into packer: inout Packer) {
    packer.nest { packer in
      switch self {
      case .expression(let value): packer.write(case: 0, value)
      case .bind(let binding): packer.write(case: 1, binding)
      case .return(let value, let at): packer.write(case: 2, value, at)
      case .if(let conditions, let then, let otherwise): packer.write(case: 3, conditions, then, otherwise)
      case .guard(let conditions, let otherwise): packer.write(case: 4, conditions, otherwise)
      case .for(let names, let sequence, let body): packer.write(case: 5, names, sequence, body)
      case .loop(let conditions, let body): packer.write(case: 6, conditions, body)
      case .switch(let value, let cases): packer.write(case: 7, value, cases)
      case .attempt(let body, let catches): packer.write(case: 8, body, catches)
      case .conditional(let branches): packer.write(case: 9, branches)
      case .declaration(let index): packer.write(case: 10, index)
      case .leave(let word, let value): packer.write(case: 11, word, value)
      case .defer(let body): packer.write(case: 12, body)
      }
    }
  }
}

extension Statement.Condition: Packed {
  public init(from unpacker: inout Unpacker) {
    switch unpacker.byte() {
    case 0: self = .availability
    case 1: self = .bind(unpacker.value())
    case 2: self = .match(unpacker.value(), names: unpacker.value(), unpacker.value())
    case 3: self = .test(unpacker.value())
    default: self = unpacker.torn(.availability)
    }
  }

  public func pack(into packer: inout Packer) {
    switch self {
    case .availability: packer.write(case: 0)
    case .bind(let binding): packer.write(case: 1, binding)
    case .match(let pattern, let names, let value): packer.write(case: 2, pattern, names, value)
    case .test(let value): packer.write(case: 3, value)
    }
  }
}

extension Statement.Case: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(patterns: unpacker.value(), names: unpacker.value(), body: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(patterns)
    packer.write(names)
    packer.write(body)
  }
}

extension Statement.Branch: Packed {
  public init(from unpacker: inout Unpacker) { self.init(condition: unpacker.value(), body: unpacker.value()) }

  public func pack(into packer: inout Packer) {
    packer.write(condition)
    packer.write(body)
  }
}

extension Binding: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      name: unpacker.value(), type: unpacker.value(), tupleLabels: unpacker.value(), isImplicitlyUnwrapped: unpacker.value(),
      value: unpacker.value(), element: unpacker.value(), modifiers: unpacker.value(), attributes: unpacker.value(),
      body: unpacker.value(), at: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(name)
    packer.write(type)
    packer.write(tupleLabels)
    packer.write(isImplicitlyUnwrapped)
    packer.write(value)
    packer.write(element)
    packer.write(modifiers)
    packer.write(attributes)
    packer.write(body)
    packer.write(at)
  }
}
