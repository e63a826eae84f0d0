import Model

/// What is followed for its arguments and makes a container: an object's initializer, whose containers are its own, the outermost call of a
/// function that answers with one, or a member that is something else in each class below, whose containers are those of the class.
enum Maker: Hashable {
  case object(Int)
  case call(Location)
  case type(String)
}

extension Evaluator {
  /// For whom a function makes containers, which is called where the evaluation stands; nil: for all its callers alike.
  func maker(in function: DeclarationID, of receiver: Value?, answering result: TypeName) -> Maker? {
    guard symbols.vocabulary(ofFile: function.file) == nil, isTelling(result) else { return context.maker }
    if symbols.declaration(function).parameters.isEmpty, let own = receiver.flatMap({ decidingClass(of: function, $0) })?.key,
      own != symbols.enclosingType(function)
    {
      return .type(own)
    }
    guard !program.stores(spokenOfBy: function, symbols).isAny else { return nil }
    return context.maker ?? .call(context.site)
  }

  /// For whom an initializer makes containers, which is followed for its arguments.
  func maker(in initializer: DeclarationID, of object: Int?) -> Maker? {
    program.stores(spokenOfBy: initializer, symbols).isShared ? nil : object.map(Maker.object) ?? context.maker
  }

  /// What tells a container that some place makes from others. Where arguments decide what becomes of it, each object that is made and each call
  /// has its own; the first shares its container with whoever is not known, and those beyond the limit share one of which nothing is
  /// said for certain.
  func identity(at site: Location) -> (text: String, isCrowded: Bool) {
    let place = "\(site) \(copy(at: site) ?? -1)\(context.isUncalled ? " for nobody" : "")"
    guard let maker = context.maker else { return (place, false) }
    guard let number = objects.number(of: maker, at: place) else {
      note(.include, "more than \(Limit.containerPlaces.value) callers each make a container here", at: site)
      return ("\(place) by many", true)
    }
    // A class above those that override something has a container, too, where it is made itself.
    if case .type(let type) = maker { return ("\(place) in \(type)", false) }
    return (number == 0 ? place : "\(place) by \(number)", false)
  }

  /// The target in which the evaluation stands, where the file of a place is several, one in each.
  func copy(at site: Location) -> Int? { symbols.copiedFiles.targets[site.file] == nil ? nil : context.target }
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
