import Model

/// Which keys are asked for, by root.
struct Asked {
  struct Place: Hashable {
    var key: Key
    var root: Int
  }

  var places: Set<Place> = []
  /// Asked for by a need that cannot be answered for that reason.
  var ambiguous: Set<Place> = []
  /// Assemblies that ask for a key and get it from another assembly although they have it themselves.
  var elsewhere: [Place: Set<Int?>] = [:]
}

/// Who asks for several tags at once asks each of them in part.
private func partsOf(_ key: Key) -> [Key] {
  guard key.tags.count > 1 else { return [] }
  return key.tags.map { tag in
    var part = key
    part.tags = [tag]
    return part
  }
}

extension Graph {
  func askedKeys() -> Asked {
    var asked = Asked()
    for need in needs {
      for verdict in need.verdicts {
        let roots = verdict.root.map { [$0] } ?? verdict.providers.flatMap { providers[$0].roots }
        let keys =
          need.isMany
          ? verdict.providers.flatMap { providers[$0].keys }.filter { $0.type.unwrapped == need.key.type.unwrapped }
          : [need.key] + partsOf(need.key)
        for place in keys.flatMap({ key in roots.map { Asked.Place(key: key, root: $0) } }) {
          asked.places.insert(place)
          if verdict.isAmbiguous { asked.ambiguous.insert(place) }
          if !need.isMany, let home = home(of: need.by), !verdict.isAmbiguous, verdict.providers.count == 1,
            providers[verdict.providers[0]].assembly != home
          {
            asked.elsewhere[place, default: []].insert(home)
          }
        }
      }
    }
    return asked
  }
}
