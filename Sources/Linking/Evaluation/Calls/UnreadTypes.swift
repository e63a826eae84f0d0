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

  /// Whether what is handed over where a type is wanted says of no type: what a library has of that kind. What a caller hands on is his to say.
  func isUnread(_ value: Value?) -> Bool {
    switch value?.form {
    case .plain?, .constant?: value?.type == .unknown || value?.type.unwrapped.instance == .unknown
    default: false
    }
  }
}

extension TypeName {
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
