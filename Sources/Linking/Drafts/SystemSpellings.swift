import Model

extension Draft {
  /// Lets registrations answer under each name that Apple has for the type of a key and that something asks for: what is registered as `TimeInterval`
  /// is there for who asks for `Double`. What each of them wrote stays as it is.
  mutating func joinSpellings() {
    var asked: [TypeName: Set<TypeName>] = [:]
    var isSpelledSo = false
    func plain(_ type: TypeName) -> TypeName {
      let plain = type.withoutSystemAliases
      if plain != type { isSpelledSo = true }
      return plain
    }
    for request in requests { asked[plain(request.need.key.type), default: []].insert(request.need.key.type) }
    for registration in registrations { for key in registration.provider.keys { _ = plain(key.type) } }
    guard isSpelledSo else { return }
    for index in registrations.indices {
      for key in registrations[index].provider.keys {
        let others = asked[key.type.withoutSystemAliases, default: []].subtracting([key.type])
        for type in others.sorted(by: { $0.description < $1.description }) {
          var other = key
          other.type = type
          if !registrations[index].provider.keys.contains(other) { registrations[index].provider.keys.append(other) }
        }
      }
    }
  }
}
