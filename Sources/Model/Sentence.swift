/// A sentence in which paths stand, each of which its reader wants to follow from where they are.
public struct Sentence: Hashable, Sendable, Codable, ExpressibleByStringInterpolation, CustomStringConvertible {
  fileprivate enum Part: Hashable, Sendable, Codable {
    case words(String)
    /// Relative to the project's root.
    case file(String)
  }

  private var parts: [Part]

  public init(_ words: String) { parts = [.words(words)] }
  public init(stringLiteral words: String) { self.init(words) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) { parts.append(.words(value.description)) }
    public mutating func appendInterpolation(_ sentence: Sentence) { parts += sentence.parts }
    /// A path relative to the project's root.
    public mutating func appendInterpolation(file: String) { parts.append(.file(file)) }

    /// `a.swift:3:5`.
    public mutating func appendInterpolation(_ at: Location) {
      parts += [.file(at.file), .words(":\(at.line):\(at.column)")]
    }

    /// `a.swift:3`.
    public mutating func appendInterpolation(lineOf at: Location) { parts += [.file(at.file), .words(":\(at.line)")] }
  }

  /// The sentence with its paths as `path` writes them.
  public func text(_ path: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .file(let file): path(file)
      }
    }.joined()
  }

  /// With paths from the project's root.
  public var description: String { text { $0 } }
}

extension [Sentence] {
  /// A sentence a line.
  public var lines: Sentence {
    reduce(into: Sentence("")) { all, next in all = all == "" ? next : "\(all)\n\(next)" }
  }
}

/// Where a project lies and where somebody stands who is told of its files; both absolute.
public struct Standpoint: Hashable, Sendable {
  public var root: String
  public var workingDirectory: String

  public init(root: String, workingDirectory: String) {
    self.root = root
    self.workingDirectory = workingDirectory
  }

  /// The path of one of the project's files as it is followed from here.
  public func shown(_ file: String) -> String {
    if root == workingDirectory { return file }
    let here = workingDirectory.split(separator: "/")
    var there = root.split(separator: "/")
    for name in file.split(separator: "/") { if name == "..", !there.isEmpty { there.removeLast() } else { there.append(name) } }
    let common = zip(here, there).prefix { $0 == $1 }.count
    // Higher than a few folders up the whole path says more.
    if here.count - common > 3 { return "/" + there.joined(separator: "/") }
    let path = (Array(repeating: "..", count: here.count - common) + there.dropFirst(common)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  public func inWords(_ joint: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(joint) \(last)"
  }
}
