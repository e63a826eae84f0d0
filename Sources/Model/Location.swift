/// A place in a text: line and column count from 1, columns in UTF-8 bytes.
public struct Position: Hashable, Comparable, Sendable, Codable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Position, b: Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A place in a project: a file's path relative to the project's root, with `/`, and a position in it.
public struct Location: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public init(_ file: String, _ position: Position) {
    self.init(file: file, line: position.line, column: position.column)
  }

  public static func < (a: Location, b: Location) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }

  public var description: String { "\(file):\(line):\(column)" }
}
