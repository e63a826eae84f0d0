import Model

/// Where an object comes to life that an initializer fills.
enum ObjectBirth {
  /// There, in the body of that function.
  case place(Location, in: DeclarationID?)
  /// Whoever calls the initializer says it.
  case caller
}

/// Initializers that have others initialize the object which is being made.
extension Evaluator {
  func container(in value: Value) -> Value.Form? { if case .container = value.form { value.form } else { nil } }

  /// `self.init(…)` of a container, or `super.init(…)` of its subclass: from there on `self` is the container that the other
  /// initializer makes.
  func delegate(
    _ callee: Expression, _ arguments: [Argument], _ site: Location, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard case .member(let base?, "init", _, let labels) = callee.form, case .name(let word, _) = base.form,
      let object = frame.receiver, object.type.instance == nil
    else { return nil }
    if case .object = object.form, word == "self" { return fill(object, labels, arguments, site, frame, environment) }
    guard let vocabulary = containerVocabulary(object.type) else { return nil }
    switch word {
    case "super":
      let parent = evaluate(base, frame, environment).type
      let made = initialize(parent, nil, arguments, site, frame.birth, frame, environment)
      if let form = container(in: made) {
        frame.receiver = Value(form, type: object.type, born: frame.depth)
        if case .container(.exact(let index)) = form, recording.roots[index].name == nil {
          recording.roots[index].name = object.type.description
        }
      }
      return made
    case "self":
      let made = initialize(object.type, labels, arguments, site, frame.birth, frame, environment)
      let form = container(in: made) ?? create(VerbArguments(), vocabulary, frame).form
      frame.receiver = Value(form, type: object.type, born: frame.depth)
      return made
    default: return nil
    }
  }

  /// `self.init(…)` of an object of which properties are known: the other initializer puts into them what it does.
  private func fill(
    _ object: Value, _ labels: [String]?, _ arguments: [Argument], _ site: Location, _ frame: Frame, _ environment: Environment
  ) -> Value? {
    guard frame.function.map({ symbols.declaration($0).kind == .initializer }) ?? false else { return nil }
    let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
    var cache: [Int: Value] = [:]
    let fitting = initializers(of: object.type, labels: labels).candidates.compactMap { candidate -> OverloadFit? in
      let generics = candidate.generics.filter { !$0.value.isOpen }.merging(frame.scope.generics) { own, _ in own }
      return fit(Overload(id: candidate.id, generics: generics), given, nil, receiver: object, &cache, frame, environment)
    }
    guard let best = best(of: fitting), case let id = best.candidate.id, !context.functions.contains(id) else { return nil }
    let declaration = symbols.declaration(id)
    var (generics, births) = (best.generics, best.births.merging(frame.genericBirths) { own, _ in own })
    return with({ $0.sites.replaceInnermost(with: site) }) {
      let arguments = self.arguments(best, declaration, given, &cache, &generics, &births, frame, environment)
      return activate(id, generics, object, arguments.byName, births: births, frame, body: declaration.body ?? [], result: nil) {
        _, _ in
      }
    }
  }

  private func initialize(
    _ type: TypeName, _ labels: [String]?, _ arguments: [Argument], _ site: Location, _ birth: ObjectBirth?, _ frame: Frame,
    _ environment: Environment
  ) -> Value {
    with({ $0.sites.replaceInnermost(with: site) }) {
      let given = arguments.map { Given(label: $0.label, isTrailing: $0.isTrailing, expression: $0.value) }
      return construct(type, initializers(of: type, labels: labels), given, nil, frame, environment, birth: birth)
    }
  }

  /// Where the container comes to life that a body by itself initializes: his who calls it.
  func birth(in id: DeclarationID) -> ObjectBirth? {
    guard symbols.declaration(id).kind == .initializer, let key = symbols.enclosingType(id), let symbol = symbols.types[key],
      containerVocabulary(symbol.nominal) != nil
    else { return nil }
    return .caller
  }

  /// Initializers that make containers and that no visible code calls: whoever does has a container with what they load.
  func runForgottenInitializers() {
    for id in followed.all.sorted() where birth(in: id) != nil && !calls.calledInitializers.contains(id) {
      evaluate(id, isForgotten: true)
    }
  }
}
