import Frameworks
import Linking
import Model

/// Names each framework that is imported and that dilint does not read.
///
/// - Parameter modules: Those of the program, whose source is here.
func unreadFrameworks(_ digests: [Digest], but modules: Set<String>) -> [Sentence] {
  var first: [String: Location] = [:]
  for digest in digests.sorted(by: { $0.file < $1.file }) {
    for item in digest.imports {
      guard let module = item.path.first, !modules.contains(module), let name = Frameworks.unreadFrameworks[module],
        first[name] == nil
      else { continue }
      first[name] = Location(digest.file, item.at)
    }
  }
  return first.sorted { $0.key < $1.key }.map {
    "\($0.key) is imported (\(lineOf: $0.value)), and dilint does not read it; `frameworks: { custom: … }` in the manifest can describe it."
  }
}

/// Types of the program that behave like a container: they keep things in a dictionary, and have functions that put something in
/// by its type and give it back by its type. Each with the lines of a manifest that would make it known.
///
/// - Parameter modules: Of frameworks that are read: what is declared where one of them is imported may be a wrapper of it.
func ownContainers(_ digests: [Digest], beside modules: Set<String> = []) -> [Sentence] {
  var members: [String: [Declaration]] = [:]
  var hidden: [String: [Declaration]] = [:]
  var places: [String: Location] = [:]
  let (aliases, keys, carriers) = (FunctionAliases(digests), KeyTypes(digests), Carriers(digests))
  for digest in digests.sorted(by: { $0.file < $1.file }) {
    let mayWrap = digest.imports.contains { $0.path.first.map(modules.contains) ?? false }
    for declaration in digest.declarations {
      if declaration.isNominal, !mayWrap, !declaration.isComparedByParts {
        places[declaration.name] = Location(digest.file, declaration.at)
      }
      guard let parent = declaration.parent else { continue }
      let owner = digest.declarations[parent]
      let name = owner.kind == .extension ? owner.type?.baseName ?? "" : owner.name
      // What only the type itself calls is not how others ask it.
      let isHidden = declaration.kind == .function && !declaration.modifiers.isDisjoint(with: ["private", "fileprivate"])
      if isHidden {
        hidden[name, default: []].append(declaration)
      } else {
        members[name, default: []].append(aliases.spelledOut(stored: declaration))
      }
    }
  }
  lazy var code = ProgramCode(digests)
  let proposed = places.keys.sorted().compactMap { name -> ProposedContainer? in
    // Most types keep nothing by a key: of these nothing else is asked.
    let stores = Set((members[name] ?? []).filter(\.keepsThings).map(\.name))
    guard !stores.isEmpty, let place = places[name] else { return nil }
    let written = (members[name] ?? []).map { aliases.spelledOut($0) }
    let hidden = (hidden[name] ?? []).map { aliases.spelledOut($0) }
    let ofObjects = written.genericsOfObjects
    let own = written.filter { !$0.isDone(byAnObjectWith: ofObjects) }.map(keys.completed(by: written).spelledOut)
    var filling = own.filter { $0.registersByType(carriers) }
    // A container that others only ask fills itself.
    if filling.isEmpty {
      let asked = code.namesReached(from: [name: Set(own.filter(\.resolvesByType).map(\.signature))])
      filling = hidden.map(keys.spelledOut).filter { $0.registersByType(carriers) && !asked.contains($0.name) }
    }
    let functions = Set((written + hidden).filter { $0.kind == .function }.map(\.name))
    filling = filling.filter { $0.keepsByType(functions) }
    // What is kept by a name is asked for as what is kept by its type.
    if !filling.isEmpty {
      let read = code.namesReached(from: [name: Set(own.filter(\.resolvesByType).map(\.signature))])
      filling += own.filter { function in
        !filling.contains { $0.signature == function.signature } && function.registersByName(carriers)
          && code.uses(read.intersection(own.filter(\.keepsThings).map(\.name)), in: [function], of: name)
      }
    }
    // What is found by a text beside its type was kept by one.
    let isByTexts = filling.contains(where: \.wantsText)
    let registering = Set(filling.map(\.signature))
    let resolving = Set(own.filter { $0.resolvesByType && (isByTexts || !$0.wantsText) }.map(\.signature))
    guard !registering.isEmpty, !resolving.isEmpty else { return nil }
    // What keeps things in another way than its own functions do, a list of all such objects say, is none.
    guard code.uses(stores, in: own.filter(\.resolvesByType), of: name), code.writes(stores, in: filling, of: name) else {
      return nil
    }
    return ProposedContainer(name: name, place: place, registering: registering, resolving: resolving)
  }
  return proposed.filter { !code.isCache($0, of: proposed) }.map(\.sentence)
}

extension ProgramCode {
  /// Whether some functions of a type lead to one of its properties, itself or by way of others.
  fileprivate func uses(_ properties: Set<String>, in functions: [Declaration], of owner: String) -> Bool {
    let named = [owner: Set(functions.map(\.signature))]
    return !namesReached(from: named).isDisjoint(with: properties)
  }

  /// Whether they do something with one of them that changes it, as far as its text says; what is only looked up by a key stays as it is.
  fileprivate func writes(_ properties: Set<String>, in functions: [Declaration], of owner: String) -> Bool {
    let signatures = [owner: Set(functions.map(\.signature))]
    let first = self.functions(of: owner).filter { isNamed($0, signatures) }
    final class Found { var isSo = false }
    let found = Found()
    for unit in reached(from: first, near: [owner]).units {
      walk(unit) { expression in
        switch expression.form {
        case .assign(let target, _): found.isSo = found.isSo || target.says(properties)
        case .prefix("&", let given): found.isSo = found.isSo || given.says(properties)
        case .call(let callee, let arguments):
          if case .member(let base?, _, _, _) = callee.bare.form { found.isSo = found.isSo || base.says(properties) }
          found.isSo = found.isSo || arguments.contains { $0.value.isOne(of: properties) }
        default: break
        }
      }
    }
    return found.isSo
  }
}

extension Expression {
  fileprivate func isOne(of properties: Set<String>) -> Bool {
    switch bare.form {
    case .name(let name, _), .member(_, let name, _, _): properties.contains(name)
    default: false
    }
  }

  fileprivate func says(_ properties: Set<String>) -> Bool { contains { $0.isOne(of: properties) } }
}

extension Declaration {
  /// A value that is compared or written down by what is in it: data rather than a container.
  fileprivate var isComparedByParts: Bool {
    let words: Set = ["Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable"]
    return (kind == .struct || kind == .enum) && inherits.contains { $0.baseName.map(words.contains) ?? false }
  }

  /// Whether it is a dictionary that is kept, be it in a box that guards it: `let parts = Guarded<[String: Any]>([:])`.
  var keepsThings: Bool {
    kind == .property && body == nil && (type.map(\.isOrHoldsDictionary) ?? value?.makesDictionary ?? false)
  }

  /// Whether what it keeps under each key may be anything, as far as its type says.
  var keepsAnything: Bool {
    guard case .nominal(let parts)? = type?.unwrapped, let last = parts.last else { return true }
    return last.arguments.last.map { Carriers.isAnything($0) || $0.isPartlyUnknown } ?? true
  }

  private func isOwn(_ type: TypeName?) -> Bool {
    type?.unwrapped.baseName.map { name in generics.contains { $0.name == name } } ?? false
  }

  private func isMetatype(_ type: TypeName?) -> Bool {
    guard case .metatype(let inner)? = type?.unwrapped else { return false }
    return isOwn(inner)
  }

  /// `func set<T>(_: T, forKey: String)`: what is kept by a text that its caller says is not kept by its type.
  private var isKeyed: Bool { !parameters.contains { isMetatype($0.type) } && parameters.contains(where: isKey) }

  private func isKey(_ parameter: Parameter) -> Bool {
    parameter.type?.isNamed("String") == true && ["key", "forKey"].contains(parameter.label ?? parameter.name)
  }

  /// `func get<T>(_: T.Type, forKey: String) -> T`: whoever calls says a text beside the type.
  fileprivate var wantsText: Bool { parameters.contains { isKey($0) && $0.defaultValue == nil } }

  /// `func add<T>(_: T.Type, _: () -> T)`, `func add<T>(_: T)`, and where the type is said, `func add<T>(_: T.Type, _: Any)` or
  /// `func add(_: Any, as: Any.Type)`.
  func registersByType(_ carriers: Carriers) -> Bool {
    mayRegister && !isOwn(type) && !isKeyed && !takesText && !onlyTakesOut && takesThing(carriers)
  }

  private var mayRegister: Bool { kind == .function || isSetter }

  private func takesThing(_ carriers: Carriers) -> Bool {
    let saysType = parameters.contains { isMetatype($0.type) || isAnyMetatype($0.type) }
    return parameters.contains { parameter in
      var given = parameter.type?.unwrapped
      if case .function(_, let result)? = given { given = result.unwrapped }
      return isOwn(given) || saysType && (Carriers.isAnything(given) || carriers.cases(of: given) != nil)
    }
  }

  /// It takes something out of a dictionary, and puts nothing into one.
  private var onlyTakesOut: Bool {
    final class Found { var (takes, puts) = (false, false) }
    let found = Found()
    Model.Walk.statements(body ?? []) { expression in
      switch expression.form {
      case .assign(let target, let value):
        guard case .index = target.form else { return }
        if value.form == .null { found.takes = true } else { found.puts = true }
      case .call(let callee, _):
        if case .member(_?, "removeValue", _, _) = callee.form { found.takes = true }
      default: break
      }
    }
    return found.takes && !found.puts
  }

  /// Whether what it keeps is kept by its type, as far as its own body says: not by something that the thing has, or by a key that it is handed.
  fileprivate func keepsByType(_ functions: Set<String>) -> Bool {
    let keys = StoreKeys(of: self)
    let types = parameters.filter { $0.type?.saysTypes ?? false }.map(\.name)
    if parameters.contains(where: { isOwn($0.type) && keys.take(from: $0.name) }) { return false }
    return keys.isEmpty || keys.say(oneOf: functions.union(types).union(generics.map(\.name)))
  }

  /// The same but for a key that its caller says, `func add<T>(_: T, _ key: String)`, under which its own body keeps it.
  fileprivate func registersByName(_ carriers: Carriers) -> Bool {
    mayRegister && !isOwn(type) && !takesText && StoreKeys(of: self).areMade(of: self) && takesThing(carriers)
  }

  private func isAnyMetatype(_ type: TypeName?) -> Bool {
    guard case .metatype(let inner)? = type?.unwrapped else { return false }
    return inner.isNamed("Any")
  }

  /// It is for what can be written down: a store of data, not of objects.
  private var takesText: Bool {
    generics.contains { $0.bounds.contains { $0.baseName.map(Self.written.contains) ?? false } }
  }

  private static let written: Set = ["Codable", "Decodable", "Encodable", "NSCoding", "NSSecureCoding"]

  /// `func get<T>(_: T.Type) -> T`, `func get<T>() -> T?`.
  var resolvesByType: Bool {
    guard kind == .function || kind == .subscript && !isSetter, !generics.isEmpty, isOwn(type), !isKeyed, !takesText else {
      return false
    }
    return parameters.allSatisfy { !isOwn($0.type) && !isFunction($0.type) }
      && (parameters.isEmpty || parameters.contains { isMetatype($0.type) } || parameters.allSatisfy { $0.label != nil })
  }

  private func isFunction(_ type: TypeName?) -> Bool { if case .function? = type?.unwrapped { true } else { false } }
}

extension TypeName {
  /// Whether it is a type of types, or a list of such.
  fileprivate var saysTypes: Bool {
    switch unwrapped {
    case .metatype: true
    case .nominal(let parts) where parts.last?.name == "Type": true
    case let type: type.element?.saysTypes ?? false
    }
  }

  var isOrHoldsDictionary: Bool {
    guard case .nominal(let parts) = unwrapped, let last = parts.last else { return false }
    return last.name == "Dictionary" || last.arguments.contains { $0.unwrapped.baseName == "Dictionary" }
  }
}

extension Expression {
  fileprivate var makesDictionary: Bool {
    switch form {
    case .dictionary: true
    case .call(let callee, let arguments):
      switch callee.form {
      case .metatype(let made): made.isOrHoldsDictionary
      case .name("Dictionary", _): true
      case .name(let name, let types):
        types.contains { $0.baseName == "Dictionary" }
          || name.first?.isUppercase ?? false && arguments.count == 1 && arguments[0].value.makesDictionary
      default: false
      }
    default: false
    }
  }
}
