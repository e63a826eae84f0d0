import Model

extension [Pitfall] {
  /// Known ways to go wrong with Dip, from its documentation, source, tests and issues.
  static let dip: [Pitfall] = [
    Pitfall("DIP-MISSING", "something is resolved, wired or injected that nobody registers", .rule("missing-provider")),
    Pitfall("DIP-TAG-ONLY", "resolved without a tag where there are tagged definitions only", .part(of: "missing-provider")),
    Pitfall("DIP-ARGS", "resolved with arguments of other types than any factory takes", .part(of: "missing-provider")),
    Pitfall(
      "DIP-STORYBOARD", "the `dipTag` of a storyboard or nib stands on an object that no definition of `uiContainers` fits",
      .part(of: "missing-provider")),
    Pitfall(
      "DIP-STORYBOARD-UNSET", "an object of a storyboard or nib is to be filled, and it has no `dipTag`",
      .rule("dip-scene-without-tag")),
    Pitfall("DIP-OPTIONAL", "an optional is resolved that nothing registered may fill", .part(of: "missing-provider")),
    Pitfall("DIP-CTOR-CYCLE", "factories need one another in a ring", .rule("dependency-cycle")),
    Pitfall("DIP-UNIQUE-CYCLE", "a ring of properties with a unique member", .rule("dependency-cycle")),
    Pitfall(
      "DIP-PEER-STRONG", "a ring of properties of which none is weak",
      .leftOut("an app's services often live as long as the app; who is to be set free nothing in a definition tells")),
    Pitfall("DIP-OVERRIDE", "one type, arguments and tag registered twice", .rule("duplicate-provider")),
    Pitfall("DIP-AMBIGUOUS", "two factories with equally many arguments may be wired", .rule("ambiguous-provider")),
    Pitfall(
      "DIP-WEAK-FIRST", "of two that hold one another the one that is held weakly is resolved first, and is gone again",
      .leftOut("which of them is resolved first, and who keeps it then, is known at run time")),
    Pitfall(
      "DIP-INJECTED-WEAK", "what `@InjectedWeak` injects is kept by nobody else",
      .leftOut("who else keeps an object, and how long, is known at run time")),
    Pitfall(
      "DIP-SHARED-NOT-SINGLETON", "the default scope shares within one `resolve` only",
      .leftOut("nothing in a definition tells a state that must be one from one that may be many")),
    Pitfall(
      "DIP-CAPTIVE", "a singleton keeps the first of what is made anew",
      .leftOut("nothing in a definition tells a state that must be fresh from one that may be kept")),
    Pitfall(
      "DIP-CONTAINER-CAPTURE", "a factory holds the container in which it is kept",
      .leftOut("a container that lives as long as the app loses nothing by it, and that is what nearly all do")),
    Pitfall("DIP-WEAK-COLLAB", "a collaborating container that nobody keeps", .rule("dip-collaborator-released")),
    Pitfall("DIP-AFTER-BOOTSTRAP", "registered after `bootstrap`", .rule("dip-registered-after-bootstrap")),
    Pitfall("DIP-BAD-FORWARD", "`implements` of a type that the object is not", .part(of: "missing-provider")),
    Pitfall(
      "DIP-TRY-BANG", "`try!` on `resolve`",
      .leftOut("whoever lets the program stop has decided; that something is missing is said")),
    Pitfall(
      "DIP-VALIDATE-ABSENT", "no test validates the container",
      .leftOut("what `validate` finds is said without it, and tests are not read unless asked for")),
  ]
}
