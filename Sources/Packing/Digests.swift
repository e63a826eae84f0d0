import Model

/// The name of its file is left out: it is no matter of the text.
extension Digest: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      file: "", imports: unpacker.value(), declarations: unpacker.value(), statements: unpacker.value(),
      directives: unpacker.value(), remarks: unpacker.value(), unreadable: unpacker.value(), isOldSwift: unpacker.value(),
      isPlaceholder: unpacker.value(), isHidden: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(imports)
    packer.write(declarations)
    packer.write(statements)
    packer.write(directives)
    packer.write(remarks)
    packer.write(unreadable)
    packer.write(isOldSwift)
    packer.write(isPlaceholder)
    packer.write(isHidden)
  }
}

extension Import: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      path: unpacker.value(), kind: unpacker.value(), modifiers: unpacker.value(), condition: unpacker.value(),
      at: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(path)
    packer.write(kind)
    packer.write(modifiers)
    packer.write(condition)
    packer.write(at)
  }
}

extension Directive: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      kind: unpacker.value(), words: unpacker.value(), reason: unpacker.value(), at: unpacker.value(), line: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(kind)
    packer.write(words)
    packer.write(reason)
    packer.write(at)
    packer.write(line)
  }
}

extension Directive.Kind: PackedChoice {
  public static let listed = allCases
}

extension Remark: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      word: unpacker.value(), text: unpacker.value(), form: unpacker.value(), parent: unpacker.value(), at: unpacker.value(),
      before: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(word)
    packer.write(text)
    packer.write(form)
    packer.write(parent)
    packer.write(at)
    packer.write(before)
  }
}

extension Remark.Form: PackedChoice {
  public static let listed = allCases
}
