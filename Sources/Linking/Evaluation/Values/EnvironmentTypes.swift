import Model

/// Where the program hands a value down under a key: `.environment(\.resolver, assembler.resolver)`.
struct HandedDown {
  var body: DeclarationID
  var value: Expression
}

extension Evaluator {
  /// The container that the program hands down under a key of which nobody here declares the type: `@Environment(\.resolver) var resolver`, where a
  /// library adds `resolver` to `EnvironmentValues`. Where it hands down things of several types, nobody knows which.
  ///
  /// - Parameter wrapper: the attribute, after which the method is called that hands a value down.
  func typeHandedDown(to wrapper: String, _ key: String) -> TypeName? {
    let name = "\(wrapper.prefix(1).lowercased())\(wrapper.dropFirst()).\(key)"
    if let known = objects.handedDownTypes[name] { return known == .unknown ? nil : known }
    // Who hands on what he was handed says nothing of it.
    objects.handedDownTypes[name] = .unknown
    let places = objects.handedDown ?? placesOfHandedDown()
    objects.handedDown = places
    var found: TypeName?
    for place in places[name] ?? [] where !program.idleCode.declarations.contains(place.body) {
      guard let type = writtenType(of: place.value, in: place.body)?.unwrapped else { continue }
      guard containerVocabulary(type) != nil, found == nil || found == type else { return nil }
      found = type
    }
    if let found { objects.handedDownTypes[name] = found }
    return found
  }

  private func placesOfHandedDown() -> [String: [HandedDown]] {
    var found: [String: [HandedDown]] = [:]
    for (file, digest) in zip(program.digests.indices, program.digests) {
      for (index, declaration) in digest.declarations.enumerated() {
        guard let body = declaration.body else { continue }
        Walk.statements(body) { expression in
          guard case .call(let callee, let arguments) = expression.form, case .member(_, let method, _, _) = callee.form,
            arguments.count == 2, case .keyPath(_, let path) = arguments[0].value.form, path.count == 1
          else { return }
          let place = HandedDown(body: DeclarationID(file: file, index: index), value: arguments[1].value)
          found["\(method).\(path[0])", default: []].append(place)
        }
      }
    }
    return found
  }

  /// The type that declarations give names and members of them.
  private func writtenType(of expression: Expression, in body: DeclarationID) -> TypeName? {
    switch expression.form {
    case .name("self", _): symbols.enclosingType(body).flatMap { symbols.types[$0]?.nominal }
    case .name(let name, _):
      if localNames(of: body).names(name, receivers) != nil {
        nil
      } else if let owner = symbols.enclosingType(body).flatMap({ symbols.types[$0]?.nominal }),
        let property = property(name, of: Value(type: owner))
      {
        propertyType(property)
      } else if let global = symbols.global[name]?.first, symbols.declaration(global).kind == .property {
        propertyType(Member(id: global, generics: [:]))
      } else if name.first?.isUppercase == true {
        symbols.resolve(.named(name), in: Scope(file: body.file, declaration: body))
      } else {
        nil
      }
    case .member(let base?, let name, _, _):
      writtenType(of: base, in: body).flatMap { property(name, of: Value(type: $0)) }.flatMap { propertyType($0) }
    case .force(let inner), .chain(let inner): writtenType(of: inner, in: body)?.unwrapped
    default: nil
    }
  }
}
