import Model

extension Position: Packed {
  public init(from unpacker: inout Unpacker) {
    unpacker.line &+= unpacker.value() as Int
    self.init(line: unpacker.line, column: Int(bitPattern: unpacker.value() as UInt))
  }

  public func pack(into packer: inout Packer) {
    packer.write(line &- packer.line)
    packer.line = line
    packer.write(UInt(bitPattern: column))
  }
}

extension TypeName: Packed {
  public init(from unpacker: inout Unpacker) {
    self = unpacker.nest(otherwise: .unknown) { unpacker in
      switch unpacker.byte() {
      case 0: .unknown
      case 1: .nominal(unpacker.value() as [TypePart])
      case 2: .tuple(unpacker.value())
      case 3: .function(unpacker.value(), unpacker.value())
      case 4: .metatype(unpacker.value())
      case 5: .composition(unpacker.value())
      // By far most types are one name.
      case 6: .nominal([TypePart(unpacker.value())])
      default: unpacker.torn(.unknown)
      }
    }
  }

  public func pack(into packer: inout Packer) {
    packer.nest { packer in
      switch self {
      case .unknown: packer.write(case: 0)
      case .nominal(let parts) where parts.count == 1 && parts[0].arguments.isEmpty: packer.write(case: 6, parts[0].name)
      case .nominal(let path): packer.write(case: 1, path.parts)
      case .tuple(let types): packer.write(case: 2, types)
      case .function(let parameters, let result): packer.write(case: 3, parameters, result)
      case .metatype(let type): packer.write(case: 4, type)
      case .composition(let types): packer.write(case: 5, types)
      }
    }
  }
}

extension TypePart: Packed {
  public init(from unpacker: inout Unpacker) { self.init(unpacker.value(), unpacker.value()) }

  public func pack(into packer: inout Packer) {
    packer.write(name)
    packer.write(arguments)
  }
}

extension BuildCondition: Packed {
  public init(from unpacker: inout Unpacker) {
    self = unpacker.nest(otherwise: .always) { unpacker in
      switch unpacker.byte() {
      case 0: .always
      case 1: .test(unpacker.value())
      case 2: .not(unpacker.value())
      case 3: .all(unpacker.value())
      case 4: .any(unpacker.value())
      default: unpacker.torn(.always)
      }
    }
  }

  public func pack(into packer: inout Packer) {
    packer.nest { packer in
      switch self {
      case .always: packer.write(case: 0)
      case .test(let name): packer.write(case: 1, name)
      case .not(let inner): packer.write(case: 2, inner)
      case .all(let parts): packer.write(case: 3, parts)
      case .any(let parts): packer.write(case: 4, parts)
      }
    }
  }
}
