/// A value that can be written as bytes and read back the same.
///
/// Both functions name the same parts in the same order. A part that only one of them names, or none, is found by
/// `PackingTests`, which compares what was read with what was written, and sees to it that every part and case occurs there.
public protocol Packed {
  init(from unpacker: inout Unpacker)
  func pack(into packer: inout Packer)
}

/// The bytes that stand for a value; nil where it nests too deep to be read back.
public func packed(_ value: some Packed) -> [UInt8]? {
  var packer = Packer()
  packer.write(value)
  return packer.finished
}

/// The value for which bytes stand; nil where they are none that `packed` gave for such a value. Whatever they are, they do no harm.
public func unpacked<Value: Packed>(_ bytes: UnsafeRawBufferPointer, as type: Value.Type = Value.self) -> Value? {
  var unpacker = Unpacker(bytes)
  let value = Value(from: &unpacker)
  return unpacker.isWhole ? value : nil
}

/// A choice without anything to say beyond itself: packed as its place in the list.
public protocol PackedChoice: Packed, Equatable {
  /// All there are.
  static var listed: [Self] { get }
}

extension PackedChoice {
  public init(from unpacker: inout Unpacker) {
    let place = Int(unpacker.byte())
    self = place < Self.listed.count ? Self.listed[place] : unpacker.torn(Self.listed[0])
  }

  public func pack(into packer: inout Packer) { packer.write(byte: UInt8(Self.listed.firstIndex(of: self) ?? 255)) }
}
