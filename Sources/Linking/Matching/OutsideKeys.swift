import Model

extension Matcher {
  /// Whether a fork of the framework may declare a type and provide it: nothing here declares it.
  func mayBeForks(_ key: Key, _ policy: Policy) -> Bool {
    guard policy.isForked, key.name == nil, case .nominal(let parts) = key.type.unwrapped else { return false }
    return parts.allSatisfy(\.arguments.isEmpty) && !draft.declaredTypes.contains(key.type.unwrapped.bare)
  }

  /// Whether something is registered under a key that differs from what is asked for only where code outside the sources decides: by a constant
  /// that it declares, or by the type of something that it makes.
  func mayBeSpelled(_ key: Key, in container: Container, _ policy: Policy) -> Bool {
    guard !draft.outsideNames.isEmpty && key.name != nil || !draft.guessedTypes.isEmpty && !key.arguments.isEmpty else {
      return false
    }
    return keys.having(key.type).contains { index in
      answered.steps += 1
      return container.holds[index] != nil
        && provider(index).keys.contains { own in
          let other = own.spelled(like: key, draft)
          return other != own && policy.fit(of: [other], to: key, many: false) != .no
        }
    }
  }
}

extension Key {
  /// The key with the name and the arguments of another, where they may be the same ones.
  fileprivate func spelled(like other: Key, _ draft: Draft) -> Key {
    var spelled = self
    if let name, let otherName = other.name, draft.outsideNames.contains(name) || draft.outsideNames.contains(otherName) {
      spelled.name = otherName
    }
    guard arguments.count == other.arguments.count else { return spelled }
    spelled.arguments = zip(arguments, other.arguments).map { own, wanted in
      draft.isGuess(own, of: wanted) || draft.isGuess(wanted, of: own) ? wanted : own
    }
    return spelled
  }
}

extension Draft {
  /// Whether a type was taken for that of something which only code outside the sources knows, and may be another: none of the program's.
  fileprivate func isGuess(_ type: TypeName, of other: TypeName) -> Bool {
    guessedTypes.contains(type) && !declaredTypes.contains(other.unwrapped.bare)
  }
}
