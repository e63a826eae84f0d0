import Model

extension [Hazard] {
  /// Annotations that the generator refuses or passes over.
  static let annotations: [Hazard] = [
    Hazard(
      id: "weaver-invalid-annotation", pattern: .unreadableAnnotation, severity: .error,
      summary: "an annotation that Weaver's generator refuses",
      explanation: """
        A comment that begins with `weaver:` is one of `name = Type`, `name = Type <- Protocol`, `name <- Type`, `name <= Type`, \
        `name.attribute = value`, `self.isIsolated = true` and `import Module`. An attribute is set once, after its name is \
        declared, to a value that it has, and on what has it: `scope`, `setter` and `objc` on registrations, `builder` on \
        registrations and references, `escaping` on parameters. The generator stops at the first annotation that is anything \
        else, and writes no code.

        Write it as the generator reads it, or let the comment begin with another word.
        """,
      message: "this annotation {how}, so Weaver's generator stops",
      cure: "write `name = Type`, `name <- Type`, `name <= Type` or `name.attribute = value`, the attribute after the name"),
    Hazard(
      id: "weaver-ignored-annotation", pattern: .unseenAnnotation, severity: .warning,
      summary: "a comment that looks like an annotation and is none to Weaver",
      explanation: """
        Weaver's generator reads comments that begin with two slashes and stand alone on their line. One behind code, a \
        documentation comment and a block comment it passes over without a word, so what they declare does not exist.

        Put the annotation on a line of its own, behind two slashes.
        """,
      message: "`{text}` {how}, and Weaver's generator reads only `//` comments on a line of their own",
      cure: "put it behind `//` on a line of its own"),
    Hazard(
      id: "weaver-stray-annotation", pattern: .strayAnnotation, severity: .error,
      summary: "an annotation outside of every class and struct",
      explanation: """
        An annotation belongs to the class or struct in whose body it stands. At file scope, in an extension, an enum, a protocol \
        or an actor there is none, and the generator stops.

        Move it into the body of the type that it speaks of.
        """,
      message: "this annotation stands in no class or struct, so Weaver's generator stops",
      cure: "move it into the body of the type that it speaks of"),
    Hazard(
      id: "weaver-double-declaration", pattern: .nameTwice, severity: .error,
      summary: "one name declared twice in a type",
      explanation: """
        Registrations, references and parameters of a type share one set of names, since each becomes a property of the \
        generated container. The generator stops at the second declaration of a name.

        Remove one of them, or give it another name.
        """,
      message: "`{group}` declares `{name}` a second time, so Weaver's generator stops",
      cure: "remove one of the two, or give it another name"),
  ]
}
