import Manifests
import Packing

/// What is known of some files, made once and read by every run that asks about them: the contents of a facts file.
struct Facts: Sendable {
  /// The target that they belong to; nil: none.
  var target: StatedTarget?
  /// Sorted by path.
  var files: [FileFacts]
}

/// What whoever extracts facts says of the target. It is not looked for in its sources, nor in those of others.
public struct StatedTarget: Sendable {
  public var name: String
  /// The name by which source imports it; nil: what the name gives.
  public var module: String?
  public var kind: String
  /// The names of the targets that it depends on; nil: nobody said.
  public var dependencies: [String]?
  /// The file that describes it, relative to the root.
  public var description: String?

  /// What a target may be.
  public static let kinds = targetKindNames

  public init(
    name: String, module: String? = nil, kind: String = "library", dependencies: [String]? = nil, description: String? = nil
  ) {
    self.name = name
    self.module = module
    self.kind = kind
    self.dependencies = dependencies
    self.description = description
  }
}

/// What is known of one file. What was made of it stands behind the list of files, so that nobody unpacks what they do not ask for.
struct FileFacts: Sendable {
  /// Relative to the root.
  var path: String
  /// Why it is no source that can be read, and what it imports all the same.
  var unread: UnreadFacts?
  /// How many bytes each part takes that was made of it; nil: there is none.
  var parts: [Int?]

  enum Part: Int, CaseIterable {
    /// What a skim tells of a source.
    case glance
    case digest
    /// The bytes themselves, of what is no source or is read by others than the reader of sources, too.
    case bytes
  }
}

struct UnreadFacts: Hashable, Sendable {
  var reason: String
  var modules: Set<String>?
}

extension Facts: Packed {
  init(from unpacker: inout Unpacker) { self.init(target: unpacker.value(), files: unpacker.value()) }

  func pack(into packer: inout Packer) {
    packer.write(target)
    packer.write(files)
  }
}

extension StatedTarget: Packed {
  public init(from unpacker: inout Unpacker) {
    self.init(
      name: unpacker.value(), module: unpacker.value(), kind: unpacker.value(), dependencies: unpacker.value(),
      description: unpacker.value())
  }

  public func pack(into packer: inout Packer) {
    packer.write(name)
    packer.write(module)
    packer.write(kind)
    packer.write(dependencies)
    packer.write(description)
  }
}

extension FileFacts: Packed {
  init(from unpacker: inout Unpacker) {
    self.init(path: unpacker.value(), unread: unpacker.value(), parts: unpacker.value())
  }

  func pack(into packer: inout Packer) {
    packer.write(path)
    packer.write(unread)
    packer.write(parts)
  }
}

extension UnreadFacts: Packed {
  init(from unpacker: inout Unpacker) { self.init(reason: unpacker.value(), modules: unpacker.value()) }

  func pack(into packer: inout Packer) {
    packer.write(reason)
    packer.write(modules)
  }
}
