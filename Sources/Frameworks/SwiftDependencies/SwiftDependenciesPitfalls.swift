import Model

extension [Pitfall] {
  /// Known ways to go wrong with swift-dependencies, from its documentation, source and tests.
  static let swiftDependencies: [Pitfall] = [
    Pitfall(
      "PFD-NO-LIVE", "a key is read that has no live value in what an app links", .rule("missing-provider")),
    Pitfall(
      "PFD-NO-TEST", "a key without a test value is read in a test",
      .leftOut("only a test that reads it without a value of its own fails, and says so at once")),
    Pitfall(
      "PFD-CYCLE", "live values read one another in a ring",
      .leftOut("a live value reads others when it is used, and nothing tells a use while it is made from a later one")),
    Pitfall(
      "PFD-CHILD-WITHOUT-FROM", "a model makes another one outside of `withDependencies(from:)`, so overrides are lost",
      .leftOut("whether a model's dependencies were overridden is decided by whoever made it, at run time")),
    Pitfall(
      "PFD-ESCAPE", "a dependency is read in a closure that outlives its task's values",
      .leftOut("which values a task carries is known at run time only")),
    Pitfall(
      "PFD-PREPARE-TWICE", "a dependency is prepared twice, or after it was read",
      .leftOut("the order in which an app's parts start is not told by its source")),
    Pitfall(
      "PFD-OTHER-IMAGE", "the library is linked into two images, each with values of its own",
      .leftOut("how a product is linked is decided by the build, which the sources do not show")),
  ]
}
