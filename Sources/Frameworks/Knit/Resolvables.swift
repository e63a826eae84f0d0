import Model

extension Digest {
  /// What the macro `@Resolvable<R>` writes beside an initializer or static function: a function that asks a resolver for every
  /// parameter and hands it on (`ResolvableMacro` in the source).
  var resolvableMakers: [String] {
    declarations.indices.compactMap { index in
      let declaration = declarations[index]
      guard declaration.kind == .initializer || declaration.kind == .function && declaration.isStatic,
        let macro = declaration.attributes.first(where: { $0.name.baseName == "Resolvable" }),
        case .nominal(let parts) = macro.name, let resolver = parts.last?.arguments.first,
        let type = typePath(around: index)
      else { return nil }
      let isMaking = declaration.kind == .initializer
      let name = isMaking ? "make" : declaration.name
      guard name.isIdentifier, let result = isMaking ? "Self" : declaration.type?.description else { return nil }
      let asked = declaration.parameters.filter { !$0.has("UseDefault") }
      let parameters = ["resolver: \(resolver)"] + asked.filter { $0.has("Argument") }.map(\.handedOn)
      let values = asked.map { ($0.label.map { "\($0): " } ?? "") + $0.asked }
      let callee = isMaking ? "Self" : name
      return """
        extension \(type) {
          public static func \(name)(\(parameters.joined(separator: ", "))) -> \(result) {
            return \(callee)(\(values.joined(separator: ", ")))
          }
        }

        """
    }
  }

  /// The type in which a declaration stands, as file scope names it; nil inside a function.
  private func typePath(around index: Int) -> String? {
    var path: [String] = []
    var parent = declarations[index].parent
    while let next = parent {
      let outer = declarations[next]
      if outer.kind == .extension {
        guard let type = outer.type else { return nil }
        path.insert(type.description, at: 0)
      } else {
        guard outer.isNominal else { return nil }
        path.insert(outer.name, at: 0)
      }
      parent = outer.parent
    }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }
}

extension Parameter {
  fileprivate func has(_ wrapper: String) -> Bool { attributes.contains { $0.name.baseName == wrapper } }

  private var outerName: String { label ?? name }
  private var typeText: String { type?.description ?? "Any" }

  /// A parameter of the maker, which hands it on.
  fileprivate var handedOn: String { "\(outerName): \(typeText)" + (defaultValue == nil ? "" : " = defaultValue()") }

  /// What is handed over for it.
  fileprivate var asked: String {
    if has("Argument") { return outerName }
    let accessor = accessorName(typeText)
    let text: String? =
      attributes.first { $0.name.baseName == "Named" }?.arguments?.first.flatMap {
        if case .string(let text?) = $0.value.form { text } else { nil }
      }
    return "__ask(\"\(accessor)\", (\(typeText)).self, of: resolver\(text.map { ", name: \"\($0)\"" } ?? ""))"
  }
}
