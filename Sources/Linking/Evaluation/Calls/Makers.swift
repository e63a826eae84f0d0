import Model

/// What is followed for its arguments and makes a container: an object's initializer, whose containers are its own, or the outermost call of a
/// function that answers with one.
enum Maker: Hashable {
  case object(Int)
  case call(Location)
}

extension Evaluator {
  /// For whom a function makes containers, which is called where the evaluation stands; nil: for all its callers alike.
  func maker(in function: DeclarationID, answering result: TypeName) -> Maker? {
    guard symbols.vocabulary(ofFile: function.file) == nil, isTelling(result) else { return context.maker }
    guard !program.stores(spokenOfBy: function, symbols).isAny else { return nil }
    return context.maker ?? .call(context.site)
  }

  /// For whom an initializer makes containers, which is followed for its arguments.
  func maker(in initializer: DeclarationID, of object: Int?) -> Maker? {
    program.stores(spokenOfBy: initializer, symbols).isShared ? nil : object.map(Maker.object) ?? context.maker
  }
}

/// Which stored properties a body names beyond its own parameters: it may keep what it made once and answer with it again, whoever asks.
struct SpokenStores {
  /// A static or global one.
  var isShared = false
  /// Any.
  var isAny = false
}

extension ProgramFacts {
  func stores(spokenOfBy id: DeclarationID, _ symbols: Symbols) -> SpokenStores {
    if let known = spokenStores[id] { return known }
    let function = symbols.declaration(id)
    let own = Set(function.parameters.map(\.name))
    var found = SpokenStores()
    Walk.statements(function.body ?? []) { expression in
      switch expression.form {
      case .name(let name, _), .member(_, let name, _, _):
        guard !own.contains(name) else { return }
        if self.sharedNames.contains(name) { found = SpokenStores(isShared: true, isAny: true) }
        if self.storedNames.contains(name) { found.isAny = true }
      default: break
      }
    }
    spokenStores[id] = found
    return found
  }
}
