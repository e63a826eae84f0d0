import Model

extension Evaluator {
  /// A library's generic type that is registered without its arguments has those of what is made; where nothing here says which these are, it may
  /// be any that somebody asks for.
  func doubtTypeArguments(_ draft: inout Draft) {
    let asked = Set(recording.requests.compactMap { $0.expected?.unwrapped }).filter {
      !$0.arguments.isEmpty && symbols.isUndeclared($0)
    }
    guard !asked.isEmpty else { return }
    let named = Dictionary(grouping: asked.sorted { $0.description < $1.description }, by: \.bare)
    for registration in draft.registrations {
      let provider = registration.provider
      for key in provider.keys {
        for type in named[key.type.unwrapped] ?? [] {
          var doubted = key
          doubted.type = type
          draft.doubts.append(
            Draft.Doubt(key: doubted, framework: provider.framework, roots: registration.loads.map(\.root), at: provider.at))
          recording.opaque.insert(
            Opaque(
              what: .registration, reason: "only what makes it says its type arguments, and that could not be read",
              at: provider.at))
        }
      }
    }
  }

  /// Whether a library's generic type is asked for without its arguments, which what takes the answer says: here something is registered that has some.
  ///
  /// - Parameter generic: The types among `provided` that have arguments, without these.
  func leavesTypeArguments(_ type: TypeName, _ provided: Set<TypeName>, _ generic: Set<TypeName>) -> Bool {
    type.arguments.isEmpty && symbols.isUndeclared(type) && !provided.contains(type) && generic.contains(type)
  }
}
