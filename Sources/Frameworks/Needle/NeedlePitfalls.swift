import Model

extension [Pitfall] {
  /// Known ways to go wrong with Needle, from its documentation, issues and source.
  static let needle: [Pitfall] = .needleTrees + .needleForms + .needleRoots + .needleLifetimes

  /// Of the graph.
  private static let needleTrees: [Pitfall] = [
    Pitfall("NDL-MISSING-PROVIDER", "some way from a root has no property of the name and type", .rule("missing-provider")),
    Pitfall(
      "NDL-NAME-MISMATCH", "the type is there under another name, or the name with another type",
      .part(of: "missing-provider")),
    Pitfall("NDL-TYPE-SPELLING", "one type in two spellings", .rule("needle-type-spelling")),
    Pitfall("NDL-PARENT-CYCLE", "components create one another in a ring", .rule("module-cycle")),
    Pitfall("NDL-PROP-CYCLE", "properties read one another in a ring, across components too", .rule("dependency-cycle")),
    Pitfall(
      "NDL-CROSS-CYCLE", "trees joined by `dependencies: self` make one another in a ring",
      .leftOut(
        "whether making one makes the next at once depends on closures that other objects keep; the properties of one tree are followed"
      )),
    Pitfall("NDL-DUP-COMPONENT", "two components of one simple name in one target", .rule("needle-duplicate-component")),
    Pitfall(
      "NDL-DUP-DEP-PROTOCOL", "two dependency protocols of one simple name in one target",
      .rule("needle-duplicate-dependency")),
    Pitfall("NDL-ORPHAN", "a component that no way from a root leads to", .rule("unloaded-module")),
    Pitfall(
      "NDL-DOTINIT", "a child created as `.init(parent: self)` or `Module.Child(parent: self)`",
      .rule("needle-unseen-child")),
    Pitfall("NDL-BAD-PARENT-ARG", "what is handed over as the parent is not `self`", .rule("needle-wrong-parent")),
    Pitfall("NDL-FALSE-EDGE", "a component's name is called in a form that creates nothing", .rule("needle-false-child")),
    Pitfall("NDL-DUP-EDGE", "one child created in two places of a component", .rule("needle-child-created-twice")),
    Pitfall("NDL-SHADOWED-PROVIDER", "two components on one way provide one key", .rule("needle-shadowed-provider")),
    Pitfall("NDL-PASS-THROUGH", "a property hands on what its component asks for", .rule("needle-pass-through")),
    Pitfall("NDL-UNUSED-DEP-MEMBER", "a dependency that nobody reads", .rule("needle-unread-dependency")),
    Pitfall(
      "NDL-UNUSED-PROVIDER", "a property that nobody reads and that answers nobody",
      .leftOut(
        "whether code outside the tree reads it is a question of unused code in general, for which a compiler's index is the better tool"
      )),
    Pitfall("NDL-DIVERGENT-PATHS", "ways lead to different providers", .rule("needle-divergent-paths")),
  ]

  /// Of declarations.
  private static let needleForms: [Pitfall] = [
    Pitfall("NDL-DEP-INHERIT", "a dependency protocol inherits requirements", .rule("needle-inherited-dependency")),
    Pitfall("NDL-DEP-NOT-FIRST", "`Dependency` is not the first parent of the protocol", .rule("needle-unseen-dependency")),
    Pitfall("NDL-DEP-COMPOSITION", "a composition or typealias between the angle brackets", .rule("needle-unseen-dependency")),
    Pitfall(
      "NDL-DEP-UNKNOWN", "the dependency protocol is not in the sources",
      .leftOut("it may stand in sources that dilint was not given; the place is counted as not understood (`dilint opaque`)")),
    Pitfall(
      "NDL-DEP-FUNC", "functions, subscripts and static members in a dependency protocol",
      .rule("needle-unmet-requirement")),
    Pitfall("NDL-COMPONENT-SUBCLASS", "a component that inherits from a component", .rule("needle-unseen-component")),
    Pitfall("NDL-COMPONENT-TYPEALIAS", "a component through a typealias", .rule("needle-unseen-component")),
    Pitfall("NDL-COMPONENT-NESTED", "a component in a class or an extension", .rule("needle-unseen-component")),
    Pitfall("NDL-COMPONENT-GENERIC", "a generic component", .rule("needle-unseen-component")),
    Pitfall(
      "NDL-COMPONENT-NOT-FIRST", "`Component<…>` is not the first parent",
      .leftOut("Swift does not compile a class whose superclass is not first")),
    Pitfall("NDL-SECOND-GENERIC", "a second generic type after the colon", .rule("needle-misread-dependency")),
    Pitfall("NDL-UNTYPED-PROPERTY", "a property without a written type is asked for", .part(of: "missing-provider")),
    Pitfall("NDL-PRIVATE-PROVIDER", "a private property is asked for", .part(of: "missing-provider")),
    Pitfall("NDL-INTERNAL-PROVIDER", "an internal property is asked for, since 0.24", .part(of: "missing-provider")),
    Pitfall("NDL-STATIC-DYNAMIC-MISMATCH", "an internal property of an extension answers", .rule("needle-internal-extension")),
    Pitfall("NDL-MODIFIER-ORDER", "`public` is not the first word, since 0.24", .part(of: "missing-provider")),
    Pitfall("NDL-PLUGIN-NOT-BOUND", "`bind(to:)` is never called", .rule("needle-unbound-plugin")),
    Pitfall("NDL-PLUGIN-CYCLE", "a plugin extension and its non-core component ask one another", .rule("needle-plugin-cycle")),
    Pitfall("NDL-PLUGIN-FLAG", "the generator runs without `--pluginized true`", .leftOut("build scripts are not read")),
  ]

  /// Of roots, registration and modules.
  private static let needleRoots: [Pitfall] = [
    Pitfall("NDL-NESTED-ROOT", "a bootstrap component created inside a component of the same scan", .rule("needle-nested-root")),
    Pitfall(
      "NDL-ROOT-OUTSIDE-APP", "a bootstrap component in a feature without a generator run",
      .leftOut("build scripts are not read")),
    Pitfall(
      "NDL-SCAN-SCOPE", "a folder with components that no generator run covers",
      .leftOut("build scripts are not read; `needle-stale-generated` sees what a committed file lacks")),
    Pitfall("NDL-EXCLUDE-SUBSTRING", "`--exclude-paths` leaves out more than meant", .leftOut("build scripts are not read")),
    Pitfall("NDL-REGISTER-MISSING", "`registerProviderFactories()` is never called", .rule("needle-unregistered")),
    Pitfall("NDL-REGISTER-LATE", "a root is created before the call", .rule("needle-late-registration")),
    Pitfall("NDL-REGISTER-REPEAT", "the call stands in several places", .rule("needle-repeated-registration")),
    Pitfall("NDL-STALE-GENERATED", "the generated file registers other ways than there are", .rule("needle-stale-generated")),
    Pitfall(
      "NDL-MOCKPATH-UNKNOWN", "a test builds a path that does not exist",
      .leftOut("tests build paths by hand, also for components of their own, and are not judged")),
    Pitfall(
      "NDL-MOCKPATH-NO-UNREGISTER", "a test registers a provider and never takes it back",
      .leftOut("it harms other tests and no app")),
    Pitfall(
      "MOD-IMPORT-IMPL", "a feature imports another one's implementation",
      .leftOut("a matter of imports, whatever the framework")),
    Pitfall(
      "MOD-INTERFACE-HAS-IMPL", "an interface target holds implementations",
      .leftOut("a matter of imports, whatever the framework")),
    Pitfall("MOD-PUBLIC-LEAK", "a public type that nobody outside uses", .leftOut("a question of unused code in general")),
    Pitfall(
      "MOD-CROSS-CONFORMANCE", "`dependencies: self` of a class that does not conform",
      .leftOut("Swift does not compile it")),
    Pitfall(
      "MOD-DEPENDENCIES-IS-DEPENDENCY", "the protocol handed in from outside inherits `Dependency`",
      .rule("needle-boundary-dependency")),
    Pitfall(
      "MOD-MODULE-CYCLE", "targets import one another in a ring",
      .leftOut("a matter of imports, whatever the framework; build systems refuse it")),
    Pitfall("MOD-SAME-PATH", "components of two targets at the ends of equal ways", .rule("needle-same-path")),
  ]

  /// Of lifetimes.
  private static let needleLifetimes: [Pitfall] = [
    Pitfall("NDL-STORED-CHILD", "a child kept by its parent", .rule("needle-stored-child")),
    Pitfall(
      "NDL-SHARED-SELF-CAPTURE", "a shared object keeps a closure that keeps the component",
      .leftOut(
        "whether the object stores the closure is known only where its initializer is, and real apps do it on purpose with objects that live as long as the component"
      )),
    Pitfall(
      "NDL-COMPONENT-NOT-RETAINED", "a component lives shorter than what it shares is meant to",
      .leftOut("what is meant to be unique is not in the source")),
    Pitfall("NDL-COMPONENT-TWICE", "a function reads a computed child twice", .leftOut("two scopes may be meant")),
    Pitfall("NDL-COMPONENT-AS-PROPERTY", "an object outside the tree keeps a component", .rule("needle-kept-component")),
    Pitfall("NDL-TRANSIENT-STATE", "an object with a state is made anew for each asker", .rule("needle-remade-state")),
    Pitfall("NDL-CAPTIVE", "a shared object keeps one that is made anew", .rule("needle-captive")),
    Pitfall("NDL-CHILD-AS-DEPENDENCY", "a component asked for as a dependency", .rule("needle-component-as-dependency")),
    Pitfall("NDL-SHARED-TWICE", "`shared` twice under one name", .rule("needle-shared-twice")),
    Pitfall("NDL-SHARED-ARG", "`shared` keeps what depends on an argument", .rule("needle-shared-argument")),
    Pitfall("NDL-SHARED-THREAD-HOP", "`shared` waits for another thread", .rule("needle-shared-wait")),
    Pitfall(
      "NDL-FORCE-SCOPE-ANY", "an object keeps its scope as `Any`, and the scope keeps the object",
      .leftOut("what an `Any` holds is decided where the object is made, often far from the component")),
  ]
}
