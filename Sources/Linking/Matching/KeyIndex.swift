import Model

/// Which registrations have a key of which type and name.
struct KeyIndex {
  /// By key type, unwrapped, ascending.
  private var byType: [TypeName: [Int]] = [:]
  /// The same by key type and name, for those that have a name.
  private var byName: [NamedType: [Int]]
  /// The same for keys that have neither name nor tag.
  private var plain: [TypeName: [Int]] = [:]
  /// By key type without generic arguments.
  private var byBareType: [TypeName: [Int]] = [:]
  /// By the last name of a key type.
  private var byBaseName: [String: [Int]] = [:]
  /// By name alone.
  private var byNameAlone: [String: [Int]] = [:]
  /// By the type that is made, without generic arguments.
  private var byImplementation: [TypeName: [Int]] = [:]
  /// Registrations with a key type that is known in part only.
  private var vague: [Int] = []
  /// How many registrations have exactly this key.
  private var counts: [Key: Int] = [:]
  private let count: Int

  init(_ draft: Draft) {
    count = draft.registrations.count
    byName = [NamedType: [Int]](minimumCapacity: count)
    for (index, registration) in draft.registrations.enumerated() {
      for key in registration.provider.keys {
        counts[key, default: 0] += 1
        let type = key.type.unwrapped
        byType.add(index, under: type)
        byBareType.add(index, under: type.bare)
        if let name = type.baseName { byBaseName.add(index, under: name) }
        if let name = key.name {
          byName.add(index, under: NamedType(type: type, name: name))
          byNameAlone.add(index, under: name)
        } else if key.tags.isEmpty {
          plain.add(index, under: type)
        }
      }
      if let type = registration.provider.implementation?.unwrapped.bare { byImplementation.add(index, under: type) }
      if registration.provider.keys.contains(where: \.type.isPartlyUnknown) { vague.append(index) }
    }
  }

  /// All that may fit a key, and some that do not, ascending.
  func possible(_ key: Key, many: Bool, _ policy: Policy) -> [Int] {
    let type = key.type.unwrapped
    let found: [Int]
    if key.type.isPartlyUnknown {
      guard case .nominal = type else { return Array(0..<count) }
      found = byBareType[type.bare] ?? []
    } else if let name = key.name, !policy.namesFallBack {
      found = byName[NamedType(type: type, name: name)] ?? []
    } else if key.name == nil, key.tags.isEmpty, !(many && policy.manyIgnoresNames), !policy.namesAreOptional {
      found = plain[type] ?? []
    } else {
      found = byType[type] ?? []
    }
    return vague.isEmpty ? found : Set(found + vague).sorted()
  }

  /// The keys that more registrations have.
  func crowded(_ limit: Int) -> Set<Key> { Set(counts.lazy.filter { $0.value > limit }.map(\.key)) }

  /// Registrations with a key of which another has type and name, ascending.
  var namesakes: [Int] { Set(byName.values.lazy.filter { $0.count > 1 }.joined()).sorted() }

  /// Registrations that have a key of this type, whatever else it says, ascending.
  func having(_ type: TypeName) -> [Int] { byType[type.unwrapped] ?? [] }

  /// Registrations that have a key of this name, whatever its type, ascending.
  func having(named name: String) -> [Int] { byNameAlone[name] ?? [] }

  /// Registrations with a key type of this last name, ascending.
  func having(baseName: String) -> [Int] { byBaseName[baseName] ?? [] }

  /// Registrations that make an object of this type, ascending.
  func making(_ type: TypeName) -> [Int] { byImplementation[type.bare] ?? [] }
}

private struct NamedType: Hashable {
  var type: TypeName
  var name: String
}

extension Dictionary where Value == [Int] {
  /// Appends a number that is not smaller than those before it, once.
  mutating func add(_ index: Int, under key: Key) {
    if self[key]?.last != index { self[key, default: []].append(index) }
  }
}
