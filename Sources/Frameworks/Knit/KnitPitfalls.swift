import Model

extension [Pitfall] {
  /// Known ways to go wrong with Knit, from its documentation, source and tests.
  static let knit: [Pitfall] = [
    Pitfall("KNT-MISSING", "an accessor is called whose assembly the assembler does not load", .rule("missing-provider")),
    Pitfall("KNT-MODULE-MISSING", "a dependency was not handed to the assembler", .rule("knit-missing-assembly")),
    Pitfall("KNT-WRONG-RESOLVER", "an assembly of another `TargetResolver`", .rule("knit-wrong-resolver")),
    Pitfall("KNT-INVALID-OVERRIDE", "a default override does not replace its assembly", .rule("knit-invalid-override")),
    Pitfall("KNT-ABSTRACT", "an abstract registration that nobody fills", .rule("knit-unsatisfied-abstract")),
    Pitfall("KNT-DUPLICATE", "one service, name and arguments registered twice in a container", .rule("duplicate-provider")),
    Pitfall("KNT-CYCLE", "factories call one another's accessors in a ring", .rule("dependency-cycle")),
    Pitfall(
      "KNT-MODULE-CYCLE", "assemblies depend on one another in a ring",
      .leftOut("the assembler visits each assembly once, so it does no harm")),
    Pitfall("KNT-UNDECLARED", "a service of an assembly that is no declared dependency", .rule("inaccessible-provider")),
    Pitfall("KNT-KEPT", "a `hidden` or `internal` registration is asked for by another target", .rule("inaccessible-provider")),
    Pitfall("KNT-UNLOADED", "an assembly that no assembler reaches", .rule("unloaded-module")),
    Pitfall("KNT-UNTYPED-ARGUMENT", "a run-time argument without a type", .rule("knit-refused-registration")),
    Pitfall("KNT-CHAINED", "two registrations in one chain", .rule("knit-refused-registration")),
    Pitfall("KNT-NAME", "a name that is no plain text", .rule("knit-refused-registration")),
    Pitfall("KNT-ELSE", "registrations in an `#else` or in nested conditions", .rule("knit-refused-registration")),
    Pitfall(
      "KNT-WRONG-KIND", "`registerAbstract` outside an `AbstractAssembly`, or `register` inside",
      .rule("knit-refused-registration")),
    Pitfall("KNT-COMMENT", "a word behind `// @knit` that the tool does not know, or two `@_spi`", .rule("knit-refused-comment")),
    Pitfall("KNT-REDUNDANT", "an access level or alias that says what holds anyway", .rule("knit-redundant-comment")),
    Pitfall(
      "KNT-REDUNDANT-REPLACES", "a fake's `replaces` lacks, or merely repeats, its `ReplacedAssembly`",
      .leftOut(
        "the first is seen as `knit-invalid-override` where the fake is the default override; the second changes nothing at run time"
      )),
    Pitfall(
      "KNT-NO-RESOLVER", "an assembly without `typealias TargetResolver`, or of no known kind",
      .leftOut("which files the tool is given is said by the build, and Swift needs neither")),
    Pitfall(
      "KNT-MODULE-NAME", "assemblies of one file with different module names",
      .leftOut("the names hang on a pattern that the build hands to the tool")),
    Pitfall(
      "KNT-GENERATED", "dependencies that the tool generates",
      .leftOut("they hang on what the build hands to the tool; an assembly without written ones is counted as not understood")),
    Pitfall(
      "KNT-RELEASED", "a resolver outlives its assembler",
      .leftOut("who holds the assembler how long is known only at run time")),
  ]
}
