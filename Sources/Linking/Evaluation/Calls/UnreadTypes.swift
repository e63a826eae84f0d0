import Model

extension Evaluator {
  /// Type parameters of a function for which a call hands over `S.Type` that cannot be read, beside something else that `S` is part of: that may be of
  /// a type below, and so does not say what `S` is.
  func unreadTypes(
    of declaration: Declaration, _ taken: [Int: [Int]], _ given: [Given], _ cache: [Int: Value]
  ) -> Set<String> {
    var unread: Set<String> = []
    for (parameter, arguments) in taken {
      guard let instance = declaration.parameters[parameter].type?.unwrapped.instance,
        arguments.contains(where: { isUnread(given[$0].value ?? cache[$0]) })
      else { continue }
      for name in declaration.generics.map(\.name) where instance.mentions(name) {
        let others = taken.keys.filter { $0 != parameter }
        if others.contains(where: { declaration.parameters[$0].type?.mentions(name) ?? false }) { unread.insert(name) }
      }
    }
    return unread
  }

  /// Type parameters of which what is handed over as `Crate<T>` says nothing, though whoever compiles it knows them: a library's `Crate`, as `Crate(tide)`
  /// makes one, or whatever is wanted, as `.init(tide)` does.
  func unsaid(_ wanted: TypeName, by value: Value, _ expression: Expression?) -> Set<String> {
    guard wanted.isOpen, !value.isParameter else { return [] }
    if value.type == wanted, case .call(let callee, _)? = expression?.form, case .member(nil, _, _, _) = callee.form {
      return wanted.openNames
    }
    return wanted.openNames(missingIn: value.type)
  }

  /// Whether what is handed over where a type is wanted says of no type: what a library has of that kind. What a caller hands on is his to say.
  func isUnread(_ value: Value?) -> Bool {
    switch value?.form {
    case .plain?, .constant?: value?.type == .unknown || value?.type.unwrapped.instance == .unknown
    default: false
    }
  }
}

extension TypeName {
  /// The type parameters of a function that stand in it.
  fileprivate var openNames: Set<String> {
    var names: Set<String> = []
    _ = mapNominals { parts in
      if parts.count == 1, parts[0].name.utf8.first == TypeName.openMark { names.insert(String(parts[0].name.dropFirst())) }
      return .nominal(parts)
    }
    return names
  }

  /// Those that stand in the arguments of a type which another one has without any.
  fileprivate func openNames(missingIn other: TypeName) -> Set<String> {
    guard case .nominal(let own) = unwrapped, case .nominal(let parts) = other.unwrapped, own.count == parts.count else {
      return []
    }
    return zip(own, parts).reduce(into: []) { names, part in
      guard part.0.name == part.1.name else { return }
      if part.1.arguments.isEmpty {
        for argument in part.0.arguments { names.formUnion(argument.openNames) }
      } else {
        for (own, other) in zip(part.0.arguments, part.1.arguments) { names.formUnion(own.openNames(missingIn: other)) }
      }
    }
  }

  /// Whether a name stands in it as it is written, alone or in front of a member type.
  fileprivate func mentions(_ name: String) -> Bool {
    var isThere = false
    _ = mapNominals { parts in
      isThere = isThere || parts[0].name == name
      return .nominal(parts)
    }
    return isThere
  }
}
