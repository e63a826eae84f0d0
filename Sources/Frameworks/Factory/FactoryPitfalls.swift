import Model

extension [Pitfall] {
  /// Known ways to go wrong with Factory, from its documentation, source, tests and issues.
  static let factory: [Pitfall] = [
    Pitfall("FAC-PROMISED-UNREGISTERED", "a promise is asked for that nobody keeps", .rule("missing-provider")),
    Pitfall(
      "FAC-PROMISE-BANG", "a promise is unwrapped by force",
      .leftOut("whoever unwraps has decided; that nobody keeps the promise is said")),
    Pitfall("FAC-CYCLE", "factories and injected properties need one another in a ring", .rule("dependency-cycle")),
    Pitfall("FAC-LAZY-FACTORY", "a `lazy var` that holds a factory", .rule("factory-stored-factory")),
    Pitfall(
      "FAC-ONE-NAME", "two factories of one name and type, in files or modules that do not see one another, keep one object",
      .rule("factory-kept-together")),
    Pitfall("FAC-STATIC-VAR-SHARED", "`static var shared` of a container", .rule("factory-replaceable-container")),
    Pitfall(
      "FAC-CAPTIVE", "a singleton keeps the first of what is made anew",
      .leftOut("nothing in a factory tells a state that must be fresh from one that may be kept")),
    Pitfall(
      "FAC-GRAPH-SPLIT", "two injected properties of one object ask for `.graph`, each for itself, and get two objects",
      .leftOut("nothing in a factory tells whether the two were meant to be one")),
    Pitfall(
      "FAC-CONTEXT-IN-DEFINITION", "a context in the definition overwrites one that a test sets",
      .leftOut("whether a test sets one is written in tests, which are not read unless asked for")),
    Pitfall(
      "FAC-TWO-COPIES", "the package is linked into two images, each with a container of its own",
      .leftOut("how a product is linked is decided by the build, which the sources do not show")),
  ]
}
