import Model

/// A file with what `@DependencyEntry` writes beside a property of `DependencyValues`: the key that reading it asks for, live where the
/// macro's argument says how (`DependencyEntryMacro`).
@Sendable func withDependencyEntries(_ digest: Digest) -> Digest {
  var digest = digest
  for index in digest.declarations.indices {
    let property = digest.declarations[index]
    guard property.kind == .property, property.body == nil, !property.isStatic, let home = property.parent,
      digest.declarations[home].kind == .extension, digest.declarations[home].type?.baseName == "DependencyValues",
      let macro = property.attributes.first(where: { $0.name.baseName == "DependencyEntry" })
    else { continue }
    let live = macro.arguments?.first { $0.label == "liveValue" }?.value
    // The macro refuses one that has neither.
    guard live != nil || property.value != nil else { continue }
    let names = property.keyNames(macro)
    digest.declarations += property.key(names[0], at: macro.at, in: home, number: digest.declarations.count, live)
    for other in names.dropFirst() {
      var alias = Declaration(kind: .typealias, name: other, parent: home, at: macro.at)
      (alias.modifiers, alias.type) = (property.keyAccess, .named(names[0]))
      digest.declarations.append(alias)
    }
    digest.declarations[index] = property.reading(names[0], at: macro.at)
  }
  return digest
}

extension Declaration {
  /// What others see its module's key, too, to make it live.
  fileprivate var keyAccess: Set<String> { modifiers.intersection(["public", "package"]) }

  /// What the key is called: as the macro is told, else after the type, or in the first versions after the property, which others may say.
  fileprivate func keyNames(_ macro: Attribute) -> [String] {
    if keyAccess.isEmpty { return ["__Key_\(name)"] }
    if case .string(let told?)? = macro.arguments?.first(where: { $0.label == nil })?.value.form { return [told] }
    let own = name.prefix(1).uppercased() + name.dropFirst() + "Key"
    guard let after = type?.nameForKey.map({ $0 + "Key" }), after != own else { return [own] }
    return [after, own]
  }

  /// The key with its values, each at its own place in the file.
  fileprivate func key(_ key: String, at: Position, in home: Int, number: Int, _ live: Expression?) -> [Declaration] {
    // One that nobody else sees is its file's alone.
    var type = Declaration(kind: .enum, name: key, parent: keyAccess.isEmpty ? nil : home, at: at)
    type.modifiers = keyAccess.isEmpty ? ["private"] : keyAccess
    type.inherits = [.named(live == nil ? "TestDependencyKey" : "DependencyKey")]
    type.condition = condition
    var members: [Declaration] = []
    if let written = self.type {
      var alias = Declaration(kind: .typealias, name: "Value", parent: number, at: at)
      (alias.modifiers, alias.type) = (keyAccess, written)
      members.append(alias)
    }
    for (name, value) in [("liveValue", live), ("testValue", self.value)] {
      guard let value else { continue }
      var made = Declaration(kind: .property, name: name, parent: number, at: value.at)
      made.modifiers = keyAccess.union(["static", "var"])
      (made.type, made.condition) = (self.type, condition)
      if made.type == nil { made.value = value } else { made.body = [.return(value, value.at)] }
      members.append(made)
    }
    return [type] + members
  }

  /// The property as the macro leaves it: whoever reads it asks for the key.
  fileprivate func reading(_ key: String, at: Position) -> Declaration {
    var property = self
    func expression(_ form: Expression.Form) -> Expression { Expression(form, at: at) }
    let value = expression(
      .index(expression(.name("self", [])), [Argument(label: nil, value: expression(.metatype(.named(key))))]))
    property.attributes.removeAll { $0.name.baseName == "DependencyEntry" }
    property.body = [.return(value, at)]
    property.observers = [.expression(expression(.assign(value, expression(.name("newValue", [])))))]
    // What it begins with is the test value now, and says of which type it is.
    if type != nil { property.value = nil }
    return property
  }
}

extension TypeName {
  /// The name after which the macro calls a key of this type; nil where it takes the property's.
  fileprivate var nameForKey: String? {
    if let inner = wrapped ?? element { return inner.nameForKey }
    switch self {
    case .nominal(let path):
      if path.parts.count == 1, path.parts[0].name == "Dictionary", path.parts[0].arguments.count == 2 {
        let names = path.parts[0].arguments.compactMap(\.nameForKey)
        return names.count == 2 ? names.joined() : nil
      }
      return path.parts.last?.name
    case .tuple(let types), .composition(let types):
      let names = types.compactMap(\.nameForKey)
      return names.isEmpty ? nil : names.joined()
    case .metatype(let type): return type.nameForKey
    case .function, .unknown: return nil
    }
  }
}
