import Model

extension [Pitfall] {
  /// Known ways to go wrong with Swinject itself, from its documentation, source and issues.
  static let containersOfClosures: [Pitfall] = [
    Pitfall("SWJ-MISSING", "something is asked for that nothing registers", .rule("missing-provider")),
    Pitfall("SWJ-KEY", "a name or argument types that no registration has", .part(of: "missing-provider")),
    Pitfall("SWJ-OPTIONAL-ARGUMENT", "`String?` is handed over where `String` is registered", .part(of: "missing-provider")),
    Pitfall("SWJ-CONCRETE", "a class is asked for that is registered as its protocol", .part(of: "missing-provider")),
    Pitfall("SWJ-FORWARD", "forwarded to a type that the object is not", .part(of: "missing-provider")),
    Pitfall("SWJ-AUTOREGISTER-NAME", "an autoregistered parameter that has names only", .rule("missing-provider")),
    Pitfall("SWJ-OVERWRITE", "one key registered twice", .rule("duplicate-provider")),
    Pitfall("SWJ-CYCLE", "factories ask for one another in a ring", .rule("dependency-cycle")),
    Pitfall("SWJ-CYCLE-TRANSIENT", "a ring of services that nobody shares", .rule("dependency-cycle")),
    Pitfall(
      "SWJ-CYCLE-TWICE", "a ring that is entered at its factory runs that factory twice",
      .leftOut("it works, and who enters first is known only at run time")),
    Pitfall("SWJ-CHILD", "a parent's service leans on what only a child registers", .rule("missing-provider")),
    Pitfall(
      "SWJ-CHILD-KEPT", "a parent keeps an object that a child made",
      .leftOut("which child asks first is known only at run time; that the parent lacks something is said")),
    Pitfall("SWJ-UNLOADED", "an assembly that nobody applies", .rule("unloaded-module")),
    Pitfall(
      "SWJ-ASSEMBLER-RELEASED", "nobody keeps the assembler",
      .leftOut("in 2.x its resolver is the container and keeps it alive; who keeps that how long is known only at run time")),
    Pitfall(
      "SWJ-RESOLVED-EARLY", "an assembly asks the container for what a later one registers",
      .leftOut(
        "registrations are known by container, not by the moment of a call; what runs when is followed for overwriting only")),
    Pitfall(
      "SWJ-ONE-BY-ONE", "assemblies whose `loaded` needs a later one are applied one by one",
      .leftOut("registrations are known by container, not by the moment of a call")),
    Pitfall(
      "SWJ-ARGUMENTS-SHARED", "a shared service is asked for with different arguments",
      .leftOut("values of arguments are known only at run time")),
    Pitfall(
      "SWJ-WEAK", "a weak service that nobody holds strongly",
      .leftOut("who holds an object how long is known only at run time")),
    Pitfall("SWJ-VALUE-SCOPE", "a scope on a value type", .part(of: "dependency-cycle")),
    Pitfall(
      "SWJ-THREADS", "a container that is not synchronised is asked by several threads",
      .leftOut("threads are not followed")),
    Pitfall(
      "SWJ-MEMBERWISE", "`autoregister` with one of several initializers",
      .leftOut("the compiler chooses by types that dilint does not have; the place is counted as not understood")),
  ]
}
