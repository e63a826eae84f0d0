import Model

extension [Pitfall] {
  /// Known ways to go wrong with DITranquillity, from its documentation, source and tests.
  static let ditranquillity: [Pitfall] = [
    Pitfall("DIT-MISSING", "a dependency that nothing registers", .rule("missing-provider")),
    Pitfall("DIT-AMBIGUOUS", "several components fit, and none is the default", .rule("ambiguous-provider")),
    Pitfall("DIT-COLLAPSE", "two registrations of one type on one line, which count as one", .rule("duplicate-provider")),
    Pitfall(
      "DIT-LEAK", "a public module leans on an internal one that its dependents do not load", .rule("leaked-internal-module")),
    Pitfall("DIT-HIDDEN", "only a module that is not seen from here has it", .rule("inaccessible-provider")),
    Pitfall("DIT-CYCLE", "components need one another in a ring that nothing opens", .rule("dependency-cycle")),
    Pitfall("DIT-ASSEMBLY-CYCLE", "assemblies depend on one another in a ring", .rule("assembly-cycle")),
    Pitfall("DIT-UNLOADED", "a module, part or framework that no container loads", .rule("unloaded-module")),
    Pitfall("DIT-DYNAMIC", "a need that must be met and that only a dynamic assembly may meet", .rule("forced-dynamic-need")),
    Pitfall("DIT-ARGUMENT", "an object takes `arg` and is asked for without", .rule("ditranquillity-unsupplied-argument")),
    Pitfall("DIT-UNCHECKED", "`as` of 2.x without `check` or `unsafe`", .rule("ditranquillity-type-without-check")),
    Pitfall(
      "DIT-ARGUMENT-ELSEWHERE", "arguments are brought for the type in one place and not in another",
      .leftOut("arguments reach whatever is made on the way, so that which object gets them is known only at run time")),
    Pitfall(
      "DIT-ARGUMENT-COUNT", "more or fewer arguments than the registration takes",
      .leftOut("they are handed over as `Any?`, in an order that injections share with the initializer")),
    Pitfall(
      "DIT-LATE", "registrations after the graph was made",
      .leftOut("what runs first is known only where one function does both")),
  ]
}
