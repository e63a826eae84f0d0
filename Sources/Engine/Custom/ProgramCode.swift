import Linking
import Model

/// What the program's functions say of one another by their names, as far as it takes to tell which of them a container's own functions lead to and
/// which the program runs besides.
struct ProgramCode {
  /// What is seen where an expression stands.
  struct Context {
    var file: Int
    /// The type around it.
    var owner: String?
    /// Names that its body binds.
    var locals: Set<String> = []
    var parameters: [String: TypeName] = [:]
  }

  let digests: [Digest]
  private(set) var units: [Unit] = []
  /// What is declared inside of each.
  private var parts: [Unit: [Int]] = [:]
  private var functions: [String: [Unit]] = [:]
  /// By type: its own functions, in order.
  private var functionsOfOwner: [String: [Unit]] = [:]

  init(_ digests: [Digest]) {
    self.digests = digests
    for (file, digest) in digests.enumerated() {
      if !digest.statements.isEmpty { units.append(Unit(file: file, index: -1)) }
      for (index, declaration) in digest.declarations.enumerated() where !declaration.isNominal && declaration.kind != .extension
      {
        let unit = Unit(file: file, index: digest.unit(of: index))
        if unit.index == index {
          units.append(unit)
          if declaration.kind == .function { functions[declaration.name, default: []].append(unit) }
          if declaration.mayBeDescribed, let owner = digest.owner(of: declaration) {
            functionsOfOwner[owner, default: []].append(unit)
          }
        }
        parts[unit, default: []].append(index)
      }
    }
  }

  func allFunctions(named name: String) -> [Unit] { functions[name] ?? [] }

  /// Visits every expression of a unit.
  func walk(_ unit: Unit, _ visit: @escaping (Expression) -> Void) { walk(unit, visit, binding: { _ in }, names: { _ in }) }

  private func walk(
    _ unit: Unit, _ visit: @escaping (Expression) -> Void, binding: @escaping (Binding) -> Void,
    names: @escaping ([String]) -> Void
  ) {
    let bodies =
      unit.index < 0 ? [digests[unit.file].statements] : parts[unit]!.map { digests[unit.file].declarations[$0].written }
    for body in bodies { Model.Walk.statements(body, expression: visit, binding: binding, names: names) }
  }

  func context(of unit: Unit) -> Context {
    var context = Context(file: unit.file)
    guard unit.index >= 0 else { return context }
    let digest = digests[unit.file]
    let declaration = digest.declarations[unit.index]
    context.owner = digest.owner(of: declaration)
    for parameter in declaration.parameters { context.parameters[parameter.name] = parameter.type?.unwrapped }
    final class Found { var names: Set<String> = [] }
    let found = Found()
    walk(unit, { _ in }, binding: { found.names.insert($0.name) }, names: { found.names.formUnion($0) })
    context.locals = found.names
    return context
  }

  /// Whether it is one of the functions that the manifest names, by owner.
  func isNamed(_ unit: Unit, _ named: [String: Set<String>]) -> Bool {
    guard unit.index >= 0 else { return false }
    let digest = digests[unit.file]
    let declaration = digest.declarations[unit.index]
    return declaration.mayBeDescribed
      && digest.owner(of: declaration).flatMap { named[$0] }?.contains(declaration.signature) == true
  }

  func mentions(_ unit: Unit) -> Set<String> {
    final class Found { var names: Set<String> = [] }
    let found = Found()
    walk(unit) { expression in
      switch expression.form {
      case .name(let name, _), .member(_, let name, _, _): found.names.insert(name)
      default: break
      }
    }
    return found.names
  }

  /// All names that the named functions say, and those that say the functions of their types and of file scope that they mention, and so on.
  func namesReached(from named: [String: Set<String>]) -> Set<String> {
    let first = named.keys.sorted().flatMap { owner in (functionsOfOwner[owner] ?? []).filter { isNamed($0, named) } }
    return reached(from: first, near: Set(named.keys)).names
  }

  /// What some functions lead to: functions of some types and of file scope that they mention, and so on, themselves first; and all names
  /// that these say.
  func reached(from first: [Unit], near owners: Set<String>) -> (units: [Unit], names: Set<String>) {
    var units = first
    var seen = Set(first)
    var names: Set<String> = []
    var next = 0
    while next < units.count {
      for name in mentions(units[next]).sorted() where names.insert(name).inserted {
        for unit in functions[name] ?? [] {
          let digest = digests[unit.file]
          let declaration = digest.declarations[unit.index]
          let isNear = declaration.parent == nil || digest.owner(of: declaration).map(owners.contains) == true
          if isNear, seen.insert(unit).inserted { units.append(unit) }
        }
      }
      next += 1
    }
    return (units, names)
  }

  /// What the program may run without passing through the named functions: what is no function, what nobody mentions and somebody unseen may
  /// call (but those of `writers` that stand in a described type), and what these mention.
  func run(but named: [String: Set<String>], of writers: [Unit]) -> Set<Unit> {
    var mentioned: [Unit: Set<String>] = [:]
    var users: [String: Int] = [:]
    for unit in units {
      let names = mentions(unit).filter { functions[$0] != nil }
      mentioned[unit] = names
      for name in names { users[name, default: 0] += 1 }
    }
    let begins = digests.contains(where: \.beginsProgram)
    let bare = typesWithoutAncestors
    /// Whether somebody whose code is not here may call a function: the system, a library, or a program that is not here.
    func mayBeCalledUnseen(_ unit: Unit) -> Bool {
      let declaration = declaration(unit)
      guard begins, declaration.attributes.allSatisfy({ $0.name.isNamed("discardableResult") }) else { return true }
      return digests[unit.file].owner(of: declaration).map { !bare.contains($0) } ?? false
    }
    let inside = Set(writers.filter { context(of: $0).owner.map { named[$0] != nil } == true })
    var run: Set<Unit> = []
    var work: [Unit] = []
    for unit in units where !isNamed(unit, named) {
      guard unit.index >= 0, digests[unit.file].declarations[unit.index].kind == .function else {
        run.insert(unit)
        work.append(unit)
        continue
      }
      let name = digests[unit.file].declarations[unit.index].name
      let others = users[name, default: 0] - (mentioned[unit]?.contains(name) == true ? 1 : 0)
      if others == 0, !inside.contains(unit), mayBeCalledUnseen(unit) {
        run.insert(unit)
        work.append(unit)
      }
    }
    while let unit = work.popLast() {
      for name in mentioned[unit] ?? [] {
        for next in functions[name] ?? [] where !isNamed(next, named) && run.insert(next).inserted { work.append(next) }
      }
    }
    return run
  }
}

extension ProgramCode {
  /// Types of the program that neither inherit nor conform to anything, and that nothing attaches code to.
  private var typesWithoutAncestors: Set<String> {
    var found: [String: Bool] = [:]
    for digest in digests {
      for declaration in digest.declarations where declaration.isNominal || declaration.kind == .extension {
        let name = declaration.kind == .extension ? declaration.type?.baseName ?? "" : declaration.name
        let isBare = declaration.inherits.isEmpty && declaration.attributes.isEmpty && declaration.kind != .protocol
        // Of a type from outside the extension says nothing.
        found[name] = isBare && found[name] ?? true
        if declaration.isNominal { found["." + name] = true }
      }
    }
    return Set(found.filter { $0.value && found["." + $0.key] != nil }.keys)
  }
}

extension Digest {
  /// The declaration directly in a type or at file scope in which another one lies, or which it is itself.
  func unit(of index: Int) -> Int {
    var index = index
    while let parent = declarations[index].parent, !declarations[parent].isNominal, declarations[parent].kind != .extension {
      index = parent
    }
    return index
  }
}
