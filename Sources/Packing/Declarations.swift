import Model

extension Declaration: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(kind: unpacker.value(), name: unpacker.value(), parent: unpacker.value(), at: unpacker.value())
    modifiers = unpacker.value()
    firstModifier = unpacker.value()
    attributes = unpacker.value()
    generics = unpacker.value()
    equalities = unpacker.value()
    inherits = unpacker.value()
    parameters = unpacker.value()
    type = unpacker.value()
    tupleLabels = unpacker.value()
    typeText = unpacker.value()
    isImplicitlyUnwrapped = unpacker.value()
    isFailable = unpacker.value()
    isAsync = unpacker.value()
    value = unpacker.value()
    body = unpacker.value()
    observers = unpacker.value()
    condition = unpacker.value()
  }

  public func pack(into packer: inout Packer) {
    packer.write(kind)
    packer.write(name)
    packer.write(parent)
    packer.write(at)
    packer.write(modifiers)
    packer.write(firstModifier)
    packer.write(attributes)
    packer.write(generics)
    packer.write(equalities)
    packer.write(inherits)
    packer.write(parameters)
    packer.write(type)
    packer.write(tupleLabels)
    packer.write(typeText)
    packer.write(isImplicitlyUnwrapped)
    packer.write(isFailable)
    packer.write(isAsync)
    packer.write(value)
    packer.write(body)
    packer.write(observers)
    packer.write(condition)
  }
}

extension Declaration.Kind: PackedChoice {
  public static let listed = allCases
}

extension Attribute: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(name: unpacker.value(), arguments: unpacker.value(), at: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(name)
    packer.write(arguments)
    packer.write(at)
  }
}

extension GenericParameter: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(name: unpacker.value(), bounds: unpacker.value(), isPack: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(name)
    packer.write(bounds)
    packer.write(isPack)
  }
}

extension TypePair: Packed {
  public init(from unpacker: inout Unpacker) { self.init(unpacker.value(), unpacker.value()) }

  public func pack(into packer: inout Packer) {
    packer.write(left)
    packer.write(right)
  }
}

extension Parameter: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      label: unpacker.value(), name: unpacker.value(), type: unpacker.value(), tupleLabels: unpacker.value(),
      isImplicitlyUnwrapped: unpacker.value(), isVariadic: unpacker.value(), isInout: unpacker.value(),
      attributes: unpacker.value(), defaultValue: unpacker.value(), at: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(label)
    packer.write(name)
    packer.write(type)
    packer.write(tupleLabels)
    packer.write(isImplicitlyUnwrapped)
    packer.write(isVariadic)
    packer.write(isInout)
    packer.write(attributes)
    packer.write(defaultValue)
    packer.write(at)
  }
}
