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
    guard !program.speaksOfStored(symbols.declaration(function), all: true) else { return nil }
    return context.maker ?? .call(context.sites[context.sites.count - 1])
  }

  /// For whom an initializer makes containers, which is followed for its arguments.
  func maker(in initializer: DeclarationID, of object: Int?) -> Maker? {
    program.speaksOfStored(symbols.declaration(initializer), all: false) ? nil : object.map(Maker.object) ?? context.maker
  }
}

extension ProgramFacts {
  /// Whether a body names something that is stored beyond it: a static or global property, or, with `all`, any. It may keep what it made once
  /// and answer with it again, whoever asks.
  func speaksOfStored(_ function: Declaration, all: Bool) -> Bool {
    let own = Set(function.parameters.map(\.name))
    var found = false
    Walk.statements(function.body ?? []) { expression in
      switch expression.form {
      case .name(let name, _), .member(_, let name, _, _):
        if self.sharedNames.contains(name) || all && self.storedNames.contains(name) { found = found || !own.contains(name) }
      default: break
      }
    }
    return found
  }
}
