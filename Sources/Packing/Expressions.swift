import Model

extension Expression: Packed {
  public init(from unpacker: inout Unpacker) { self.init(unpacker.value(), at: unpacker.value()) }

  public func pack(into packer: inout Packer) {
    packer.write(form)
    packer.write(at)
  }
}

extension Expression.Form: Packed {
  public init(from unpacker: inout Unpacker) {
    self = unpacker.nest(otherwise: .null) { unpacker in
      switch unpacker.byte() {
      case 0: .null
      case 1: .name(unpacker.value(), unpacker.value())
      case 2: .member(unpacker.value(), unpacker.value(), unpacker.value(), labels: unpacker.value())
      case 3: .call(unpacker.value(), unpacker.value())
      case 4: .index(unpacker.value(), unpacker.value())
      case 5: .closure(unpacker.value())
      case 6: .metatype(unpacker.value())
      case 7: .string(unpacker.value())
      case 8: .integer(unpacker.value())
      case 9: .float(unpacker.value())
      case 10: .boolean(unpacker.value())
      case 11: .array(unpacker.value())
      case 12: .dictionary(unpacker.value())
      case 13: .tuple(unpacker.value())
      case 14: .keyPath(unpacker.value(), unpacker.value())
      case 15: .cast(unpacker.value(), unpacker.value(), unpacker.value())
      case 16: .force(unpacker.value())
      case 17: .chain(unpacker.value())
      case 18: .attempt(unpacker.value(), unpacker.value())
      case 19: .await(unpacker.value())
      case 20: .prefix(unpacker.value(), unpacker.value())
      case 21: .postfix(unpacker.value(), unpacker.value())
      case 22: .binary(unpacker.value(), unpacker.value(), unpacker.value())
      case 23: .assign(unpacker.value(), unpacker.value())
      case 24: .choice(unpacker.value())
      case 25: .opaque(unpacker.value())
      default: unpacker.torn(.null)
      }
    }
  }

  public func pack(into packer: inout Packer) {
    packer.nest { packer in
      switch self {
      case .null: packer.write(case: 0)
      case .name(let name, let arguments): packer.write(case: 1, name, arguments)
      case .member(let base, let name, let arguments, let labels): packer.write(case: 2, base, name, arguments, labels)
      case .call(let callee, let arguments): packer.write(case: 3, callee, arguments)
      case .index(let base, let arguments): packer.write(case: 4, base, arguments)
      case .closure(let closure): packer.write(case: 5, closure)
      case .metatype(let type): packer.write(case: 6, type)
      case .string(let text): packer.write(case: 7, text)
      case .integer(let text): packer.write(case: 8, text)
      case .float(let text): packer.write(case: 9, text)
      case .boolean(let value): packer.write(case: 10, value)
      case .array(let elements): packer.write(case: 11, elements)
      case .dictionary(let entries): packer.write(case: 12, entries)
      case .tuple(let elements): packer.write(case: 13, elements)
      case .keyPath(let root, let path): packer.write(case: 14, root, path)
      case .cast(let value, let cast, let type): packer.write(case: 15, value, cast, type)
      case .force(let value): packer.write(case: 16, value)
      case .chain(let value): packer.write(case: 17, value)
      case .attempt(let value, let attempt): packer.write(case: 18, value, attempt)
      case .await(let value): packer.write(case: 19, value)
      case .prefix(let sign, let value): packer.write(case: 20, sign, value)
      case .postfix(let value, let sign): packer.write(case: 21, value, sign)
      case .binary(let left, let sign, let right): packer.write(case: 22, left, sign, right)
      case .assign(let left, let right): packer.write(case: 23, left, right)
      case .choice(let bodies): packer.write(case: 24, bodies)
      case .opaque(let reason): packer.write(case: 25, reason)
      }
    }
  }
}

extension Expression.Cast: PackedChoice {
  public static let listed = allCases
}

extension Expression.Attempt: PackedChoice {
  public static let listed = allCases
}

extension Expression.Entry: Packed {
  public init(from unpacker: inout Unpacker) { self.init(key: unpacker.value(), value: unpacker.value()) }

  public func pack(into packer: inout Packer) {
    packer.write(key)
    packer.write(value)
  }
}

extension Argument: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(label: unpacker.value(), value: unpacker.value(), isTrailing: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(label)
    packer.write(value)
    packer.write(isTrailing)
  }
}

extension Closure: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      parameters: unpacker.value(), shorthand: unpacker.value(), captures: unpacker.value(), result: unpacker.value(),
      isAsync: unpacker.value(), body: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(parameters)
    packer.write(shorthand)
    packer.write(captures)
    packer.write(result)
    packer.write(isAsync)
    packer.write(body)
  }
}
