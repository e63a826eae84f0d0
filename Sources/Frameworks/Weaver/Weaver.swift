import Model

extension Framework {
  /// Scopes declared by comments and property wrappers, checked by a code generator: https://github.com/scribd/Weaver.
  static let weaver = Framework(
    id: "weaver",
    name: "Weaver",
    modules: ["WeaverDI"],
    packages: ["weaver", "WeaverDI", "scribd/Weaver"],
    homes: ["scribd"],
    generations: [.weaver],
    hazards: .annotations + .containers + .resolvers,
    pitfalls: .weaver,
    forms: .weaver
  )
}

extension Generation {
  /// All versions that read property wrappers, and their comments.
  static let weaver = Generation(
    id: "weaver",
    versions: "1.0–1.1",
    since: "1.0",
    interface: "",
    shapes: [],
    annotations: AnnotationGrammar(
      word: "weaver", kind: "dependency container", opener: "MainDependencyContainer", comment: weaverAnnotation,
      attribute: weaverAnnotations),
    lifetimes: [
      "container": Lifetime(name: "container", sharing: .container, isEager: true),
      "lazy": Lifetime(name: "lazy", sharing: .container),
      "weak": Lifetime(name: "weak", sharing: .container, isWeak: true),
      "transient": Lifetime(name: "transient", sharing: .none),
    ],
    defaultLifetime: Lifetime(name: "container", sharing: .container, isEager: true),
    policies: [(since: "1.0", policy: .annotated)]
  )
}

extension Policy {
  /// `Inspector` of the generator: types decide, a name chooses among several of one type, and only the direct makers of a scope
  /// are each asked.
  fileprivate static let annotated = Policy(
    spansTargets: true,
    unwrapsOptionals: false,
    matching: .declaredTypes,
    ways: .someAboveEachMaker,
    idiom: Idiom(
      framework: "Weaver",
      consequence: "the generator stops the build",
      cures: [
        "missing-provider":
          "register it in a container on that way: `// weaver: {name} = … <- {type}`, or `@Weaver(.registration)`",
        "ambiguous-provider": "ask for it under the name of one of them",
        "dependency-cycle":
          "hand one of them over as a parameter, or let a builder make what leads into the ring",
        "unloaded-module": "register `{group}` somewhere, or write `// weaver: self.isIsolated = true` in it",
      ])
  )
}
