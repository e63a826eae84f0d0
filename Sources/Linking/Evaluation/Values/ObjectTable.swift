import Model

/// Objects, named by the place that makes them and, once, by the object that does; and what their properties hold, as far as
/// some body says so. It outlives a pass, since what one body reads another may write later.
///
/// A property holds all that was ever assigned to it. What bodies of a type say of any of its objects stands under no object;
/// what statics and globals hold, too.
final class ObjectTable {
  struct Making: Hashable {
    var type: TypeName
    var at: Location
    /// The target for which, where each has its own there.
    var target: Int?
    /// Where the object was made that makes this one.
    var by: Location?
  }

  /// A property of one object, or with no object, of what its type says of all.
  struct Slot: Hashable {
    var object: Int?
    var property: DeclarationID
  }

  /// What was looked up: one slot, or those of all objects.
  enum Reading: Hashable {
    case slot(Slot)
    case all(DeclarationID)
  }

  /// What one property holds.
  struct Content {
    var values: [Value] = []
    fileprivate var structures: Set<[Atom]> = []
    fileprivate var written: [[Atom]] = []
    /// Whoever makes the object decides.
    var isHanded = false
    /// More was assigned than could be kept.
    var isOpen = false
    /// It is a list to which was added where it stands: it holds all of these at once.
    var isGrown = false
    fileprivate var wasRead = false

    /// How much there is to say of the largest value in it.
    fileprivate var size: Int { written.lazy.map(\.length).max() ?? 0 }

    fileprivate var isEmpty: Bool { values.isEmpty && !isHanded && !isOpen }

    /// Whether nothing is in it that is not in the other.
    fileprivate func isWithin(_ other: Content) -> Bool {
      structures.isSubset(of: other.structures) && (other.isHanded || !isHanded) && (other.isOpen || !isOpen)
        && (other.isGrown || !isGrown)
    }

    /// With what another holds, too.
    fileprivate func joined(_ other: Content) -> Content {
      var joined = self
      for value in zip(other.values, other.written) where joined.structures.insert(value.1).inserted {
        joined.values.append(value.0)
        joined.written.append(value.1)
      }
      joined.isHanded = isHanded || other.isHanded
      joined.isOpen = isOpen || other.isOpen
      joined.isGrown = isGrown || other.isGrown
      return joined
    }
  }

  private var numbers: [Making: Int] = [:]
  /// By place that makes a container: for whom it does.
  private var makersAt: [String: [Maker]] = [:]
  private(set) var makers: [Making] = []
  private var slots: [Slot: Content] = [:]
  /// What they held at the end of the pass before, which is what this pass goes by.
  private var earlier: [Slot: Content] = [:]
  private var readEarlier: Set<Slot> = []
  /// In how many passes a property was given something larger than all it held before: what it is given is made of what it held.
  private var growths: [Slot: Int] = [:]
  private var objectsWith: [DeclarationID: [Int]] = [:]
  /// Properties of which all objects were asked for, before another was made.
  private var asked: Set<DeclarationID> = []
  private var readTooSoon = false

  /// Passes that are over.
  private var passes = 0

  /// Something was read that turned out to be something else.
  var isStale: Bool {
    if readTooSoon && passes < Limit.freshPasses.value { return true }
    let modules = passes < Limit.freshPasses.value && handedModules.mapValues(\.count) != earlierModules.mapValues(\.count)
    return modules
      || readEarlier.contains { hasChanged($0) }
  }

  /// Properties of which something was read that turned out to be something else.
  var changing: [DeclarationID] { readEarlier.filter(hasChanged).map(\.property) }

  /// Whether a property holds something else than at the end of the pass before.
  private func hasChanged(_ slot: Slot) -> Bool {
    let now = slots[slot] ?? Content()
    let before = earlier[slot] ?? Content()
    return !now.isWithin(before) || passes < Limit.freshPasses.value && !before.isWithin(now)
  }

  /// What others, or its own initializer, gave to objects of a type, by key of the type.
  var handedModules: [String: [HandedModule]] = [:]
  /// Those of the pass before.
  var earlierModules: [String: [HandedModule]] = [:]
  /// Properties of which the initial value is being found.
  var inWork: Set<DeclarationID> = []
  /// Types of properties without a written type.
  var inferredTypes: [DeclarationID: TypeName] = [:]
  /// By method and key: where the program hands values down, as far as that was asked, and of which type they are.
  var handedDown: [String: [HandedDown]]?
  var handedDownTypes: [String: TypeName] = [:]

  /// The object that a place makes.
  func object(_ type: TypeName, at place: Location, in target: Int?, by maker: Int?) -> Int {
    let name = Making(type: type, at: place, target: target, by: maker.map { makers[$0].at })
    if let known = numbers[name] { return known }
    numbers[name] = makers.count
    makers.append(name)
    return makers.count - 1
  }

  /// Which of those it is for whom a place makes a container; nil beyond the limit.
  func number(of maker: Maker, at place: String) -> Int? {
    if let known = makersAt[place]?.firstIndex(of: maker) { return known }
    let count = makersAt[place, default: []].count
    guard count < Limit.containerPlaces.value else { return nil }
    makersAt[place, default: []].append(maker)
    return count
  }

  /// What a property of one object holds, or with no object, what its type says of all.
  func content(_ property: DeclarationID, of object: Int?) -> Content? {
    let slot = Slot(object: object, property: property)
    if let known = earlier[slot] {
      readEarlier.insert(slot)
      // Where whoever makes the object decides, and nobody who did was seen before, somebody may have done so since.
      guard passes >= Limit.freshPasses.value || known.values.isEmpty, let now = slots[slot], !now.isWithin(known) else {
        return known
      }
      return known.joined(now)
    }
    slots[slot, default: Content()].wasRead = true
    let content = slots[slot]!
    return content.isEmpty ? nil : content
  }

  /// What a property holds in all objects of which that is known.
  func contents(_ property: DeclarationID) -> [Content] {
    asked.insert(property)
    return (objectsWith[property] ?? []).compactMap { content(property, of: $0) }
  }

  /// Something is assigned. `structure` tells values apart.
  func assign(_ value: Value, structure: [Atom], to property: DeclarationID, of object: Int?, isAddition: Bool = false) {
    let slot = Slot(object: object, property: property)
    let isGrowing =
      growths[slot, default: 0] >= Limit.growingValues.value && structure.length > earlier[slot].map(\.size) ?? 0
    change(property, object) { content in
      if isAddition { content.isGrown = true }
      // Together they are one list, which may be as long as any.
      let most = content.isGrown ? Limit.valueParts : .propertyValues
      guard !isGrowing, content.values.count < most.value || content.structures.contains(structure) else {
        defer { content.isOpen = true }
        return !content.isOpen
      }
      guard content.structures.insert(structure).inserted else { return false }
      content.values.append(value)
      content.written.append(structure)
      return true
    }
  }

  /// Whoever makes the object decides what the property holds.
  func hand(_ property: DeclarationID, of object: Int?) {
    change(property, object) { content in
      guard !content.isHanded else { return false }
      content.isHanded = true
      return true
    }
  }

  private func change(_ property: DeclarationID, _ object: Int?, _ body: (inout Content) -> Bool) {
    let slot = Slot(object: object, property: property)
    guard body(&slots[slot, default: Content()]) else { return }
    if slots[slot]!.wasRead { readTooSoon = true }
    guard let object, objectsWith[property]?.contains(object) != true else { return }
    if asked.contains(property) { readTooSoon = true }
    objectsWith[property, default: []].append(object)
  }

  /// Begins another pass, which goes by what properties held at the end of this one.
  ///
  /// - Parameter keepingModules: whoever gave objects something does not do so again.
  /// - Returns: what holds something else than the pass before went by.
  func startPass(keepingModules: Bool) -> Set<Reading> {
    let changed = Set(slots.keys).union(earlier.keys).filter { hasChanged($0) }
    for slot in changed {
      guard let before = earlier[slot], !before.values.isEmpty, let now = slots[slot], now.size > before.size else { continue }
      growths[slot, default: 0] += 1
    }
    passes += 1
    let now = slots.filter { !$0.value.isEmpty }
    earlier = passes < Limit.freshPasses.value ? now : earlier.merging(now) { $0.joined($1) }
    slots = [:]
    readTooSoon = false
    asked = []
    earlierModules = handedModules
    if !keepingModules { handedModules = [:] }
    return changed.reduce(into: []) { changes, slot in
      changes.insert(.slot(slot))
      changes.insert(.all(slot.property))
    }
  }
}

extension [Atom] {
  /// How long it is, with every letter of its texts.
  fileprivate var length: Int { reduce(count) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } } }
}
