import Model

extension [Pitfall] {
  /// Known ways to go wrong with Weaver, from its documentation, source and tests.
  static let weaver: [Pitfall] = [
    Pitfall(
      "WVR-MISSING", "neither a container nor every one that registers it has what it references", .rule("missing-provider")),
    Pitfall(
      "WVR-ALLPATHS", "a branch further up lacks it, and the generator does not look there", .rule("missing-provider")),
    Pitfall("WVR-CYCLE", "registrations and references make a ring", .rule("dependency-cycle")),
    Pitfall("WVR-SELFREF-CRASH", "a ring that a self reference allows stands below a root", .rule("dependency-cycle")),
    Pitfall("WVR-IMPLICIT", "several of one type, and none has the name", .rule("ambiguous-provider")),
    Pitfall("WVR-RENAMED", "what answers has another name", .rule("weaver-renamed")),
    Pitfall("WVR-OPTIONAL", "both types differ only in that one is optional", .part(of: "missing-provider")),
    Pitfall(
      "WVR-CONCRETE-REQUEST", "a class is asked for that is registered as its protocols", .part(of: "missing-provider")),
    Pitfall("WVR-DOUBLE", "one name is declared twice in a type", .rule("weaver-double-declaration")),
    Pitfall(
      "WVR-CONTAINER-PARAMS", "a type with parameters is made together with its container",
      .rule("weaver-container-parameters")),
    Pitfall("WVR-WEAK-PARAM", "a weak parameter is not optional", .rule("weaver-weak-parameter")),
    Pitfall(
      "WVR-IGNORED-ANNOTATION", "an annotation behind code, in a block or in a documentation comment",
      .rule("weaver-ignored-annotation")),
    Pitfall("WVR-IN-EXTENSION", "an annotation straight in an extension or at file scope", .rule("weaver-stray-annotation")),
    Pitfall("WVR-ISOLATED-CONNECTED", "an isolated type that somebody registers", .rule("weaver-isolated-connected")),
    Pitfall("WVR-OPEN-ROOT", "an `open` class that nobody registers, with references", .rule("missing-provider")),
    Pitfall("WVR-SETTER-UNSET", "something is set by hand, and nobody sets it", .rule("weaver-unset-setter")),
    Pitfall(
      "WVR-DEPENDENCIES-ORDER", "a wrapper stands above the property that makes the resolver",
      .rule("weaver-dependencies-order")),
    Pitfall(
      "WVR-BUILDER-OPAQUE", "what a builder asks for is checked by nobody",
      .leftOut("a builder reads the generated resolver by members that no source declares; what it asks there is not followed")),
    Pitfall("WVR-UNUSED", "a registration that nobody below references", .rule("weaver-unused-registration")),
    Pitfall(
      "WVR-RESOLVER-TYPE", "a property wrapper's type does not fit the parameters of what it makes",
      .rule("weaver-resolver-type")),
    Pitfall("WVR-INVALID-ANNOTATION", "an annotation that the generator refuses", .rule("weaver-invalid-annotation")),
  ]
}
