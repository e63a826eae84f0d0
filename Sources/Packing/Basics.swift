extension String: Packed {
  public init(from unpacker: inout Unpacker) { self = unpacker.text() }

  public func pack(into packer: inout Packer) { packer.write(text: self) }
}

extension Bool: Packed {
  public init(from unpacker: inout Unpacker) { self = unpacker.byte() != 0 }

  public func pack(into packer: inout Packer) { packer.write(byte: self ? 1 : 0) }
}

extension UInt: Packed {
  public init(from unpacker: inout Unpacker) { self = unpacker.number() }

  public func pack(into packer: inout Packer) { packer.write(number: self) }
}

extension Int: Packed {
  public init(from unpacker: inout Unpacker) {
    let number = unpacker.number()
    self = Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  /// Small numbers take little, whatever their sign.
  public func pack(into packer: inout Packer) {
    packer.write(number: UInt(bitPattern: self << 1 ^ self >> (Int.bitWidth - 1)))
  }
}

extension Optional: Packed where Wrapped: Packed {
  public init(from unpacker: inout Unpacker) { self = unpacker.byte() == 0 ? nil : Wrapped(from: &unpacker) }

  public func pack(into packer: inout Packer) {
    packer.write(byte: self == nil ? 0 : 1)
    self?.pack(into: &packer)
  }
}

extension Array: Packed where Element: Packed {
  public init(from unpacker: inout Unpacker) {
    let count = unpacker.count()
    self = []
    // A count that lies must not cost memory.
    reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count where !unpacker.isTorn { append(Element(from: &unpacker)) }
  }

  public func pack(into packer: inout Packer) {
    packer.write(number: UInt(count))
    for element in self { element.pack(into: &packer) }
  }
}

extension Set: Packed where Element == String {
  public init(from unpacker: inout Unpacker) { self = unpacker.set() }

  public func pack(into packer: inout Packer) { packer.write(set: self) }
}
