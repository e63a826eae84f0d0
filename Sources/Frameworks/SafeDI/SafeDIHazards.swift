import Model

extension [Hazard] {
  /// What the generator refuses beside what is missing and what makes a ring.
  static let safeDI: [Hazard] = [
    Hazard(
      id: "safedi-not-instantiable", pattern: .unmadeType, severity: .error,
      summary: "a type is instantiated that nothing makes instantiable",
      explanation: """
        `@Instantiated` asks SafeDI to make an object of the property's type, of the type inside its `Instantiator`, or of the one \
        that `fulfilledByType` names. That must be a type with `@Instantiable`, one that such a type lists under \
        `fulfillingAdditionalTypes`, or what the `instantiate` function of an `@Instantiable` extension returns. The generator stops \
        when it meets any other below a root.

        Declare the type `@Instantiable`, or name one that is.
        """,
      message: "`{group}` instantiates `{name}`, and no `@Instantiable` type or extension makes a `{type}`",
      cure: "declare `{type}` or an extension of it `@Instantiable`, or name with `fulfilledByType` what is"),
    Hazard(
      id: "safedi-duplicate-instantiable", pattern: .sameScopeName, severity: .error,
      summary: "two declarations make one type instantiable",
      explanation: """
        SafeDI looks up what it makes by type alone, so each type can be made in one way only: by its own declaration, by one \
        extension, or by one type that lists it under `fulfillingAdditionalTypes`. The generator stops at the second.

        Keep one of them, and choose others with `fulfilledByType` where they are instantiated.
        """,
      message: "`{name}` is made instantiable a second time here, so SafeDI's generator stops",
      cure: "keep one of them, and choose the other with `fulfilledByType` where it is wanted"),
    Hazard(
      id: "safedi-forwarded-constant", pattern: .eagerWithArguments, severity: .error,
      summary: "a type with forwarded properties is instantiated at once",
      explanation: """
        A `@Forwarded` property is handed over by whoever calls the `Instantiator`. Where the type is instantiated as a constant \
        nobody calls one, and the generator stops.

        Declare the property as `Instantiator<T>`, and call it with what is forwarded.
        """,
      message: "`{group}` instantiates `{name}` at once, and `{type}` has `@Forwarded` properties that nobody hands over then",
      cure: "declare it as `Instantiator<{type}>`"),
    Hazard(
      id: "safedi-type-spelling", pattern: .otherSpelling, severity: .error,
      summary: "a property is received by a type in another spelling",
      explanation: """
        SafeDI compares types as they are written: `any Service`, `Service` and `Service!` are three, whatever the compiler thinks of \
        them, and so are `Name` and the `String` for which it stands, and `Step` and `Bench.Step`, unless it is an instantiable type with \
        nothing around it. The generator stops where a property is received in another spelling than that of the scope above.

        Write the type as it is written above.
        """,
      message: "`{name}` is received as `{type}` and is a `{other}` above, which SafeDI takes for two types",
      cure: "write `{other}` here, too"),
    Hazard(
      id: "safedi-refused-property", pattern: .unreadableAnnotation, severity: .error,
      summary: "a property that SafeDI's macros refuse",
      explanation: """
        A property of an `@Instantiable` type has one of `@Instantiated`, `@Received` and `@Forwarded`, is a `let` unless a property \
        wrapper stands before it, and has no value of its own. What its attribute says stands there as a literal; `onlyIfAvailable` wants \
        a type with `?`, and `fulfilledByType` goes with an `ErasedInstantiator` and not with an `Instantiator`. The macro refuses any other.

        Write it as the macro wants it.
        """,
      message: "this attribute {how}, which SafeDI refuses",
      cure: "declare it with one such attribute, as a `let` without a value"),
  ]
}
