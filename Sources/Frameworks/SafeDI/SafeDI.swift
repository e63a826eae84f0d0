import Model

extension Framework {
  /// Types whose trees a build plug-in reads and writes: https://github.com/dfed/SafeDI.
  static let safeDI = Framework(
    id: "safedi",
    name: "SafeDI",
    modules: ["SafeDI"],
    packages: ["SafeDI", "dfed/SafeDI"],
    homes: ["dfed"],
    generations: [.instantiables],
    hazards: .safeDI,
    pitfalls: .safeDI,
    forms: .safeDI
  )
}

extension Generation {
  /// All versions in which a root says that it is one.
  static let instantiables = Generation(
    id: "safedi-1",
    versions: "1.0–2.x",
    since: "1.0",
    interface: "",
    shapes: [],
    annotations: AnnotationGrammar(kind: "instantiable type", declaration: instantiableScopes),
    lifetimes: [
      "constant": Lifetime(name: "constant", sharing: .container, isEager: true),
      "instantiator": Lifetime(name: "instantiator", sharing: .none),
    ],
    defaultLifetime: Lifetime(name: "constant", sharing: .container, isEager: true),
    policies: [(since: "1.0", policy: .instantiables)]
  )
}

extension Policy {
  /// A property is received by its label and the text of its type from the nearest scope above that has it, on every way from every
  /// root (`validatePropertiesAreFulfillable` of `DependencyTreeGenerator`).
  fileprivate static let instantiables = Policy(
    spansTargets: true,
    unwrapsOptionals: false,
    optionals: .distinct,
    idiom: Idiom(
      framework: "SafeDI",
      consequence: "the generator stops the build",
      cures: [
        "missing-provider": "declare `@Instantiated let {name}: {type}` in a type above it on that way, or forward it there",
        "dependency-cycle":
          "let one of them make the next with an `Instantiator` of its own wherever the ring leads, or take one out of it",
        "unloaded-module": "instantiate `{group}` below a root, or remove `@Instantiable`",
      ])
  )
}
