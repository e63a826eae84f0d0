import Model

/// What is known of a program before any of it is followed.
final class ProgramFacts {
  /// The `#if` flags that hold; nil: each branch is judged with itself.
  let flags: [String]?
  /// Functions and types that lead to a framework's API; see `Relevance`.
  let relevant: Set<DeclarationID>
  /// Operator functions of the program and of frameworks, by name.
  let operatorIndex: [String: [Overload]]
  /// Types that are scopes of a tree, by key.
  let scopes: [String: ScopeType]
  /// Where files register for their own target only.
  let keptPlaces: Set<Location>
  /// Lines of which a comment says that what they ask for comes from outside; columns are 0.
  let providedOutside: Set<Location>
  /// Every word by which the program mentions something.
  lazy var mentions = digests.reduce(into: Set<String>()) { $0.formUnion(words(of: $1)) }
  /// By protocol: the properties that it demands.
  var requirements: [TypeName: [Requirement]] = [:]
  private let digests: ArraySlice<Digest>

  init(_ program: Program, _ symbols: Symbols) {
    flags = program.flags
    scopes = symbols.scopeTypes()
    relevant = symbols.relevantDeclarations(mentioning: Set(scopes.keys.map { String($0.split(separator: ".").last ?? "") }))
      .union(symbols.members(of: scopes))
    operatorIndex = symbols.operators()
    keptPlaces = Set(program.written.flatMap { text in text.kept.map { Location(text.digest.file, $0) } })
    providedOutside = Set(
      program.digests.flatMap { digest in
        digest.directives.filter { $0.kind == .provided }.map { Location(file: digest.file, line: $0.line, column: 0) }
      })
    digests = symbols.digests[..<symbols.appFiles]
  }
}
