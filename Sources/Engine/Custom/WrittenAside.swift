import Linking
import Model

/// Where the program writes what a described container keeps by other ways than the functions that the manifest names.
///
/// Such a place registers, too: the type that its key says, else nobody knows what. What only the named functions lead to is their inside; what
/// nothing leads to is done by nobody.
struct WrittenAside {
  /// The types of which something is written so.
  private(set) var owners: Set<String> = []
  /// Those of them that begin with something in them.
  private(set) var begun: Set<String> = []
  private var stores: Stores
  private var writers: Set<Unit> = []
  /// By function that has another object keep what it is handed: what that is.
  private var handing: [Unit: String] = [:]
  /// By function that leaves a container with nothing in it: the last place where it does.
  private var emptying: [Unit: Position] = [:]
  private var emptied: Set<String> = []

  /// - Parameters:
  ///   - named: By owner, the signatures of the functions that the manifest names.
  ///   - registering: Those that register.
  init(of named: [String: Set<String>], registering: [String: Set<String>], _ code: ProgramCode) {
    stores = Stores(of: named, registering: registering, code)
    handing = code.handedAside(but: named, stores.names)
    writers = Set(handing.keys)
    owners = Set(handing.keys.compactMap { code.context(of: $0).owner })
    guard !stores.isEmpty else { return }
    begun = stores.begun
    var found: [(unit: Unit, owners: Set<String>)] = []
    for unit in code.units where !code.isNamed(unit, named) {
      let owners = stores.owners(writtenBy: unit, code)
      if !owners.isEmpty { found.append((unit, owners)) }
      guard unit.index >= 0, let (owner, last) = stores.emptied(by: unit, code) else { continue }
      emptied.insert(owner)
      emptying[unit] = last
    }
    owners.formUnion(begun)
    guard !found.isEmpty else { return }
    let run = code.run(but: named, of: found.map(\.unit))
    for (unit, written) in found where run.contains(unit) {
      writers.insert(unit)
      owners.formUnion(written)
    }
  }

  /// The files with calls in the place of what they write aside.
  func told(_ digests: [Digest]) -> [Digest] {
    guard !writers.isEmpty || !emptying.isEmpty else { return digests }
    let code = ProgramCode(digests)
    var new = digests
    for file in digests.indices {
      for index in digests[file].declarations.indices {
        let unit = Unit(file: file, index: digests[file].unit(of: index))
        let (isWriter, last) = (writers.contains(unit), emptying[unit])
        guard isWriter || last != nil else { continue }
        let context = code.context(of: unit)
        let change = { (expression: Expression) in
          if let last, expression.at == last, let call = stores.emptied(expression, in: context)?.call { return call }
          return isWriter ? stores.write(expression, in: context)?.call ?? expression : expression
        }
        new[file].declarations[index].body = digests[file].declarations[index].body?.mapped(change)
        new[file].declarations[index].value = digests[file].declarations[index].value?.mapped(change)
        if let thing = handing[Unit(file: file, index: index)] {
          new[file].declarations[index].body?.insert(
            .keeping(thing, of: digests[file].declarations[index], context.owner ?? ""), at: 0)
        }
        new[file].declarations[index].observers = digests[file].declarations[index].observers.mapped(change)
      }
      let top = Unit(file: file, index: -1)
      if writers.contains(top) {
        let context = code.context(of: top)
        new[file].statements = digests[file].statements.mapped { stores.write($0, in: context)?.call ?? $0 }
      }
    }
    return new
  }

  /// What the interface of a container says of such places.
  func text(of owner: String) -> String {
    let empties = emptied.contains(owner) ? "\n  public func \(Self.emptyingWord)() { __empty() }" : ""
    guard owners.contains(owner) else { return empties }
    return empties + """

        public func \(Self.word)(_ p0: Any) { __provide(type: anything, make: { p0 }, hands: [], name: anything) }
        public func \(Self.word)<T>(_ p0: T.Type, object p1: Any) { __provide(type: p0, make: { p1 }, hands: []) }
        public func \(Self.word)<T>(_ p0: T.Type, made p1: () -> Any) { __provide(type: p0, make: p1, hands: []) }
        public func \(Self.word)<T>(_ p0: T.Type, maker p1: (\(owner)) -> Any) { __provide(type: p0, make: p1, hands: [self]) }
      """
  }

  static let word = "__aside"
  static let emptyingWord = "__emptied"
}

/// What runs as one: a member of a type, or a function or property at file scope, with what is declared inside of it; -1 for what stands at
/// file scope itself.
struct Unit: Hashable {
  var file: Int
  var index: Int
}
