import Linking
import Model

/// What described functions that ask make themselves, where they keep nothing for what is asked: `case String(describing: Lamp.self): return OilLamp()`.
struct MadeAside {
  /// By owner, the types of which they tell that they make one; in the order of the text.
  private(set) var types: [String: [TypeName]] = [:]
  /// The owners of those that make nobody knows what.
  private(set) var anything: Set<String> = []

  /// - Parameters:
  ///   - asking: By owner, the signatures of the functions that ask.
  ///   - named: Those of all functions that the manifest names.
  ///   - registering: Those that register.
  ///   - above: Containers that they ask then.
  init(
    of asking: [String: Set<String>], among named: [String: Set<String>], registering: [String: Set<String>],
    _ above: ContainersAbove, _ code: ProgramCode
  ) {
    let filling = code.namesReached(from: registering)
    let digests = code.digests
    let topLevel = Set(digests.flatMap(\.declarations).lazy.filter { $0.parent == nil && $0.isNominal }.map(\.name))
    for owner in asking.keys.sorted() {
      let own = code.units.filter { code.isNamed($0, [owner: asking[owner]!]) }
      let stores = code.stores(of: owner)
      let functions = code.functions(of: owner).map(code.declaration)
      var made: [TypeName] = []
      for unit in code.reached(from: own, near: [owner]).units {
        let declaration = digests[unit.file].declarations[unit.index]
        let body = Made(declaration.body ?? [], topLevel)
        made += body.types
        if !declaration.answersSimply && code.makesOfType(unit)
          || code.asksElsewhere(unit, of: owner, with: functions, above: above.properties[owner] ?? [], filling: filling)
        {
          anything.insert(owner)
        }
        guard !body.isAll, !code.isNamed(unit, named), declaration.answersWhatIsAsked,
          code.reached(from: [unit], near: [owner]).names.isDisjoint(with: stores)
        else { continue }
        anything.insert(owner)
      }
      if !made.isEmpty { types[owner] = made.once }
    }
  }

  /// What a container does when it comes to life: what it answers without holding it counts as held, and nothing that is registered doubles it.
  func calls(of owner: String) -> [String] {
    types[owner, default: []].map { "\(Self.word)(\($0).self)" } + (anything.contains(owner) ? ["\(Self.word)()"] : [])
  }

  /// What the interface of a container says of that.
  func text(of owner: String) -> String {
    guard types[owner] != nil || anything.contains(owner) else { return "" }
    return """

        public func \(Self.word)<T>(_ p0: T.Type) { __mark("default", of: __provide(type: p0, make: { __plain(p0) }, hands: [])) }
        public func \(Self.word)() { __provide(type: anything, make: { self }, hands: [], name: anything) }
      """
  }

  private static let word = "__made"
}

extension ProgramCode {
  /// The names of properties in which objects of a type keep what they answer with: dictionaries, or where it has none whatever it keeps.
  fileprivate func stores(of owner: String) -> Set<String> {
    let kept = digests.flatMap { digest in digest.declarations.filter { $0.isStored && digest.owner(of: $0) == owner } }
    let tables = kept.filter(\.keepsThings)
    return Set((tables.isEmpty ? kept : tables).map(\.name))
  }
}

extension Declaration {
  /// What it answers is no object that somebody asks for: a key, say.
  fileprivate var answersSimply: Bool {
    ["String", "Substring", "Bool", "Int", "ObjectIdentifier", "AnyHashable"].contains { type?.unwrapped.isNamed($0) ?? false }
  }
}

extension ProgramCode {
  /// Whether a function makes an object of the type that it is asked for: `T()`, `type.init()`, `(type as? Makable.Type)?.made`.
  fileprivate func makesOfType(_ unit: Unit) -> Bool {
    let function = declaration(unit)
    let generics = Set(function.generics.map(\.name))
    final class Found {
      var isSo = false
      var told: Set<String>
      init(_ told: Set<String>) { self.told = told }
    }
    // What it is told, and what it makes of that.
    let found = Found(generics.union(function.parameters.map(\.name)))
    Model.Walk.statements(function.body ?? []) { _ in
    } binding: {
      if $0.value?.speaks(of: found.told) ?? false { found.told.insert($0.name) }
    }
    walk(unit) { expression in
      switch expression.form {
      case .cast(let type, .optional, .metatype), .cast(let type, .forced, .metatype):
        if case .metatype(let known) = type.form, known.unwrapped.baseName.map(generics.contains) != true { return }
        found.isSo = true
      case .call(let callee, let arguments):
        switch callee.form {
        case .name(let name, _): if generics.contains(name) { found.isSo = true }
        // `let made: T = .init()`
        case .member(nil, "init", _, _): if arguments.isEmpty, !generics.isEmpty { found.isSo = true }
        case .member(let base?, "init", _, _):
          guard case .name(let name, _) = base.form, !["self", "super"].contains(name) else { return }
          if found.told.contains(name) { found.isSo = true }
        default: break
        }
      default: break
      }
    }
    return found.isSo
  }
}

extension Declaration {
  /// Whether it answers its own type parameter and is told no more than which type, or under which name: `func make<T>(for key: String) -> T?`.
  fileprivate var answersWhatIsAsked: Bool {
    func isOwn(_ type: TypeName?) -> Bool {
      type?.unwrapped.baseName.map { name in generics.contains { $0.name == name } } ?? false
    }
    return kind == .function && isOwn(type)
      && parameters.allSatisfy { parameter in
        switch parameter.type?.unwrapped {
        case .metatype?: true
        case let type?: type.baseName.map(Self.keys.contains) ?? false
        case nil: false
        }
      }
  }

  private static let keys: Set = ["String", "StaticString", "ObjectIdentifier", "AnyHashable"]
}

/// What a body makes of which type, as far as it says so.
private struct Made {
  private(set) var types: [TypeName] = []
  /// Whether it makes nothing else.
  private(set) var isAll = true
  private let topLevel: Set<String>

  init(_ body: [Statement], _ topLevel: Set<String>) {
    self.topLevel = topLevel
    read(body)
  }

  private mutating func read(_ body: [Statement]) {
    for statement in body {
      switch statement {
      case .switch(_, let cases): for item in cases { read(item) }
      case .if(let conditions, let then, let otherwise):
        if conditions.count == 1, case .test(let test) = conditions[0], let type = compared(in: test) {
          if !Made(then, topLevel).isAll { types.append(type) }
        } else {
          read(then)
        }
        read(otherwise)
      case .guard(_, let inner), .for(_, _, let inner), .loop(_, let inner): read(inner)
      case .attempt(let inner, let catches): for inner in [inner] + catches { read(inner) }
      case .conditional(let branches): for branch in branches { read(branch.body) }
      case .return(let value?, _): read(value)
      case .expression(let value): if body.count == 1 { read(value) }
      case .bind, .return(nil, _), .declaration, .leave, .defer: continue
      }
    }
  }

  private mutating func read(_ answer: Expression) {
    if case .choice(let bodies) = answer.form {
      for body in bodies { read(body) }
    } else if !answer.makesNothing {
      isAll = false
    }
  }

  private mutating func read(_ item: Statement.Case) {
    let said = item.patterns.compactMap(type)
    guard !said.isEmpty, said.count == item.patterns.count else { return read(item.body) }
    let made = Made(item.body, topLevel)
    if !made.isAll { types += said }
  }

  /// `type == Lamp.self`, `key == "\(Lamp.self)"`.
  private func compared(in test: Expression) -> TypeName? {
    switch test.form {
    case .binary(let left, "==", let right): type(right) ?? type(left)
    case .cast: type(test)
    default: nil
    }
  }

  /// The type that a key or pattern says.
  private func type(_ key: Expression) -> TypeName? {
    switch key.form {
    case .metatype(let type): return type
    case .cast(_, _, .metatype(let type)): return type
    case .string(let text?): return topLevel.contains(text) ? .named(text) : nil
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.form, ["ObjectIdentifier", "String"].contains(name) else { return nil }
      let said = arguments.filter { $0.value.form != .string("") }
      guard said.count == 1, case .metatype(let type) = said[0].value.form else { return nil }
      return type
    default: return nil
    }
  }
}

extension [TypeName] {
  fileprivate var once: [TypeName] {
    var seen: Set<TypeName> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Expression {
  fileprivate var makesNothing: Bool {
    switch form {
    case .null: true
    case .call(let callee, _):
      if case .name(let name, _) = callee.form {
        ["fatalError", "preconditionFailure", "assertionFailure", "print"].contains(name)
      } else {
        false
      }
    default: false
    }
  }
}
