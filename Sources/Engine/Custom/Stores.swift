import Linking
import Model

/// The dictionaries in which described containers keep things.
struct Stores {
  struct Store {
    var owner: String
    var file: Int
    var isStatic: Bool
    /// Only its own file and members of its type see it.
    var isClosed: Bool
  }
  /// By name.
  private var byName: [String: [Store]] = [:]
  private(set) var begun: Set<String> = []
  private var topLevel: Set<String> = []
  /// By owner: the names of those into which its functions put what they register.
  private var filled: [String: Set<String>] = [:]

  var isEmpty: Bool { byName.isEmpty }
  var names: Set<String> { Set(byName.keys) }

  init(of named: [String: Set<String>], registering: [String: Set<String>], _ code: ProgramCode) {
    // What keeps objects of one type, and is written by no function that registers, keeps something else: scopes, say.
    let filled = code.namesReached(from: registering)
    let plain = code.enumerationsOfNames
    for unit in code.units where unit.index >= 0 {
      let digest = code.digests[unit.file]
      let declaration = digest.declarations[unit.index]
      guard declaration.keepsThings, let owner = digest.owner(of: declaration), named[owner] != nil,
        declaration.keepsAnything || filled.contains(declaration.name),
        !(declaration.keptType?.baseName.map(plain.contains) ?? false)
      else { continue }
      byName[declaration.name, default: []].append(
        Store(
          owner: owner, file: unit.file, isStatic: declaration.isStatic,
          isClosed: !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])))
    }
    guard !byName.isEmpty else { return }
    let used = code.namesReached(from: named)
    byName = byName.filter { used.contains($0.key) }
    guard !byName.isEmpty else { return }
    for (name, stores) in byName where filled.contains(name) {
      for store in stores { self.filled[store.owner, default: []].insert(name) }
    }
    for digest in code.digests {
      for declaration in digest.declarations {
        if declaration.parent == nil, declaration.isNominal { topLevel.insert(declaration.name) }
        if let owner = digest.owner(of: declaration), byName[declaration.name]?.contains(where: { $0.owner == owner }) == true,
          declaration.keepsThings, case .dictionary(let entries)? = declaration.value?.form, !entries.isEmpty
        {
          begun.insert(owner)
        }
      }
    }
  }

  /// Into which types' stores a unit writes.
  func owners(writtenBy unit: Unit, _ code: ProgramCode) -> Set<String> {
    final class Found { var owners: Set<String> = [] }
    let found = Found()
    let context = code.context(of: unit)
    code.walk(unit) { if let place = write($0, in: context) { found.owners.formUnion(place.owners) } }
    return found.owners
  }

  /// What an expression writes aside: into which types' stores, and the call that tells it.
  func write(_ expression: Expression, in context: ProgramCode.Context) -> (owners: Set<String>, call: Expression)? {
    switch expression.form {
    case .assign(let target, let value):
      guard !value.isNothing else { return nil }
      if case .index(let base, let keys) = target.bare.form {
        guard let place = place(base, context) else { return nil }
        if keys.count == 1, let type = type(keys[0].value, context) {
          let label = ["made", "maker"].dropFirst(value.arity(context) ?? 2).first ?? "object"
          return (
            place.owners,
            call(place.receiver, [Argument(label: nil, value: type), Argument(label: label, value: value)], expression)
          )
        }
        return (place.owners, call(place.receiver, [Argument(label: nil, value: value)], expression))
      }
      guard let place = place(target, context) else { return nil }
      return (place.owners, call(place.receiver, [Argument(label: nil, value: value)], expression))
    case .call(let callee, let arguments):
      guard case .member(let base?, let name, _, _) = callee.bare.form, ["merge", "updateValue"].contains(name),
        let first = arguments.first, let place = place(base, context)
      else { return nil }
      return (place.owners, call(place.receiver, [Argument(label: nil, value: first.value)], expression))
    default: return nil
    }
  }

  /// The type all of whose stores a unit empties, and where it does so with the last of them.
  func emptied(by unit: Unit, _ code: ProgramCode) -> (owner: String, last: Position)? {
    guard let last = emptied(in: unit, code).last, let filled = filled[last.owner] else { return nil }
    // What it has others of its type do it does, too.
    let all = code.reached(from: [unit], near: [last.owner]).units.flatMap { emptied(in: $0, code) }
    let names = Set(all.filter { $0.owner == last.owner }.map(\.name))
    return filled.isSubset(of: names) ? (last.owner, last.at) : nil
  }

  private func emptied(in unit: Unit, _ code: ProgramCode) -> [(owner: String, name: String, at: Position)] {
    final class Found { var places: [(owner: String, name: String, at: Position)] = [] }
    let found = Found()
    let context = code.context(of: unit)
    code.walk(unit) { if let (owner, name, _) = emptied($0, in: context) { found.places.append((owner, name, $0.at)) } }
    return found.places
  }

  /// What an expression empties, `makers.removeAll()`, `makers = [:]`: whose store of which name, and the call that says that there is nothing in it.
  func emptied(_ expression: Expression, in context: ProgramCode.Context) -> (owner: String, name: String, call: Expression)? {
    let store: Expression
    switch expression.form {
    case .assign(let target, let value) where value.isNothing: store = target.bare
    case .call(let callee, let arguments) where !arguments.contains { $0.label == "where" || $0.isTrailing }:
      guard case .member(let base?, "removeAll", _, _) = callee.bare.form else { return nil }
      store = base.bare
    default: return nil
    }
    let name: String
    switch store.form {
    case .name(let plain, _), .member(_?, let plain, _, _): name = plain
    default: return nil
    }
    guard let place = place(store, context), place.owners.count == 1, let owner = place.owners.first else { return nil }
    let callee = Expression(.member(place.receiver, WrittenAside.emptyingWord, [], labels: nil), at: expression.at)
    return (owner, name, Expression(.call(callee, []), at: expression.at))
  }

  private func call(_ receiver: Expression, _ arguments: [Argument], _ whole: Expression) -> Expression {
    let callee = Expression(.member(receiver, WrittenAside.word, [], labels: nil), at: whole.at)
    return Expression(.call(callee, arguments), at: whole.at)
  }

  /// Whose store that is, and the container that has it.
  private func place(_ expression: Expression, _ context: ProgramCode.Context) -> (owners: Set<String>, receiver: Expression)? {
    let bare = expression.bare
    func only(_ base: Expression) -> Expression { Expression(.member(base, "onlyContainer", [], labels: nil), at: bare.at) }
    switch bare.form {
    case .index(let inner, _): return place(inner, context)
    case .name(let name, _):
      guard !context.locals.contains(name), let store = byName[name]?.first(where: { $0.owner == context.owner }) else {
        return nil
      }
      let owner = Expression(.name(store.owner, []), at: bare.at)
      return ([store.owner], store.isStatic ? only(owner) : Expression(.name("self", []), at: bare.at))
    case .member(let base?, let name, _, _):
      let isOwn = if case .name("self", _) = base.form { true } else { false }
      let seen = (byName[name] ?? []).filter { store in
        isOwn
          ? store.owner == context.owner
          : store.owner == context.owner || store.file == context.file || !store.isClosed && base.speaks(of: store.owner)
      }
      guard let first = seen.first else { return nil }
      return (Set(seen.map(\.owner)), first.isStatic ? only(Expression(.name(first.owner, []), at: bare.at)) : base)
    default: return nil
    }
  }

  /// The type that a key says: `ObjectIdentifier(Lamp.self)`, `"\(type)"`, `"Lamp"`.
  private func type(_ key: Expression, _ context: ProgramCode.Context) -> Expression? {
    switch key.bare.form {
    case .string(let text?) where topLevel.contains(text): return Expression(.metatype(.named(text)), at: key.at)
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.form, ["ObjectIdentifier", "String"].contains(name) else { return nil }
      let said = arguments.filter { $0.value.form != .string("") }
      guard said.count == 1 else { return nil }
      switch said[0].value.form {
      case .metatype: return said[0].value
      case .name(let name, _):
        guard case .metatype? = context.parameters[name], !context.locals.contains(name) else { return nil }
        return said[0].value
      default: return nil
      }
    default: return nil
    }
  }
}

extension Expression {
  /// Without what only unwraps it.
  var bare: Expression {
    var found = self
    while true {
      switch found.form {
      case .force(let inner), .chain(let inner): found = inner
      default: return found
      }
    }
  }

  /// Nothing, or a dictionary with nothing in it.
  var isNothing: Bool {
    switch form {
    case .null: true
    case .dictionary(let entries): entries.isEmpty
    case .call(let callee, let arguments):
      switch callee.form {
      case .metatype, .name("Dictionary", _): arguments.allSatisfy { $0.label == "minimumCapacity" }
      case .member(nil, "init", _, _): arguments.isEmpty
      default: false
      }
    default: false
    }
  }

  /// How many things it takes where it is a closure.
  fileprivate func arity(_ context: ProgramCode.Context) -> Int? {
    switch form {
    case .closure(let closure): return max(closure.parameters.count, closure.shorthand)
    case .name(let name, _):
      guard case .function(let taken, _)? = context.parameters[name], !context.locals.contains(name) else { return nil }
      return taken.count
    default: return nil
    }
  }

  /// `Owner`, `Owner.shared`, `Owner()`.
  fileprivate func speaks(of owner: String) -> Bool {
    switch bare.form {
    case .name(let name, _): name == owner
    case .member(let base?, _, _, _): base.speaks(of: owner)
    case .call(let callee, _): callee.speaks(of: owner)
    default: false
    }
  }
}
