import Model

/// Types of keys that say a type: `struct Tag<V> { var type: V.Type?; var key: String? }`. A parameter of such a type says which type is meant, and
/// under which name.
struct KeyTypes {
  /// By name: the property that is the name, if there is one; those of one name twice may mean either, and are none.
  private var names: [String: String?] = [:]
  /// By name of any structure: its properties that are texts.
  private var texts: [String: Set<String>] = [:]

  init(_ digests: [Digest]) {
    var seen: Set<String> = []
    for digest in digests {
      for declaration in digest.declarations where declaration.isStored && declaration.type?.isNamed("String") == true {
        guard let parent = declaration.parent, digest.declarations[parent].kind == .struct else { continue }
        texts[digest.declarations[parent].name, default: []].insert(declaration.name)
      }
      for (index, declaration) in digest.declarations.enumerated() where declaration.isNominal && declaration.generics.count == 1
      {
        let own = digest.declarations.filter { $0.parent == index && $0.isStored && !$0.isStatic }
        let saysType = own.contains { property in
          guard case .metatype(let inner)? = property.type?.unwrapped else { return false }
          return inner.isNamed(declaration.generics[0].name)
        }
        guard seen.insert(declaration.name).inserted, saysType else {
          names[declaration.name] = nil
          continue
        }
        let texts = own.filter { $0.type?.unwrapped.isNamed("String") == true }
        names[declaration.name] = .some(texts.count == 1 ? texts[0].name : nil)
      }
    }
  }

  /// With those that stand beside what makes a thing, `func add<V>(_: Tag<V>, _: () -> V)`: their declarations need not have been read.
  func completed(by functions: [Declaration]) -> KeyTypes {
    var new = self
    for function in functions {
      let own = Set(function.generics.map(\.name))
      func isOwn(_ type: TypeName) -> Bool { type.unwrapped.baseName.map(own.contains) ?? false }
      let makes = function.parameters.contains { parameter in
        guard case .function(_, let result)? = parameter.type?.unwrapped else { return false }
        return isOwn(result)
      }
      guard makes else { continue }
      for case .nominal(let parts)? in function.parameters.map(\.type?.unwrapped) {
        guard let last = parts.last, last.arguments.count == 1, isOwn(last.arguments[0]), new.names[last.name] == nil else {
          continue
        }
        new.names[last.name] = .some(nil)
      }
    }
    return new
  }

  /// The type parameter that a parameter's type says, and the property that is the name.
  func key(_ type: TypeName?, of function: Declaration) -> (type: TypeName, name: String?)? {
    guard case .nominal(let parts)? = type?.unwrapped, let last = parts.last, last.arguments.count == 1,
      let name = names[last.name],
      function.generics.contains(where: { last.arguments[0].isNamed($0.name) })
    else { return nil }
    return (last.arguments[0], name)
  }

  /// What of a thing of some type is the name under which something is kept: a text that it has, or the thing itself.
  ///
  /// - Parameter part: What the function that keeps it takes of the thing.
  func name(_ word: String, of type: TypeName, by part: String?) -> String {
    guard let part, let owner = type.baseName, texts[owner]?.contains(part) == true else { return word }
    return "\(word).\(part)"
  }

  /// The same function, types in the place of keys that say them.
  func spelledOut(_ declaration: Declaration) -> Declaration {
    guard !names.isEmpty, declaration.mayBeDescribed else { return declaration }
    var new = declaration
    for index in new.parameters.indices {
      if let key = key(new.parameters[index].type, of: declaration) { new.parameters[index].type = .metatype(key.type) }
    }
    return new
  }
}
