import Model

extension [Hazard] {
  /// What stops an assembler, and what the tool refuses.
  static let knit: [Hazard] = [
    Hazard(
      id: "knit-missing-assembly", pattern: .notHandedOver, severity: .error,
      summary: "an assembly is wanted that the assembler can neither make nor was handed",
      explanation: """
        An assembler gathers the `dependencies` of its assemblies, and makes those that it was not handed. It can make an \
        `AutoInitModuleAssembly` only; a plain `ModuleAssembly` must be among those that the program hands over, or in a parent. \
        Without it the assembler stops the app while it is made: "Found module dependency … that was not provided to assembler".

        Hand it over, or make it an `AutoInitModuleAssembly` if its initializer takes nothing.
        """,
      message: "`{group}` is a dependency on the way {path}, and nobody hands it to this assembler, which cannot make it",
      cure: "hand it over here, or let `{group}` be an `AutoInitModuleAssembly`"),
    Hazard(
      id: "knit-wrong-resolver", pattern: .foreignContainer, severity: .error,
      summary: "an assembly is loaded by the assembler of another resolver",
      explanation: """
        A `ScopedModuleAssembler<R>` loads assemblies whose `TargetResolver` is `R`. One of another resolver, if no parent has it, \
        stops the app while the assembler is made: "The ModuleAssembly's TargetResolver is incorrect".

        Load it in an assembler of its own resolver and make that one the parent, or let `scoped(_:)` leave it out of the \
        dependencies.
        """,
      message: "`{type}` is for `{found}`, and this assembler is for `{expected}`",
      cure: "load `{type}` in a parent that is for `{found}`"),
    Hazard(
      id: "knit-invalid-override", pattern: .idleReplacement, severity: .error,
      summary: "the default override of an assembly does not say that it replaces it",
      explanation: """
        Where default overrides are used, as in tests, `OverrideType` takes the place of the assembly. It must list the assembly \
        in its `replaces`; else the assembler stops: "… used as default override does not implement …".

        Add it to `replaces`, or make the override a `FakeAssembly`, which does so itself.
        """,
      message: "`{type}` is the default override of `{other}`, and its `replaces` lacks it",
      cure: "write `static var replaces: [any ModuleAssembly.Type] { [{other}.self] }` in `{type}`"),
    Hazard(
      id: "knit-unsatisfied-abstract", pattern: .unmetDemand, severity: .error,
      summary: "nobody registers what an abstract registration demands",
      explanation: """
        `registerAbstract` says that somebody else registers the service in the same container, under the same name. An assembler \
        in which nobody does stops the app while it is made: "Unsatisfied abstract registration". What a parent registers does \
        not count. In unit tests a placeholder stands in.

        Hand the assembler an assembly that registers it.
        """,
      message: "`{type}`{name} is demanded here by `{group}`, and nobody registers it in a container that loads that",
      cure: "load an assembly that registers `{type}`{name} into the same assembler"),
    Hazard(
      id: "knit-refused-registration", pattern: .refusedRegistration, severity: .warning,
      summary: "a registration is in a form that the tool refuses",
      explanation: """
        The tool reads the text of assemblies. It stops at registrations in an `#else` or in nested conditions, at two in one \
        chain, at names that are no plain text, at arguments without types, and at kinds of registrations that the kind of the \
        assembly does not allow.

        Write it as the tool wants it, or put `// @knit ignore` above it.
        """,
      message: "this registration {how}, which Knit's tool refuses",
      cure: "write it in the form that the tool reads, or put `// @knit ignore` above it"),
    Hazard(
      id: "knit-refused-comment", pattern: .refusedComment, severity: .warning,
      summary: "a comment for the tool that it does not understand",
      explanation: """
        Behind `// @knit` the tool expects `public`, `internal`, `hidden`, `ignore`, `alias("x")`, `module-name("M")`, \
        `@_spi(Name)`, `tag("x")` or `disable-performance-gen`, and stops at anything else.

        Correct the word.
        """,
      message: "this comment {how}",
      cure: "write one of the tool's words: `public`, `internal`, `hidden`, `ignore`, `alias(\"…\")`, `@_spi(…)`, `tag(\"…\")`"),
    Hazard(
      id: "knit-redundant-comment", pattern: .redundant, severity: .warning,
      summary: "a comment for the tool that says what holds anyway",
      explanation: """
        An access level that is the assembly's own, or the default, and an alias that is the accessor's own name change nothing, \
        and the tool refuses them.

        Leave the word out.
        """,
      message: "{how}, and Knit's tool refuses to hear it again",
      cure: "leave it out"),
  ]
}
