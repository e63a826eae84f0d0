import Model

extension [Hazard] {
  /// What stops a container although every dependency has a provider.
  static let ditranquillity: [Hazard] = [
    Hazard(
      id: "ditranquillity-unsupplied-argument", pattern: .unsuppliedArguments, severity: .warning,
      summary: "an object is asked for that takes run-time arguments, and nobody ever brings them",
      explanation: """
        What a registration takes as `arg($0)` comes from whoever asks for the object: from `resolve(args:)` for the object \
        itself, from `AnyArguments(for:args:)` or `addArgs(for:args:)` for one further down, or from a `Provider1` to \
        `Provider5`. The container checks none of it beforehand. Without arguments it answers nil, logs it, and stops the app \
        where the object is not optional, or one of a list. No code of the project brings arguments for this type.

        Bring them where the object is asked for, ask for a `Provider1<…>` and hand them over later, or make the argument optional.
        """,
      message: "`{type}` takes run-time arguments, and nobody brings any",
      cure: "ask with `resolve(args: …)`, or hand over `AnyArguments(for: {type}.self, args: …)` further up")
  ]
}
