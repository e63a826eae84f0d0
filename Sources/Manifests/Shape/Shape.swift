/// What a value may be. The keys of a manifest are described with these, and the checker, the JSON Schema and the reference
/// page are three readers of that one description.
indirect enum Shape: Sendable {
  /// Any text that is not empty.
  case text(Noun)
  /// One of a few words.
  case choice([Choice])
  case flag
  case number(ClosedRange<Int>)
  /// `5`, `0.25`, `6.0.1`, with or without quotes.
  case version
  /// A Swift type; `*` stands for any run of letters where wildcards are allowed.
  case type(wildcards: Bool)
  /// A function as documentation names it: `Box.add(_:factory:)`.
  case signature
  /// `isSet`: nothing may be listed twice.
  case list(Shape, isSet: Bool)
  case record(Record)
  case named(Named)
  /// A key with nothing after it.
  case nothing
  /// At most one of each YAML kind: a piece of text or number, a list, a mapping, nothing.
  case either([Shape])

  static func list(_ element: Shape) -> Shape { .list(element, isSet: false) }
  static func set(_ element: Shape) -> Shape { .list(element, isSet: true) }
}

/// How a value is called in a sentence.
struct Noun: Sendable {
  var one: String
  var many: String

  init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }

  /// Without its article.
  var bare: String { String(one.drop { $0 != " " }.dropFirst()) }
}

/// One of several words.
struct Choice: Sendable {
  var word: String
  var doc: String
  /// The truth value that means the same; YAML 1.1 reads `off` as one.
  var flag: Bool?

  init(_ word: String, _ doc: String, flag: Bool? = nil) {
    self.word = word
    self.doc = doc
    self.flag = flag
  }
}

/// A mapping with fixed keys.
struct Record: Sendable {
  /// Its name in the schema and its heading in the reference.
  var id: String
  var noun: Noun
  var doc: String
  var keys: [Entry]
}

/// A key of a record.
struct Entry: Sendable {
  /// What holds where the key is left out.
  enum Default: Sendable {
    /// Nothing does: the key must be written.
    case required
    /// In words.
    case words(String)
    case value(JSON)
  }

  var name: String
  var shape: Shape
  var standard: Default
  var doc: String

  init(_ name: String, _ shape: Shape, _ standard: Default, _ doc: String) {
    self.name = name
    self.shape = shape
    self.standard = standard
    self.doc = doc
  }

  var isRequired: Bool { if case .required = standard { true } else { false } }
}

/// A mapping whose keys are names.
struct Named: Sendable {
  var noun: Noun
  var value: Shape
  /// All names there are; nil where the user gives them.
  var names: [String]?
  /// The command that lists them.
  var command: String?
  /// Keys that are no such names and have a meaning of their own.
  var others: [Entry] = []
}
