import Frameworks
import Model

/// Names each framework that is imported and that dilint does not read.
func unreadFrameworks(_ digests: [Digest]) -> [Sentence] {
  var first: [String: Location] = [:]
  for digest in digests.sorted(by: { $0.file < $1.file }) {
    for item in digest.imports {
      guard let name = item.path.first.flatMap({ Frameworks.unreadFrameworks[$0] }), first[name] == nil else { continue }
      first[name] = Location(digest.file, item.at)
    }
  }
  return first.sorted { $0.key < $1.key }.map {
    "\($0.key) is imported (\(lineOf: $0.value)), and dilint does not read it; `frameworks: { custom: … }` in the manifest can describe it."
  }
}

/// Types of the program that behave like a container: they keep things in a dictionary, and have functions that put something in
/// by its type and give it back by its type. Each with the lines of a manifest that would make it known.
func ownContainers(_ digests: [Digest]) -> [Sentence] {
  var members: [String: [Declaration]] = [:]
  var places: [String: Location] = [:]
  let (aliases, keys) = (FunctionAliases(digests), KeyTypes(digests))
  for digest in digests.sorted(by: { $0.file < $1.file }) {
    for declaration in digest.declarations {
      if declaration.isNominal { places[declaration.name] = Location(digest.file, declaration.at) }
      guard let parent = declaration.parent else { continue }
      let owner = digest.declarations[parent]
      // What only the type itself calls is not how others fill and ask it.
      guard declaration.kind != .function || declaration.modifiers.isDisjoint(with: ["private", "fileprivate"]) else { continue }
      let name = owner.kind == .extension ? owner.type?.baseName ?? "" : owner.name
      members[name, default: []].append(aliases.spelledOut(declaration))
    }
  }
  return places.keys.sorted().compactMap { name in
    let written = members[name] ?? []
    let own = written.filter { !$0.isDone(byAnObjectWith: written) }.map(keys.completed(by: written).spelledOut)
    let filling = own.filter(\.registersByType)
    let registering = filling.map { "\(name).\($0.signature)" }
    // What is found by a text beside its type was kept by one.
    let isByTexts = filling.contains(where: \.wantsText)
    let resolving = own.filter { $0.resolvesByType && (isByTexts || !$0.wantsText) }.map { "\(name).\($0.signature)" }
    guard own.contains(where: \.keepsThings), !registering.isEmpty, !resolving.isEmpty, let place = places[name] else {
      return nil
    }
    let list = { (names: [String]) in Set(names).sorted().map { "\"\($0)\"" }.joined(separator: ", ") }
    return """
      `\(name)` (\(lineOf: place)) looks like a container of the program's own. dilint reads it if the manifest says \
      `frameworks: { custom: { register: [\(list(registering))], resolve: [\(list(resolving))] } }`.
      """
  }
}

extension Declaration {
  /// Whether it is a dictionary that is kept.
  var keepsThings: Bool { kind == .property && body == nil && (type?.baseName == "Dictionary" || isEmptyDictionary) }

  private var isEmptyDictionary: Bool {
    guard type == nil else { return false }
    switch value?.form {
    case .dictionary?: return true
    case .call(let callee, _)?:
      if case .metatype(let made) = callee.form { return made.baseName == "Dictionary" }
      if case .name("Dictionary", _) = callee.form { return true }
      return false
    default: return false
    }
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

  /// `func add<T>(_: T.Type, _: () -> T)`, `func add<T>(_: T)`, and where the type is said, `func add<T>(_: T.Type, _: Any)`.
  fileprivate var registersByType: Bool {
    guard kind == .function, !generics.isEmpty, !isOwn(type), !isKeyed else { return false }
    let saysType = parameters.contains { isMetatype($0.type) }
    return parameters.contains { parameter in
      var given = parameter.type?.unwrapped
      if case .function(_, let result)? = given { given = result.unwrapped }
      return isOwn(given) || saysType && ["Any", "AnyObject"].contains(given?.description)
    }
  }

  /// `func get<T>(_: T.Type) -> T`, `func get<T>() -> T?`.
  fileprivate var resolvesByType: Bool {
    guard kind == .function, !generics.isEmpty, isOwn(type), !isKeyed else { return false }
    return parameters.allSatisfy { !isOwn($0.type) && !isFunction($0.type) }
      && (parameters.isEmpty || parameters.contains { isMetatype($0.type) } || parameters.allSatisfy { $0.label != nil })
  }

  private func isFunction(_ type: TypeName?) -> Bool { if case .function? = type?.unwrapped { true } else { false } }
}
