/// What one file says, in words that belong to no framework. It depends on the file's bytes alone.
///
/// Expressions and bodies are kept as a small tree (`Expression`, `Statement`); what the file cannot know by itself, such as
/// the type of a name that another file declares, is left to `Linking`.
public struct Digest: Hashable, Sendable {
  /// The path relative to the project's root, with `/`.
  public var file: String
  public var imports: [Import]
  /// Every declaration of the file, those inside bodies too. A parent stands before its children.
  public var declarations: [Declaration]
  /// What stands at file scope, in order, as in `main.swift` or a script; declarations among it as `.declaration`. Empty where
  /// the file only declares.
  public var statements: [Statement]
  /// The `// dilint:…` comments.
  public var directives: [Directive]
  /// Comments that a framework's tool reads.
  public var remarks: [Remark]
  /// Where the text is no Swift that the parser understands.
  public var unreadable: [Position]
  /// Something in it is understood by Swift 2 and what came before only, where the first argument of a function has no label
  /// unless one is written twice. Its absence says nothing.
  public var isOldSwift: Bool
  /// Nothing stands in it but imports, comments and types that are only begun, `public struct Lamp { public init() {} }`.
  public var isPlaceholder: Bool
  /// Nothing of that could be named by another module, nor is it handed what stands there to import.
  public var isHidden: Bool

  public init(
    file: String, imports: [Import] = [], declarations: [Declaration] = [], statements: [Statement] = [],
    directives: [Directive] = [], remarks: [Remark] = [], unreadable: [Position] = [], isOldSwift: Bool = false,
    isPlaceholder: Bool = false, isHidden: Bool = false
  ) {
    self.file = file
    self.imports = imports
    self.declarations = declarations
    self.statements = statements
    self.directives = directives
    self.remarks = remarks
    self.unreadable = unreadable
    self.isOldSwift = isOldSwift
    self.isPlaceholder = isPlaceholder
    self.isHidden = isHidden
  }
}

/// One `import` declaration.
public struct Import: Hashable, Sendable {
  /// `["UIKit"]`, or the path of what is imported: `["Foundation", "URL"]`.
  public var path: [String]
  /// `struct`, `class`, `func` … of `import struct X.Y`.
  public var kind: String?
  /// Attributes and modifiers without arguments, `@` and all: `@testable`, `@_exported`, `public`.
  public var modifiers: [String]
  public var condition: BuildCondition
  public var at: Position

  public init(path: [String], kind: String? = nil, modifiers: [String] = [], condition: BuildCondition = .always, at: Position) {
    self.path = path
    self.kind = kind
    self.modifiers = modifiers
    self.condition = condition
    self.at = at
  }
}

/// A comment that speaks to dilint: `// dilint:ignore missing-provider - reason`.
public struct Directive: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case ignore, ignoreFile = "ignore-file", provided
  }

  /// nil: a word after `dilint:` that dilint does not know.
  public var kind: Kind?
  /// The rules named, as written; the unknown word itself where `kind` is nil.
  public var words: [String]
  public var reason: String?
  public var at: Position
  /// The line it speaks of: its own where code stands before it, else the next line that has code.
  public var line: Int

  public init(kind: Kind?, words: [String], reason: String?, at: Position, line: Int) {
    self.kind = kind
    self.words = words
    self.reason = reason
    self.at = at
    self.line = line
  }
}
