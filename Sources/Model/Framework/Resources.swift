/// A file from which the system makes objects by itself, a storyboard or a nib: the objects in it.
public struct SceneFile: Hashable, Sendable {
  /// The path relative to the project's root.
  public var file: String
  public var scenes: [Scene]

  public init(file: String, scenes: [Scene]) {
    self.file = file
    self.scenes = scenes
  }
}

/// One object of a storyboard or a nib, of a class that it names.
public struct Scene: Hashable, Sendable {
  /// What it is there.
  public enum Kind: Hashable, Sendable {
    /// The controller of a storyboard's scene.
    case controller
    /// Anything else that the file makes: a view, a cell, a controller of a nib.
    case part
    /// It stands for an object that somebody else makes, a nib's owner: of that class, or of one below it.
    case standIn
  }

  public var kind: Kind
  /// The name of the class, without its module.
  public var type: String
  /// The texts that are set on the object once it is made, by property.
  public var settings: [String: String]
  /// The properties that are set to nil.
  public var cleared: Set<String>
  public var at: Position

  public init(_ kind: Kind, type: String, settings: [String: String] = [:], cleared: Set<String> = [], at: Position) {
    self.kind = kind
    self.type = type
    self.settings = settings
    self.cleared = cleared
    self.at = at
  }
}

/// A file of values by key that a program reads while it runs: JSON, a property list.
public struct ValueFile: Hashable, Sendable {
  /// What a value is, as far as that decides which types it can be read as.
  public enum Kind: String, Hashable, Sendable {
    case text, whole, fraction, truth, list, table, data, date
    case nothing = "null"
  }

  public enum Content: Hashable, Sendable {
    /// By key, its first level only.
    case values([String: Kind])
    /// It cannot be read by whoever loads it, for that reason.
    case broken(String, Position)
    /// It exists, in some place or on some machine; why its values are not known.
    case unknown(String)
  }

  /// The path relative to the project's root; a bare name where only that is known.
  public var file: String
  public var content: Content

  public init(file: String, content: Content) {
    self.file = file
    self.content = content
  }

  public var name: String { resourceName(of: file).name }
  /// What stands behind the last dot: `json`, `plist`.
  public var suffix: String { resourceName(of: file).suffix }
}

/// The name of a file without folders, and what stands behind its last dot.
private func resourceName(of file: String) -> (name: String, suffix: String) {
  let last = file.split(separator: "/").last ?? ""
  guard let dot = last.lastIndex(of: ".") else { return (String(last), "") }
  return (String(last[..<dot]), String(last[last.index(after: dot)...]))
}

/// Files beside the sources that matter where a source speaks of them.
public struct ResourceUse: Hashable, Sendable {
  /// A function or type whose mention in a source says that such files are read.
  public var word: String
  /// What stands behind the last dot of their names.
  public var suffix: String

  public init(_ word: String, suffix: String) {
    self.word = word
    self.suffix = suffix
  }
}
