import Model

/// A root, and what it holds where another one stands in the same place and loads the same: only those that hold the same, too, are one.
struct FilledRoot: Hashable {
  var root: Root
  var held: [HeldPlace] = []

  func stands(before other: FilledRoot) -> Bool {
    if root != other.root { return root.stands(before: other.root) }
    return held.lexicographicallyPrecedes(other.held)
  }
}

/// A registration, as far as it tells containers apart.
struct HeldPlace: Hashable, Comparable {
  var at: Location
  var keys: [Key]

  static func < (a: Self, b: Self) -> Bool {
    a.at != b.at ? a.at < b.at : a.keys.lexicographicallyPrecedes(b.keys)
  }
}

extension Draft {
  /// - Parameter roots: those of the draft, with all else in them renumbered.
  func filled(_ roots: [Root]) -> [FilledRoot] {
    var filled = roots.map { FilledRoot(root: $0) }
    let alike = Dictionary(grouping: roots.indices) { roots[$0] }.values.filter { $0.count > 1 }
    guard !alike.isEmpty else { return filled }
    let wanted = Set(alike.joined())
    var held: [Int: Set<HeldPlace>] = [:]
    for registration in registrations {
      let loaded = Set(registration.loads.map(\.root)).intersection(wanted)
      if loaded.isEmpty { continue }
      let place = HeldPlace(at: registration.provider.at, keys: registration.provider.keys.sorted())
      for root in loaded { held[root, default: []].insert(place) }
    }
    for (root, places) in held { filled[root].held = places.sorted() }
    return filled
  }
}
