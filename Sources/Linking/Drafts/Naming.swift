import Model

/// Turns identities into the names that people read: a bare name where it means one type of the draft, else with the module, or
/// for a private type the file, in front. What no target compiles stands back behind what one does.
struct Naming {
  private var shown: [String: String] = [:]

  /// `names`: what people call each owner.
  init(_ draft: Draft, _ names: [String: String]) {
    let census = Census()
    var draft = draft
    draft.rename(type: census.count, text: census.count)
    for (name, all) in census.owners where all.count > 1 {
      var taken: Set<String> = []
      let nobody = TypeOwner.nobody.part
      let owners = all.subtracting([nobody]).count > 1 ? all : all.intersection([nobody])
      for owner in owners.sorted() where !owner.isEmpty {
        var title = names[owner] ?? "other"
        while !taken.insert(title).inserted { title += "'" }
        shown[owner + "." + name] = title
      }
    }
  }

  func name(_ type: TypeName) -> TypeName {
    type.mapNominals { parts in
      guard parts.count > 1, TypeOwner.isOwner(parts[0].name) else { return .nominal(parts) }
      let front = shown[parts[0].name + "." + parts[1].name].map { [TypePart($0)] } ?? []
      return .nominal(front + parts.dropFirst())
    }
  }

  func name(_ text: String) -> String {
    var text = text
    for mention in TypeOwner.mentions(in: text).reversed() {
      text.replaceSubrange(mention.range, with: shown[mention.part + "." + mention.name].map { $0 + "." } ?? "")
    }
    return text
  }

  /// Who declares each name of a draft; the empty text for what has no owner.
  private final class Census {
    var owners: [String: Set<String>] = [:]

    func count(_ type: TypeName) -> TypeName {
      type.mapNominals { parts in
        if parts.count > 1, TypeOwner.isOwner(parts[0].name) {
          self.owners[parts[1].name, default: []].insert(parts[0].name)
        } else {
          self.owners[parts[0].name, default: []].insert("")
        }
        return .nominal(parts)
      }
    }

    func count(_ text: String) -> String {
      for mention in TypeOwner.mentions(in: text) { owners[mention.name, default: []].insert(mention.part) }
      return text
    }
  }
}

extension Draft {
  /// Changes every type, and every text that may name one.
  mutating func rename(type: (TypeName) -> TypeName, text: (String) -> String) {
    func renamed(_ key: Key) -> Key {
      Key(type: type(key.type), name: key.name, tags: key.tags.map(type), arguments: key.arguments.map(type))
    }
    for index in groups.indices { groups[index].name = text(groups[index].name) }
    for index in groupLists.indices { groupLists[index].name = text(groupLists[index].name) }
    for index in roots.indices { roots[index].name = text(roots[index].name) }
    for index in registrations.indices {
      registrations[index].provider.keys = registrations[index].provider.keys.map(renamed)
      registrations[index].provider.relayed = Set(registrations[index].provider.relayed.map(renamed))
      registrations[index].provider.pretended = Set(registrations[index].provider.pretended.map(type))
      registrations[index].provider.kept = Set(registrations[index].provider.kept.map(renamed))
      registrations[index].provider.implementation = registrations[index].provider.implementation.map(type)
      for load in registrations[index].loads.indices where !registrations[index].loads[load].later.isEmpty {
        let later = registrations[index].loads[load].later.map { (renamed($0.key), $0.value) }
        registrations[index].loads[load].later = Dictionary(later, uniquingKeysWith: max)
      }
    }
    for index in requests.indices {
      requests[index].need.key = renamed(requests[index].need.key)
      if case .code(let name) = requests[index].need.by { requests[index].need.by = .code(text(name)) }
    }
    for index in scopes.indices {
      var scope = scopes[index]
      scope.annex = scope.annex.map { Annex(scope: $0.scope, offers: $0.offers.map(renamed)) }
      for index in scope.arguments.indices { scope.arguments[index].key = renamed(scope.arguments[index].key) }
      for index in scope.asks.indices { scope.asks[index].key = renamed(scope.asks[index].key) }
      scopes[index] = scope
    }
    for index in hazardOccurrences.indices { hazardOccurrences[index].words = hazardOccurrences[index].words.mapValues(text) }
    conformers = Dictionary(conformers.map { (type($0.key), type($0.value)) }, uniquingKeysWith: { first, _ in first })
    for index in doubts.indices { doubts[index].key = renamed(doubts[index].key) }
    for index in announcements.indices { announcements[index].type = type(announcements[index].type) }
    for index in opaque.indices {
      opaque[index].reason = text(opaque[index].reason)
      opaque[index].cure = opaque[index].cure.map(text)
    }
  }
}
