import Packing

/// What stands in front of a cache's records: which files were read, and what was made of their texts.
struct CacheIndex: Sendable {
  /// Which program made it, for which project, and what it asked of files. What another one made is of no use.
  var owner: String
  var files: [KnownFile] = []
  /// In the order in which they lie.
  var records: [CacheRecord] = []
}

/// A file as it was when it was read.
struct KnownFile: Hashable, Sendable {
  /// Relative to the project's root.
  var path: String
  var stamp: FileStamp
  /// Nothing can have happened to it since without leaving another stamp.
  var isSettled: Bool
  /// Stands for its text.
  var text: Fingerprint
}

/// What was made of a text.
struct CacheRecord: Sendable {
  var key: Key
  /// In bytes.
  var length: Int
  /// Tells whether the bytes are still those that were written.
  var print: UInt
  /// How many times the cache was written without anybody asking for it.
  var age: UInt

  struct Key: Hashable, Sendable {
    var text: Fingerprint
    var kind: Kind
  }

  enum Kind: UInt, Sendable { case glance, digest }
}

extension CacheIndex: Packed {
  init(from unpacker: inout Unpacker) {
    self.init(owner: unpacker.value(), files: unpacker.value(), records: unpacker.value())
  }

  func pack(into packer: inout Packer) {
    packer.write(owner)
    packer.write(files)
    packer.write(records)
  }
}

extension KnownFile: Packed {
  init(from unpacker: inout Unpacker) {
    self.init(path: unpacker.value(), stamp: unpacker.value(), isSettled: unpacker.value(), text: unpacker.value())
  }

  func pack(into packer: inout Packer) {
    packer.write(path)
    packer.write(stamp)
    packer.write(isSettled)
    packer.write(text)
  }
}

extension CacheRecord: Packed {
  init(from unpacker: inout Unpacker) {
    let text: Fingerprint = unpacker.value()
    key = Key(text: text, kind: Kind(rawValue: unpacker.value()) ?? .glance)
    length = unpacker.value()
    print = unpacker.value()
    age = unpacker.value()
  }

  func pack(into packer: inout Packer) {
    packer.write(key.text)
    packer.write(key.kind.rawValue)
    packer.write(length)
    packer.write(print)
    packer.write(age)
  }
}
