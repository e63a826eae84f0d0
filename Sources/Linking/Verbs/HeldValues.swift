import Model

extension OverrideTargets {
  /// Whether a closure that a library's method is handed changes what the library's object holds: it holds something of the program's own,
  /// as the type of `box` in `box.withLock { $0.horn = true }` says or what it was made with, and that has all that the closure sets.
  func changesHeld(
    _ closure: Expression, _ callee: Expression, _ arguments: [Argument], in declaration: DeclarationID?, _ file: Int
  ) -> Bool {
    guard case .member(let base?, _, _, _) = callee.form, case .closure(let closure) = closure.form,
      // A path beside it says of what else the closure is handed a part.
      !arguments.contains(where: { if case .keyPath = $0.value.form { true } else { false } })
    else { return false }
    let set = Overrides.names(assignedTo: closure.parameters.first?.name ?? "$0", in: closure.body).map(\.name)
    guard !set.isEmpty else { return false }
    let origins = symbols.origins(ofValue: base, in: declaration, file)
    return !origins.isEmpty
      && origins.allSatisfy { origin in
        held(by: origin.type, origin.value, in: declaration, file).contains { type in
          set.allSatisfy { !symbols.members(of: type, named: $0).isEmpty }
        }
      }
  }

  /// The program's own types of which something is that a library's object holds.
  private func held(
    by type: TypeName?, _ value: Expression?, in declaration: DeclarationID?, _ file: Int
  ) -> [TypeName] {
    let scope = Scope(file: file, declaration: declaration)
    let written: [TypeName]
    if let type {
      guard isLibrarys(symbols.resolve(type.unwrapped, in: scope)) else { return [] }
      written = type.unwrapped.arguments
    } else {
      guard case .call(let maker, let arguments)? = value?.form, case .name(let name, let generics) = maker.form,
        isLibrarys(symbols.resolve(.named(name), in: scope))
      else { return [] }
      written = generics.isEmpty ? arguments.flatMap { $0.value.typesMade ?? [] }.map { .named($0) } : generics
    }
    return written.map { symbols.resolve($0, in: scope) }.filter(isOwn)
  }

  private func isLibrarys(_ type: TypeName) -> Bool {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }) else { return true }
    return symbol.isExternal && symbol.vocabulary == nil
  }
}
