import Model

extension [Pitfall] {
  /// Known ways to go wrong with SafeDI, from its source and tests.
  static let safeDI: [Pitfall] = [
    Pitfall("SDI-MISSING", "what is received is neither instantiated nor forwarded on some way", .rule("missing-provider")),
    Pitfall("SDI-OPTIONAL", "a type is received that differs only in that it is optional", .part(of: "missing-provider")),
    Pitfall(
      "SDI-SPELLING", "a type is received in another spelling: by `any` or `!`, another name, or less of it",
      .rule("safedi-type-spelling")),
    Pitfall("SDI-CYCLE", "properties make a ring in which some step cannot wait", .rule("dependency-cycle")),
    Pitfall("SDI-NOT-INSTANTIABLE", "nothing makes the type instantiable", .rule("safedi-not-instantiable")),
    Pitfall("SDI-DUPLICATE", "two declarations make one type instantiable", .rule("safedi-duplicate-instantiable")),
    Pitfall("SDI-FORWARDED", "a type with forwarded properties is made at once", .rule("safedi-forwarded-constant")),
    Pitfall(
      "SDI-PROPERTY", "a property, or what its attribute says of it, that the macro refuses", .rule("safedi-refused-property")),
    Pitfall("SDI-UNREACHED", "an instantiable type stands below no root", .rule("unloaded-module")),
    Pitfall(
      "SDI-INITIALIZER", "an initializer that is not public or does not take what is injected",
      .leftOut("the macro says so at that very place whenever the file is compiled")),
    Pitfall("SDI-ROOT-RECEIVES", "a root receives something", .part(of: "missing-provider")),
    Pitfall(
      "SDI-ERASED", "the first type argument of an `ErasedInstantiator` is not what is forwarded",
      .leftOut("what a type forwards is gathered in a type that the macro writes, and the compiler compares the two")),
    Pitfall(
      "SDI-MOCK", "a mock that the generator cannot write or that is there twice",
      .leftOut("mocks are made beside the tree of a root, for tests and previews, and the generator stops while it writes them")),
    Pitfall(
      "SDI-CONFIGURATION", "two configurations in one module, or a manifest that lists other files",
      .leftOut("both are settings of the plug-in, which no part of the graph hangs on")),
  ]
}
